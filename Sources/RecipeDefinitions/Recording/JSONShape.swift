import RecipeModel
import RecipeProviderKit

/// The shape of JSON documents: which members they have, and of which types.
///
/// Arrays are merged over their elements, and documents over each other.
struct JSONShape {
  /// What is known of one place.
  struct Place: Hashable {
    /// The types that its values have, in a word each; numbers are one type.
    var types: Set<String> = []
    var count = 0
    /// How often it is there with a value: neither null nor blank.
    var filled = 0
    /// How often an object or an array is there.
    var holders = 0
    /// Of the arrays at the place: how many elements they have in all, those apart that are read by
    /// their position.
    var elements = 0
  }

  /// How many places a shape may have.
  static let maxPlaces = 20_000

  /// The places by their paths, such as `$.recipes[*].title`.
  private(set) var places: [JSONPath: Place] = [:]
  /// The paths in the order in which they were met.
  private(set) var order: [JSONPath] = []

  private let maps: Set<JSONPath>
  private let elements: Set<JSONPath>

  /// The shape of some documents together.
  /// - Parameters:
  ///   - documents: the documents.
  ///   - maps: the places of objects whose member names are keys; their members are merged as the
  ///     elements of an array are.
  ///   - elements: the places of elements that are not merged, because their position says what
  ///     they are.
  init(
    _ documents: some Sequence<JSON>, maps: Set<JSONPath> = [], elements: Set<JSONPath> = []
  ) {
    self.maps = maps
    self.elements = elements
    for document in documents { add(document, at: JSONPath.root) }
  }

  private mutating func add(_ value: JSON, at path: JSONPath) {
    guard path.depth < 40 else { return }
    if places[path] == nil {
      guard places.count < Self.maxPlaces else { return }
      order.append(path)
    }
    places[path, default: Place()].types.insert(Self.type(value))
    places[path]?.count += 1
    if !Self.isBlank(value) { places[path]?.filled += 1 }
    if value.arrayValue != nil || value.objectValue != nil { places[path]?.holders += 1 }
    switch value {
    case .array(let values):
      for (index, value) in values.enumerated() {
        let place = path.element(index)
        if elements.contains(place) {
          add(value, at: place)
        } else {
          places[path]?.elements += 1
          add(value, at: path.every)
        }
      }
    case .object(let object) where maps.contains(path):
      places[path]?.elements += object.members.count
      let inner = path.every
      for member in object.members { add(member.value, at: inner) }
    case .object(let object):
      for member in object.members { add(member.value, at: path.member(member.name)) }
    default: return
    }
  }

  /// Whether the place is there whenever what holds it is.
  func isAlways(_ path: JSONPath) -> Bool {
    guard let place = places[path] else { return false }
    guard let parent = places[path.parent] else { return true }
    return place.count >= parent.count
  }

  /// In how many of how many chances the place has a value.
  func share(_ path: JSONPath) -> Share {
    let parent = places[path.parent]
    let chances = path.last == .wildcard ? parent?.elements : parent?.holders
    return Share(count: places[path]?.filled ?? 0, items: chances ?? 1)
  }

  private static func isBlank(_ value: JSON) -> Bool {
    value.isNull || value.stringValue?.allSatisfy(\.isWhitespace) == true
  }

  private static func type(_ value: JSON) -> String {
    switch value {
    case .null: "null"
    case .bool: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}

/// In how many of how many items something is there.
struct Share: CustomStringConvertible {
  let count: Int
  let items: Int

  /// Such as `7 of 20`.
  var description: String { count == 0 ? "none of \(items)" : "\(count) of \(items)" }

  /// How much it matters that the share has become another one; nil for what may be chance.
  ///
  /// Something that most items had counts as lost when less than three quarters of it are left: an
  /// error when nothing is left or nearly every item had it, else a warning. Of a few items nothing
  /// is concluded.
  func loss(to now: Share) -> ConformanceDiagnostic.Severity? {
    guard items >= 3, count * 2 >= items else { return nil }
    let wasInNearlyAll = count * 10 >= items * 9
    let expected = Double(count) / Double(items) * Double(now.items)
    let missing = expected - Double(now.count)
    guard missing >= (wasInNearlyAll ? 2 : 3), Double(now.count) < 0.75 * expected else {
      return nil
    }
    return now.count == 0 || (wasInNearlyAll && missing >= 3) ? .error : .warning
  }
}
