import RecipeModel

/// The way from the document to one of its values; made into a JSON pointer only when asked.
final class Trail: Sendable {
  /// What leads from the parent to the value.
  enum Step: Sendable {
    case member(String)
    case element(Int)
  }

  private let parent: Trail?
  private let step: Step?

  /// The document itself.
  init() {
    parent = nil
    step = nil
  }

  private init(_ parent: Trail, _ step: Step) {
    self.parent = parent
    self.step = step
  }

  /// The way on to a member.
  func member(_ name: String) -> Trail { Trail(self, .member(name)) }

  /// The way on to an element.
  func element(_ index: Int) -> Trail { Trail(self, .element(index)) }

  /// The JSON pointer (RFC 6901).
  var pointer: String {
    guard let parent, let step else { return "" }
    return switch step {
    case .member(let name): JSONPositions.append(parent.pointer, name)
    case .element(let index): "\(parent.pointer)/\(index)"
    }
  }
}

/// Collects what is wrong with one document, and finds out afterwards where it stands.
final class ProblemLog {
  /// What a problem is about, which decides where it stands.
  enum Spot {
    /// The member's name.
    case name
    /// The value.
    case value
    /// A byte of a text, when the file writes the text without escapes; else the value.
    case byte(Int, of: String)
  }

  private struct Note {
    var severity: DocumentProblem.Severity
    var trail: Trail
    var spot: Spot
    var message: String
    var fix: String?
  }

  /// The most problems that are told one by one.
  static let most = 200

  /// How many errors there are.
  private(set) var errorCount = 0
  /// Whether a name occurs twice in one object, which the positions tell.
  var hasRepeatedNames = false
  private var notes: [Note] = []
  private var untold = 0

  /// Whether further problems are only counted.
  var isFull: Bool { notes.count >= Self.most }

  /// Whether there is an error.
  var hasErrors: Bool { errorCount > 0 || hasRepeatedNames }

  /// Whether nothing was found.
  var isEmpty: Bool { notes.isEmpty && !hasRepeatedNames }

  /// Takes a problem.
  func note(
    _ severity: DocumentProblem.Severity, _ trail: Trail, _ spot: Spot, _ message: String,
    fix: String?
  ) {
    if severity == .error { errorCount += 1 }
    guard !isFull else {
      untold += 1
      return
    }
    notes.append(Note(severity: severity, trail: trail, spot: spot, message: message, fix: fix))
  }

  /// Every problem in the order of the file, with its place.
  /// - Parameters:
  ///   - bytes: the file.
  ///   - migrated: translates the pointer of a value into that of the file as written.
  /// - Returns: at most ``most`` problems, and one more that counts those beyond.
  func problems(
    in bytes: [UInt8], migrated: (String) -> String = { $0 }
  ) -> [DocumentProblem] {
    guard !isEmpty else { return [] }
    let places = PlaceFinder(bytes)
    var problems = notes.map { note in
      let pointer = migrated(note.trail.pointer)
      return DocumentProblem(
        severity: note.severity, pointer: pointer, place: places.place(of: pointer, note.spot),
        message: note.message, fix: note.fix)
    }
    var untold = untold
    for (pointer, place) in places.positions.repeated {
      guard problems.count < Self.most else {
        untold += 1
        continue
      }
      problems.append(
        DocumentProblem(
          severity: .error, pointer: pointer, place: place,
          message: "this key occurs twice in one object", fix: "remove one of the two"))
    }
    let start = JSONPositions.Place(line: 0, column: 0)
    var sorted = problems.enumerated().sorted { left, right in
      let (first, second) = (left.element.place ?? start, right.element.place ?? start)
      return first == second ? left.offset < right.offset : first < second
    }.map(\.element)
    if untold > 0 {
      sorted.append(
        DocumentProblem(
          severity: hasErrors ? .error : .warning, pointer: "",
          message: "\(untold) more problem\(untold == 1 ? "" : "s")",
          fix: "mend those above first"))
    }
    return sorted
  }
}

/// Finds the places of problems in a file.
private struct PlaceFinder {
  let positions: JSONPositions
  private let bytes: [UInt8]
  private let lineStarts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    positions = JSONPositions(of: bytes)
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
  }

  /// The place; of what is not in the file, the place of what it would stand in.
  func place(of pointer: String, _ spot: ProblemLog.Spot) -> JSONPositions.Place? {
    guard let value = positions.values[pointer] else {
      guard let slash = pointer.lastIndex(of: "/") else { return nil }
      return place(of: String(pointer[..<slash]), .value)
    }
    switch spot {
    case .name: return positions.names[pointer]
    case .value: return value
    case .byte(let offset, let text): return place(of: offset, in: text, at: value)
    }
  }

  private func place(
    of offset: Int, in text: String, at value: JSONPositions.Place
  ) -> JSONPositions.Place {
    let start = lineStarts[value.line - 1] + value.column
    guard offset >= 0, start + offset < bytes.count, bytes[start - 1] == UInt8(ascii: "\""),
      bytes[start..<start + offset].elementsEqual(text.utf8.prefix(offset))
    else { return value }
    return JSONPositions.Place(line: value.line, column: value.column + 1 + offset)
  }
}
