/// Query parameters that say where a reader came from and select nothing.
enum Tracking {
  /// The address without its tracking parameters, for comparing only.
  static func removed(from link: String) -> String {
    guard let mark = link.utf8.firstIndex(of: UInt8(ascii: "?")) else { return link }
    let query = link[link.utf8.index(after: mark)...].prefix { $0 != "#" }
    let parameters = query.split(separator: "&")
    let selecting = parameters.filter { !isTracking($0.prefix { $0 != "=" }.lowercased()) }
    guard selecting.count < parameters.count else { return link }
    let rest = selecting.isEmpty ? "" : "?" + selecting.joined(separator: "&")
    return link[..<mark] + rest
  }

  private static func isTracking(_ name: String) -> Bool {
    names.contains(name) || prefixes.contains { name.hasPrefix($0) }
  }

  private static let prefixes = ["utm_", "cm_", "mc_", "pk_", "mtm_", "hsa_"]
  private static let names: Set<String> = [
    "fbclid", "gclid", "dclid", "msclkid", "yclid", "igshid", "icid", "ncid", "cmpid", "_ga",
    "_gl", "ref_src", "trk",
  ]
}
