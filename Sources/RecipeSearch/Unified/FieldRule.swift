import RecipeModel

/// A rule by which one value of a field is taken rather than another.
///
/// The rules of a field stand in order, and the first one that tells two values apart decides. Each
/// has a line in Documentation/Recipes.md with the reason for it. No rule asks who says a value
/// first, so that the order in which sources are named decides nothing.
struct FieldRule<Value>: Sendable {
  /// What the rule prefers, as the documentation names it.
  let name: String
  /// How much a value is worth beside all values of the field; the greatest is taken.
  let worth: @Sendable (Given<Value>, [Given<Value>]) -> Int

  init(_ name: String, _ worth: @escaping @Sendable (Given<Value>, [Given<Value>]) -> Int) {
    self.name = name
    self.worth = worth
  }

  /// Prefers by the value alone.
  init(_ name: String, by worth: @escaping @Sendable (Value) -> Int) {
    self.init(name) { given, _ in worth(given.value) }
  }

  /// Prefers what is so.
  init(_ name: String, if isSo: @escaping @Sendable (Value) -> Bool) {
    self.init(name) { given, _ in isSo(given.value) ? 1 : 0 }
  }

  /// Prefers what most sources say, where `areSame` tells which values are the same.
  init(_ name: String, mostSay areSame: @escaping @Sendable (Value, Value) -> Bool) {
    self.init(name) { given, all in
      all.reduce(into: SmallSet<String>()) { providers, other in
        guard areSame(other.value, given.value) else { return }
        for provider in other.providers { providers.insert(provider) }
      }.count
    }
  }

  /// Prefers what most sources say in just this way.
  init(mostSay name: String) {
    self.init(name) { given, _ in
      given.providers.reduce(into: SmallSet()) { $0.insert($1) }.count
    }
  }
}

/// A value of a field, and who gives it.
struct Given<Value> {
  let value: Value
  /// The place of the first source that gives it.
  let place: Int
  /// The providers that give it, where others give another one.
  var providers: [String]
}

extension Array {
  /// The different values that sources give.
  static func different<Value>(
    _ sources: [Telling], _ value: (Listing) -> Value?, by areSame: (Value, Value) -> Bool
  ) -> [Given<Value>] where Element == Given<Value> {
    guard let first = sources.firstIndex(where: { value($0.listing) != nil }),
      let only = value(sources[first].listing)
    else { return [] }
    // Most sources agree, or one alone says something.
    let isOnly = sources.dropFirst(first + 1).allSatisfy { source in
      value(source.listing).map { areSame($0, only) } ?? true
    }
    if isOnly { return [Given(value: only, place: first, providers: [])] }
    var different: [Given<Value>] = []
    for (place, source) in sources.enumerated() {
      guard let value = value(source.listing) else { continue }
      let provider = source.listing.id.provider
      if let known = different.firstIndex(where: { areSame($0.value, value) }) {
        different[known].providers.append(provider)
      } else {
        different.append(Given(value: value, place: place, providers: [provider]))
      }
    }
    return different
  }

  /// The place of the source whose value rules take; `precedes` decides where they tell nothing apart.
  /// - Returns: nil for no values.
  func best<Value>(
    by rules: [FieldRule<Value>], precedes: (Value, Value) -> Bool
  ) -> Int? where Element == Given<Value> {
    guard count > 1 else { return first?.place }
    var left = Array<Int>(indices)
    for rule in rules where left.count > 1 {
      let worths = left.map { rule.worth(self[$0], self) }
      guard let greatest = worths.max(), worths.contains(where: { $0 < greatest }) else {
        continue
      }
      left = zip(left, worths).compactMap { $1 == greatest ? $0 : nil }
    }
    return left.min { precedes(self[$0].value, self[$1].value) }.map { self[$0].place }
  }
}

/// What one source says of a recipe, with what its list tells of that.
struct Telling {
  var listing: Listing
  /// Whether the source gives its picture to other recipes, too.
  var isStandIn = false
  /// The pixels of its picture; 0 where they are not told.
  var pixels = 0
  /// How many people its rating is of; nil where that is not told.
  var ratingCount: Int?
}
