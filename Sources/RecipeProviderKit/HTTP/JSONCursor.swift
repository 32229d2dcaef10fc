public import RecipeModel

/// A place in a JSON answer, which knows its own pointer.
///
/// Reading through a cursor turns a missing member or a wrong type into a ``ProviderError`` with
/// code `drift` that names the place, such as `/recipes/3/title`. Reading is strict where a method
/// throws and forgiving where it returns an optional.
public struct JSONCursor: Sendable {
  /// The value at this place.
  public let json: JSON
  private let path: Path

  fileprivate indirect enum Path: Sendable {
    case root(damage: ProviderError?)
    case member(String, of: Path)
    case element(Int, of: Path)
  }

  /// A cursor at the top of a document.
  /// - Parameters:
  ///   - json: the document.
  ///   - damage: what of its text could not be read (``AnswerText/damage``).
  public init(_ json: JSON, damage: ProviderError? = nil) {
    self.init(json, path: .root(damage: damage))
  }

  private init(_ json: JSON, path: Path) {
    self.json = json
    self.path = path
  }

  /// The place as a JSON pointer (RFC 6901); empty at the top.
  public var pointer: String {
    var parts: [String] = []
    var path = path
    while true {
      switch path {
      case .root: return parts.reversed().reduce("", JSONPositions.append)
      case .member(let name, let parent):
        parts.append(name)
        path = parent
      case .element(let index, let parent):
        parts.append(String(index))
        path = parent
      }
    }
  }

  /// What could not be read of the text of the whole document.
  var damage: ProviderError? {
    var path = path
    while true {
      switch path {
      case .root(let damage): return damage
      case .member(_, let parent), .element(_, let parent): path = parent
      }
    }
  }

  /// The required member of an object; `null` counts as missing.
  public func member(_ name: String) throws(ProviderError) -> JSONCursor {
    guard json.objectValue != nil else { throw wrongType("an object") }
    guard let member = optional(name) else {
      let place = JSONCursor(.null, path: .member(name, of: path)).pointer
      throw Self.drift("the answer has no \(place)")
    }
    return member
  }

  /// The member of an object, when there is one that is not `null`.
  public func optional(_ name: String) -> JSONCursor? {
    guard let value = json[name], !value.isNull else { return nil }
    return JSONCursor(value, path: .member(name, of: path))
  }

  /// The elements of an array, each with a cursor that is made when it is asked for.
  public struct Elements: RandomAccessCollection, Sendable {
    fileprivate let values: [JSON]
    fileprivate let path: Path

    /// The place of the first element.
    public var startIndex: Int { 0 }
    /// The number of elements.
    public var endIndex: Int { values.count }
    /// The element at a place.
    public subscript(position: Int) -> JSONCursor {
      JSONCursor(values[position], path: .element(position, of: path))
    }
  }

  /// The elements of the array at this place.
  public func elements() throws(ProviderError) -> Elements {
    guard let values = json.arrayValue else { throw wrongType("an array") }
    return Elements(values: values, path: path)
  }

  /// The string at this place.
  public func string() throws(ProviderError) -> String {
    guard let value = json.stringValue else { throw wrongType("a string") }
    return value
  }

  /// The number at this place.
  public func number() throws(ProviderError) -> Double {
    guard let value = json.doubleValue, value.isFinite else { throw wrongType("a number") }
    return value
  }

  /// The whole number at this place; `3.0` is one.
  public func integer() throws(ProviderError) -> Int {
    guard let value = json.intValue else { throw wrongType("a whole number") }
    return value
  }

  /// The cleaned text of a string member; nil when it is absent, no string or empty.
  public func text(
    _ name: String, limit: Int = ListingLimits.titleCharacters
  ) -> String? {
    TextCleaning.clean(json[name]?.stringValue, limit: limit)
  }

  /// The link in a string member, byte for byte; nil when it is no safe web link.
  public func link(_ name: String) -> String? { WebLink.read(json[name]?.stringValue) }

  /// The cleaned ingredient lines of a member: of an array of texts or of objects, of an object, or
  /// of one text; `…` stands for what cannot be read.
  public func lines(_ name: String) -> [String] {
    TextCleaning.ingredientLines(IngredientList.lines(of: json[name]))
      .map { ListMark.removed(from: $0) ?? $0 }
  }

  /// The number of a member, or the one that its text holds, such as `"99.5"`.
  package func decimal(_ name: String) -> Double? { json[name]?.looseNumber }

  /// An error that says what should be at this place and what is there.
  public func wrongType(_ expected: String) -> ProviderError {
    let place = pointer.isEmpty ? "the answer" : pointer
    return Self.drift("\(place) is \(json.kindName), not \(expected)")
  }

  private static func drift(_ message: String) -> ProviderError {
    let message = TextCleaning.clean(message) ?? message
    return ProviderError(
      .drift, message,
      fix: "the service has changed its answers; check its address, or report it")
  }
}
