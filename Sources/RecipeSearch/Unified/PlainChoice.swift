import RecipeModel

/// The value among those that the sources of one recipe give in a field that has no rules of its own.
enum PlainChoice {
  /// A value that some sources give.
  struct Content {
    /// The value as JSON, which decides where nothing else does.
    let text: String
    /// How many letters it has.
    let letters: Int
  }

  static let rules: [FieldRule<Content>] = [
    FieldRule(mostSay: "most sources"), FieldRule("the fuller one", by: { $0.letters }),
  ]

  /// The place of the value to take; nil where there is none.
  static func best<Value>(
    _ values: [Value], _ providers: [String], in storage: FieldStorage<Value>
  ) -> Int? {
    var different: [Given<Value>] = []
    for (place, value) in values.enumerated() where !storage.isMissing(in: value) {
      if let known = different.firstIndex(where: { storage.isSame(in: $0.value, value) }) {
        different[known].providers.append(providers[place])
      } else {
        different.append(Given(value: value, place: place, providers: [providers[place]]))
      }
    }
    guard different.count > 1 else { return different.first?.place }
    return different.map { given in
      let content = Content(
        text: storage.json(of: given.value) { .double($0.normalized) }.text(),
        letters: storage.texts(in: given.value).reduce(0) { $0 + $1.utf8.count })
      return Given(value: content, place: given.place, providers: given.providers)
    }.best(by: rules) { ByteOrder.precedes($0.text, $1.text) }
  }
}
