package import RecipeModel
import RecipePages
package import RecipeProviderKit

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
package struct DefinitionDraft: Sendable {
  /// The definition in the language of definition files.
  package let definition: JSON
  /// What the answer shows, a line each.
  package let certain: [String]
  /// What has to be looked at, a line each.
  package let unsure: [String]
  /// How many items the list in the answer has.
  let itemCount: Int
  /// The answer that the draft was made from.
  let response: HTTPResponse
  /// What the request became.
  let request: RequestAnalyzer
  /// Keeps the values of credentials out.
  let hide: Redaction

  /// The bytes of the shortest value that is looked for in the whole draft: a shorter one, such as
  /// `demo`, may well stand elsewhere for another reason.
  static let shortestHidden = 8

  /// The definition as the text of a file.
  package var text: String { definition.text(.indented) + "\n" }

  /// Makes a draft.
  /// - Parameters:
  ///   - url: the address that was asked, credentials included.
  ///   - response: the answer.
  ///   - words: the words that the address looks for; nil leaves them to be guessed.
  ///   - headers: the header fields that were sent, credentials included.
  ///   - method: the method.
  ///   - body: the JSON body that was sent, or the fields of a form as the members of an object;
  ///     nil for none.
  ///   - sendsForm: whether the body went as a form.
  ///   - name: the definition's name; nil makes one from the host.
  /// - Returns: the draft, which lists something.
  /// - Throws: ``ProviderError`` that says what came instead of a list of recipes and what to do.
  package static func make(
    url: String, response: HTTPResponse, words: [String]?,
    headers: HTTPHeaders = HTTPHeaders(), method: String = "GET", body: JSON? = nil,
    sendsForm: Bool = false, name: String? = nil
  ) throws(ProviderError) -> DefinitionDraft {
    let address = try RequestURL(url)
    let reader = DraftAnswer(response, at: address, sent: headers, body)
    let words = (words ?? []).filter { !$0.isEmpty }
    let name = name ?? reader.siteName(besides: words)
    switch try reader.content(words: words) {
    case .page(let tree, let lists):
      let evidence = WordEvidence(words: words, titles: lists[0].cards.map(\.title))
      let request = RequestAnalyzer(
        address, method: method, body: body, sendsForm: sendsForm, sent: headers, evidence,
        count: lists[0].cards.count)
      let page = PageDraft(tree, lists[0], others: lists.dropFirst(), at: address, request)
      return DefinitionDraft(name, page, lists[0], in: reader)
    case .document(let answer, let format, let embedded):
      let folded = words.flatMap(TextMatching.words)
      guard let list = ListDetector.find(in: answer, words: folded),
        format != .xml || PlainXML.canHold(list)
      else {
        throw format == .feed
          ? reader.emptyFeed : format == .xml ? reader.emptyXML : reader.refusal(of: answer)
      }
      let evidence = WordEvidence(
        words: words, titles: list.titles,
        members: answer.objectValue?.members.map(\.name) ?? [])
      let request = RequestAnalyzer(
        address, method: method, body: body, sendsForm: sendsForm, sent: headers, evidence,
        count: list.items.count)
      var paging = PagingDetector(
        answer, headers: response.headers, list: list, url: address, request: request)
      if format == .feed, reader.blogHint != nil { paging.pageAsWordPress() }
      return DefinitionDraft(name, paging, list, of: answer, in: reader, format, embedded)
    }
  }

  private init(_ name: String, _ page: PageDraft, _ list: CardList, in reader: DraftAnswer) {
    let log = page.log
    var unsure = page.request.log.unsure + log.unsure
    if let fix = reader.blogHint { unsure.insert(fix, at: 0) }
    self.init(
      name, page.request, page.rules.paging, page.rules.response, page.rules.fields, [],
      certain: page.request.log.certain + log.certain, unsure: unsure,
      count: list.cards.count, reader.response)
  }

  private init(
    _ name: String, _ paging: PagingDetector, _ list: DetectedList, of answer: JSON,
    in reader: DraftAnswer, _ format: AnswerFormat, _ embedded: JSONPath?
  ) {
    var paging = paging
    let request = paging.request
    var log = Findings()
    list.tell(&log)
    var rules = log.response(of: list, in: answer)
    rules.format = format
    rules.embedded = embedded
    if format == .javascript || format == .csv { log.sure("the answer is \(format.description)") }
    if let embedded { log.sure("the answer is a web page with JSON at \(embedded.text)") }
    let standard = list.path == format.list ? format.fields : nil
    let errors = log.errors(in: answer)
    var fields = FieldMapper(list)
    var tellsIngredients = false
    if let standard {
      fields.rules = standard
      let places = standard.lists[.ingredients] ?? []
      tellsIngredients = list.items.contains { item in
        places.contains { $0.lines(ItemScope(item: item, answer: answer))?.isEmpty == false }
      }
      fields.log = Findings()
      log.sure("the answer is \(format.description), whose list and fields are known")
    }
    let texts = standard == nil && !request.sendsWords ? fields.fullTexts : []
    if !texts.isEmpty {
      rules.words = [list.title] + texts
      let places = rules.words.map(\.text).joined(separator: " and ")
      log.sure("the items have their whole texts, so words are looked for in \(places)")
    }
    if format == .xml {
      rules.whenMissing = .empty
      log.doubt("an answer without rows counts as one without results")
      log.name { PlainXML.line($0, areRows: false) }
      paging.log.name { PlainXML.line($0, areRows: false) }
      fields.log.name { PlainXML.line($0, areRows: true) }
    }
    let unsure = request.log.unsure + paging.log.unsure + fields.log.unsure + log.unsure
    let certain = request.log.certain + paging.log.certain + log.certain + fields.log.certain
    self.init(
      name, request, paging.rules, rules, fields.rules, errors, certain: certain,
      unsure: [reader.blogHint].compactMap(\.self) + unsure, count: list.items.count,
      reader.response, seen: tellsIngredients ? .listsIngredients : [])
  }

  private init(
    _ name: String, _ request: RequestAnalyzer, _ paging: PagingRules, _ response: ResponseRules,
    _ fields: FieldRules, _ errors: [ErrorRule], certain: [String], unsure: [String], count: Int,
    _ answer: HTTPResponse, seen: Capabilities = []
  ) {
    let hide = Redaction(
      request.secretValues.map { Secret($0) }, shortest: Self.shortestHidden)
    var definition = ProviderDefinition(
      name: DraftName.name(name), title: DraftName.title(name), notes: unsure,
      baseURL: request.baseURL, settings: request.settings, secrets: request.secrets,
      auth: request.auth, request: request.rules, paging: paging, response: response,
      fields: fields, errors: errors)
    definition.capabilities = definition.impliedCapabilities.union(seen)
    let json =
      response.format == .xml ? PlainXML.withSelectors(definition.json) : definition.json
    self.definition = Placeholders.map(json) { hide($0) }
    self.certain = certain.map { hide($0) }
    self.unsure = unsure.map { hide($0) }
    itemCount = count
    self.response = answer
    self.request = request
    self.hide = hide
  }
}

/// What a draft claims, and what its author has to look at.
struct Findings {
  /// What the answer itself shows.
  private(set) var certain: [String] = []
  /// What was guessed from names, or could not be found.
  private(set) var unsure: [String] = []

  mutating func sure(_ line: String) { certain.append(line) }
  mutating func doubt(_ line: String) { unsure.append(line) }

  /// Calls places by other names.
  mutating func name(_ change: (String) -> String) {
    certain = certain.map(change)
    unsure = unsure.map(change)
  }
}

extension Findings {
  /// Where the items stand.
  fileprivate mutating func response(of list: DetectedList, in answer: JSON) -> ResponseRules {
    ResponseRules(
      list: list.path, form: list.form, item: list.item, incomplete: incomplete(answer))
  }

  /// Conditions under which the answer says that it is not whole.
  private mutating func incomplete(_ answer: JSON) -> [ErrorCondition] {
    var conditions: [ErrorCondition] = []
    for name in ["timed_out", "incomplete_results"] where answer[name]?.boolValue == false {
      conditions.append(
        ErrorCondition(path: JSONPath.root.member(name), test: .isOneOf([true])))
    }
    let shards = JSONPath.root.member("_shards")
    if answer["_shards"]?["failed"]?.intValue == 0 {
      conditions.append(
        ErrorCondition(path: shards.member("failed"), test: .isAbove(.number(0))))
    }
    if let total = answer["_shards"]?["total"]?.intValue,
      answer["_shards"]?["successful"]?.intValue == total
    {
      conditions.append(
        ErrorCondition(
          path: shards.member("successful"), test: .isBelow(.place(shards.member("total")))))
    }
    if !conditions.isEmpty { sure("the answer says itself when it is not whole") }
    return conditions
  }

  /// Rules for failures behind status 200; only such that the given answer does not match.
  fileprivate mutating func errors(in answer: JSON) -> [ErrorRule] {
    var rules: [ErrorRule] = []
    if let status = answer["status"]?.stringValue?.lowercased(), ["success", "ok"].contains(status)
    {
      let failed = ErrorCondition(
        path: JSONPath.root.member("status"),
        test: .isOneOf(["error", "fail", "failed", "failure"]))
      rules.append(
        ErrorRule(condition: failed, meaning: .failure, message: JSONPath.root.member("message")))
      doubt("errors: $.status is taken to say error, fail or failure in a failed answer")
    }
    if let error = answer["error"], error.isNull || error.boolValue == false {
      let test: ValueTest = error.isNull ? .exists : .isOneOf([true])
      let failed = ErrorCondition(path: JSONPath.root.member("error"), test: test)
      rules.append(ErrorRule(condition: failed, meaning: .failure))
      sure("errors: $.error is \(error.text()) in a good answer")
    }
    return rules
  }
}

/// Names for a definition, made from a host or from what a person calls it.
package enum DraftName {
  /// What a site calls itself in the title of one of its pages, where its name stands beside what
  /// the page is or the site is about: the shortest part, of which three words are kept.
  /// - Parameters:
  ///   - title: the title.
  ///   - words: what was searched for, which is no name.
  /// - Returns: the name; nil when there is none.
  package static func site(in title: String, besides words: [String] = []) -> String? {
    let marks = [" – ", " — ", " | ", " - ", " · ", " • ", ": ", " » ", ", "]
    let parts = marks.reduce([title[...]]) { parts, mark in
      parts.flatMap { $0.split(separator: mark) }
    }
    let names = parts.filter { part in
      part.contains(where: \.isLetter)
        && !words.contains { part.lowercased().contains($0.lowercased()) }
    }
    return names.min { $0.count < $1.count }.map { name in
      name.split(whereSeparator: \.isWhitespace).prefix(3).joined(separator: " ")
    }
  }

  /// A word as definitions are named: `recipes.example` gives `recipes`.
  static func name(_ text: String) -> String {
    var name = ""
    for scalar in TextMatching.fold(label(of: text)).unicodeScalars.prefix(80) {
      switch scalar {
      case "a"..."z", "0"..."9": name.unicodeScalars.append(scalar)
      default: if !name.isEmpty, name.last != "-" { name.append("-") }
      }
    }
    name = String(name.drop { !($0.isASCII && $0.isLetter) }.prefix(40))
    while name.hasSuffix("-") { name.removeLast() }
    return name.isEmpty ? "my-recipes" : name
  }

  /// The name that people see.
  static func title(_ text: String) -> String {
    let label = label(of: text)
    guard label.contains(where: \.isLetter), !label.contains(":") else { return "My recipes" }
    return label.prefix(1).uppercased() + label.dropFirst()
  }

  /// The telling label of a host: `api.recipes.example` gives `recipes`; other texts stay.
  private static func label(of host: String) -> String {
    let labels = host.split(separator: ".")
    guard labels.count > 1, !host.contains(where: \.isWhitespace) else {
      return host == "localhost" ? "" : host
    }
    guard labels.contains(where: { $0.contains(where: \.isLetter) }), !host.contains("[") else {
      return ""
    }
    let common: Set<Substring> = ["www", "api", "p", "rapidapi", "herokuapp"]
    return labels.dropLast().last { !common.contains($0) }.map(String.init) ?? host
  }
}
