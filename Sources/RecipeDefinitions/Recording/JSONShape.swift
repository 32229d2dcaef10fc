import RecipeModel

/// The shape of JSON documents: which members they have, and of which types.
///
/// Arrays are merged over their elements, and documents over each other.
struct JSONShape {
  /// What is known of one place.
  struct Place: Hashable {
    /// The types that its values have, in a word each; numbers are one type.
    var types: Set<String> = []
    /// How often it is there.
    var count = 0
    /// Of the array at the place: how many elements it has in all.
    var elements = 0
  }

  /// How many places a shape may have.
  static let maxPlaces = 20_000

  /// The places by their paths, such as `$.recipes[*].title`.
  private(set) var places: [GuessPath: Place] = [:]
  /// The paths in the order in which they were met.
  private(set) var order: [GuessPath] = []

  private let maps: Set<GuessPath>

  /// The shape of some documents together.
  /// - Parameters:
  ///   - documents: the documents.
  ///   - maps: the places of objects whose member names are keys; their members are merged as the
  ///     elements of an array are.
  init(_ documents: some Sequence<JSON>, maps: Set<GuessPath> = []) {
    self.maps = maps
    for document in documents { add(document, at: GuessPath()) }
  }

  private mutating func add(_ value: JSON, at path: GuessPath) {
    guard path.steps.count < 40 else { return }
    if places[path] == nil {
      guard places.count < Self.maxPlaces else { return }
      order.append(path)
    }
    places[path, default: Place()].types.insert(Self.type(value))
    places[path]?.count += 1
    switch value {
    case .array(let elements):
      places[path]?.elements += elements.count
      let inner = path.every
      for element in elements { add(element, at: inner) }
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
  func isAlways(_ path: GuessPath) -> Bool {
    guard let place = places[path] else { return false }
    guard let parent = places[GuessPath(steps: path.steps.dropLast())] else { return true }
    return place.count >= parent.count
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
