internal import RecipeModel

/// The published form of one kind of fault: what a file may say, and what is made of it.
///
/// The reader, the schema and the reference in the documentation all come from ``all``.
struct FaultKind: Sendable {
  /// The word under `kind`.
  var name: String { codec.shape.name }
  /// The members, `kind` first.
  let codec: ObjectCodec<FaultValues>
  private let make: @Sendable (FaultValues) -> Fault

  private init(
    _ name: String, _ summary: String, _ members: [Member<FaultValues>] = [],
    make: @escaping @Sendable (FaultValues) -> Fault
  ) {
    let kind = ValueCodec<String>(.keywords(["const": .string(name)])) { _ in
      name
    } write: {
      .string($0)
    }
    codec = ObjectCodec(
      name, place: "the fault", summary, draft: FaultValues(),
      [.custom("kind", kind, isRequired: true, get: { _ in name }, set: { _, _ in })] + members)
    self.make = make
  }

  /// Any kind of fault.
  static let anyFault = ValueCodec<Fault>(
    .keywords(["oneOf": .array(all.map { .object(SchemaWriter().object($0.codec.shape)) })]),
    read: read
  ) { fault in
    ["kind": .string(fault.kind)]
  }

  private static func read(_ node: DocumentNode) -> Fault? {
    guard node.value.isObject else {
      node.wrongType("an object")
      return nil
    }
    let word = node.child("kind", node.value["kind"] ?? .null)
    guard let name = word.value.stringValue else {
      word.error("the kind of the fault is missing")
      return nil
    }
    guard let kind = all.first(where: { $0.name == name }) else {
      let nearest = NearestName.of(name, among: all.map(\.name))
      word.error(
        "no fault is called \"\(name)\"", fix: nearest.map { "did you mean \"\($0)\"?" })
      return nil
    }
    return kind.codec.read(node).map(kind.make)
  }

  /// Every kind, in the order of the documentation.
  static let all: [FaultKind] = list + answers + delivery

  private static let list = [
    FaultKind(
      "repeatPage", "Every page shows the recipes of one page.",
      [.required("page", \.number, .integer(1...1_000_000), "the page")]
    ) { .repeatPage($0.number) },
    FaultKind("emptyPage", "The page is empty although the list goes on.") { _ in .emptyPage },
    FaultKind(
      "endless", "The list never ends.",
      [
        .optional(
          "content", \.content, .word, "new recipes or empty pages behind the end; fresh")
      ]
    ) { .endless(fresh: $0.content != .empty) },
  ]

  private static let answers = [
    FaultKind(
      "status", "A status, with the service's own error page unless a body is given.",
      [
        .required("status", \.number, .integer(200...599), "the status code"),
        .optional("body", \.text, .anyText, "the body"),
        .optional("headers", \.pairs, .texts, "header fields, such as Retry-After"),
      ]
    ) {
      .status(
        $0.number, body: $0.text,
        headers: ($0.pairs ?? JSONObject()).texts.map { .init($0.name, $0.value) })
    },
    FaultKind(
      "quota", "The service's own way to say that the allowance is used up.",
      [
        .standard(
          "after", \.number, .integer(0...1_000_000), "how many requests are answered before; 0")
      ]
    ) { .quota(after: $0.number) },
    FaultKind(
      "page", "A page of HTML with status 200.",
      [
        .required("show", \.page, .word, "a PHP warning, a domain dealer's page or a front page")
      ]
    ) { .page($0.page) },
    FaultKind(
      "markup", "A document that is hard on parsers, in XML where that was promised, else in HTML.",
      [
        .required(
          "show", \.document, .word,
          "siblings, deep, attributes, unclosed, entities, external or nulls"),
        .required("size", \.number, .integer(0...10_000_000), "how many of them"),
      ]
    ) { .markup($0.document, size: $0.number) },
    FaultKind(
      "contentType", "Another content type.",
      [.required("type", \.requiredText, .anyText, "the type")]
    ) { .contentType($0.requiredText) },
    FaultKind(
      "huge", "A body of that size, sent as it is made.",
      [.required("bytes", \.number, .integer(1...1 << 40), "the size")]
    ) { .huge(bytes: $0.number) },
    FaultKind(
      "nested", "Arrays in arrays.",
      [.required("depth", \.number, .integer(1...10_000_000), "how many")]
    ) { .nested(depth: $0.number) },
    FaultKind(
      "bomb", "A small compressed body that expands to that size.",
      [
        .required("bytes", \.number, .integer(1...1 << 40), "the size after decompression"),
        .standard("coding", \.coding, .word, "gzip"),
      ]
    ) { .bomb(bytes: $0.number, coding: $0.coding) },
    FaultKind(
      "compressed", "The true body, compressed.",
      [
        .standard("coding", \.coding, .word, "gzip"),
        .standard(
          "cut", \.number, .integer(0...1 << 30), "how many bytes are missing at its end; 0"),
      ]
    ) { .compressed($0.coding, cut: $0.number) },
    FaultKind(
      "redirect", "A redirect elsewhere.",
      [
        .required("to", \.requiredText, .anyText, "the address, absolute or a path"),
        .optional("status", \.option, .integer(300...399), "302"),
      ]
    ) { .redirect(to: $0.requiredText, status: $0.option ?? 302) },
    FaultKind(
      "redirectLoop", "Redirects in a circle.",
      [.optional("length", \.option, .integer(1...1000), "how many addresses; 2")]
    ) { .redirectLoop(length: $0.option ?? 2) },
    FaultKind(
      "redirectChain", "Redirects before the true answer.",
      [.required("length", \.number, .integer(1...1000), "how many")]
    ) { .redirectChain(length: $0.number) },
    FaultKind(
      "rename", "JSON members under other names.",
      [.required("members", \.requiredPairs, .texts, "old name to new name")]
    ) { .rename($0.requiredPairs.texts.map { .init(from: $0.name, to: $0.value) }) },
    FaultKind(
      "retype", "JSON members with values of another type.",
      [.required("members", \.names, .texts, "the names")]
    ) { .retype($0.names) },
  ]

  private static let delivery = [
    FaultKind(
      "latency", "Time before the answer begins.",
      [.required("ms", \.number, .integer(0...3_600_000), "milliseconds")]
    ) { .latency(.milliseconds($0.number)) },
    FaultKind(
      "drip", "The body arrives slowly.",
      [.required("bytesPerSecond", \.number, .integer(1...1 << 30), "the pace")]
    ) { .drip(bytesPerSecond: $0.number) },
    FaultKind(
      "stall", "The answer stops for ever.",
      [.standard("at", \.point, .word, "before the head or before the body; head")]
    ) { .stall($0.point) },
    FaultKind(
      "truncate", "The connection closes in the middle of the body.",
      [
        .required("after", \.number, .integer(0...1 << 40), "after how many bytes of body"),
        .standard("framing", \.framing, .word, "how the length was promised; contentLength"),
      ]
    ) { .truncate(after: $0.number, framing: $0.framing) },
    FaultKind(
      "reset", "The connection is reset.",
      [
        .optional(
          "after", \.option, .integer(0...1 << 40),
          "after how many bytes of body; before the head")
      ]
    ) { .reset(after: $0.option) },
    FaultKind(
      "garbage", "Bytes that are not HTTP.", [.optional("text", \.text, .anyText, "the bytes")]
    ) { .garbage($0.text ?? "SSH-2.0-OpenSSH_9.2\r\n") },
    FaultKind("badChunk", "A chunked body with a chunk size that is none.") { _ in .badChunk },
    FaultKind(
      "headerFlood", "Header fields without end.",
      [.optional("bytes", \.option, .integer(1000...1 << 30), "how many bytes; 200000")]
    ) { .headerFlood(bytes: $0.option ?? 200_000) },
    FaultKind(
      "wrongLength", "A Content-Length that differs from the body's.",
      [.required("by", \.number, .integer(-1 << 40...1 << 40), "by how many bytes")]
    ) { .wrongLength(by: $0.number) },
    FaultKind("hangUp", "The connection closes although it promised to stay.") { _ in .hangUp },
  ]
}

/// What the members of a fault said, whatever its kind.
struct FaultValues: Sendable {
  enum Content: String, CaseIterable { case fresh, empty }

  var number = 0
  var option: Int?
  var text: String?
  var requiredText = ""
  var names: [String] = []
  var pairs: JSONObject?
  var requiredPairs = JSONObject()
  var content: Content?
  var page = Fault.ForeignPage.html
  var document = Fault.HostileDocument.siblings
  var coding = Fault.ContentCoding.gzip
  var point = Fault.StallPoint.head
  var framing = Fault.Framing.contentLength
}

extension JSONObject {
  /// Its members, which have been found to be texts.
  fileprivate var texts: [(name: String, value: String)] {
    members.map { ($0.name, $0.value.stringValue ?? "") }
  }
}

extension ValueCodec where Value == [String] {
  /// A list of texts.
  fileprivate static var texts: ValueCodec {
    ValueCodec(.list(ValueCodec<String>.anyText.schema)) { node in
      guard let elements = node.value.arrayValue else {
        node.error("this has to be an array of strings")
        return nil
      }
      return elements.enumerated().compactMap { node.element($1, at: $0).anyText() }
    } write: {
      .array($0.map(JSON.string))
    }
  }
}

extension ValueCodec where Value == JSONObject {
  /// An object of texts.
  fileprivate static var texts: ValueCodec {
    ValueCodec(.map(ValueCodec<String>.anyText.schema, NameRule())) { node in
      guard let object = node.value.objectValue else {
        node.error("this has to be an object of strings")
        return nil
      }
      for (_, child) in node.objectMembers { _ = child.anyText() }
      return object
    } write: {
      .object($0)
    }
  }
}
