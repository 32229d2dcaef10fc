import RecipeModel
import RecipeProviderKit

/// Reads the answer that a draft is made from, or says what is wrong with it and what to do.
struct DraftAnswer {
  private let response: HTTPResponse
  private let secrets: [Secret]

  private let url: RequestURL

  /// Takes an answer to a request, whose credentials no message repeats.
  init(_ response: HTTPResponse, at url: RequestURL, sent headers: HTTPHeaders, _ body: JSON?) {
    self.response = response
    self.url = url
    let parameters = url.queryItems.map { ($0.name, $0.value) }
    let values = RequestGuess.values(of: body).map { ($0.name, $0.value) }
    let hidden = (parameters + values).filter { name, value in
      if case .harmless = Secrecy(name, value) { false } else { true }
    }
    let fields = headers.fields.flatMap { field in
      [field.value] + field.value.split(separator: " ").map(String.init)
    }
    let segments = url.path.split(separator: "/").map(String.init)
    let keys = RequestGuess.keySegments(segments, WordEvidence(words: [], titles: []))
    secrets = (hidden.map(\.1) + fields + keys.map { PercentEncoding.decode(segments[$0]) })
      .map { Secret($0) }
  }

  /// The answer as JSON.
  func json() throws(ProviderError) -> JSON {
    let reader = AnswerReader(redacting: secrets)
    do throws(ProviderError) { return try reader.json(response).json } catch {
      var error = error
      error.hint = ForeignAnswer(response, at: url)?.hint ?? Self.hint(for: error)
      throw error
    }
  }

  private static func hint(for error: ProviderError) -> String {
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

  /// Why no list was found.
  func refusal(of answer: JSON) -> ProviderError {
    if let path = Self.emptyList(in: answer) {
      return ProviderError(
        .drift, "the list \(path.text) is empty, so nothing can be learned from it",
        hint: "ask for words that the source has recipes for, with --words \"those words\"")
    }
    if let complaint = BodyExcerpt(response.body, redaction: Redaction(secrets)).complaint {
      return ProviderError(
        .drift, "the answer lists no recipes but says \(complaint)",
        hint: "correct the address, or give the key that the service wants")
    }
    let members = answer.objectValue?.members.prefix(8).map(\.name) ?? []
    let names = TextCleaning.clean(members.joined(separator: ", "), limit: 200) ?? ""
    let shape = names.isEmpty ? answer.kindName : "an object with \(names)"
    return ProviderError(
      .drift, "the answer is \(shape), and no list in it looks like recipes with titles",
      hint: "give the address that searches or lists recipes, not the one of a single recipe")
  }

  /// The place of a list that is there but empty.
  private static func emptyList(in answer: JSON) -> GuessPath? {
    var open: [(GuessPath, JSON)] = [(GuessPath(), answer)]
    var next = 0
    while next < open.count, next < 2_000 {
      let (path, value) = open[next]
      next += 1
      let isNamed = path.steps.isEmpty || GuessNames.lists.contains(path.key)
      switch value {
      case .array(let elements) where elements.isEmpty && isNamed: return path
      case .null where isNamed && path.steps.count == 1: return path
      case .object(let object) where path.steps.count < 5:
        if object.members.isEmpty, isNamed, !path.steps.isEmpty { return path }
        for member in object.members.prefix(200) where GuessPath.isUsable(member.name) {
          open.append((path.member(member.name), member.value))
        }
      default: continue
      }
    }
    return nil
  }
}
