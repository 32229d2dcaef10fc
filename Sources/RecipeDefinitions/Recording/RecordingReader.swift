public import RecipeModel
import RecipeProviderKit

/// Reads tests files, and tells every problem of one at once.
///
/// ```swift
/// let result = RecordingReader.read(bytes)
/// for problem in result.problems { print(problem.message) }
/// ```
public struct RecordingReader {
  /// The greatest file, in bytes.
  public static let maxBytes = 64 << 20
  private static let limits = JSONLimits(maxMemory: 1 << 30)

  /// What reading gives.
  public struct Result: Sendable {
    /// The recording; nil when there is an error.
    public var recording: Recording?
    /// Every problem, in the order of the file.
    public var problems: [DocumentProblem]

    /// Creates a result.
    public init(recording: Recording?, problems: [DocumentProblem]) {
      self.recording = recording
      self.problems = problems
    }
  }

  private let log = ProblemLog()

  /// Reads the bytes of a file.
  public static func read(_ bytes: [UInt8]) -> Result {
    guard bytes.count <= maxBytes else {
      return refusal(
        "the file is greater than \(maxBytes) bytes", fix: "record fewer pages")
    }
    let document: JSON
    do throws(JSONParseError) { document = try JSON(parsing: bytes, limits: limits) } catch {
      return Result(recording: nil, problems: [DocumentProblem(error, in: bytes)])
    }
    if document["request"] != nil, document["cases"] == nil {
      return refusal(
        "this is a definition, not a file of tests", fix: "name the file that ends in .tests.json")
    }
    let reader = RecordingReader()
    let recording = reader.recording(Node(value: document, trail: Trail(), log: reader.log))
    return Result(
      recording: reader.log.hasErrors ? nil : recording, problems: reader.log.problems(in: bytes))
  }

  private static func refusal(_ message: String, fix: String) -> Result {
    Result(
      recording: nil,
      problems: [DocumentProblem(severity: .error, pointer: "", message: message, fix: fix)])
  }

  private func recording(_ node: Node) -> Recording {
    let object = RecordedObject(node, RecordingShapes.recording)
    let cases = object.elements("cases").map(recordedCase)
    var seen: Set<String> = []
    for (index, recorded) in cases.enumerated() where !seen.insert(recorded.name).inserted {
      object.elements("cases")[index].warning(
        "another case has the same name", fix: "give each a name of its own")
    }
    return Recording(definition: object.text("definition") ?? "", cases: cases)
  }

  private func recordedCase(_ node: Node) -> RecordedCase {
    let object = RecordedObject(node, RecordingShapes.recordedCase)
    return RecordedCase(
      name: object.text("name") ?? "",
      query: object["query"].map(query) ?? SearchQuery(),
      settings: object.object("settings") ?? JSONObject(),
      exchanges: object.elements("exchanges").map(exchange),
      expect: object["expect"].map(expectation) ?? RecordedExpectation())
  }

  private func query(_ node: Node) -> SearchQuery {
    let object = RecordedObject(node, RecordingShapes.query)
    return SearchQuery(
      text: object["text"]?.anyText() ?? "", include: object.texts("include"),
      exclude: object.texts("exclude"), maxMinutes: object.integer("maxMinutes"),
      diets: object.texts("diets").compactMap { Diet(parsing: $0) },
      limit: object.integer("limit") ?? 20)
  }

  private func exchange(_ node: Node) -> RecordedExchange {
    let object = RecordedObject(node, RecordingShapes.exchange)
    return RecordedExchange(
      request: object["request"].map(request) ?? RecordedRequest(url: ""),
      response: object["response"].map(response) ?? RecordedResponse(body: .text("")))
  }

  private func request(_ node: Node) -> RecordedRequest {
    let object = RecordedObject(node, RecordingShapes.request)
    let url = object.text("url") ?? ""
    if let parameter = Self.credential(in: url) {
      object["url"]?.warning(
        "the parameter \(parameter) seems to hold a credential",
        fix: "write {\(parameter)} or ••• for its value, and renew the credential if the file was"
          + " shared")
    }
    return RecordedRequest(
      method: object["method"]?.word(of: ["GET", "POST"]) ?? "GET", url: url,
      body: object["body"]?.value)
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

  private func response(_ node: Node) -> RecordedResponse {
    let object = RecordedObject(node, RecordingShapes.response)
    var headers = HTTPHeaders()
    for (name, value) in object["headers"]?.members() ?? [] {
      if let text = value.anyText() { headers.append(name, text) }
    }
    let body = object["json"].map { RecordedResponse.Body.json($0.value) }
    return RecordedResponse(
      status: object.integer("status") ?? 200, headers: headers,
      body: body ?? .text(object["text"]?.anyText() ?? ""))
  }

  private func expectation(_ node: Node) -> RecordedExpectation {
    let object = RecordedObject(node, RecordingShapes.expectation)
    let listings = object["listings"].map { _ in object.elements("listings").map(listing) }
    return RecordedExpectation(
      status: object.text("status") ?? "ok", listings: listings, total: object.integer("total"),
      requests: object.integer("requests"), errorContains: object.text("errorContains"),
      recipe: object["recipe"].map { node in
        if node.value["id"]?.stringValue == nil {
          node.error("the recipe has no \"id\"", fix: "add the id to ask for, as a text")
        }
        return listing(node)
      })
  }

  private func listing(_ node: Node) -> JSONObject {
    _ = RecordedObject(node, RecordingShapes.listing)
    return node.value.objectValue ?? JSONObject()
  }
}
