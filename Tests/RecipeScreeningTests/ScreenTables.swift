import RecipeScreening
import Testing

/// Lines from every kitchen with what they hold and what they may hold, in the names of the files of
/// words: what is named, surely or with `?`, never fits; what is not named never conflicts.
enum ScreenTables {
  /// The lines of one language.
  struct Language: Sendable, CustomTestStringConvertible {
    let tag: String
    let rows: [(line: String, traits: [String])]

    init(_ tag: String, _ table: String) {
      self.tag = tag
      rows = table.split(separator: "\n").compactMap { row in
        guard let colon = row.lastIndex(of: ":") else { return nil }
        let traits = row[row.index(after: colon)...].split(separator: " ")
        return (String(row[..<colon]), traits.map { String($0.filter { $0 != "?" }) })
      }
    }

    var testDescription: String { tag }
  }

  static let languages = [
    Language("en", english), Language("de", german), Language("fr", french),
    Language("es", spanish), Language("it", italian), Language("nl", dutch),
  ]

  /// The names of the subjects that a food with these traits must not fit; nil where a trait is not
  /// known.
  static func subjects(_ traits: [String]) -> Set<String>? {
    var names: Set<String> = []
    for trait in traits {
      guard let own = subjects[trait] else { return nil }
      names.formUnion(own)
    }
    return names
  }

  static func told(_ finding: ScreenFinding) -> String {
    "\(finding.subject.name) \(finding.verdict.rawValue), \(finding.reason.text), \(finding.word ?? "")"
  }

  private static let cereal = ["gluten-free", "gluten"]
  private static let flesh = ["vegan", "vegetarian"]
  private static let subjects: [String: [String]] = [
    "wheat": cereal + ["wheat"], "rye": cereal, "barley": cereal, "oats": cereal,
    "cleanoats": [], "milk": ["vegan", "dairy-free", "milk"], "egg": ["vegan", "eggs"],
    "animal": ["vegan"], "meat": flesh + ["pescatarian"], "flesh": flesh + ["pescatarian"],
    "pork": flesh + ["pescatarian", "pork"], "rennet": flesh, "fish": flesh + ["fish"],
    "crustacean": flesh + ["crustaceans", "shellfish"],
    "mollusc": flesh + ["molluscs", "shellfish"],
    "peanut": ["peanuts", "nuts"], "nut": ["tree-nuts", "nuts"], "pinenut": ["tree-nuts", "nuts"],
    "soya": ["soya"], "celery": ["celery"], "mustard": ["mustard"], "sesame": ["sesame"],
    "sulphite": ["sulphites"], "lupin": ["lupin"], "coconut": ["coconut"], "alcohol": ["alcohol"],
  ]
}
