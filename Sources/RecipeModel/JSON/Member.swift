/// A property that a member stands for.
package typealias Property<Owner, Field> = any WritableKeyPath<Owner, Field> & Sendable

/// Reads what a key path leads to; a stored property where it lies, as walking a path takes hundreds
/// of steps each time.
package func reading<Owner, Field>(
  _ path: WritableKeyPath<Owner, Field>
) -> @Sendable (Owner) -> Field {
  guard let offset = MemoryLayout<Owner>.offset(of: path) else {
    // Paths of literals are Sendable, and so are joined ones of them, which their type does not say.
    nonisolated(unsafe) let path = path
    return { $0[keyPath: path] }
  }
  return { owner in
    withUnsafeBytes(of: owner) { $0.load(fromByteOffset: offset, as: Field.self) }
  }
}

/// Writes what a key path leads to; a stored property where it lies, like ``reading(_:)``.
func writing<Owner, Field>(
  _ path: WritableKeyPath<Owner, Field>
) -> @Sendable (inout Owner, Field) -> Void {
  guard let offset = MemoryLayout<Owner>.offset(of: path) else {
    nonisolated(unsafe) let path = path
    return { $0[keyPath: path] = $1 }
  }
  return { owner, field in
    withUnsafeMutablePointer(to: &owner) {
      let place = UnsafeMutableRawPointer($0) + offset
      place.assumingMemoryBound(to: Field.self).pointee = field
    }
  }
}

/// One member of an object: its name, its value's codec, and where in the object's value it stands.
package struct Member<Owner: Sendable>: Sendable {
  /// The member without the type.
  package let shape: MemberShape
  /// Reads the member into its owner; false when it cannot be read.
  package let read: @Sendable (DocumentNode, inout Owner) -> Bool
  /// The member's value, beside the owner's draft; nil when it is left out.
  package let write: @Sendable (Owner, Owner) -> JSON?
  /// Writes name and value as text unless the member is left out.
  let append: @Sendable (Owner, Owner, inout JSONWriter) -> Void

  /// Creates a member that may be left out: where `get` gives nil beside the owner's draft.
  @_specialize(kind:partial,where Field == String)
  @_specialize(kind:partial,where Field == Int)
  @_specialize(kind:partial,where Field == Double)
  @_specialize(kind:partial,where Field == Bool)
  @_specialize(kind:partial,where Field == [String])
  private init<Field>(
    _ shape: MemberShape, _ codec: ValueCodec<Field>,
    get: @escaping @Sendable (Owner, Owner) -> Field?, set: Setter<Field>?
  ) {
    self.shape = shape
    read = Self.reader(codec, set)
    write = { owner, draft in get(owner, draft).map(codec.write) }
    let key = JSON.string(shape.name).bytes()
    append = { owner, draft, writer in
      guard let field = get(owner, draft) else { return }
      writer.name(written: key)
      codec.append(field, &writer)
    }
  }

  /// Creates a member that is always written; an optional in between would be looked up by its type
  /// each time.
  @_specialize(kind:partial,where Field == String)
  @_specialize(kind:partial,where Field == String?)
  @_specialize(kind:partial,where Field == Int)
  @_specialize(kind:partial,where Field == Int?)
  @_specialize(kind:partial,where Field == [String])
  private init<Field>(
    always shape: MemberShape, _ codec: ValueCodec<Field>,
    get: @escaping @Sendable (Owner) -> Field, set: Setter<Field>?
  ) {
    self.shape = shape
    read = Self.reader(codec, set)
    write = { owner, _ in codec.write(get(owner)) }
    let key = JSON.string(shape.name).bytes()
    append = { owner, _, writer in
      writer.name(written: key)
      codec.append(get(owner), &writer)
    }
  }

  /// Creates a member that writes one of a part, beside the part's draft.
  init<Part>(
    writing member: Member<Part>, _ part: @escaping @Sendable (Owner) -> (value: Part, draft: Part)
  ) {
    shape = member.shape
    read = { _, _ in true }
    write = { owner, _ in
      let (value, draft) = part(owner)
      return member.write(value, draft)
    }
    append = { owner, _, writer in
      let (value, draft) = part(owner)
      member.append(value, draft, &writer)
    }
  }

  /// Takes over what was read.
  package typealias Setter<Field> = @Sendable (inout Owner, Field) -> Void

  private static func reader<Field>(
    _ codec: ValueCodec<Field>, _ set: Setter<Field>?
  ) -> @Sendable (DocumentNode, inout Owner) -> Bool {
    guard let set else { return { _, _ in true } }
    return { node, owner in
      guard let field = codec.read(node) else { return false }
      set(&owner, field)
      return true
    }
  }

  /// A member that must be there.
  package static func required<Field>(
    _ name: String, _ path: Property<Owner, Field>, _ codec: ValueCodec<Field>,
    _ summary: String = "", example: JSON? = nil, aliases: [String] = []
  ) -> Member {
    Member(
      always: MemberShape(
        name: name, schema: codec.schema, isRequired: true, summary: summary, example: example,
        aliases: aliases, expected: codec.expected), codec, get: reading(path),
      set: writing(path))
  }

  /// A member that may be left out, which is then nil.
  package static func optional<Field>(
    _ name: String, _ path: Property<Owner, Field?>, _ codec: ValueCodec<Field>,
    _ summary: String = "", example: JSON? = nil, needs: [String] = [], aliases: [String] = []
  ) -> Member {
    .custom(
      name, codec, summary, example: example, needs: needs, aliases: aliases,
      get: reading(path), set: writing(path))
  }

  /// A member that may be left out, which is then as in the owner's draft; a schema that names the
  /// draft's value is given it as `shown`.
  package static func standard<Field: Equatable & Sendable>(
    _ name: String, _ path: Property<Owner, Field>, _ codec: ValueCodec<Field>,
    _ summary: String = "", example: JSON? = nil, needs: [String] = [], aliases: [String] = [],
    shown standard: JSON? = nil
  ) -> Member {
    let get = reading(path)
    return Member(
      MemberShape(
        name: name, schema: codec.schema, isRequired: false, summary: summary, example: example,
        standard: standard, needs: needs, aliases: aliases, expected: codec.expected), codec,
      get: { owner, draft in
        let field = get(owner)
        return field == get(draft) ? nil : field
      }, set: writing(path))
  }

  /// A member that is always written, and that leaves the owner's draft as it is where it is not
  /// there: what programs tell each other.
  package static func always<Field>(
    _ name: String, _ path: Property<Owner, Field>, _ codec: ValueCodec<Field>,
    _ summary: String = ""
  ) -> Member {
    .always(name, codec, summary, get: reading(path), set: writing(path))
  }

  /// A member that is always written, which `set` takes over from what was read; nil where nothing
  /// is to be read.
  package static func always<Field>(
    _ name: String, _ codec: ValueCodec<Field>, _ summary: String = "",
    get: @escaping @Sendable (Owner) -> Field, set: Setter<Field>?
  ) -> Member {
    Member(
      always: MemberShape(
        name: name, schema: codec.schema, isRequired: false, isWritten: true, summary: summary,
        expected: codec.expected), codec, get: get, set: set)
  }

  /// A member that is always written, and of which nothing is read.
  package static func written<Field>(
    _ name: String, _ codec: ValueCodec<Field>, _ summary: String = "",
    get: @escaping @Sendable (Owner) -> Field
  ) -> Member {
    .always(name, codec, summary, get: get, set: nil)
  }

  /// A member that no property of the owner holds alone; one for which `get` gives nil is not
  /// written, and without `set` nothing is read.
  package static func custom<Field>(
    _ name: String, _ codec: ValueCodec<Field>, _ summary: String = "", example: JSON? = nil,
    isRequired: Bool = false, needs: [String] = [], aliases: [String] = [],
    get: @escaping @Sendable (Owner) -> Field?, set: Setter<Field>?
  ) -> Member {
    Member(
      MemberShape(
        name: name, schema: codec.schema, isRequired: isRequired, summary: summary,
        example: example, needs: needs, aliases: aliases, expected: codec.expected), codec,
      get: { owner, _ in get(owner) }, set: set)
  }

  /// A member that the object's check reads, with ``DocumentObject/read(_:_:)``, since what it means
  /// depends on others.
  package static func deferred<Field>(
    _ name: String, _ codec: ValueCodec<Field>, _ summary: String = "", example: JSON? = nil,
    isRequired: Bool = false, needs: [String] = [], aliases: [String] = [],
    get: @escaping @Sendable (Owner) -> Field?
  ) -> Member {
    .custom(
      name, codec, summary, example: example, isRequired: isRequired, needs: needs,
      aliases: aliases, get: get, set: nil)
  }

  /// The members of a part, as members of the whole; nothing is read.
  package static func of<Part>(
    _ codec: ObjectCodec<Part>, _ path: Property<Owner, Part>
  ) -> [Member] {
    codec.writing(reading(path))
  }
}
