import RecipeModel

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
