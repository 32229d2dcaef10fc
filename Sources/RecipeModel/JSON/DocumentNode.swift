/// A value of a document that notes what is wrong with it.
///
/// Each reading method gives the value in the form asked for, or notes why it cannot.
package struct DocumentNode {
  /// The value.
  package let value: JSON
  /// Where problems go.
  package let log: ProblemLog
  /// The way to it; nil where the log makes it on the way back.
  package let trail: DocumentTrail?
  /// The member that it is the value of.
  package private(set) var member: MemberShape?
  /// A good value in its place, for messages.
  package private(set) var example: JSON?

  /// The document itself.
  package init(_ document: JSON, log: ProblemLog) {
    value = document
    self.log = log
    trail = log.scope == .everything ? DocumentTrail() : nil
  }

  private init(_ value: JSON, _ log: ProblemLog, _ trail: DocumentTrail?) {
    self.value = value
    self.log = log
    self.trail = trail
  }

  // MARK: Noting

  /// Notes an error at the value.
  package func error(_ message: String, fix: String? = nil) {
    log.note(.error, self, .value, .other(message, fix: fix))
  }

  /// Notes an error at the member's name.
  package func nameError(_ message: String, fix: String? = nil) {
    log.note(.error, self, .name, .other(message, fix: fix))
  }

  /// Notes an error at a byte of the text.
  package func error(at offset: Int, of text: String, _ message: String, fix: String? = nil) {
    log.note(.error, self, .byte(offset, of: text), .other(message, fix: fix))
  }

  /// Notes a warning at the value, or at another spot of it.
  package func warning(
    _ message: String, fix: String? = nil, at spot: ProblemLog.Spot = .value
  ) {
    log.note(.warning, self, spot, .other(message, fix: fix))
  }

  /// Notes that the value has the wrong type.
  package func wrongType(_ expected: String, fix: String? = nil) {
    log.note(.error, self, .value, .wrongType(expected: expected, fix: fix))
  }

  /// Notes a problem at the value.
  package func note(_ problem: ReadingProblem, at spot: ProblemLog.Spot = .value) {
    log.note(.error, self, spot, problem)
  }

  // MARK: Texts

  /// The text, which may not be blank.
  package func text(_ expected: String = "a text in quotes") -> String? {
    guard let text = anyText(expected) else { return nil }
    guard text.unicodeScalars.contains(where: { !$0.isWhiteSpace }) else {
      note(.emptyText)
      return nil
    }
    return text
  }

  /// The text, which may be a space or a line break, but not empty.
  package func separator() -> String? {
    guard let text = anyText() else { return nil }
    guard !text.isEmpty else {
      note(.emptyText)
      return nil
    }
    return text
  }

  /// The text, blank or not.
  package func anyText(_ expected: String = "a text in quotes") -> String? {
    guard let text = value.stringValue else {
      wrongType(expected)
      return nil
    }
    return text
  }

  /// The one of a few words.
  package func word(of words: [String]) -> String? {
    // What was expected is put together only where it is missed.
    if let word = value.stringValue, words.contains(word) { return word }
    guard text("one of the words \(words.joined(separator: ", "))") != nil else { return nil }
    note(.unknownWord(words: words))
    return nil
  }

  // MARK: Numbers and flags

  /// The truth value.
  package func flag() -> Bool? {
    if let flag = value.boolValue { return flag }
    wrongType("true or false")
    return nil
  }

  /// The whole number in a range.
  package func integer(in range: ClosedRange<Int>) -> Int? {
    let number = value.intValue
    if let number, range.contains(number) { return number }
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    if case .number = value {
      note(.outOfRange(expected: expected))
    } else {
      let quoted = value.stringValue.flatMap { Int($0) }
      wrongType(expected, fix: quoted.map { "write it without quotes: \($0)" })
    }
    return nil
  }

  /// The number in a range.
  package func number(in range: ClosedRange<Double>) -> Double? {
    let number = value.doubleValue
    if let number, range.contains(number) { return number }
    let ends = [range.lowerBound, range.upperBound].map { JSON.double($0).text() }
    let expected = "a number from \(ends[0]) to \(ends[1])"
    if number != nil {
      note(.outOfRange(expected: expected))
    } else {
      let quoted = value.stringValue.flatMap { JSONNumber(decimal: $0) }
      wrongType(
        range.upperBound < 1e9 ? expected : "a number",
        fix: quoted.map { "write it without quotes: \($0)" })
    }
    return nil
  }

  // MARK: Lists and objects

  /// The elements of the list.
  ///
  /// One object in place of a list of objects is read as its only element, so that its own
  /// mistakes are told too.
  package func elements(least: Int = 0) -> [DocumentNode]? {
    guard let list = value.arrayValue else { return loneElement() }
    guard list.count >= least else {
      note(.tooFewElements(least: least))
      return nil
    }
    let inner = example?.arrayValue?.first
    return list.enumerated().map { element($1, at: $0, inner) }
  }

  private func loneElement() -> [DocumentNode]? {
    if value.isObject, let inner = example?.arrayValue?.first, inner.isObject {
      wrongType("a list in brackets", fix: "put it in brackets: [{ … }]")
      guard !log.isStopped else { return nil }
      var element = self
      element.example = inner
      return [element]
    }
    // Other texts could be secrets that somebody wrote into the wrong place.
    let isShown = value.doubleValue != nil || value.stringValue?.hasPrefix("$") == true
    let single = isShown ? value.text() : ""
    wrongType(
      "a list in brackets", fix: 1...80 ~= single.utf8.count ? "write [\(single)]" : nil)
    return nil
  }

  /// The node of an element.
  package func element(_ value: JSON, at index: Int, _ example: JSON? = nil) -> DocumentNode {
    var node = DocumentNode(value, log, trail?.on(to: .element(index)))
    node.example = example
    node.member = member
    return node
  }

  /// The most members of an object whose names are free.
  private static let mostMembers = 200

  /// The members of an object whose names are free.
  package func members() -> [(name: String, node: DocumentNode)]? {
    guard let object = value.objectValue else {
      wrongType("an object in braces")
      return nil
    }
    if object.members.count > Self.mostMembers { note(.tooManyMembers(most: Self.mostMembers)) }
    return object.members.prefix(Self.mostMembers).map { ($0.name, child($0.name, $0.value)) }
  }

  /// The members when the value is an object; nothing is noted otherwise.
  package var objectMembers: [(name: String, node: DocumentNode)] {
    (value.objectValue?.members ?? []).map { ($0.name, child($0.name, $0.value)) }
  }

  /// The node of a member with a free name.
  package func child(_ name: String, _ value: JSON) -> DocumentNode {
    DocumentNode(value, log, trail?.on(to: .member(name)))
  }

  /// The node of a known member, under the name under which it stands.
  func child(_ name: String, _ value: JSON, of member: MemberShape?) -> DocumentNode {
    var node = child(name, value)
    node.member = member
    node.example = member?.example
    return node
  }

  /// The node with a trail that begins at a member, for notes of a log that keeps none.
  func rooted(at name: String) -> DocumentNode {
    guard trail == nil else { return self }
    var node = DocumentNode(value, log, DocumentTrail().on(to: .member(name)))
    node.member = member
    node.example = example
    return node
  }
}

extension JSON {
  /// Whether the value is an object.
  package var isObject: Bool { if case .object = self { true } else { false } }
}

// MARK: - Objects

/// An object of a document, checked against its shape: unknown members, missing ones, and those
/// that do not go together are noted when it is made.
package struct DocumentObject {
  /// The value itself.
  package let node: DocumentNode
  /// What belongs in it.
  package let shape: ObjectShape
  /// Whether every required member could be read.
  package internal(set) var isComplete = true
  /// How many errors there were before its members were read.
  private var errorsBefore = 0
  private let object: JSONObject
  /// The misspelt names by what they probably mean; they are read as that, so that what is wrong
  /// behind them is told at once too, and nothing that is there is called missing.
  private var misspelt: [String: String] = [:]

  /// Checks the names of an object; nil when the value is none.
  package init?(_ node: DocumentNode, _ shape: ObjectShape) {
    guard let object = node.value.objectValue else {
      node.wrongType("an object in braces")
      return nil
    }
    self.node = node
    self.object = object
    self.shape = shape
    if node.log.scope == .everything { checkNames() }
    errorsBefore = node.log.errorCount
  }

  /// Whether no error was noted since the object's names were checked.
  package var isSound: Bool { node.log.errorCount == errorsBefore }

  /// The member of that name.
  package subscript(_ name: String) -> DocumentNode? {
    self[name, as: shape.member(name)]
  }

  subscript(_ name: String, as member: MemberShape?) -> DocumentNode? {
    let given = misspelt.isEmpty ? name : misspelt[name] ?? name
    guard let value = object[given] else { return nil }
    if value.isNull, node.log.wording.nullCountsAsAbsent { return nil }
    return node.child(given, value, of: member)
  }

  /// Reads the member of that name; nil when it is not there or cannot be read.
  package func read<Field>(_ name: String, _ codec: ValueCodec<Field>) -> Field? {
    guard let child = self[name] else { return nil }
    let field = codec.read(child)
    if node.log.isStopped { node.log.passBack(.member(name), of: child.member) }
    return field
  }

  /// Whether there is a member of that name.
  package func has(_ name: String) -> Bool {
    object.members.contains {
      $0.name == name && !($0.value.isNull && node.log.wording.nullCountsAsAbsent)
    } || misspelt[name] != nil
  }

  // MARK: Names

  /// Notes what is wrong with the names, without reading any value.
  mutating func checkNames() {
    if !shape.isOpen { checkUnknown() }
    for member in shape.members {
      if member.isRequired, !has(member.name) {
        let isAtMember = node.log.wording.missingMembersHavePlaces
        let place = isAtMember ? node.child(member.name, .null) : node
        place.note(.missing(member, in: shape.place))
      } else if !member.needs.isEmpty, has(member.name), !member.needs.contains(where: has) {
        place(of: member.name)?.note(.dependent(member.name, on: member.needs), at: .name)
      }
    }
    for choice in shape.choices { check(choice) }
  }

  private mutating func checkUnknown() {
    var seen: Set<String> = []
    for member in object.members where !shape.names.contains(member.name) {
      // A name that occurs twice is told as that, and once as unknown.
      if node.log.hasRepeatedNames, !seen.insert(member.name).inserted { continue }
      if let name = unknown(member), !has(name) { misspelt[name] = member.name }
    }
  }

  /// Notes a member that is not known.
  /// - Returns: the name that was probably meant.
  private func unknown(_ member: JSONObject.Member) -> String? {
    let (problem, meant) = explain(member.name)
    let child = node.child(member.name, member.value, of: nil).rooted(at: member.name)
    child.note(problem, at: .name)
    return meant
  }

  private func explain(_ name: String) -> (problem: ReadingProblem, meant: String?) {
    func told(_ meant: String?) -> (ReadingProblem, String?) {
      (.unknownMember(name, meant: meant, known: shape.names), meant)
    }
    // Only counted: no time is spent on words that nobody will read.
    guard !node.log.isFull else { return told(nil) }
    let alias = shape.members.first { $0.aliases.contains(name) && !has($0.name) }?.name
    if let alias { return told(alias) }
    if let nearest = NearestName.of(name, among: shape.names.filter { !has($0) }) {
      return told(nearest)
    }
    let places = node.log.wording.places(ofMember: name)
    if !places.isEmpty { return (.misplacedMember(name, places: places), nil) }
    return told(NearestName.of(name, among: shape.names))
  }

  private func place(of name: String) -> DocumentNode? { self[name]?.rooted(at: name) }

  private func check(_ choice: ObjectShape.Choice) {
    switch choice {
    case .exactlyOne(let names):
      let given = names.filter(has)
      if given.isEmpty { tellMissing(names, atLeastOne: false) }
      if given.count > 1 { tellClash(given) }
    case .atMostOne(let names):
      let given = names.filter(has)
      if given.count > 1 { tellClash(given) }
    case .atLeastOne(let names):
      if !names.contains(where: has) { tellMissing(names, atLeastOne: true) }
    }
  }

  /// Notes that a member is missing, in a log that stops there.
  func tellMissing(_ member: MemberShape) {
    node.note(.missing(member, in: shape.place))
    if node.log.wording.missingMembersHavePlaces {
      node.log.passBack(.member(member.name), of: member)
    }
  }

  private func tellMissing(_ names: [String], atLeastOne: Bool) {
    let members = names.compactMap(shape.member)
    node.note(.missingChoice(members, atLeastOne: atLeastOne, in: shape.place))
  }

  private func tellClash(_ given: [String]) {
    for name in given.dropFirst() {
      place(of: name)?.note(.excluded(name, by: given[0]), at: .name)
    }
  }
}
