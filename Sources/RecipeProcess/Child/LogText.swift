import RecipeModel
import RecipeProviderKit

/// Makes one harmless line of what a program wrote.
struct LogText: Sendable {
  /// The characters that are kept of a line.
  static let limit = 500

  /// The secrets' redaction, for readers of answers.
  let secrets: Redaction

  /// Prepares to take these secrets out.
  init(secrets: [Secret]) { self.secrets = Redaction(secrets) }

  /// The line with secrets replaced, white space collapsed and everything removed that steers a
  /// terminal; nil when nothing is left.
  ///
  /// Secrets go before anything is cut. Where the line itself was cut, its end could be half a
  /// secret, so that end goes too.
  func callAsFunction(_ line: LineSplitter.Line) -> String? {
    clean(secrets(String(decoding: line.bytes, as: UTF8.self), isCut: line.isCut))
  }

  /// The text with secrets replaced, on one line, without what steers a terminal.
  func clean(_ text: String) -> String? {
    var result = String.UnicodeScalarView()
    var count = 0
    var spaceIsDue = false
    for scalar in secrets(text).unicodeScalars {
      if scalar.properties.isWhitespace {
        spaceIsDue = count > 0
        continue
      }
      if scalar.isUnsafeToPrint { continue }
      guard count + 2 < Self.limit else {
        result.append("…")
        break
      }
      if spaceIsDue {
        result.append(" ")
        count += 1
        spaceIsDue = false
      }
      result.append(scalar)
      count += 1
    }
    return result.isEmpty ? nil : String(result)
  }

  /// The error without secrets.
  func callAsFunction(_ error: ProviderError) -> ProviderError { secrets(error) }

  /// What a line is, in a few words.
  func describe(_ bytes: [UInt8]) -> String {
    BodyExcerpt(Array(bytes.prefix(65_536)), redaction: secrets).description
  }
}
