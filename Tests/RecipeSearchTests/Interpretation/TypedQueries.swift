import RecipeModel
import RecipeSearch

/// What cooks type, and what it means.
///
/// A line is `words => text | condition=value, value`; `=` as the text stands for the words
/// themselves, `~` is before another reading that is as good, and `!` marks names that must not be
/// broken. Conditions are `no`, `with`, `have`, `diet`, `avoid`, `time` and `for`.
enum TypedQueries {
  struct Row {
    var words: String
    var isName: Bool
    var readings: [SearchQuery]

    /// Whether a reading is one of the good ones.
    func accepts(_ query: SearchQuery) -> Bool {
      readings.contains { wanted in
        var (wanted, query) = (wanted.leveled, query.leveled)
        (wanted.servings, query.servings) = (nil, nil)
        return wanted == query
      } && readings.contains { $0.servings == query.servings }
    }
  }

  static func rows(_ table: String) -> [Row] {
    table.split(separator: "\n").map { line in
      let isName = line.hasPrefix("!")
      let halves = line.drop { $0 == "!" || $0 == " " }.split(separator: "=> ", maxSplits: 1)
      let words = halves[0].split(separator: " ").joined(separator: " ")
      let readings = halves[1].split(separator: "~").map { reading(String($0), of: words) }
      return Row(words: words, isName: isName, readings: readings)
    }
  }

  private static func reading(_ text: String, of words: String) -> SearchQuery {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false).map {
      $0.split(separator: " ").joined(separator: " ")
    }
    var query = SearchQuery(text: parts[0] == "=" ? words : parts[0])
    for part in parts.dropFirst() {
      let halves = part.split(separator: "=", maxSplits: 1).map(String.init)
      let values = halves[1].split(separator: ",").map(String.init)
      switch halves[0] {
      case "no": query.exclude = values
      case "with": query.include = values
      case "have": query.have = values
      case "diet": query.diets = values.compactMap(Diet.init(parsing:))
      case "avoid": query.avoid = values.compactMap(Allergen.init(parsing:))
      case "time": query.maxMinutes = Int(halves[1])
      default: query.servings = Int(halves[1])
      }
    }
    return query
  }
}
