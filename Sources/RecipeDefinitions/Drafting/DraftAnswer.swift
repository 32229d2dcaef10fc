import RecipeModel
import RecipeProviderKit

/// Reads the answer that a draft is made from, or says what is wrong with it and what to do.
struct DraftAnswer {
  let response: HTTPResponse
  let url: RequestURL
  private let secrets: [Secret]

  /// Takes an answer to a request, whose credentials no message repeats.
  init(_ response: HTTPResponse, at url: RequestURL, sent headers: HTTPHeaders, _ body: JSON?) {
    self.response = response
    self.url = url
    let parameters = url.queryItems.map { ($0.name, $0.value) }
    let values = RequestAnalyzer.values(of: body).map { ($0.name, $0.value) }
    let hidden = (parameters + values).filter { name, value in
      if case .harmless = Secrecy(name, value) { false } else { true }
    }
    let fields = headers.fields.flatMap { field in
      [field.value] + field.value.split(separator: " ").map(String.init)
    }
    let segments = url.path.split(separator: "/").map(String.init)
    let keys = RequestAnalyzer.keySegments(segments, WordEvidence(words: [], titles: []))
    secrets = (hidden.map(\.1) + fields + keys.map { PercentEncoding.decode(segments[$0]) })
      .map { Secret($0) }
  }

  func json() throws(ProviderError) -> JSON {
    let reader = AnswerReader(redacting: secrets)
    do throws(ProviderError) { return try reader.json(response).json } catch {
      var error = error
      error.fix = Self.fix(for: error)
      throw error
    }
  }

  private static func fix(for error: ProviderError) -> String {
    switch error.code {
    case .unauthorized:
      "give the key as the service wants it: in the address, or with --header \"Name: value\""
    case .quotaExceeded, .rateLimited: "try again later, with a key that may still ask"
    case .invalidResponse:
      "give the address of the service's JSON interface, which its documentation names;"
        + " perhaps it wants a parameter such as format=json"
    default: "open the address in a browser and correct it until it lists recipes"
    }
  }

  func refusal(of answer: JSON) -> ProviderError {
    if let path = Self.emptyList(in: answer) {
      return ProviderError(
        .drift, "the list \(path.text) is empty, so nothing can be learned from it",
        fix: "ask for words that the source has recipes for, with --words \"those words\"")
    }
    if let complaint = BodyExcerpt(response.body, redaction: Redaction(secrets)).complaint {
      return ProviderError(
        .drift, "the answer lists no recipes but says \(complaint)",
        fix: "correct the address, or give the key that the service wants")
    }
    let members = answer.objectValue?.members.prefix(8).map(\.name) ?? []
    let names = TextCleaning.clean(members.joined(separator: ", "), limit: 200) ?? ""
    let shape = names.isEmpty ? answer.kindName : "an object with \(names)"
    return ProviderError(
      .drift, "the answer is \(shape), and no list in it looks like recipes with titles",
      fix: "give the address that searches or lists recipes, not the one of a single recipe")
  }

  /// Why nothing can be learned from a web page without a list.
  var emptyPage: ProviderError {
    ProviderError(
      .drift,
      "the answer is \(BodyExcerpt(response.body)), and nothing that it lists looks like recipes",
      fix: blogHint
        ?? "ask for words that the site has recipes for; if a browser shows some here, scripts fetch"
        + " them: give the address that they ask, which the browser's network tools show")
  }

  /// Why nothing can be learned from XML in which nothing repeats.
  var emptyXML: ProviderError {
    ProviderError(
      .drift, "the answer is XML, and nothing that repeats in it looks like recipes with titles",
      fix: "ask for words that the source has several recipes for, or write the definition with"
        + " \"format\": \"xml\" and selectors such as css:recipe")
  }

  /// Why nothing can be learned from a feed without entries.
  var emptyFeed: ProviderError {
    let what =
      BodyExcerpt(response.body).feed == nil ? "a feed" : BodyExcerpt(response.body).description
    return ProviderError(
      .drift, "the answer is \(what) without entries, so nothing can be learned from it",
      fix: blogHint
        ?? "ask for words that the source has recipes for, with --words \"those words\"")
  }

  /// The place of a list that is there but empty.
  private static func emptyList(in answer: JSON) -> JSONPath? {
    var walk = DocumentWalk(answer, most: 2_000)
    while let place = walk.next() {
      let path = place.path
      if path.isRoot || KnownNames.lists.contains(path.key) {
        switch place.value {
        case .array(let elements) where elements.isEmpty: return path
        case .object(let object) where object.members.isEmpty && !path.isRoot: return path
        case .null where path.depth == 1: return path
        default: break
        }
      }
      if path.depth < 5 { walk.enter(place) }
    }
    return nil
  }
}

// MARK: Answers that are no JSON

extension DraftAnswer {
  /// The host, or for an address of digits what the page's title calls the site.
  func siteName(besides words: [String]) -> String {
    let host = url.host
    guard !host.contains(where: \.isLetter), let title = BodyExcerpt(response.body).htmlTitle
    else { return host }
    return DraftName.site(in: title, besides: words) ?? host
  }

  /// What to do in place of a definition, when WordPress made the answer.
  var blogHint: String? {
    blog.map {
      "this is a WordPress blog, which Potluck can search without a definition: add"
        + " {\"id\": \"blog\", \"use\": \"wordpress\", \"baseURL\": \"\($0)\"} to the configuration"
    }
  }

  /// The address of the blog, when WordPress made the answer.
  private var blog: String? {
    let page = String(decoding: response.body.prefix(262_144), as: UTF8.self)
    let root =
      LinkHeader.target(Self.relation, in: response.headers)
      ?? Self.attribute("href", ofTagWith: Self.relation, page)
    let generator =
      page.contains("<generator>https://wordpress.org/")
      ? "WordPress" : Self.attribute("content", ofTagWith: "\"generator\"", page)
    guard root != nil || generator?.hasPrefix("WordPress") == true else { return nil }
    guard let root, let target = try? url.resolving(root), target.origin == url.origin,
      let place = target.text.ranges(of: "/wp-json").last
    else { return url.origin }
    return String(target.text[..<place.lowerBound])
  }

  /// The relation with which WordPress names its REST interface.
  private static let relation = "https://api.w.org/"

  /// An attribute of the first tag that holds a text.
  private static func attribute(
    _ name: String, ofTagWith text: String, _ page: String
  ) -> String? {
    guard let place = page.firstRange(of: text),
      let open = page[..<place.lowerBound].lastIndex(of: "<")
    else { return nil }
    let tag = page[open...].prefix { $0 != ">" }
    guard let start = tag.firstRange(of: name + "=")?.upperBound, let quote = tag[start...].first,
      quote == "\"" || quote == "'"
    else { return nil }
    return String(tag[start...].dropFirst().prefix { $0 != quote })
  }
}
