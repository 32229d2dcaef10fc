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
  /// What a member that is not there leaves as it is.
  package let draft: Value
  private let members: [Member<Value>]
  private let check: Check?

  /// Creates a codec.
  /// - Parameters:
  ///   - name: its name in a schema.
  ///   - place: how messages call it, such as `a setting`.
  ///   - summary: what it is, for editors and people.
  ///   - draft: the value of an object without any member.
  ///   - choices: which members go together.
  ///   - isOpen: whether unknown members are passed over.
  ///   - showsDefaults: whether the schema names what the draft's values are.
  ///   - members: its members, in the order in which they are read and written.
  ///   - check: what is to be seen to once the members are read.
  package init(
    _ name: String, place: String, _ summary: String = "", draft: Value,
    choices: [ObjectShape.Choice] = [], isOpen: Bool = false, showsDefaults: Bool = false,
    _ members: [Member<Value>], check: Check? = nil
  ) {
    self.draft = draft
    self.members = members
    self.check = check
    shape = ObjectShape(
      name, place: place, summary, choices: choices, isOpen: isOpen,
      members.map { member in
        guard showsDefaults, let standard = member.write(draft, draft) else { return member.shape }
        return member.shape.with(standard: standard)
      })
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
    guard var object = DocumentObject(node, shape) else { return nil }
    var value = draft
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

  /// The value as an object, to which others may add members.
  package func object(_ value: Value) -> JSONObject {
    var object = JSONObject()
    for member in members {
      guard let json = member.write(value, draft) else { continue }
      object.members.append(.init(name: member.shape.name, value: json))
    }
    return object
  }
}

/// A property that a member stands for.
package typealias Property<Owner, Field> = any WritableKeyPath<Owner, Field> & Sendable

/// One member of an object: its name, its value's codec, and where in the object's value it stands.
package struct Member<Owner: Sendable>: Sendable {
  /// The member without the type.
  package let shape: MemberShape
  /// Reads the member into its owner; false when it cannot be read.
  private(set) var read: @Sendable (DocumentNode, inout Owner) -> Bool
  /// The member's value, beside the owner's draft; nil when it is left out.
  let write: @Sendable (Owner, Owner) -> JSON?

  private init(
    _ shape: MemberShape, read: @escaping @Sendable (DocumentNode, inout Owner) -> Bool,
    write: @escaping @Sendable (Owner, Owner) -> JSON?
  ) {
    self.shape = shape
    self.read = read
    self.write = write
  }

  /// A member that must be there.
  package static func required<Field>(
    _ name: String, _ path: Property<Owner, Field>, _ codec: ValueCodec<Field>,
    _ summary: String = "", example: JSON? = nil, aliases: [String] = []
  ) -> Member {
    .custom(name, codec, summary, example: example, isRequired: true, aliases: aliases) {
      $0[keyPath: path]
    } set: {
      $0[keyPath: path] = $1
    }
  }

  /// A member that may be left out, which is then nil.
  package static func optional<Field>(
    _ name: String, _ path: Property<Owner, Field?>, _ codec: ValueCodec<Field>,
    _ summary: String = "", example: JSON? = nil, needs: [String] = [], aliases: [String] = []
  ) -> Member {
    .custom(name, codec, summary, example: example, needs: needs, aliases: aliases) {
      $0[keyPath: path]
    } set: {
      $0[keyPath: path] = $1
    }
  }

  /// A member that may be left out, which is then as in the owner's draft; a schema that names the
  /// draft's value is given it as `shown`.
  package static func standard<Field: Equatable & Sendable>(
    _ name: String, _ path: Property<Owner, Field>, _ codec: ValueCodec<Field>,
    _ summary: String = "", example: JSON? = nil, needs: [String] = [], aliases: [String] = [],
    shown standard: JSON? = nil
  ) -> Member {
    Member(
      MemberShape(
        name: name, schema: codec.schema, isRequired: false, summary: summary, example: example,
        standard: standard, needs: needs, aliases: aliases, expected: codec.expected)
    ) { node, owner in
      guard let field = codec.read(node) else { return false }
      owner[keyPath: path] = field
      return true
    } write: { owner, draft in
      let field = owner[keyPath: path]
      guard field != draft[keyPath: path] else { return nil }
      return codec.write(field)
    }
  }

  /// A member that is always written, and that leaves the owner's draft as it is where it is not
  /// there: what programs tell each other.
  package static func always<Field>(
    _ name: String, _ path: Property<Owner, Field>, _ codec: ValueCodec<Field>,
    _ summary: String = ""
  ) -> Member {
    .custom(name, codec, summary, isWritten: true) {
      $0[keyPath: path]
    } set: {
      $0[keyPath: path] = $1
    }
  }

  /// A member that is always written, and of which nothing is read.
  package static func written<Field>(
    _ name: String, _ codec: ValueCodec<Field>, _ summary: String = "",
    get: @escaping @Sendable (Owner) -> Field
  ) -> Member {
    .unread(name, codec, summary, isWritten: true, get: get)
  }

  /// A member that no property of the owner holds alone; one for which `get` gives nil is not
  /// written.
  package static func custom<Field>(
    _ name: String, _ codec: ValueCodec<Field>, _ summary: String = "", example: JSON? = nil,
    isRequired: Bool = false, isWritten: Bool = false, needs: [String] = [],
    aliases: [String] = [], get: @escaping @Sendable (Owner) -> Field?,
    set: @escaping @Sendable (inout Owner, Field) -> Void
  ) -> Member {
    var member = Member.unread(
      name, codec, summary, example: example, isRequired: isRequired, isWritten: isWritten,
      needs: needs, aliases: aliases, get: get)
    member.read = { node, owner in
      guard let field = codec.read(node) else { return false }
      set(&owner, field)
      return true
    }
    return member
  }

  /// A member that the object's check reads, with ``DocumentObject/read(_:_:)``, since what it means
  /// depends on others.
  package static func deferred<Field>(
    _ name: String, _ codec: ValueCodec<Field>, _ summary: String = "", example: JSON? = nil,
    isRequired: Bool = false, needs: [String] = [], aliases: [String] = [],
    get: @escaping @Sendable (Owner) -> Field?
  ) -> Member {
    .unread(
      name, codec, summary, example: example, isRequired: isRequired, needs: needs,
      aliases: aliases, get: get)
  }

  private static func unread<Field>(
    _ name: String, _ codec: ValueCodec<Field>, _ summary: String, example: JSON? = nil,
    isRequired: Bool = false, isWritten: Bool = false, needs: [String] = [],
    aliases: [String] = [], get: @escaping @Sendable (Owner) -> Field?
  ) -> Member {
    Member(
      MemberShape(
        name: name, schema: codec.schema, isRequired: isRequired, isWritten: isWritten,
        summary: summary, example: example, needs: needs, aliases: aliases,
        expected: codec.expected)
    ) { _, _ in
      true
    } write: { owner, _ in
      get(owner).map(codec.write)
    }
  }
}
