import PotluckSupport
import RecipeModel

#if canImport(Darwin)
  import Foundation
#endif

/// Host names in Unicode, converted as browsers do it (UTS 46, without transitional processing).
///
/// The platform converts: libidn2 on Linux, which the C library uses for the same, and Foundation on
/// macOS. Full-width digits and the ideographic full stop become plain ones on the way, so a check of
/// addresses has to come afterwards.
package enum HostName {
  /// The name in ASCII: `bücher.example` becomes `xn--bcher-kva.example`; what is ASCII stays.
  ///
  /// What comes out is no host yet: a slash in disguise becomes a slash.
  /// - Throws: ``ProviderError`` with code `misconfigured` when the name is not valid.
  package static func ascii(_ name: Substring) throws(ProviderError) -> Substring {
    guard !name.utf8.allSatisfy({ $0 < 0x80 }) else { return name }
    return Substring(try convert(String(name)))
  }

  private static func refusal(_ name: String, _ problem: String) -> ProviderError {
    ProviderError(
      .misconfigured, "the host name \u{201C}\(name.prefix(60))\u{201D} \(problem)",
      fix: "check its spelling, or write it in its xn-- form")
  }

  #if canImport(Darwin)
    private static func convert(_ name: String) throws(ProviderError) -> String {
      var parts = URLComponents()
      parts.scheme = "http"
      parts.host = name
      guard let host = parts.encodedHost, host.utf8.allSatisfy({ $0 < 0x80 }) else {
        throw refusal(name, "is not valid")
      }
      return host
    }
  #else
    private typealias Convert =
      @convention(c) (
        UnsafePointer<CChar>, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, CInt
      ) -> CInt
    private typealias Explain = @convention(c) (CInt) -> UnsafePointer<CChar>?

    /// `IDN2_NFC_INPUT` and `IDN2_NONTRANSITIONAL`.
    private static let flags: CInt = 1 | 8

    /// The functions of libidn2; nil where it is not installed.
    private static let library: (convert: Convert, explain: Explain)? = {
      guard let library = SharedLibrary("libidn2.so.0"),
        let convert: Convert = library.function("idn2_to_ascii_8z"),
        let explain: Explain = library.function("idn2_strerror")
      else { return nil }
      return (convert, explain)
    }()

    private static func convert(_ name: String) throws(ProviderError) -> String {
      guard let library else {
        throw ProviderError(
          .misconfigured,
          "the host name \u{201C}\(name.prefix(60))\u{201D} needs libidn2, which is not installed",
          fix: "write it in its xn-- form, or install libidn2 (Debian: libidn2-0)")
      }
      var result: UnsafeMutablePointer<CChar>?
      defer { free(result) }
      let code = library.convert(name, &result, flags)
      guard code == 0, let result else {
        let reason = library.explain(code).map { ": " + String(cString: $0) } ?? ""
        throw refusal(name, "is not valid" + reason)
      }
      return String(cString: result)
    }
  #endif
}
