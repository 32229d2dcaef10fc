/// An XPath 1.0 expression, read.
indirect enum XPathExpression: Sendable {
  case binary(XPathOperator, XPathExpression, XPathExpression)
  case negative(XPathExpression)
  case union(XPathExpression, XPathExpression)
  case literal(String)
  case number(Double)
  case call(XPathFunction, [XPathExpression])
  case path(XPathPath)

  /// Whether it gives nodes.
  var isNodes: Bool {
    switch self {
    case .path, .union: true
    default: false
    }
  }
}

/// A location path, or steps from what an expression gives.
struct XPathPath: Sendable {
  enum Start: Sendable {
    case node, document
    case expression(XPathExpression)
  }

  var start: Start
  /// Conditions on what the starting expression gives.
  var conditions: [XPathExpression] = []
  var steps: [XPathStep] = []
}

struct XPathStep: Sendable {
  var axis: XPathAxis
  var test: XPathTest
  var conditions: [XPathExpression] = []
}

enum XPathAxis: String, Sendable {
  case child, descendant, parent, ancestor, attribute, `self`
  case followingSibling = "following-sibling"
  case precedingSibling = "preceding-sibling"
  case descendantOrSelf = "descendant-or-self"
  case ancestorOrSelf = "ancestor-or-self"

  /// Whether positions count against the order of the document.
  var isReverse: Bool {
    switch self {
    case .ancestor, .ancestorOrSelf, .precedingSibling: true
    default: false
    }
  }

  /// Whether it may visit everything below or beside an element.
  var isSearch: Bool {
    switch self {
    case .descendant, .descendantOrSelf, .followingSibling, .precedingSibling: true
    default: false
    }
  }
}

enum XPathTest: Sendable {
  case name(NameTest)
  case node, text
  /// Comments and processing instructions, which are not kept.
  case none
}

enum XPathOperator: String, Sendable {
  case or, and, div, mod
  case equal = "="
  case unequal = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case plus = "+"
  case minus = "-"
  case times = "*"

  /// How tightly it binds.
  var rank: Int {
    switch self {
    case .or: 1
    case .and: 2
    case .equal, .unequal: 3
    case .less, .lessOrEqual, .greater, .greaterOrEqual: 4
    case .plus, .minus: 5
    case .times, .div, .mod: 6
    }
  }
}

/// The functions that are known.
enum XPathFunction: String, Sendable, CaseIterable {
  case last, position, count, name, string, concat, contains, substring, translate, boolean, not
  case `true`, `false`, number, sum, floor, ceiling, round
  case localName = "local-name"
  case namespaceURI = "namespace-uri"
  case startsWith = "starts-with"
  case substringBefore = "substring-before"
  case substringAfter = "substring-after"
  case stringLength = "string-length"
  case normalizeSpace = "normalize-space"

  /// How many arguments it takes.
  var arguments: ClosedRange<Int> {
    switch self {
    case .last, .position, .true, .false: 0...0
    case .name, .localName, .namespaceURI, .string, .stringLength, .normalizeSpace, .number: 0...1
    case .count, .boolean, .not, .sum, .floor, .ceiling, .round: 1...1
    case .contains, .startsWith, .substringBefore, .substringAfter: 2...2
    case .substring: 2...3
    case .translate: 3...3
    case .concat: 2...32
    }
  }

  /// Whether its argument has to be nodes.
  var takesNodes: Bool {
    switch self {
    case .count, .sum, .name, .localName, .namespaceURI: true
    default: false
    }
  }
}
