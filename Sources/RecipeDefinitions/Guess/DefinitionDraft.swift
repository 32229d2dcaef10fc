public import RecipeModel
public import RecipeProviderKit

/// A first draft of a provider definition, made from one request and its answer.
///
/// The draft holds what the answer shows, and what names and values make likely. What is only
/// likely stands in ``unsure`` and in the definition's `notes`, for a person to look at. Values of
/// credentials stand nowhere in it. ``trial()`` runs the draft over the very answer that it was
/// made from.
///
/// ```swift
/// let draft = try DefinitionDraft.make(
///   url: "https://recipes.example/search?q=soup", response: answer, words: ["soup"])
/// print(draft.text)
/// ```
public struct DefinitionDraft: Sendable {
  /// The definition in the language of definition files.
  public let definition: JSON
  /// What the answer shows, a line each.
  public let certain: [String]
  /// What has to be looked at, a line each.
  public let unsure: [String]
  /// How many items the list in the answer has.
  public let itemCount: Int

  let response: HTTPResponse
  let query: SearchQuery
  let original: RecordedRequest
  let settings: [String: JSON]
  let hide: SecretGuard

  /// The definition as the text of a file.
  public var text: String { definition.text(.indented) + "\n" }

  /// Makes a draft.
  /// - Parameters:
  ///   - url: the address that was asked, credentials included.
  ///   - response: the answer.
  ///   - words: the words that the address looks for; nil leaves them to be guessed.
  ///   - headers: the header fields that were sent, credentials included.
  ///   - method: the method.
  ///   - body: the JSON body that was sent; nil for none.
  ///   - name: the definition's name; nil makes one from the host.
  /// - Returns: the draft, which lists something.
  /// - Throws: ``ProviderError`` that says what came instead of a list of recipes and what to do.
  public static func make(
    url: String, response: HTTPResponse, words: [String]?,
    headers: HTTPHeaders = HTTPHeaders(), method: String = "GET", body: JSON? = nil,
    name: String? = nil
  ) throws(ProviderError) -> DefinitionDraft {
    let address = try RequestURL(url)
    let reader = DraftAnswer(response, at: address, sent: headers, body)
    let answer = try reader.json()
    let words = (words ?? []).filter { !$0.isEmpty }
    let folded = words.flatMap(TextMatching.words)
    guard let list = ListGuess.find(in: answer, words: folded) else {
      throw reader.refusal(of: answer)
    }
    let titles = list.items.prefix(ItemSurvey.sampleSize).compactMap {
      list.title.first(in: $0)?.stringValue
    }
    let evidence = WordEvidence(
      words: words, titles: titles,
      members: answer.objectValue?.members.map(\.name) ?? [])
    var request = RequestGuess(
      address, method: method, body: body, sent: headers, evidence, count: list.items.count)
    let paging = PagingGuess(
      answer, headers: response.headers, list: list, url: address, request: &request)
    let fields = FieldGuess(list)
    var log = GuessLog()
    list.tell(&log)
    let incomplete = AnswerGuess.incomplete(answer, &log)
    let errors = AnswerGuess.errors(answer, &log)
    let unsure = request.log.unsure + paging.log.unsure + fields.log.unsure + log.unsure
    let certain = request.log.certain + paging.log.certain + log.certain + fields.log.certain
    let hide = SecretGuard(request.secretValues)
    var definition = JSONObject()
    definition["definitionVersion"] = .int(ProviderDefinition.currentVersion)
    definition["name"] = .string(DraftName.name(name ?? address.host))
    definition["title"] = .string(DraftName.title(name ?? address.host))
    definition["notes"] = .array(unsure.map { .string(hide($0)) })
    definition["baseURL"] = .string(request.baseURL)
    request.describe(into: &definition)
    if !paging.paging.members.isEmpty { definition["paging"] = .object(paging.paging) }
    definition["response"] = Self.rules(of: list, incomplete)
    definition["fields"] = .object(fields.fields)
    if !errors.isEmpty { definition["errors"] = .array(errors) }
    return DefinitionDraft(
      definition: hide(.object(definition)), certain: certain.map { hide($0) },
      unsure: unsure.map { hide($0) }, itemCount: list.items.count, response: response,
      query: request.query, original: request.original,
      settings: Dictionary(
        uniqueKeysWithValues: request.settings.filter { $0.standard == nil }.map {
          ($0.name, .string(Redaction.mark))
        }),
      hide: hide)
  }

  private static func rules(of list: ListGuess, _ incomplete: [JSON]) -> JSON {
    var response: JSONObject = ["list": .string(list.path.text)]
    if list.form != .array { response["form"] = .string(list.form.rawValue) }
    if let item = list.item { response["item"] = .string(item.text) }
    if !incomplete.isEmpty { response["incomplete"] = .array(incomplete) }
    return .object(response)
  }
}

extension RequestGuess {
  /// Writes the members `settings`, `secrets`, `auth` and `request`.
  func describe(into definition: inout JSONObject) {
    if !settings.isEmpty {
      definition["settings"] = .object(
        JSONObject(
          settings.map { name, standard in
            (name, .object(JSONObject(standard.map { [("default", .string($0))] } ?? [])))
          }))
    }
    if !secrets.isEmpty {
      definition["secrets"] = .object(
        JSONObject(secrets.map { ($0, ["summary": "A credential of the service."]) }))
      definition["auth"] = .array(auth)
    }
    var request: JSONObject = method == "GET" ? [:] : ["method": .string(method)]
    request["path"] = .string(path)
    let query = parameters.filter { $0.place == nil }.compactMap { parameter in
      parameter.written.map { (parameter.name, $0) }
    }
    if !query.isEmpty { request["query"] = .object(JSONObject(query)) }
    if !headers.members.isEmpty { request["headers"] = .object(headers) }
    if let bodyTemplate { request["body"] = bodyTemplate }
    definition["request"] = .object(request)
  }
}
