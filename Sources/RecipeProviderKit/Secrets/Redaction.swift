import RecipeModel

/// Replaces secrets in texts that people or files will see, however they are spelled there.
///
/// Replace before anything is cut: of a secret that was cut before, a part may stay.
public struct Redaction: Sendable {
  /// What stands in a secret's place.
  public static let mark = "•••"

  private let finder: SecretFinder

  /// Prepares to replace these secrets; those of fewer than four bytes are left alone.
  public init(_ secrets: some Sequence<Secret> = [Secret]()) {
    finder = SecretFinder(Array(secrets))
  }

  /// Prepares to replace secrets of at least so many bytes.
  package init(_ secrets: some Sequence<Secret>, shortest: Int) {
    finder = SecretFinder(Array(secrets), shortest: shortest)
  }

  /// Whether there is nothing to replace.
  package var isEmpty: Bool { finder.isEmpty }

  /// The text with every secret replaced by ``mark``.
  ///
  /// What may be the first part of one before an ellipsis is replaced too: the text was cut there.
  public func callAsFunction(_ text: String) -> String { self(text, isCut: false) }

  /// The text with every secret replaced; `isCut` says that it went on behind its end.
  package func callAsFunction(_ text: String, isCut: Bool) -> String {
    finder.replacing(in: text, cuts: isCut ? .end : .marked) { _ in Self.mark } ?? text
  }

  /// The bytes with every secret covered by asterisks, so that lengths and places stay.
  package func covering(_ bytes: [UInt8]) -> [UInt8] {
    finder.replacing(in: bytes) { [UInt8](repeating: UInt8(ascii: "*"), count: $0.range.count) }
      ?? bytes
  }

  /// How many bytes come before what may be the first part of a secret at their end.
  package func countBeforePart(in bytes: [UInt8]) -> Int {
    let last = finder.matches(in: bytes, cuts: .end).last
    return last.flatMap { $0.range.upperBound == bytes.count ? $0.range.lowerBound : nil }
      ?? bytes.count
  }

  /// The error with every secret replaced in its message and hint.
  public func callAsFunction(_ error: ProviderError) -> ProviderError {
    var error = error
    error.message = self(error.message)
    error.fix = error.fix.map { self($0) }
    return error
  }
}
