/// The round brackets of a line.
struct Brackets {
  private let characters: [Character]
  /// Where the bracket that opens at a place closes.
  private var ends: [Int: Int] = [:]
  /// Brackets without their other half.
  private var strays: Set<Int> = []

  private init(_ line: String) {
    characters = Array(line)
    var open: [Int] = []
    for (place, character) in characters.enumerated() {
      if character == "(" {
        open.append(place)
      } else if character == ")" {
        if let start = open.popLast() { ends[start] = place } else { strays.insert(place) }
      }
    }
    strays.formUnion(open)
  }

  /// A line without brackets that hold nothing but others, and without odd ones beside others.
  ///
  /// A plug-in that puts brackets around notes does not look whether they have some: `((diced))`,
  /// `((diced)`. Those of `(diced (or sliced))` stay.
  static func withoutDoubles(_ line: String) -> String {
    guard line.contains("((") || line.contains("))") else { return line }
    let brackets = Brackets(line)
    let kept = brackets.withoutDoubles.split(separator: " ")
    return kept.joined(separator: " ")
  }

  private var withoutDoubles: String {
    var dropped: Set<Int> = []
    for (start, end) in ends {
      if let inner = follower(start), let innerEnd = ends[inner], follower(innerEnd) == end {
        dropped.formUnion([start, end])
      }
    }
    for place in strays {
      let isOdd =
        characters[place] == "("
        ? follower(place).map { characters[$0] == "(" }
        : leader(place).map { characters[$0] == ")" }
      if isOdd == true { dropped.insert(place) }
    }
    return String(characters.indices.filter { !dropped.contains($0) }.map { characters[$0] })
  }

  /// The next place that holds no space.
  private func follower(_ place: Int) -> Int? {
    characters[(place + 1)...].firstIndex { $0 != " " }
  }

  /// The last place before that holds no space.
  private func leader(_ place: Int) -> Int? { characters[..<place].lastIndex { $0 != " " } }
}
