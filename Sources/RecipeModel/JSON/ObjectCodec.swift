/// How an object is written in JSON: one declaration beside the type, from which come its reader,
/// its writer, its JSON Schema and the list of its members.
///
/// ```swift
/// struct Soup: Sendable {
///   var name = ""
///   var servings = 4
///   var note: String?
///
///   static let codec: ObjectCodec<Soup> = ObjectCodec(
///     "soup", place: "a soup", "A soup.", draft: Soup(),
///     [
///       .required("name", \.name, .text, "What it is called.", example: "Pho"),
///       .standard("servings", \.servings, .integer(1...50), "How many it feeds; 4 by default."),
///       .optional("note", \.note, .anyText, "Anything else.", aliases: ["remark"]),
///     ])
/// }
///
/// let (soup, problems) = Soup.codec.read(bytes)        // every problem, with line and column
/// let soup = try Soup.codec.decode(json)               // only the first, at the least cost
/// let json = Soup.codec.write(soup)                    // defaults are left out
/// let schema = SchemaWriter().document([], Soup.codec.shape)
/// for member in Soup.codec.shape.members { print(member.name, member.summary) }
/// ```
///
/// What one member cannot say stands in `check`, which sees the value and the places of what was
/// written. Members that nobody knows are errors unless the object is open. In what words problems
/// are told, and whether `null` counts as absent, says a ``ProblemWording``.
package struct ObjectCodec<Value: Sendable>: Sendable {
  /// A check of what was read, which may also change it.
  package typealias Check = @Sendable (DocumentObject, inout Value) -> Void

  /// The object without the type.
  package let shape: ObjectShape
  /// What a member that is not there leaves as it is; nil where nothing is read.
  private let draft: Value?
  private let members: [Member<Value>]
  /// Appends the members one after another.
  ///
  /// A chain, as the elements of a list are counted each time that one is called, and tasks that write
  /// at a time would wait for each other's counting.
  private let appendMembers: @Sendable (Value, Value, inout JSONWriter) -> Void
  private let check: Check?

  /// Creates a codec.
  /// - Parameters:
  ///   - name: its name in a schema.
  ///   - place: how messages call it, such as `a setting`.
  ///   - summary: what it is, for editors and people.
  ///   - draft: the value of an object without any member; nil where nothing is read.
  ///   - choices: which members go together.
  ///   - isOpen: whether unknown members are passed over.
  ///   - showsDefaults: whether the schema names what the draft's values are.
  ///   - members: its members, in the order in which they are read and written.
  ///   - check: what is to be seen to once the members are read.
  package init(
    _ name: String, place: String, _ summary: String = "", draft: Value?,
    choices: [ObjectShape.Choice] = [], isOpen: Bool = false, showsDefaults: Bool = false,
    _ members: [Member<Value>], check: Check? = nil
  ) {
    self.draft = draft
    self.members = members
    self.check = check
    var chain: @Sendable (Value, Value, inout JSONWriter) -> Void = { _, _, _ in }
    for member in members.reversed() {
      chain = { [append = member.append, chain] value, draft, writer in
        append(value, draft, &writer)
        chain(value, draft, &writer)
      }
    }
    appendMembers = chain
    shape = ObjectShape(
      name, place: place, summary, choices: choices, isOpen: isOpen,
      members.map { member in
        guard showsDefaults, let draft, let standard = member.write(draft, draft) else {
          return member.shape
        }
        return member.shape.with(standard: standard)
      })
  }

  /// Creates a codec of what is only written, so that its values need no draft.
  /// - Parameters:
  ///   - name: its name in a schema.
  ///   - summary: what it is, for people.
  ///   - members: its members, in the order in which they are written.
  package init(writing name: String, about summary: String = "", _ members: [Member<Value>]) {
    self.init(name, place: name, summary, draft: nil, isOpen: true, members)
  }

  // MARK: Reading

  /// Reads an object within a document.
  /// - Returns: nil when it is no object, or lacks what it must have.
  package func read(_ node: DocumentNode) -> Value? {
    guard let (value, isComplete) = parts(node), isComplete else { return nil }
    return value
  }

  /// Reads what there is of an object within a document, for checks that can do with less.
  /// - Returns: nil when it is no object.
  package func readPartly(_ node: DocumentNode) -> Value? { parts(node)?.value }

  private func parts(_ node: DocumentNode) -> (value: Value, isComplete: Bool)? {
    guard var value = draft, var object = DocumentObject(node, shape) else { return nil }
    for member in members {
      object.isComplete = read(member, of: object, into: &value) && object.isComplete
      if node.log.isStopped { return nil }
    }
    if node.log.scope == .firstError, shape.hasRules { object.checkNames() }
    guard !node.log.isStopped else { return nil }
    check?(object, &value)
    return node.log.isStopped ? nil : (value, object.isComplete)
  }

  /// Reads a member.
  /// - Returns: false when it must be there and is not, or cannot be read.
  private func read(
    _ member: Member<Value>, of object: DocumentObject, into value: inout Value
  ) -> Bool {
    let (shape, log) = (member.shape, object.node.log)
    guard let child = object[shape.name, as: shape] else {
      if shape.isRequired, log.scope == .firstError { object.tellMissing(shape) }
      return !shape.isRequired
    }
    let isRead = member.read(child, &value)
    if log.isStopped { log.passBack(.member(shape.name), of: shape) }
    return isRead || !shape.isRequired
  }

  /// Reads a document at the least cost.
  /// - Throws: the first error, without a place.
  package func decode(
    _ document: JSON, wording: any ProblemWording = StandardWording()
  ) throws(DocumentProblem) -> Value {
    let log = ProblemLog(.firstError, wording: wording)
    let value = read(DocumentNode(document, log: log))
    if let error = log.firstError { throw error }
    guard let value else {
      throw DocumentProblem(severity: .error, pointer: "", message: "not \(shape.place)")
    }
    return value
  }

  /// Reads a file.
  /// - Returns: the value, nil when there is an error; and every problem in the order of the file.
  package func read(
    _ bytes: [UInt8], limits: JSONLimits = JSONLimits(),
    wording: any ProblemWording = StandardWording()
  ) -> (value: Value?, problems: [DocumentProblem]) {
    let document: JSON
    do throws(JSONParseError) { document = try JSON(parsing: bytes, limits: limits) } catch {
      return (nil, [DocumentProblem(error, in: bytes)])
    }
    let log = ProblemLog(wording: wording)
    if let problem = log.checkNames(of: document) { return (nil, [problem]) }
    let value = read(DocumentNode(document, log: log))
    return (log.hasErrors ? nil : value, log.problems(in: bytes))
  }

  // MARK: Writing

  /// The value as an object: every member in order, without those that say nothing.
  package func write(_ value: Value) -> JSON { .object(object(value)) }

  /// Writes the same as text, without making a value of it.
  package func append(_ value: Value, to writer: inout JSONWriter) {
    writer.open("{")
    appendMembers(value, draft ?? value, &writer)
    writer.close("}")
  }

  /// The value as an object, to which others may add members.
  package func object(_ value: Value) -> JSONObject {
    var object = JSONObject()
    for member in members {
      guard let json = member.write(value, draft ?? value) else { continue }
      object.members.append(.init(name: member.shape.name, value: json))
    }
    return object
  }

  /// The members for an owner that holds such a value; nothing is read.
  func writing<Owner>(_ part: @escaping @Sendable (Owner) -> Value) -> [Member<Owner>] {
    members.map { member in
      Member(writing: member) { [draft] owner in
        let value = part(owner)
        return (value, draft ?? value)
      }
    }
  }
}
