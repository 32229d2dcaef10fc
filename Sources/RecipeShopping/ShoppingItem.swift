import PotluckSupport
import RecipeModel
import RecipeSearch

/// One food to get, with all lines that ask for it.
package struct ShoppingItem: Sendable, Hashable {
  /// A line that asks for it.
  package struct Source: Sendable, Hashable {
    /// The place of its recipe in ``ShoppingList/recipes``.
    package let recipe: Int
    /// The line as its source wrote it.
    package let line: String

    /// An empty line.
    package static let nothing = Source(recipe: 0, line: "")
  }

  /// Nothing to get.
  package static let nothing = ShoppingItem(
    key: "", name: "", amounts: [], others: [], remark: nil, isOptional: false, sources: [])

  /// What lines of the same food share: its words in the singular, sorted.
  package let key: String
  /// What to call it.
  package let name: String
  /// How much of it, a sum for each measure in which it can be added.
  package let amounts: [ShoppingAmount]
  /// What cannot be added, with its amount: `2 shallots or 1 onion`.
  package let others: [String]
  /// What is to be said where lines name no amount: `to taste`, `as needed`; nil where all do.
  package let remark: String?
  /// Whether all recipes can do without.
  package let isOptional: Bool
  /// The lines, by recipe.
  package let sources: [Source]

  /// The same for the same food in every list.
  package var id: String {
    let digits = String(StableHash.of((isOptional ? "optional " : "") + key), radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// The item on one line: `200 g + 1 cup flour`, `salt, to taste`.
  package var text: String {
    let sum = amounts.map(\.text).joined(separator: " + ")
    var parts: [String] = []
    if !sum.isEmpty { parts.append("\(sum) \(name)") }
    parts += others
    if parts.isEmpty { return remark.map { "\(name), \($0)" } ?? name }
    if let remark { parts.append(remark == ItemTally.toTaste ? remark : "more \(remark)") }
    return parts.joined(separator: "; ")
  }
}

/// The lines of one food while they are gathered: what they come to does not depend on their order.
struct ItemTally {
  static let toTaste = "to taste"

  struct Entry {
    let recipe: Int
    let line: ShoppingRecipe.Line
    /// The line's amount, and the same amount in other measures; empty where it cannot be added.
    let quantities: [Quantity]
    /// Whether the food's name says what is counted.
    let countsName: Bool

    init(_ line: ShoppingRecipe.Line, recipe: Int) {
      self.line = line
      self.recipe = recipe
      let piece = line.food.choices.count == 1 ? line.food.choices[0][0].piece : nil
      let main = line.food.ingredient.amount
      countsName = piece != nil && main != nil && main?.unit == nil
      quantities = (line.isUnread ? [] : Self.quantities(line.food, piece)).map { quantity in
        var quantity = quantity
        quantity.language = line.language
        return quantity
      }
    }

    /// Whether the line can only be told as it is.
    var isWhole: Bool {
      !line.isUnread && quantities.isEmpty
        && (line.food.isWhole || line.food.saysUnreadAmount
          || line.food.ingredient.measures.contains { $0.role != .other })
    }

    private static func quantities(_ food: FoodLine, _ piece: String?) -> [Quantity] {
      let measures = food.ingredient.measures
      guard !food.isWhole, let main = measures.first(where: { $0.role == .amount }),
        var total = Quantity(
          main, size: measures.first { $0.role == .size }, piece: piece)
      else { return [] }
      let additions = measures.filter { $0.role == .addition }
      if additions.isEmpty { total.shown = MeasuredIngredient.Measure.joined(main.texts) }
      for addition in additions {
        guard let more = Quantity(addition), more.measure == total.measure,
          let lower = total.amount.lower.adding(more.amount.lower)
        else { return [] }
        let upper = more.amount.upper ?? more.amount.lower
        guard let upper = (total.amount.upper ?? total.amount.lower).adding(upper) else {
          return []
        }
        total.amount.upper = upper == lower ? nil : upper
        total.amount.lower = lower
      }
      // What the line itself says in another measure is no guess: `1 cup (120 g)`.
      let others = additions.isEmpty ? measures.filter { $0.role == .alternative } : []
      return [total]
        + others.compactMap { measure in
          var other = Quantity(measure)
          other?.shown = MeasuredIngredient.Measure.joined(measure.texts)
          return other.flatMap { [.mass, .volume].contains($0.measure) ? $0 : nil }
        }
    }
  }

  let key: String
  /// What the user's own list of aisles calls the food.
  var alias: String?
  var entries: [Entry] = []

  /// What the lines come to.
  func item(isOptional: Bool) -> ShoppingItem {
    let measured = entries.filter { !$0.quantities.isEmpty }
    let countsNames = !measured.isEmpty && measured.allSatisfy(\.countsName)
    var (sums, failed) = Self.sums(measured)
    let whole = entries.filter(\.isWhole) + failed
    let open = entries.filter { $0.quantities.isEmpty && !$0.isWhole }
    let remark: String? =
      open.contains { $0.line.food.saysToTaste }
      ? Self.toTaste : open.isEmpty || measured.isEmpty && whole.isEmpty ? nil : "as needed"
    sums.sort { $0.measure < $1.measure }
    let amounts = sums.map { $0.sum.amount(countsNames: countsNames) }
    return ShoppingItem(
      key: key, name: alias ?? name(countsNames, amounts), amounts: amounts,
      others: Self.counted(whole.map(\.line.food.ingredient.text)), remark: remark,
      isOptional: isOptional,
      sources: sources)
  }

  /// The lines, each once even where several of its foods are this one: `1 large and 2 small onions`.
  private var sources: [ShoppingItem.Source] {
    var seen: Set<[Int]> = []
    return entries.filter { seen.insert([$0.recipe, $0.line.place]).inserted }
      .map { .init(recipe: $0.recipe, line: $0.line.text) }
  }

  // MARK: Adding

  private static func sums(
    _ entries: [Entry]
  ) -> (sums: [(measure: Quantity.Measure, sum: QuantitySum)], failed: [Entry]) {
    let common = commonMeasure(entries)
    var groups: [Quantity.Measure: [(Entry, Quantity)]] = [:]
    for entry in entries {
      let quantity =
        entry.quantities.first { $0.measure == common } ?? entry.quantities[0]
      groups[quantity.measure, default: []].append((entry, quantity))
    }
    var sums: [(Quantity.Measure, QuantitySum)] = []
    var failed: [Entry] = []
    for (measure, group) in groups {
      var sum = QuantitySum()
      let ordered = group.sorted { $0.0.line.text < $1.0.line.text }
      if ordered.allSatisfy({ sum.add($0.1) }) {
        sums.append((measure, sum))
      } else {
        failed += ordered.map(\.0)
      }
    }
    return (sums, failed)
  }

  /// The measure in which every line tells its amount, of several the one that most begin with.
  private static func commonMeasure(_ entries: [Entry]) -> Quantity.Measure? {
    guard let first = entries.first else { return nil }
    let shared = first.quantities.map(\.measure).filter { measure in
      entries.allSatisfy { $0.quantities.contains { $0.measure == measure } }
    }
    func mains(_ measure: Quantity.Measure) -> Int {
      entries.count { $0.quantities[0].measure == measure }
    }
    return shared.max { one, other in
      mains(one) == mains(other) ? other < one : mains(one) < mains(other)
    }
  }

  /// Texts in a fixed order, those that come several times once: `1 heaping cup flour ×2`.
  private static func counted(_ texts: [String]) -> [String] {
    let counts = texts.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return counts.sorted { $0.key < $1.key }.map { text, count in
      count == 1 ? text : "\(text) ×\(count)"
    }
  }

  // MARK: Naming

  /// The name that most lines give, of equals the shortest, in the number of what is counted.
  ///
  /// Where foods are counted, lines with the same number as the sum name them: `1 Zwiebel` and
  /// `2 Zwiebeln` are 3 Zwiebeln.
  private func name(_ countsNames: Bool, _ amounts: [ShoppingAmount]) -> String {
    let all = entries.map { $0.name(keepsPiece: countsNames || !$0.countsName) }
    let singulars = all.map(Self.singular)
    // The amount that stands before the name.
    let isSeveral = amounts.last.flatMap(\.amount.isSeveral)
    var lines = Array(all.indices)
    if let isSeveral, Set(singulars).count > 1 {
      let counted = lines.filter {
        entries[$0].line.food.ingredient.amount?.isSeveral == isSeveral
      }
      if !counted.isEmpty { lines = counted }
    }
    let chosen = Self.commonest(lines.map { singulars[$0] })
    var names = lines.filter { singulars[$0] == chosen }.map { all[$0] }
    if let isSeveral {
      let agreeing = names.filter { Self.isPlural($0) == isSeveral }
      names =
        agreeing.isEmpty
        ? names.map { CountedItem.agreeing($0, isSeveral: isSeveral) } : agreeing
    }
    let folded = Self.commonest(names.map { $0.lowercased() })
    return Self.commonest(names.filter { $0.lowercased() == folded })
  }

  private static func singular(_ name: String) -> String {
    TextMatching.words(name).map(TextMatching.singular).joined(separator: " ")
  }

  private static func isPlural(_ name: String) -> Bool {
    TextMatching.words(name).last.map { TextMatching.singular($0) != $0 } ?? false
  }

  /// The commonest text, of equals the shortest, then the last by its bytes: small letters come
  /// after capitals.
  private static func commonest(_ texts: [String]) -> String {
    let counts = texts.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    let best = counts.max { one, other in
      (one.value, -one.key.count, one.key) < (other.value, -other.key.count, other.key)
    }
    return best?.key ?? ""
  }
}

extension ItemTally.Entry {
  /// The name of the food; without what is counted where that stands beside the number.
  fileprivate func name(keepsPiece: Bool) -> String {
    if line.isUnread {
      return line.food.ingredient.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let name = line.name
    guard !keepsPiece, let last = name.lastIndex(of: " ") else { return name }
    return String(name[..<last])
  }
}

extension IngredientAmount {
  /// Whether it counts more than one of the food; nil where it has a unit.
  fileprivate var isSeveral: Bool? { unit == nil ? (upper ?? lower) > 1 : nil }
}

extension FoodLine {
  /// Whether the line has a figure that could not be read as an amount: not in `2% milk`.
  fileprivate var saysUnreadAmount: Bool {
    guard ingredient.amount == nil else { return false }
    let line = ingredient.line
    return line.indices.contains { place in
      guard line[place].isNumber else { return false }
      let rest = line[place...].drop { $0.isNumber || ".,".contains($0) }
      return rest.drop { $0 == " " }.first != "%"
    }
  }

  /// Whether the line leaves the amount to one's taste.
  fileprivate var saysToTaste: Bool {
    let words = TextMatching.words(ingredient.line)
    return words.contains("geschmack")
      || zip(words, words.dropFirst()).contains { one, other in
        Self.tastes.contains { $0 == (one, other) }
      }
  }

  private static let tastes = [
    ("to", "taste"), ("au", "gout"), ("al", "gusto"), ("q", "b"), ("quanto", "basta"),
    ("naar", "smaak"),
  ]
}
