import ArgumentParser
import PotluckService
import PotluckSupport
import RecipeDefinitions
import RecipeHTTP
import RecipeModel
import RecipeProviderKit

/// `potluck providers new`: a first definition from a search that works.
struct ProvidersNewCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a first definition from the address of a search that works.",
    discussion: """
      Asks the address once and guesses where the recipes, their fields and the next page are. The \
      answer may be JSON, JSON Lines, a web page with results, a feed, or other XML. \
      What was seen and what is only likely goes to standard error; the likely is also in the \
      draft's notes. Keys in the address or in headers become secrets, and so does what could be \
      one; their values stand nowhere in the draft. A search that is sent as POST takes its body, \
      JSON or a form, as curl does.
      """
        + examples(
          "providers new 'https://recipes.example/search?q=soup' --output mine.json",
          "providers new https://recipes.example/search -d '{\"q\": \"soup\"}' --words soup",
          "providers new https://recipes.example/find -d 'q=soup&course=all'",
          "providers new --from-page results.html 'https://recipes.example/?s=soup'"))

  @Argument(help: "The address of a search that has results, its key included.")
  var url: String

  @Option(help: ArgumentHelp("The definition's name; the host's unless given.", valueName: "name"))
  var name: String?

  @Option(
    help: ArgumentHelp("The words that the address looks for, when they are hard to see."))
  var words: String?

  @Option(
    name: [.customShort("H"), .long],
    help: ArgumentHelp("A header field to send, such as \"X-Api-Key: …\".", valueName: "field"))
  var header: [String] = []

  @Option(
    name: [.customShort("X"), .long],
    help: ArgumentHelp("GET or POST; POST with a body.", valueName: "method"))
  var method: String?

  @Option(
    name: [.customShort("d"), .long],
    help: ArgumentHelp(
      "The body to send, JSON or a form such as q=soup; @FILE for a file that holds it.",
      valueName: "body"))
  var body: String?

  @Option(
    help: ArgumentHelp(
      "Read this saved answer in place of asking; the address says where it is from.",
      valueName: "file"),
    completion: .file())
  var fromPage: String?

  @Option(
    help: ArgumentHelp(
      "Write the draft here; - is standard output, as without it.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var output: String?

  func validate() throws {
    let method = (method ?? "POST").uppercased()
    guard ["GET", "POST"].contains(method) else {
      throw ValidationError("--method takes GET or POST: definitions know no other.")
    }
    if method == "GET", body != nil { throw ValidationError("A GET request has no body.") }
  }

  func execute() async throws -> ExitStatus {
    let headers = try fields()
    let sent = try sentBody()
    let method = method?.uppercased() ?? (sent == nil ? "GET" : "POST")
    let response =
      if let fromPage { try savedAnswer(fromPage) } else { try await answer(headers, method, sent) }
    let draft: DefinitionDraft
    do {
      draft = try DefinitionDraft.make(
        url: url, response: response,
        words: words?.split(whereSeparator: \.isWhitespace).map(String.init), headers: headers,
        method: method, body: sent?.content, sendsForm: sent?.isForm == true, name: name)
    } catch {
      throw Failure(error.message, fix: error.fix)
    }
    try write(draft.text)
    for line in draft.certain { StandardError.line("sure    \(line)") }
    for line in draft.unsure { StandardError.line("unsure  \(line)") }
    let trial = await draft.trial()
    StandardError.line("tried   \(trial.summary)")
    for line in trial.shown + trial.requestDifferences {
      StandardError.line("        \(line)")
    }
    if let output, output != "-" {
      StandardError.line("Next: potluck providers validate \(output)")
    }
    return .results
  }

  /// JSON where a service has both.
  private static let accepted =
    "application/json, application/feed+json, application/rss+xml;q=0.9, application/atom+xml;q=0.9,"
    + " text/html;q=0.8, */*;q=0.5"

  private func write(_ text: String) throws {
    guard let output, output != "-" else {
      OutputStream.print(text)
      return
    }
    try FileBytes.writePrivately(
      Paths.absolute(output, in: Paths.current), text, called: output,
      existing: "name another file, or move that one away", fix: "name another file")
  }

  private func fields() throws -> HTTPHeaders {
    var headers = HTTPHeaders()
    for field in header {
      let parts = field.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let name = TextCleaning.clean(String(parts[0])),
        let value = TextCleaning.clean(String(parts[1]), limit: 8_192)
      else {
        throw Failure(
          .usage, "--header takes a name, a colon and a value", fix: "write \"X-Api-Key: …\"")
      }
      headers.append(name, value)
    }
    return headers
  }

  /// A body as it goes out, and what it holds: JSON, or the fields of a form.
  private struct SentBody {
    var bytes: [UInt8]
    var content: JSON
    var isForm: Bool
  }

  private func sentBody() throws -> SentBody? {
    guard let body else { return .none }
    var bytes = Array(body.utf8)
    if body.hasPrefix("@") {
      let path = String(body.dropFirst())
      bytes = try FileBytes.read(
        Paths.absolute(path, in: Paths.current), called: "the body \(path)")
    }
    do throws(JSONParseError) {
      let json = try JSON(parsing: bytes)
      return SentBody(bytes: json.bytes(), content: json, isForm: false)
    } catch {
      if let form = Self.form(bytes) { return form }
      // The body itself may hold a key, so it is not repeated.
      throw Failure(
        .usage, "the body is neither JSON (line \(error.line), column \(error.column)) nor a form",
        fix: "write it as {\"q\": \"soup\"} or as q=soup&course=all")
    }
  }

  /// The fields of a form as a browser sends it; nil for another text.
  private static func form(_ bytes: [UInt8]) -> SentBody? {
    let sent = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
    guard sent.contains(UInt8(ascii: "=")), sent.allSatisfy({ $0 > 0x20 && $0 < 0x7B }),
      let fields = try? RequestURL("https://form.example/?" + String(decoding: sent, as: UTF8.self))
        .queryItems, fields.allSatisfy({ !$0.name.isEmpty })
    else { return nil }
    let content = JSONObject(fields.map { ($0.name, JSON.string($0.value)) })
    return SentBody(bytes: Array(sent), content: .object(content), isForm: true)
  }

  /// A file as the answer to the request.
  private func savedAnswer(_ path: String) throws -> HTTPResponse {
    if let problem = BaseAddress.problem(withRequest: url) {
      throw Failure(.usage, problem.message, fix: problem.fix)
    }
    let bytes = try FileBytes.read(
      Paths.absolute(path, in: Paths.current), called: "the saved answer \(path)")
    return HTTPResponse(status: 200, body: bytes)
  }

  private func answer(
    _ headers: HTTPHeaders, _ method: String, _ body: SentBody?
  ) async throws -> HTTPResponse {
    if let problem = BaseAddress.problem(withRequest: url) {
      throw Failure(.usage, problem.message, fix: problem.fix)
    }
    if body == nil, let site = try? RequestURL(url), site.query == nil, "/".hasPrefix(site.path) {
      throw Failure(
        .usage, "this is the address of a site, not of a search on it",
        fix: "did you mean \"potluck providers add \(url)\"? It finds out how the site is searched")
    }
    var request = HTTPRequest(
      method: method, url: url, headers: headers, body: body?.bytes ?? [],
      timeout: Duration.seconds(30).patient)
    if request.headers["Accept"] == nil { request.headers["Accept"] = Self.accepted }
    if let body, request.headers["Content-Type"] == nil {
      request.headers["Content-Type"] =
        body.isForm ? "application/x-www-form-urlencoded" : "application/json"
    }
    return try await Failure.telling("the address could not be asked") { [request] in
      try await SourceRuntime(leavingNoTrace: .tool).use {
        try await $0.transport.scoped(to: [url]).send(request)
      }
    }
  }
}

extension BaseAddress {
  /// What is wrong with a whole address, query included; nil when it can be asked.
  static func problem(withRequest text: String) -> (message: String, fix: String?)? {
    do throws(ProviderError) { _ = try RequestURL(text) } catch {
      return (error.message, error.fix)
    }
    return nil
  }
}
