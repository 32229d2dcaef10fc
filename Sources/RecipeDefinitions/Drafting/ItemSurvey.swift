import RecipeModel
import RecipeProviderKit

/// Which members the items of a list have, and with which values.
struct ItemSurvey {
  struct Member {
    var path: JSONPath
    /// Its values that are not null, in the order of the items.
    var values: [JSON]
    /// How many steps it lies below the recipe.
    var depth: Int

    /// Its strings that hold more than white space.
    var strings: [String] {
      values.compactMap(\.stringValue).filter { text in text.contains { !$0.isWhitespace } }
    }
    /// Its strings and the digits of its numbers.
    var texts: [String] {
      values.compactMap { value in
        if case .number(let number) = value { return number.literal }
        return value.stringValue.flatMap { $0.contains { !$0.isWhitespace } ? $0 : nil }
      }
    }
    /// Whether most of its strings are web links.
    var holdsLinks: Bool {
      let strings = strings
      return !strings.isEmpty && strings.count { WebLink.isWebLink($0) } * 2 > strings.count
    }
  }

  static let sampleSize = 100
  private static let maxMembers = 2_000

  let items: [JSON]
  /// The members, those nearest to the recipe first, otherwise in the order of the items.
  private(set) var members: [Member]

  /// Looks at the first items of a list.
  /// - Parameters:
  ///   - items: the items.
  ///   - base: the steps from an item to the recipe in it.
  ///   - maxDepth: how many steps below an item are looked at.
  init(_ items: some Sequence<JSON>, base: Int = 0, maxDepth: Int = 4) {
    let sample = Array(items.prefix(Self.sampleSize))
    var places: [JSONPath: Int] = [:]
    var found: [Member] = []
    for item in sample {
      var walk = DocumentWalk(item, most: Self.maxMembers)
      while let place = walk.next() {
        if !place.path.isRoot, !place.value.isNull {
          if let index = places[place.path] {
            found[index].values.append(place.value)
          } else if found.count < Self.maxMembers {
            places[place.path] = found.count
            let depth = max(1, place.path.depth - base)
            found.append(Member(path: place.path, values: [place.value], depth: depth))
          }
        }
        if place.path.depth < maxDepth { walk.enter(place, withFirstElement: !place.path.isRoot) }
      }
    }
    self.items = sample
    members = found.enumerated().sorted {
      ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
    }.map(\.element)
  }

  /// The members with one of these names, in the order of the names, the nearest first.
  func members(named names: [String], within depth: Int = 1) -> [Member] {
    var ranks: [String: Int] = [:]
    for (rank, name) in names.enumerated() where ranks[name] == nil { ranks[name] = rank }
    let ranked = members.enumerated().compactMap { offset, member -> (Int, Int, Int, Member)? in
      // An array of texts is represented by its first element.
      let isElement = member.path.last == .index(0) && !member.texts.isEmpty
      guard member.depth <= depth + (isElement ? 1 : 0), member.path.last != nil,
        isElement || member.path.last != .index(0), let rank = ranks[member.path.key]
      else { return nil }
      return (rank, member.depth, offset, member)
    }
    return ranked.sorted { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }.map(\.3)
  }
}

/// Visits a document from the top, breadth first, so that what is nearest comes first.
struct DocumentWalk {
  typealias Place = (path: JSONPath, value: JSON)

  private var open: [Place]
  private var visited = 0
  private let most: Int

  /// Begins a walk that visits at most so many places.
  init(_ document: JSON, most: Int) {
    open = [(.root, document)]
    self.most = most
  }

  mutating func next() -> Place? {
    guard visited < min(open.count, most) else { return nil }
    visited += 1
    return open[visited - 1]
  }

  /// Goes on to the first members of an object.
  mutating func enter(_ place: Place, members: Int = 200, withFirstElement: Bool = false) {
    for member in place.value.objectValue?.members.prefix(members) ?? []
    where Self.isUsable(member.name) {
      open.append((place.path.member(member.name), member.value))
    }
    if withFirstElement, let first = place.value.arrayValue?.first {
      open.append((place.path.element(0), first))
    }
  }

  /// Whether a value is an array of one object in which a list may stand.
  static func isEnvelope(_ value: JSON) -> Bool {
    guard let elements = value.arrayValue, elements.count == 1 else { return false }
    return elements[0].objectValue?.members.contains { member in
      KnownNames.lists.contains(KnownNames.key(member.name))
        && (member.value.arrayValue != nil || member.value.objectValue != nil)
    } == true
  }

  /// Whether a member's name can stand in a path that a person reads.
  static func isUsable(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 80
      && !name.unicodeScalars.contains(where: \.isUnsafeToPrint)
  }
}
