import RecipeModel

/// The foods that one has.
///
/// A food covers what is called the same or more closely: rice covers basmati rice, chicken covers
/// chicken breasts, and an egg its yolk. It covers neither what only has its name in it (chicken
/// stock, rice vinegar) nor what a longer name makes another food of (coconut milk, sweet potatoes).
package struct FoodsAtHome: Sendable {
  private let foods: [String: [Food]]
  private let hasStaples: Bool

  /// What counts as at home without being named.
  package enum Unnamed: Sendable {
    case nothing
    /// Water comes from the tap.
    case water
    /// Every kitchen has salt, pepper and water; see ``FoodLine/isStaple``.
    case staples
  }

  /// Reads names as people write them.
  package init(_ names: [String], beside unnamed: Unnamed = .water) {
    let all = names + (unnamed == .water ? Self.fromTheTap : [])
    hasStaples = unnamed == .staples
    let foods = all.flatMap { FoodLine($0).choices.joined() }.map(Food.init)
    self.foods = Dictionary(grouping: foods.filter { !$0.words.isEmpty }, by: \.head)
  }

  /// Reads the foods that a query says are at home.
  init(for query: SearchQuery) {
    // A bare `pepper` may mean the vegetable, too.
    self.init(
      query.have + query.have.map { "1 " + $0 }, beside: query.countsStaples ? .nothing : .staples)
  }

  /// Whether a line needs only staples, none of which was named as being at home.
  func takesForGranted(_ line: FoodLine) -> Bool {
    hasStaples && line.isStaple && !line.choices.contains { $0.contains(where: names) }
  }

  /// Whether one has all that a line needs.
  package func cover(_ line: FoodLine) -> Bool {
    line.choices.contains { names in
      // In `chicken thighs and drumsticks` the second part is of the first one's animal.
      let named = names.filter { $0.words.count > 1 || Self.parts[$0.head] == nil }
      return (named.isEmpty ? names : named).allSatisfy(covers)
    }
  }

  private func covers(_ name: FoodName) -> Bool {
    hasStaples && name.isStaple || names(name)
  }

  /// Whether one of the named foods covers this one.
  private func names(_ name: FoodName) -> Bool {
    let food = Food(name)
    return foods[food.head]?.contains { $0.covers(food) } ?? false
  }

  private static let fromTheTap = ["water", "tap water", "ice water", "Wasser"]

  /// A name without the part of an animal or a fruit that it means.
  private struct Food {
    var words: Set<String>
    var head: String
    var part: String?
    var isDried: Bool

    init(_ name: FoodName) {
      var words = name.words
      if words.count > 1, let last = words.last,
        let owners = FoodsAtHome.parts[last],
        owners.isEmpty || owners.contains(words[words.count - 2])
      {
        part = words.removeLast()
      }
      head = words.last ?? ""
      self.words = Set(words)
      isDried = name.forms.contains("dried") && !FoodsAtHome.driedAnyway.contains(head)
    }

    func covers(_ other: Food) -> Bool {
      guard head == other.head, isDried == other.isDried, part == nil || part == other.part,
        words.isSubset(of: other.words) || other.words.isSubset(of: words)
      else { return false }
      let difference = words.symmetricDifference(other.words)
      return FoodsAtHome.others[head]?.isDisjoint(with: difference) ?? true
    }
  }

  /// Parts that one has with the whole, and of what; of anything where that is not said.
  private static let parts: [String: Set<String>] = {
    var parts: [String: Set<String>] = [:]
    for cut in [
      "belly", "breast", "chop", "drumstick", "fillet", "floret", "leg", "loin", "mince", "rump",
      "shank", "shoulder", "steak", "tenderloin", "thigh", "wing",
    ] {
      parts[cut] = []
    }
    for part in ["white", "yolk"] { parts[part] = ["egg"] }
    for part in ["juice", "peel", "rind", "wedge", "zest"] {
      parts[part] = ["grapefruit", "lemon", "lime", "orange"]
    }
    return parts
  }()

  /// Foods that are bought dried unless something else is said.
  private static let driedAnyway: Set<String> = [
    "bean", "chickpea", "lentil", "noodle", "pasta", "pea", "spaghetti", "yeast",
  ]

  /// Words that make another food of the one that they stand before.
  private static let others: [String: Set<String>] = {
    let table = """
      bean: coffee french green jelly long runner string vanilla
      bread: banana ginger
      butter: almond apple cashew cocoa cookie nut peanut shea
      cheese: cottage cream
      cream: coconut ice sour
      egg: easter
      flour: almond buckwheat chickpea coconut corn gram potato rice rye spelt tapioca
      milk: almond coconut condensed dry evaporated oat powdered rice soy soya
      oil: chile chili chilli coconut fish sesame truffle
      onion: green spring
      pepper: bell cayenne chile chili chilli green jalapeno lemon orange poblano red serrano \
      sichuan sweet szechuan yellow
      potato: sweet
      rice: cauliflower puffed
      salt: celery curing garlic onion
      sauce: apple barbecue bbq chili chilli cranberry fish hoisin hot oyster soy tartar tomato \
      worcestershire
      sugar: brown coconut confectioner demerara icing muscovado palm powdered vanilla
      tomato: sun
      vinegar: balsamic malt rice sherry
      water: coconut rose soda tonic
      yeast: nutritional
      """
    return Dictionary(
      uniqueKeysWithValues: table.split(separator: "\n").map { line in
        let words = line.split { $0 == ":" || $0 == " " }.map(String.init)
        return (words[0], Set(words.dropFirst()))
      })
  }()
}
