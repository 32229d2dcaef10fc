import RecipeModel
import RecipeProviderKit

/// The handshake: what the program is told, and what it says about itself.
enum ProgramDescription {
  /// The parameters of `initialize`.
  static func parameters(id: String, settings: JSONObject, clientVersion: String) -> JSON {
    [
      "protocolVersion": .int(ProcessProtocol.version),
      "client": ["name": "potluck", "version": .string(clientVersion)],
      "provider": .string(id), "settings": .object(settings),
    ]
  }

  /// Reads the answer to `initialize`.
  ///
  /// The entry's `name` wins over the program's own; `note` takes what is odd but harmless.
  /// - Throws: ``ProviderError``: `misconfigured` for another version of the protocol, `drift` for
  ///   members of the wrong type.
  static func read(
    _ reply: Reply, id: String, name: String?, redaction: Redaction, note: (String) -> Void
  ) throws -> ProviderDescriptor {
    let answer = try AnswerMessage.result(of: reply, redaction: redaction)
    guard answer.json.objectValue != nil else { throw answer.wrongType("an object") }
    try checkVersion(answer, redaction)
    do { return try descriptor(answer, id, name, redaction, note) } catch var error as ProviderError
      where error.code == .drift
    {
      error.fix = "correct what the program answers to initialize"
      throw error
    }
  }

  private static func descriptor(
    _ answer: JSONCursor, _ id: String, _ name: String?, _ redaction: Redaction,
    _ note: (String) -> Void
  ) throws -> ProviderDescriptor {
    ProviderDescriptor(
      id: id, kind: "process",
      name: name ?? text(answer, "name", redaction) ?? id,
      homepage: answer.link("homepage").flatMap { redaction($0) == $0 ? $0 : nil },
      attribution: text(answer, "attribution", redaction),
      capabilities: try capabilities(answer, redaction, note),
      paging: try paging(answer.optional("paging")),
      politeness: try politeness(answer.optional("politeness")))
  }

  private static func text(
    _ answer: JSONCursor, _ name: String, _ redaction: Redaction
  ) -> String? {
    answer.text(name).flatMap { TextCleaning.clean(redaction($0)) }
  }

  private static func checkVersion(_ answer: JSONCursor, _ redaction: Redaction) throws {
    guard let version = answer.optional("protocolVersion") else {
      throw ProviderError(
        .misconfigured, "the program does not say which version of the protocol it speaks",
        fix: "answer initialize with \"protocolVersion\": \(ProcessProtocol.version)")
    }
    guard version.json.intValue == ProcessProtocol.version else {
      let spoken = TextCleaning.clean(redaction(version.json.text()), limit: 40) ?? "another one"
      throw ProviderError(
        .misconfigured,
        "the program speaks version \(spoken) of the protocol, not \(ProcessProtocol.version)",
        fix: "use a release of the program, or of Potluck, that fits the other")
    }
  }

  private static func capabilities(
    _ answer: JSONCursor, _ redaction: Redaction, _ note: (String) -> Void
  ) throws -> Capabilities {
    guard let list = answer.optional("capabilities") else { return [.text] }
    var capabilities: Capabilities = []
    let elements = try list.elements()
    for element in elements.prefix(100) {
      let name = try element.string()
      if let known = Capabilities.named.first(where: { $0.name == name }) {
        capabilities.insert(known.capability)
      } else {
        let names = Capabilities.named.map(\.name)
        let meant = NearestName.of(name, among: names).map { "; did you mean \($0)?" } ?? ""
        let shown = TextCleaning.clean(redaction(name), limit: 40) ?? ""
        note("the program claims an unknown capability, “\(shown)”, which is ignored\(meant)")
      }
    }
    if capabilities.isDisjoint(with: [.text, .include, .browse]) {
      note("the program claims neither text, include nor browse; it is asked for text")
      capabilities.insert(.text)
    }
    return capabilities
  }

  private static func paging(_ member: JSONCursor?) throws -> PagingPolicy {
    guard let member else { return .single }
    guard member.json.objectValue != nil else { throw member.wrongType("an object") }
    return PagingPolicy(
      first: try member.optional("first").flatMap { try AnswerMessage.token($0) } ?? .number(1),
      pageSize: try integer(member, .pageSize),
      gapTolerance: try integer(member, .gapTolerance) ?? 0,
      step: try integer(member, .step) ?? 1, maxPages: try integer(member, .maxPages) ?? 100)
  }

  private static func politeness(_ member: JSONCursor?) throws -> Politeness {
    guard let member else { return Politeness() }
    guard member.json.objectValue != nil else { throw member.wrongType("an object") }
    return Politeness(
      maxConcurrentRequests: try integer(member, .maxConcurrentRequests) ?? 1,
      minimumInterval: .milliseconds(try integer(member, .minimumIntervalMs) ?? 0))
  }

  /// The whole numbers of the answer.
  private enum Number: String {
    case pageSize, gapTolerance, step, maxPages, maxConcurrentRequests, minimumIntervalMs

    var range: ClosedRange<Int> {
      switch self {
      case .pageSize: 1...ListingLimits.pageItems
      case .gapTolerance: 0...10
      case .step: 1...10_000
      case .maxPages: 1...1_000
      case .maxConcurrentRequests: 1...64
      case .minimumIntervalMs: 0...3_600_000
      }
    }
  }

  /// The number, moved into the range where it lies outside.
  private static func integer(_ object: JSONCursor, _ number: Number) throws -> Int? {
    try object.optional(number.rawValue).map {
      min(number.range.upperBound, max(number.range.lowerBound, try $0.integer()))
    }
  }

  // MARK: Schema

  /// The result of `initialize`.
  static let schema = ProcessProtocol.object(
    [
      "protocolVersion": ["const": .int(ProcessProtocol.version)], "name": ProcessProtocol.text,
      "homepage": ProcessProtocol.text, "attribution": ProcessProtocol.text,
      "capabilities": [
        "description": "text unless given.", "type": "array",
        "items": ["enum": .array(Capabilities.named.map { .string($0.name) })],
      ],
      "paging": numbers(
        [.pageSize, .gapTolerance, .step, .maxPages], ["first": ProcessProtocol.ref("page")],
        about: "Without it, one answer holds everything."),
      "politeness": numbers([.maxConcurrentRequests, .minimumIntervalMs]),
    ], required: ["protocolVersion"], about: "The result of initialize.")

  private static func numbers(
    _ numbers: [Number], _ others: JSONObject = [:], about: String? = nil
  ) -> JSON {
    var properties = others
    for number in numbers {
      properties[number.rawValue] = ProcessProtocol.integer(number.range)
    }
    return ProcessProtocol.object(properties, about: about)
  }
}

/// The parameters of a search.
enum QueryMessage {
  /// A query and the page that is asked for.
  static func parameters(_ query: SearchQuery, page: PageToken) -> JSON {
    var object = SearchQuery.codec.object(query)
    // What one has is Potluck's own affair.
    let own = QueryFilter.all.filter { $0.limit == nil }.map(\.name)
    object.members.removeAll { own.contains($0.name) }
    // The order in which programs have always been told.
    for name in ["limit", "sort"] {
      let value = object[name]
      object[name] = nil
      object[name] = value
    }
    return ["query": .object(object), "page": token(page)]
  }

  private static func token(_ page: PageToken) -> JSON {
    switch page {
    case .number(let number): .int(number)
    case .opaque(let text): .string(text)
    }
  }
}
