/// The way from a document to one of its values; made into a JSON pointer only when asked.
package final class DocumentTrail: Sendable {
  /// What leads from the parent to the value.
  package enum Step: Sendable {
    case member(String)
    case element(Int)
  }

  private let parent: DocumentTrail?
  private let step: Step?

  /// The document itself.
  package init() {
    parent = nil
    step = nil
  }

  private init(_ parent: DocumentTrail, _ step: Step) {
    self.parent = parent
    self.step = step
  }

  /// The way on to a member or an element.
  package func on(to step: Step) -> DocumentTrail { DocumentTrail(self, step) }

  /// The JSON pointer (RFC 6901).
  package var pointer: String {
    guard let parent, let step else { return "" }
    return switch step {
    case .member(let name): JSONPositions.append(parent.pointer, name)
    case .element(let index): "\(parent.pointer)/\(index)"
    }
  }
}

/// Collects what is wrong with one document, and finds out afterwards where it stands.
///
/// A log for the first problem alone keeps no trail, so that reading what is right costs nothing:
/// reading stops at the problem, and its pointer is made on the way back.
package final class ProblemLog {
  /// What is told of a document.
  package enum Scope: Sendable {
    /// Every problem, up to ``ProblemLog/most``.
    case everything
    /// The first error, behind which nothing is read.
    case firstError
  }

  /// What a problem is about, which decides where it stands.
  package enum Spot: Sendable {
    /// The member's name.
    case name
    /// The value.
    case value
    /// A byte of a text, when the file writes the text without escapes; else the value.
    case byte(Int, of: String)
  }

  private struct Note {
    var severity: DocumentProblem.Severity
    var trail: DocumentTrail?
    var spot: Spot
    var words: ProblemWords
  }

  /// An error behind which nothing is read, put into words once its pointer is known.
  private struct Failure {
    var problem: ReadingProblem
    var value: JSON
    var member: MemberShape?
    var pointer: String
  }

  /// The most problems that are told one by one.
  package static let most = 200

  /// What is told.
  package let scope: Scope
  /// The words in which problems are told.
  package let wording: any ProblemWording
  /// What the parts of the document have told so far, for parts that refer to others; kept alive by
  /// whoever reads the document.
  package weak var context: AnyObject?
  /// How many errors there are.
  package private(set) var errorCount = 0
  /// Whether a name occurs twice in one object, which the positions tell.
  package private(set) var hasRepeatedNames = false
  private var notes: [Note] = []
  private var untold = 0
  private var failure: Failure?

  /// Creates a log.
  package init(
    _ scope: Scope = .everything, wording: any ProblemWording = StandardWording()
  ) {
    self.scope = scope
    self.wording = wording
  }

  /// Whether further problems are only counted.
  package var isFull: Bool { notes.count >= Self.most }

  /// Whether there is an error.
  package var hasErrors: Bool { errorCount > 0 || hasRepeatedNames }

  /// Whether nothing was found.
  package var isEmpty: Bool { notes.isEmpty && !hasRepeatedNames && failure == nil }

  /// Whether nothing more is to be read.
  package var isStopped: Bool { failure != nil }

  // MARK: Noting

  /// Takes a problem.
  package func note(
    _ severity: DocumentProblem.Severity, _ node: DocumentNode, _ spot: Spot,
    _ problem: ReadingProblem
  ) {
    if severity == .error { errorCount += 1 }
    if scope == .firstError {
      guard severity == .error, failure == nil else { return }
      failure = Failure(
        problem: problem, value: node.value, member: node.member,
        pointer: node.trail?.pointer ?? "")
      return
    }
    guard !isFull else {
      untold += 1
      return
    }
    let words = wording.words(
      for: problem,
      at: ProblemPlace(
        value: node.value, member: node.member, example: node.example, trail: node.trail))
    notes.append(Note(severity: severity, trail: node.trail, spot: spot, words: words))
  }

  /// Puts a step before the pointer of the error at which reading stopped.
  package func passBack(_ step: DocumentTrail.Step, of member: MemberShape? = nil) {
    guard var failure else { return }
    let way = DocumentTrail().on(to: step).pointer
    failure.pointer = way + failure.pointer
    failure.member = failure.member ?? member
    self.failure = failure
  }

  // MARK: Names

  /// The longest name of a member in a file, in bytes.
  package static let maxNameBytes = 128

  /// Finds names that occur twice in one object.
  /// - Returns: what is wrong when a name is so long that pointers would grow without bounds.
  package func checkNames(of document: JSON) -> DocumentProblem? {
    guard !hasShortNames(document) else { return nil }
    return DocumentProblem(
      severity: .error, pointer: "",
      message: "a key is longer than \(Self.maxNameBytes) bytes", fix: "shorten or remove it")
  }

  private func hasShortNames(_ value: JSON) -> Bool {
    switch value {
    case .array(let elements): return elements.allSatisfy(hasShortNames)
    case .object(let object):
      let members = object.members
      if members.count > 16 {
        if Set(members.map(\.name)).count < members.count { hasRepeatedNames = true }
      } else {
        for (index, member) in members.enumerated()
        where members[..<index].contains(where: { $0.name == member.name }) {
          hasRepeatedNames = true
        }
      }
      return members.allSatisfy {
        $0.name.utf8.count <= Self.maxNameBytes && hasShortNames($0.value)
      }
    case .null, .bool, .number, .string: return true
    }
  }

  // MARK: Telling

  /// The error at which reading stopped.
  package var firstError: DocumentProblem? {
    guard let failure else { return nil }
    let words = wording.words(
      for: failure.problem,
      at: ProblemPlace(
        value: failure.value, member: failure.member, example: failure.member?.example,
        pointer: failure.pointer))
    return DocumentProblem(
      severity: .error, pointer: failure.pointer, message: words.message, fix: words.fix)
  }

  /// Every problem in the order of the file, with its place.
  /// - Parameters:
  ///   - bytes: the file.
  ///   - migrated: translates the pointer of a value into that of the file as written.
  /// - Returns: at most ``most`` problems, and one more that counts those beyond.
  package func problems(
    in bytes: [UInt8], migrated: (String) -> String = { $0 }
  ) -> [DocumentProblem] {
    guard !isEmpty else { return [] }
    let places = PlaceFinder(bytes)
    var problems = notes.map { note in
      let pointer = migrated(note.trail?.pointer ?? "")
      return DocumentProblem(
        severity: note.severity, pointer: pointer, place: places.place(of: pointer, note.spot),
        message: note.words.message, fix: note.words.fix)
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
    var sorted = Self.sorted(problems)
    if untold > 0 {
      sorted.append(
        DocumentProblem(
          severity: hasErrors ? .error : .warning, pointer: "",
          message: "\(untold) more problem\(untold == 1 ? "" : "s")",
          fix: "mend those above first"))
    }
    return sorted
  }

  /// Every problem as it was noted, without places: for a document that is no file.
  package var problems: [DocumentProblem] { problems(from: 0) }

  /// How many problems are told one by one so far.
  package var count: Int { notes.count }

  /// The problems that were noted behind so many others.
  package func problems(from start: Int) -> [DocumentProblem] {
    if let firstError { return [firstError] }
    return notes.dropFirst(start).map { note in
      DocumentProblem(
        severity: note.severity, pointer: note.trail?.pointer ?? "", message: note.words.message,
        fix: note.words.fix)
    }
  }

  /// The problems in the order of the file.
  private static func sorted(_ problems: [DocumentProblem]) -> [DocumentProblem] {
    let start = JSONPositions.Place(line: 0, column: 0)
    return problems.enumerated().sorted { left, right in
      let (first, second) = (left.element.place ?? start, right.element.place ?? start)
      return first == second ? left.offset < right.offset : first < second
    }.map(\.element)
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

/// One thing that is wrong with a JSON document that a person wrote: what, where, and what to do
/// about it.
///
/// Messages never quote a value that could be a secret; they name keys and kinds of values.
public struct DocumentProblem: Error, Sendable, Hashable {
  /// How bad a problem is.
  public enum Severity: String, Sendable {
    /// The part cannot be used.
    case error
    /// The part works, but should not stay like this.
    case warning
  }

  /// How bad it is.
  public var severity: Severity
  /// The JSON pointer of the part; empty for the whole document.
  public var pointer: String
  /// Where the part stands in the file; nil where there is no file.
  public var place: JSONPositions.Place?
  /// What is wrong, without a final stop.
  public var message: String
  /// What to do about it, without a final stop.
  public var fix: String?

  /// Creates a problem.
  public init(
    severity: Severity, pointer: String, place: JSONPositions.Place? = nil, message: String,
    fix: String? = nil
  ) {
    self.severity = severity
    self.pointer = pointer
    self.place = place
    self.message = message
    self.fix = fix
  }
}
