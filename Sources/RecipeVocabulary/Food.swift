/// A food or a dish, whatever it is called.
package struct Food: Sendable, Hashable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  /// The food that a whole text names, regardless of number, spelling, dialect and language; nil
  /// where it names none or more than one.
  ///
  /// `language` decides where a name means one food in one language and another one in another:
  /// `raisin` is English unless the language is French.
  package init?(named text: String, language: FoodLanguage? = nil) {
    let reading = FoodReading(name: text, language: language)
    guard reading.mentions.count == 1, let mention = reading.mentions.first,
      mention.words == reading.wordIndices
    else { return nil }
    self = mention.food
  }

  /// All foods and dishes, in the order of the files.
  package static var all: [Food] { VocabularyTable.shared.entries.indices.map { Food(Int32($0)) } }

  private var table: VocabularyTable { VocabularyTable.shared }
  private var entry: VocabularyTable.Entry { table.entries[Int(number)] }

  /// What it is known by: its first name in the singular, which is English but for varieties that
  /// are named in one other language alone.
  package var name: String {
    entry.names.first.map { table.text(table.names[$0]) } ?? ""
  }

  /// Whether it is a dish: something that is cooked, not something to cook with.
  package var isDish: Bool { entry.isDish }

  /// Its names in a language in the singular, the commonest first.
  /// - Parameters:
  ///   - language: the language.
  ///   - dialect: where they are to be used; names from there come first, and then those that are
  ///     said everywhere.
  /// - Returns: the names as people write them.
  package func names(in language: FoodLanguage, dialect: FoodDialect = []) -> [String] {
    let names = table.names[entry.names].filter {
      $0.language == language && !$0.isForm && $0.food == number
    }
    func rank(_ name: VocabularyTable.Name) -> Int {
      if dialect.isEmpty { return 0 }
      return name.dialect.isEmpty ? 1 : name.dialect.isDisjoint(with: dialect) ? 2 : 0
    }
    let ranked = (0...2).flatMap { place in names.filter { rank($0) == place } }
    return ranked.map(table.text)
  }

  /// Its names in all languages, with the forms that no rule of number makes.
  package var names: [String] {
    table.names[entry.names].filter { $0.food == number }.map(table.text)
  }

  /// Every name of what there is some of it in, in all languages; nil where these are more than `most`.
  package func namesWithin(most: Int) -> [String]? {
    var names: [String] = []
    for other in Food.all where isIn(other) {
      names += other.names
      if names.count > most { return nil }
    }
    return names
  }

  /// The food of which it is a cut or a variety and no more: pork for pork chop.
  var variedFood: Food? { entry.variedFood < 0 ? nil : Food(entry.variedFood) }

  /// The kinds that it is directly one of: nut for almond.
  package var kinds: [Food] {
    (variedFood.map { [$0] } ?? []) + related(areKinds: true)
  }

  /// What it is made of, as far as its name says so: tomato for tomato paste.
  package var parts: [Food] { related(areKinds: false) }

  private func related(areKinds: Bool) -> [Food] {
    table.relations[entry.relations].compactMap { relation in
      relation.isKind == areKinds && relation.food >= 0 ? Food(relation.food) : nil
    }
  }

  /// Whether another food is this one or one of its kind: nut covers almond, and almond covers only
  /// itself.
  package func covers(_ other: Food) -> Bool { covers(other, depth: 0) }

  /// The food and all of its kinds, in the order of the files.
  package var covered: [Food] {
    let (entries, relations) = (table.entries, table.relations)
    var isCovered = [Bool](repeating: false, count: entries.count)
    isCovered[Int(number)] = true
    for _ in 0..<Self.deepest {
      for (place, entry) in entries.enumerated() where !isCovered[place] {
        isCovered[place] =
          entry.variedFood >= 0 && isCovered[Int(entry.variedFood)]
          || relations[entry.relations].contains {
            $0.isKind && $0.food >= 0 && isCovered[Int($0.food)]
          }
      }
    }
    return isCovered.indices.filter { isCovered[$0] }.map { Food(Int32($0)) }
  }

  /// Whether there is some of it in another food: in what it covers, and in what is made of that.
  package func isIn(_ other: Food) -> Bool {
    covers(other) || other.parts.contains { covers($0) }
      || other.kinds.contains { kind in kind.parts.contains { covers($0) } }
  }

  /// No chain of kinds in the files is longer.
  private static let deepest = 5

  private func covers(_ other: Food, depth: Int) -> Bool {
    if self == other { return true }
    return depth < Self.deepest && other.kinds.contains { covers($0, depth: depth + 1) }
  }
}
