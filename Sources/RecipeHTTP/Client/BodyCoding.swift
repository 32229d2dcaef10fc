import RecipeProviderKit

/// What bodies may look like on their way in.
enum BodyCoding {
  /// The content coding of a body that arrived still compressed; nil when the body is readable.
  ///
  /// The client undoes exactly `gzip` and `deflate`, in whatever case; ``AnswerGuard`` gives gzip's
  /// old name the new one.
  static func unreadable(_ headers: HTTPHeaders) -> String? {
    guard let coding = headers["Content-Encoding"] else { return nil }
    switch coding.lowercased() {
    case "gzip", "deflate", "identity", "": return nil
    default: return String(coding.filter { $0.isASCII && !$0.isWhitespace }.prefix(30))
    }
  }

  static func tooLarge(limit: Int, status: Int?) -> ProviderError {
    ProviderError(
      .invalidResponse, "the body is larger than \(limit.shownBytes)", httpStatus: status)
  }
}

extension Int {
  /// A number of bytes for people: `8 MiB`, `64 KiB`, `100 bytes`.
  var shownBytes: String {
    if self >= 1 << 20, self % (1 << 20) == 0 { return "\(self >> 20) MiB" }
    if self >= 1 << 10, self % (1 << 10) == 0 { return "\(self >> 10) KiB" }
    return "\(self) bytes"
  }
}
