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
  private(set) var places: [GuessPath: Place] = [:]
  /// The paths in the order in which they were met.
  private(set) var order: [GuessPath] = []

  private let maps: Set<GuessPath>
  private let elements: Set<GuessPath>

  /// The shape of some documents together.
  /// - Parameters:
  ///   - documents: the documents.
  ///   - maps: the places of objects whose member names are keys; their members are merged as the
  ///     elements of an array are.
  ///   - elements: the places of elements that are not merged, because their position says what
  ///     they are.
  init(
    _ documents: some Sequence<JSON>, maps: Set<GuessPath> = [], elements: Set<GuessPath> = []
  ) {
    self.maps = maps
    self.elements = elements
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
  func isAlways(_ path: GuessPath) -> Bool {
    guard let place = places[path] else { return false }
    guard let parent = places[GuessPath(steps: path.steps.dropLast())] else { return true }
    return place.count >= parent.count
  }

  /// In how many of how many chances the place has a value.
  func share(_ path: GuessPath) -> Share {
    let parent = places[GuessPath(steps: path.steps.dropLast())]
    let chances = path.steps.last == .every ? parent?.elements : parent?.holders
    return Share(places[path]?.filled ?? 0, of: chances ?? 1)
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
