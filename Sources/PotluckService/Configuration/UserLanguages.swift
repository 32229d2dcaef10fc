import RecipeDiscovery
import RecipeModel
import RecipeProviderKit

/// The languages that a user's environment names.
package enum UserLanguages {
  /// Their tags without regions, the preferred one first.
  ///
  /// `LANGUAGE` is a list (GNU gettext); else the first of `LC_ALL`, `LC_MESSAGES` and `LANG` counts that
  /// is set (POSIX).
  package static var tags: [String] { tags { Environment.value($0) } }

  static func tags(_ variable: (String) -> String?) -> [String] {
    func value(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
    let locale = value("LC_ALL") ?? value("LC_MESSAGES") ?? value("LANG") ?? "C"
    guard locale != "C", locale != "POSIX" else { return [] }
    var tags: [String] = []
    for name in (value("LANGUAGE") ?? "").split(separator: ":") + [Substring(locale)] {
      let name = name.prefix { $0 != "." && $0 != "@" && $0 != "_" && $0 != "-" }
      if let tag = LanguageTag.read(String(name)), !tags.contains(tag) { tags.append(tag) }
    }
    return tags
  }
}

extension Configuration {
  /// The addresses of the cookbooks of Wikibooks that are no sources yet, by the tags of their
  /// languages.
  var otherCookbooks: [String: String] {
    let bases = Set(entries.compactMap { $0.settings["baseURL"]?.stringValue })
    let others = WikibooksCookbook.all.filter { !bases.contains($0.base) }
    return Dictionary(others.map { ($0.language, $0.address) }) { first, _ in first }
  }
}
