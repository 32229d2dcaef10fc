import RecipeModel

/// A place in an answer, written as a JSONPath (RFC 9535).
struct GuessPath: Hashable, Sendable {
  /// One step downwards.
  enum Step: Hashable, Sendable {
    /// Into a member.
    case member(String)
    /// Into an element.
    case element(Int)
    /// Into every element.
    case every
  }

  /// The steps from the top.
  var steps: [Step] = []

  /// The place of a member.
  func member(_ name: String) -> GuessPath { GuessPath(steps: steps + [.member(name)]) }
  /// The place of an element.
  func element(_ index: Int) -> GuessPath { GuessPath(steps: steps + [.element(index)]) }
  /// The places of all elements.
  var every: GuessPath { GuessPath(steps: steps + [.every]) }

  /// The names on the way, compared form.
  var keys: [String] {
    steps.compactMap { if case .member(let name) = $0 { GuessNames.key(name) } else { nil } }
  }

  /// The compared form of the last name; empty without one.
  var key: String { keys.last ?? "" }

  /// The path as text, such as `$.hits[*].recipe`.
  var text: String { "$" + relativeText }

  /// The steps as text without the `$`.
  var relativeText: String {
    steps.map { step in
      switch step {
      case .member(let name): Self.selector(name)
      case .element(let index): "[\(index)]"
      case .every: "[*]"
      }
    }.joined()
  }

  /// The first value at the place.
  func first(in json: JSON) -> JSON? { values(in: json).first }

  /// Every value at the place, in order.
  func values(in json: JSON) -> [JSON] {
    steps.reduce([json]) { values, step in
      switch step {
      case .member(let name): values.compactMap { $0[name] }
      case .element(let index):
        values.compactMap { value in
          value.arrayValue.flatMap { $0.indices.contains(index) ? $0[index] : .none }
        }
      case .every: values.flatMap { $0.arrayValue ?? [] }
      }
    }
  }

  /// Whether a member's name can stand in a path that a person reads.
  static func isUsable(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 80
      && !name.unicodeScalars.contains(where: \.isUnsafeToPrint)
  }

  private static func selector(_ name: String) -> String {
    let isPlain =
      name.utf8.first.map { !(0x30...0x39).contains($0) } == true
      && name.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
        default: false
        }
      }
    guard !isPlain else { return ".\(name)" }
    let escaped = name.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
    return "['\(escaped)']"
  }
}
