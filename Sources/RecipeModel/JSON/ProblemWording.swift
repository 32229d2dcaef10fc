/// What is wrong with a value of a document.
package enum ReadingProblem: Sendable {
  /// The value has another type than what belongs there; what to do when the place says more.
  case wrongType(expected: String, fix: String? = nil)
  /// The value has the type, but lies outside of what is allowed.
  case outOfRange(expected: String)
  /// The text is none of the words that belong there.
  case unknownWord(words: [String])
  /// The text is empty.
  case emptyText
  /// The list has fewer elements than it needs.
  case tooFewElements(least: Int)
  /// An object with free names has more members than anybody needs.
  case tooManyMembers(most: Int)
  /// A member that must be there is not; how messages call the object.
  case missing(MemberShape, in: String)
  /// Of several members one must be there, or at least one.
  case missingChoice([MemberShape], atLeastOne: Bool, in: String)
  /// A member that excludes another one.
  case excluded(String, by: String)
  /// A member that means nothing without one of others.
  case dependent(String, on: [String])
  /// A member that nobody knows: the one that was probably meant, or those that are known.
  case unknownMember(String, meant: String?, known: [String])
  /// A member that is known elsewhere; how messages call the objects that have it.
  case misplacedMember(String, places: [String])
  /// Anything else.
  case other(String, fix: String?)
}

/// What is wrong, and what to do about it, both without a final stop.
package struct ProblemWords: Sendable, Hashable {
  package var message: String
  package var fix: String?

  package init(_ message: String, fix: String? = nil) {
    self.message = message
    self.fix = fix
  }
}

/// Where a problem was found.
package struct ProblemPlace {
  /// The value at which it was found.
  package let value: JSON
  /// The member whose value is read; nil for the document itself.
  package let member: MemberShape?
  /// A good value in that place.
  package let example: JSON?
  private let trail: DocumentTrail?
  private let known: String?

  init(
    value: JSON, member: MemberShape?, example: JSON?, trail: DocumentTrail? = nil,
    pointer: String? = nil
  ) {
    self.value = value
    self.member = member
    self.example = example
    self.trail = trail
    known = pointer
  }

  /// The JSON pointer.
  package var pointer: String { known ?? trail?.pointer ?? "" }
}

/// The words in which the problems of one kind of document are told, and what it lets pass.
///
/// A kind that says something in another way answers that case itself and leaves the others to
/// ``StandardWording``.
package protocol ProblemWording: Sendable {
  /// Whether a member with `null` counts as one that is not there.
  var nullCountsAsAbsent: Bool { get }
  /// Whether an error about a missing member points at that member, not at the object.
  var missingMembersHavePlaces: Bool { get }
  /// The objects that a member belongs in by its name, for members that stand in the wrong one.
  func places(ofMember name: String) -> [String]
  /// What is told of a problem.
  func words(for problem: ReadingProblem, at place: ProblemPlace) -> ProblemWords
}

extension ProblemWording {
  package var nullCountsAsAbsent: Bool { false }
  package var missingMembersHavePlaces: Bool { false }
  package func places(ofMember name: String) -> [String] { [] }
}

/// The words of documents that people write: what is wrong, and the nearest thing that would be
/// right.
package struct StandardWording: ProblemWording {
  package init() {}

  package func words(for problem: ReadingProblem, at place: ProblemPlace) -> ProblemWords {
    switch problem {
    case .wrongType(let expected, let fix):
      let sample = place.example.map { "write something like \($0.text())" }
      return ProblemWords(
        "this is \(place.value.kindName), but \(expected) belongs here", fix: fix ?? sample)
    case .outOfRange(let expected):
      return ProblemWords("not \(expected)", fix: "choose one in that range")
    case .unknownWord(let words):
      let list = words.joined(separator: ", ")
      let nearest = place.value.stringValue.flatMap { NearestName.of($0, among: words) }
      return ProblemWords(
        "not one of the words that belong here",
        fix: "\(nearest.map { "did you mean \"\($0)\"? " } ?? "")known: \(list)")
    case .emptyText:
      return ProblemWords("the text is empty", fix: "give a value or remove the key")
    case .tooFewElements(let least):
      return ProblemWords(
        least == 1 ? "the list is empty" : "the list needs \(least) elements or more",
        fix: "add an element, or remove the key")
    case .tooManyMembers(let most):
      return ProblemWords("more than \(most) members", fix: "remove what is not needed")
    case .other(let message, let fix): return ProblemWords(message, fix: fix)
    default: return wordsAboutMembers(problem)
    }
  }

  private func wordsAboutMembers(_ problem: ReadingProblem) -> ProblemWords {
    switch problem {
    case .missing(let member, let place):
      return ProblemWords("\(place) has no \"\(member.name)\"", fix: "add \(member.sample)")
    case .missingChoice(let members, let atLeastOne, let place):
      let names = members.map(\.name).quotedList("and")
      return ProblemWords(
        "\(place) needs \(atLeastOne ? "at least one of" : "one of") \(names)",
        fix: "add \(members.first?.sample ?? "one of them")")
    case .excluded(let name, let other):
      return ProblemWords(
        "\"\(name)\" cannot stand beside \"\(other)\"", fix: "keep one of the two")
    case .dependent(let name, let others):
      let list = others.quotedList("or")
      return ProblemWords(
        "\"\(name)\" means nothing without \(list)", fix: "add \(list), or remove \"\(name)\"")
    case .unknownMember(let name, let meant, let known):
      return ProblemWords(
        "unknown key \"\(name.prefix(40))\"",
        fix: meant.map { "did you mean \"\($0)\"?" }
          ?? "remove it; known here: \(known.joined(separator: ", "))")
    case .misplacedMember(let name, let places):
      return ProblemWords(
        "unknown key \"\(name.prefix(40))\"",
        fix: "\"\(name)\" belongs in \(places.prefix(2).joined(separator: " or "))")
    default: return ProblemWords("not what belongs here")
    }
  }
}

extension [String] {
  /// The names in quotes, with commas and a last word between.
  package func quotedList(_ word: String) -> String {
    let quoted = map { "\"\($0)\"" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return "\(quoted.dropLast().joined(separator: ", ")) \(word) \(last)"
  }
}
