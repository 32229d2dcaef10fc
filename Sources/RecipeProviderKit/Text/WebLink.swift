import RecipeModel

/// Decides which of a source's links may be shown and followed.
public enum WebLink {
  /// Whether a text is an absolute http or https address that is safe to show.
  ///
  /// Refused are other schemes (`javascript:`, `data:`, `file:`), a missing host, user names
  /// before the host (they disguise it), controls and marks that hide or reorder text, and more
  /// than ``ListingLimits/linkBytes``. A space inside or behind an address is left to the reader:
  /// links stay byte for byte what the source sent.
  public static func isWebLink(_ text: String) -> Bool {
    guard text.utf8.count <= ListingLimits.linkBytes else { return false }
    if isPlain(text) { return true }
    let parts = URLParts(text)
    guard let scheme = parts.scheme?.lowercased(), scheme == "http" || scheme == "https",
      let authority = parts.authority?.utf8, let first = authority.first,
      first != UInt8(ascii: ":"), first != 0x20, !authority.contains(UInt8(ascii: "@"))
    else { return false }
    // Browsers take a backslash for a slash, which can disguise the host.
    return !text.unicodeScalars.contains { $0.isUnsafeToPrint || $0 == "\\" }
  }

  /// Whether a text is a web link at first sight, as nearly all are: printable ASCII, a scheme in
  /// small letters, and a host that begins with a letter or a digit.
  private static func isPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard bytes.starts(with: "http".utf8) else { return false }
      let scheme = bytes.dropFirst(4)
      let rest = scheme.dropFirst(scheme.first == UInt8(ascii: "s") ? 1 : 0)
      guard rest.starts(with: "://".utf8) else { return false }
      let host = rest.dropFirst(3)
      guard let first = host.first else { return false }
      switch first {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): break
      default: return false
      }
      for byte in host
      where byte <= 0x20 || byte >= 0x7F || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "\\")
      { return false }
      return true
    }
  }

  /// The text itself when it is a safe web link, else nil.
  public static func accept(_ text: String?) -> String? {
    text.flatMap { isWebLink($0) ? $0 : nil }
  }

  /// A source's link: the text itself, or without the white space around it where only that
  /// stands in the way; nil when it is no safe web link.
  static func read(_ text: String?) -> String? {
    guard let text else { return nil }
    if isWebLink(text) { return text }
    let start = text.unicodeScalars.drop { $0.properties.isWhitespace }
    let end = start.lastIndex { !$0.properties.isWhitespace }
    return end.flatMap { accept(String(start[...$0])) }
  }
}

extension WebLink {
  /// A link without what only says where it was followed, so that it is the same wherever it stands:
  /// its fragment, and parameters of the usual trackers.
  package static func withoutTracking(_ link: String) -> String {
    let whole = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[0]
    let parts = whole.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return String(whole) }
    let kept = parts[1].split(separator: "&").filter { !isTracker($0.prefix { $0 != "=" }) }
    return kept.isEmpty ? String(parts[0]) : "\(parts[0])?\(kept.joined(separator: "&"))"
  }

  private static func isTracker(_ name: Substring) -> Bool {
    let name = name.lowercased()
    return trackers.contains(name) || name.hasPrefix("utm_") || name.hasPrefix("mc_")
  }

  private static let trackers: Set = [
    "fbclid", "gclid", "gclsrc", "dclid", "msclkid", "yclid", "igshid", "_ga", "_gl", "_hsenc",
    "_hsmi", "ref_src",
  ]
}
