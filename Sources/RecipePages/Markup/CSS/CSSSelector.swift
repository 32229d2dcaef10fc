/// A list of CSS selectors, perhaps with an attribute of what they find.
struct CSSSelector: Sendable {
  var list: CSSList
  var attribute: String?
}

/// Selectors of which one must fit.
struct CSSList: Sendable {
  /// Its number within the whole selector.
  var id: Int
  var members: [CSSComplex]
}

/// Compounds with what relates each to the one before.
struct CSSComplex: Sendable {
  var parts: [CSSPart]
}

/// How two elements stand to each other.
enum CSSCombinator: Sendable {
  case descendant, child, next, later
}

/// A compound, and how it stands to what is before it; the first of a plain selector to nothing.
struct CSSPart: Sendable {
  var combinator: CSSCombinator
  var compound: CSSCompound
}

/// Tests on one element.
struct CSSCompound: Sendable {
  var name: NameTest?
  var tests: [CSSTest] = []

  /// Whether it means the root element of the document.
  var isRoot: Bool {
    tests.contains { if case .root = $0 { true } else { false } }
  }
}

/// One test on an element.
enum CSSTest: Sendable {
  case attribute(CSSAttributeTest)
  /// Whether one of the list fits; inverted by `:not`.
  case matches(CSSList, isInverted: Bool)
  /// Whether elements related to this one fit.
  case has(CSSList)
  case contains(String)
  case nth(CSSNth)
  case empty, root, scope
}

/// A test on the value of an attribute.
struct CSSAttributeTest: Sendable {
  enum Operation: Sendable {
    case exists, equals, word, beginsOrHyphen, begins, ends, holds
  }

  var name: NameTest
  var operation: Operation
  var value: [UInt8] = []
  var ignoresCase = false
}

/// A test on the place among the siblings: `step`·n + `offset` for any n from 0 on.
struct CSSNth: Sendable {
  var step: Int
  var offset: Int
  var isFromEnd = false
  var isOfType = false

  func matches(_ place: Int) -> Bool {
    step == 0 ? place == offset : (place - offset) % step == 0 && (place - offset) / step >= 0
  }
}
