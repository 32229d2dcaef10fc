internal import RecipeModel

/// The published shape of one kind of fault: what a file may say, and how it is read.
///
/// The parser, the schema and the reference in the documentation all come from ``all``.
struct FaultShape: Sendable {
  /// The word under `kind`.
  let kind: String
  /// What happens, in one sentence.
  let summary: String
  let members: [FaultMember]
  /// Makes the fault from members that have been checked.
  let make: @Sendable (FaultValues) -> Fault

  init(
    _ kind: String, _ summary: String, _ members: [FaultMember] = [],
    make: @escaping @Sendable (FaultValues) -> Fault
  ) {
    self.kind = kind
    self.summary = summary
    self.members = members
    self.make = make
  }

  static func named(_ kind: String) -> FaultShape? { all.first { $0.kind == kind } }

  /// Every kind, in the order of the documentation.
  static let all: [FaultShape] = list + answers + delivery

  private static let list = [
    FaultShape(
      "repeatPage", "Every page shows the recipes of one page.",
      [.required("page", .integer(1...1_000_000), "the page")]
    ) { .repeatPage($0.int("page")) },
    FaultShape("emptyPage", "The page is empty although the list goes on.") { _ in .emptyPage },
    FaultShape(
      "endless", "The list never ends.",
      [
        .optional(
          "content", .oneOf(["fresh", "empty"]), "new recipes or empty pages behind the end; fresh")
      ]
    ) { .endless(fresh: $0.text("content", "fresh") == "fresh") },
  ]

  private static let answers = [
    FaultShape(
      "status", "A status, with the service's own error page unless a body is given.",
      [
        .required("status", .integer(200...599), "the status code"),
        .optional("body", .string, "the body"),
        .optional("headers", .stringMap, "header fields, such as Retry-After"),
      ]
    ) {
      .status(
        $0.int("status"), body: $0.optionalText("body"),
        headers: $0.map("headers").map { .init($0.0, $0.1) })
    },
    FaultShape(
      "quota", "The service's own way to say that the allowance is used up.",
      [.optional("after", .integer(0...1_000_000), "how many requests are answered before; 0")]
    ) { .quota(after: $0.int("after", 0)) },
    FaultShape(
      "page", "A page of HTML with status 200.",
      [
        .required(
          "show", .oneOf(Fault.ForeignPage.allCases.map(\.rawValue)),
          "a PHP warning, a domain dealer's page or a front page")
      ]
    ) { .page(Fault.ForeignPage(rawValue: $0.text("show", "")) ?? .html) },
    FaultShape(
      "contentType", "Another content type.", [.required("type", .string, "the type")]
    ) { .contentType($0.text("type", "")) },
    FaultShape(
      "huge", "A body of that size, sent as it is made.",
      [.required("bytes", .integer(1...1 << 40), "the size")]
    ) { .huge(bytes: $0.int("bytes")) },
    FaultShape(
      "nested", "Arrays in arrays.", [.required("depth", .integer(1...10_000_000), "how many")]
    ) { .nested(depth: $0.int("depth")) },
    FaultShape(
      "bomb", "A small compressed body that expands to that size.",
      [
        .required("bytes", .integer(1...1 << 40), "the size after decompression"),
        .optional("coding", .oneOf(Fault.ContentCoding.allCases.map(\.rawValue)), "gzip"),
      ]
    ) { .bomb(bytes: $0.int("bytes"), coding: $0.coding) },
    FaultShape(
      "compressed", "The true body, compressed.",
      [
        .optional("coding", .oneOf(Fault.ContentCoding.allCases.map(\.rawValue)), "gzip"),
        .optional("cut", .integer(0...1 << 30), "how many bytes are missing at its end; 0"),
      ]
    ) { .compressed($0.coding, cut: $0.int("cut", 0)) },
    FaultShape(
      "redirect", "A redirect elsewhere.",
      [
        .required("to", .string, "the address, absolute or a path"),
        .optional("status", .integer(300...399), "302"),
      ]
    ) { .redirect(to: $0.text("to", ""), status: $0.int("status", 302)) },
    FaultShape(
      "redirectLoop", "Redirects in a circle.",
      [.optional("length", .integer(1...1000), "how many addresses; 2")]
    ) { .redirectLoop(length: $0.int("length", 2)) },
    FaultShape(
      "redirectChain", "Redirects before the true answer.",
      [.required("length", .integer(1...1000), "how many")]
    ) { .redirectChain(length: $0.int("length")) },
    FaultShape(
      "rename", "JSON members under other names.",
      [.required("members", .stringMap, "old name to new name")]
    ) { .rename($0.map("members").map { .init(from: $0.0, to: $0.1) }) },
    FaultShape(
      "retype", "JSON members with values of another type.",
      [.required("members", .strings, "the names")]
    ) { .retype($0.texts("members")) },
  ]

  private static let delivery = [
    FaultShape(
      "latency", "Time before the answer begins.",
      [.required("ms", .integer(0...3_600_000), "milliseconds")]
    ) { .latency(.milliseconds($0.int("ms"))) },
    FaultShape(
      "drip", "The body arrives slowly.",
      [.required("bytesPerSecond", .integer(1...1 << 30), "the pace")]
    ) { .drip(bytesPerSecond: $0.int("bytesPerSecond")) },
    FaultShape(
      "stall", "The answer stops for ever.",
      [
        .optional(
          "at", .oneOf(Fault.StallPoint.allCases.map(\.rawValue)),
          "before the head or before the body; head")
      ]
    ) { .stall(Fault.StallPoint(rawValue: $0.text("at", "head")) ?? .head) },
    FaultShape(
      "truncate", "The connection closes in the middle of the body.",
      [
        .required("after", .integer(0...1 << 40), "after how many bytes of body"),
        .optional(
          "framing", .oneOf(Fault.Framing.allCases.map(\.rawValue)),
          "how the length was promised; contentLength"),
      ]
    ) {
      .truncate(
        after: $0.int("after"),
        framing: Fault.Framing(rawValue: $0.text("framing", "")) ?? .contentLength)
    },
    FaultShape(
      "reset", "The connection is reset.",
      [.optional("after", .integer(0...1 << 40), "after how many bytes of body; before the head")]
    ) { .reset(after: $0.optionalInt("after")) },
    FaultShape(
      "garbage", "Bytes that are not HTTP.", [.optional("text", .string, "the bytes")]
    ) { .garbage($0.text("text", "SSH-2.0-OpenSSH_9.2\r\n")) },
    FaultShape("badChunk", "A chunked body with a chunk size that is none.") { _ in .badChunk },
    FaultShape(
      "headerFlood", "Header fields without end.",
      [.optional("bytes", .integer(1000...1 << 30), "how many bytes; 200000")]
    ) { .headerFlood(bytes: $0.int("bytes", 200_000)) },
    FaultShape(
      "wrongLength", "A Content-Length that differs from the body's.",
      [.required("by", .integer(-1 << 40...1 << 40), "by how many bytes")]
    ) { .wrongLength(by: $0.int("by")) },
    FaultShape("hangUp", "The connection closes although it promised to stay.") { _ in .hangUp },
  ]
}

/// One member of a fault or a match.
struct FaultMember: Sendable {
  enum Kind: Sendable {
    case integer(ClosedRange<Int>)
    case integers(ClosedRange<Int>)
    case string
    case oneOf([String])
    case strings
    case stringMap
  }

  let name: String
  let kind: Kind
  let isRequired: Bool
  let summary: String

  static func required(_ name: String, _ kind: Kind, _ summary: String) -> FaultMember {
    FaultMember(name: name, kind: kind, isRequired: true, summary: summary)
  }

  static func optional(_ name: String, _ kind: Kind, _ summary: String) -> FaultMember {
    FaultMember(name: name, kind: kind, isRequired: false, summary: summary)
  }
}

/// The members of a fault after they have been checked.
struct FaultValues: Sendable {
  var object: JSONObject

  func int(_ name: String, _ fallback: Int = 0) -> Int { object[name]?.intValue ?? fallback }
  func optionalInt(_ name: String) -> Int? { object[name]?.intValue }
  func text(_ name: String, _ fallback: String) -> String { object[name]?.stringValue ?? fallback }
  func optionalText(_ name: String) -> String? { object[name]?.stringValue }
  func texts(_ name: String) -> [String] {
    (object[name]?.arrayValue ?? []).compactMap(\.stringValue)
  }
  func map(_ name: String) -> [(String, String)] {
    (object[name]?.objectValue?.members ?? []).map { ($0.name, $0.value.stringValue ?? "") }
  }
  var coding: Fault.ContentCoding { .init(rawValue: text("coding", "gzip")) ?? .gzip }
}
