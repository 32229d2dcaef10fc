package import RecipeModel
package import RecipeProviderKit

/// Recorded exchanges with a service, and what a definition has to make of them: the contents of a
/// tests file such as `mealie.tests.json`, beside `mealie.json`.
///
/// Neither secrets nor private addresses stand in it: `{apiKey}` stands for the secret of that
/// name, `{baseURL}` for the base address, `{origin}` for its scheme, host and port, `{host}` for
/// its host and port. `•••` in an address or a body stands for any value.
///
/// What the properties of this and the types below mean say the codecs.
package struct Recording: Sendable, Hashable {
  package var definition: String
  package var cases: [RecordedCase] = []
}

extension Recording {
  /// Whether a case expects listings, or leaves open which.
  var listsSomething: Bool {
    cases.contains { recorded in
      recorded.expect.listings.map { !$0.isEmpty } ?? true || recorded.expect.recipe != nil
    }
  }

  /// What a live recording lacks that the definition is to be tested by, a line each.
  package func gaps(for definition: ProviderDefinition) -> [String] {
    var gaps = cases.filter { $0.expect.status != "ok" }.map { recorded in
      let why = recorded.expect.errorContains.map { ": \($0)" } ?? ""
      let advice =
        recorded.isUntold ? "; say with \"none\" how it tells that nothing was found" : ""
      return "\(recorded.name) ended as \(recorded.expect.status)\(why)\(advice)"
    }
    if !listsSomething { gaps.append("nothing was found") }
    let isDetailed = definition.detail?.request != nil
    if isDetailed, listsSomething, cases.allSatisfy({ $0.expect.recipe == nil }) {
      gaps.append("no recipe could be read in full, as \"detail\" says")
    }
    return gaps
  }
}

/// One query, the exchanges that it causes and what comes of them.
package struct RecordedCase: Sendable, Hashable {
  package var name: String
  package var query: SearchQuery
  package var settings = JSONObject()
  package var exchanges: [RecordedExchange]
  package var expect = RecordedExpectation()

  /// Whether words that find nothing brought an answer that the definition does not understand.
  fileprivate var isUntold: Bool {
    name.hasPrefix("no result") && expect.status == "drift"
  }
}

/// One request with its answer.
package struct RecordedExchange: Sendable, Hashable {
  package var request: RecordedRequest
  package var response: RecordedResponse
}

/// What identifies a request: header fields, which carry credentials, are no part of it.
package struct RecordedRequest: Sendable, Hashable {
  package var method = "GET"
  package var url: String
  /// The JSON body; a string for any other body, nil for none.
  package var body: JSON?
}

/// An answer, reduced to what a definition can see of it.
package struct RecordedResponse: Sendable, Hashable {
  package enum Body: Sendable, Hashable {
    case json(JSON)
    /// Any other text; empty for no body.
    case text(String)
  }

  package var status = 200
  package var headers = HTTPHeaders()
  package var body: Body
}

/// What has to come of a case; what is nil is not compared.
package struct RecordedExpectation: Sendable, Hashable {
  package var status = "ok"
  package var listings: [JSONObject]?
  package var total: Int?
  package var requests: Int?
  package var errorContains: String?
  package var recipe: JSONObject?
}

// MARK: - In JSON

extension Recording {
  /// A tests file.
  static let codec = ObjectCodec(
    "recording", place: "the recording",
    "Recorded exchanges with a recipe service, and what a definition makes of them.",
    draft: Recording(definition: ""),
    [
      .custom(
        "$schema", .anyText, "The schema that an editor completes from; ignored by Potluck.",
        example: "potluck-recording.schema.json", get: { _ in nil }, set: { _, _ in }),
      .required(
        "definition", \.definition, .text, "The name of the definition that is tested.",
        example: "soup-shelf"),
      .required("cases", \.cases, .list(.object(RecordedCase.codec)), "The cases.", example: []),
    ]
  ) { object, recording in
    guard !recording.cases.isEmpty else { return }
    var seen: Set<String> = []
    for node in object["cases"]?.elements() ?? [] {
      guard let name = node.value["name"]?.stringValue, !seen.insert(name).inserted else {
        continue
      }
      node.warning("another case has the same name", fix: "give each a name of its own")
    }
  }

  /// The recording as a JSON document; members that say nothing are left out.
  var json: JSON { Self.codec.write(self) }

  /// The recording as the text of a tests file.
  package var text: String { json.text(.indented) + "\n" }
}

extension RecordedCase {
  fileprivate static let codec = ObjectCodec(
    "case", place: "a case", "One query, its exchanges and what comes of them.",
    draft: RecordedCase(name: "", query: SearchQuery(), exchanges: []),
    [
      .required(
        "name", \.name, .text, "What people call the case.", example: "soup on two pages"),
      .required(
        "query", \.query, .object(SearchQuery.recordedCodec), "What is asked.",
        example: ["text": "soup"]),
      .standard(
        "settings", \.settings,
        .anyObject.described(as: .map(.keywords([:]), .init())), "The entry's settings.",
        example: ["language": "en"]),
      .required(
        "exchanges", \.exchanges, .list(.object(RecordedExchange.codec)),
        "The recorded exchanges.", example: []),
      .required(
        "expect", \.expect, .object(RecordedExpectation.codec), "What has to come of them.",
        example: ["status": "ok"]),
    ])
}

extension SearchQuery {
  fileprivate static let recordedCodec = ObjectCodec(
    "query", place: "a query", "What is asked.", draft: SearchQuery(),
    foods + limits + [
      .standard(
        "diets", \.diets, dietsCodec, "Diets, by their schema.org names.",
        example: ["VeganDiet"]),
      .custom(
        "limit", .integer(1...100_000),
        "After how many listings the search ends; 20 unless given.", example: 20, get: \.limit,
        set: { $0.limit = $1 }),
    ]
  ) { _, query in query.tidy() }

  private static let foods: [Member<SearchQuery>] = [
    .custom(
      "text", .anyText, "The free words.", example: "soup", get: \.text,
      set: { $0.text = $1 }),
    .standard(
      "include", \.include, .list(.text), "Ingredients that must be there.", example: ["leek"]),
    .standard(
      "exclude", \.exclude, .list(.text), "Ingredients that must not be there.",
      example: ["egg"]),
  ]

  private static let limits = QueryFilter.all.compactMap { filter -> Member<SearchQuery>? in
    filter.limit.map { limit in
      .optional(
        limit.member, limit.number, .integer(1...100_000), filter.about,
        example: .int(limit.example))
    }
  }

  private static let dietsCodec = ValueCodec<[String]>.list(.text).map { names, _ in
    names.compactMap { Diet(parsing: $0) }
  } write: { diets in
    diets.map(\.rawValue)
  }
}

extension RecordedExchange {
  fileprivate static let codec = ObjectCodec(
    "exchange", place: "an exchange", "One request with its answer.",
    draft: RecordedExchange(
      request: RecordedRequest(url: ""), response: RecordedResponse(body: .text(""))),
    [
      .required(
        "request", \.request, .object(RecordedRequest.codec), "What was asked.",
        example: ["method": "GET", "url": "{baseURL}/search?q=soup"]),
      .required(
        "response", \.response, .object(RecordedResponse.codec), "What came back.",
        example: ["status": 200, "json": []]),
    ])
}

extension RecordedRequest {
  fileprivate static let codec = ObjectCodec(
    "request", place: "a request", "A request; its header fields do not matter.",
    draft: RecordedRequest(url: ""),
    [
      .custom(
        "method", .word(of: ["GET", "POST"]), "GET unless given.", example: "GET", get: \.method,
        set: { $0.method = $1 }),
      .required(
        "url", \.url, .text.checked(warnOfCredential),
        "The address. {baseURL} stands for the base address, {name} for the secret of that name,"
          + " ••• for any value.",
        example: "{baseURL}/search?q=soup"),
      .optional("body", \.body, .any, "The JSON body.", example: ["query": "soup"]),
    ])

  @Sendable private static func warnOfCredential(in url: String, _ node: DocumentNode) -> String {
    if let parameter = credential(in: url) {
      node.warning(
        "the parameter \(parameter) seems to hold a credential",
        fix: "write {\(parameter)} or ••• for its value, and renew the credential if the file was"
          + " shared")
    }
    return url
  }

  /// The name of a parameter that looks as if a credential stood in it.
  private static func credential(in url: String) -> String? {
    let query = url.split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
    for item in query.split(separator: "&") {
      let parts = item.split(separator: "=", maxSplits: 1).map { PercentEncoding.decode($0) }
      guard parts.count == 2, parts[1] != Redaction.mark, !parts[1].hasPrefix("{") else { continue }
      if Secrecy.namesSecret(parts[0]), Secrecy.looksLikeKey(parts[1]) {
        return String(parts[0].prefix(40))
      }
    }
    return nil
  }
}

extension RecordedResponse {
  fileprivate static let codec = ObjectCodec(
    "response", place: "an answer", "An answer.", draft: RecordedResponse(body: .text("")),
    choices: [.exactlyOne(["json", "text"])],
    [
      .custom(
        "status", .integer(100...599), "The HTTP status, 200 unless given.", example: 200,
        get: \.status, set: { $0.status = $1 }),
      .standard(
        "headers", \.headers, headersCodec, "The header fields that matter.",
        example: ["Content-Type": "application/json"]),
      .custom(
        "json", .any, "The body, when it is JSON.", example: ["recipes": []],
        get: { if case .json(let json) = $0.body { json } else { nil } },
        set: { $0.body = .json($1) }),
      .custom(
        "text", .anyText, "The body, when it is not JSON.", example: "<html>",
        get: { if case .text(let text) = $0.body { text } else { nil } },
        set: { $0.body = .text($1) }),
    ])

  private static let headersCodec = ValueCodec<HTTPHeaders>(
    .map(ValueCodec<String>.anyText.schema, .init())
  ) { node in
    var headers = HTTPHeaders()
    for (name, value) in node.members() ?? [] {
      if let text = value.anyText() { headers.append(name, text) }
    }
    return headers
  } write: { headers in
    .object(JSONObject(headers.fields.map { ($0.name, .string($0.value)) }))
  }
}

extension RecordedExpectation {
  fileprivate static let codec = ObjectCodec(
    "expectation", place: "an expectation", "What has to come of a case.",
    draft: RecordedExpectation(),
    [
      .custom(
        "status", .text, "ok, partial or the code of an error; ok unless given.", example: "ok",
        get: \.status, set: { $0.status = $1 }),
      .optional(
        "listings", \.listings, .list(listingCodec),
        "The listings in order, each with the members to compare.", example: [["title": "Soup"]]),
      .optional(
        "total", \.total, .integer(0...Int(Int32.max)), "How many the source says there are.",
        example: 42),
      .optional(
        "requests", \.requests, .integer(0...100_000), "How many requests the search takes.",
        example: 2),
      .optional(
        "errorContains", \.errorContains, .text, "A part of the error's text.",
        example: "daily limit"),
      .optional(
        "recipe", \.recipe,
        listingCodec.checked { recipe, node in
          if recipe["id"]?.stringValue == nil {
            node.error("the recipe has no \"id\"", fix: "add the id to ask for, as a text")
          }
          return recipe
        }, "One recipe in full: its id and the members to compare.",
        example: ["id": "12", "title": "Soup"]),
    ])

  /// The members of a listing, kept as they are written.
  private static let listingCodec: ValueCodec<JSONObject> = {
    let codec = ObjectCodec(
      "listing", place: "an expected recipe", "The members to compare.", draft: JSONObject(),
      ListingField.allCases.map { field -> Member<JSONObject> in
        let name = field.rawValue
        return .custom(
          name, .any, "The field \(name); null means that it must not be there.",
          example: example(field), get: { $0[name] }, set: { $0[name] = $1 })
      })
    return ValueCodec(.object(codec.shape)) { node in
      codec.read(node).flatMap { _ in node.value.objectValue }
    } write: {
      .object($0)
    }
  }()

  private static func example(_ field: ListingField) -> JSON {
    switch field.kind {
    case .list: ["2 eggs"]
    case .time: 30
    case .rating: ["value": 4.5, "scale": 5]
    case .diets: ["VeganDiet"]
    case .nutrition: ["calories": ["text": "240 kcal", "number": 240, "unit": "kcal"]]
    case nil: [["name": "Sauce"]]
    case .text: "Soup"
    }
  }
}
