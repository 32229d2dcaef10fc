import RecipeModel
import RecipeProviderKit

/// Which members the items of a list have, and with which values.
struct ItemSurvey {
  /// One member of the items.
  struct Member {
    /// Where it stands in an item.
    var path: GuessPath
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

  /// How many items are looked at.
  static let sampleSize = 100
  private static let maxMembers = 2_000

  /// The items that were looked at.
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
    var places: [GuessPath: Int] = [:]
    var found: [Member] = []
    for item in sample {
      var open: [(GuessPath, JSON)] = [(GuessPath(), item)]
      var next = 0
      while next < open.count, next < Self.maxMembers {
        let (path, value) = open[next]
        next += 1
        if !path.steps.isEmpty, !value.isNull {
          if let place = places[path] {
            found[place].values.append(value)
          } else if found.count < Self.maxMembers {
            places[path] = found.count
            let depth = max(1, path.steps.count - base)
            found.append(Member(path: path, values: [value], depth: depth))
          }
        }
        guard path.steps.count < maxDepth else { continue }
        if let object = value.objectValue {
          for member in object.members.prefix(200) where GuessPath.isUsable(member.name) {
            open.append((path.member(member.name), member.value))
          }
        } else if let first = value.arrayValue?.first, !path.steps.isEmpty {
          open.append((path.element(0), first))
        }
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
      // The first element of an array stands for the array where that holds texts.
      let isElement = member.path.steps.last == .element(0) && !member.texts.isEmpty
      guard member.depth <= depth + (isElement ? 1 : 0), member.path.steps.last != nil,
        isElement || member.path.steps.last != .element(0), let rank = ranks[member.path.key]
      else { return nil }
      return (rank, member.depth, offset, member)
    }
    return ranked.sorted { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }.map(\.3)
  }
}
