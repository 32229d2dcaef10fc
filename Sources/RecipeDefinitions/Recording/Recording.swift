public import RecipeModel
public import RecipeProviderKit

/// Recorded exchanges with a service, and what a definition has to make of them: the contents of a
/// tests file such as `mealie.tests.json`, beside `mealie.json`.
///
/// Neither secrets nor private addresses stand in it: `{apiKey}` stands for the secret of that
/// name, `{baseURL}` for the base address, `{origin}` for its scheme, host and port, `{host}` for
/// its host and port. `•••` in an address or a body stands for any value.
public struct Recording: Sendable, Hashable {
  /// The name of the definition that it tests.
  public var definition: String
  /// The cases in order.
  public var cases: [RecordedCase]

  /// Creates a recording.
  public init(definition: String, cases: [RecordedCase] = []) {
    self.definition = definition
    self.cases = cases
  }
}

/// One query, the exchanges that it causes and what comes of them.
public struct RecordedCase: Sendable, Hashable {
  /// What people call the case.
  public var name: String
  /// What is asked.
  public var query: SearchQuery
  /// The entry's settings, as far as they matter.
  public var settings: JSONObject
  /// The exchanges, details included.
  public var exchanges: [RecordedExchange]
  /// What has to come of them.
  public var expect: RecordedExpectation

  /// Creates a case.
  public init(
    name: String, query: SearchQuery, settings: JSONObject = JSONObject(),
    exchanges: [RecordedExchange], expect: RecordedExpectation = RecordedExpectation()
  ) {
    self.name = name
    self.query = query
    self.settings = settings
    self.exchanges = exchanges
    self.expect = expect
  }
}

/// One request with its answer.
public struct RecordedExchange: Sendable, Hashable {
  /// What was asked.
  public var request: RecordedRequest
  /// What came back.
  public var response: RecordedResponse

  /// Creates an exchange.
  public init(request: RecordedRequest, response: RecordedResponse) {
    self.request = request
    self.response = response
  }
}

/// What identifies a request: header fields, which carry credentials, are no part of it.
public struct RecordedRequest: Sendable, Hashable {
  /// The method.
  public var method: String
  /// The address, with placeholders.
  public var url: String
  /// The JSON body; a string for any other body, nil for none.
  public var body: JSON?

  /// Creates a request.
  public init(method: String = "GET", url: String, body: JSON? = nil) {
    self.method = method
    self.url = url
    self.body = body
  }
}

/// An answer, reduced to what a definition can see of it.
public struct RecordedResponse: Sendable, Hashable {
  /// A body.
  public enum Body: Sendable, Hashable {
    /// A JSON document.
    case json(JSON)
    /// Any other text; empty for no body.
    case text(String)
  }

  /// The status code.
  public var status: Int
  /// The header fields that matter.
  public var headers: HTTPHeaders
  /// The body.
  public var body: Body

  /// Creates an answer.
  public init(status: Int = 200, headers: HTTPHeaders = HTTPHeaders(), body: Body) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

/// What has to come of a case; what is nil is not compared.
public struct RecordedExpectation: Sendable, Hashable {
  /// `ok`; `partial` when something was lost but listings came; or the error's code.
  public var status: String
  /// The listings in order, each with the members to compare, named as in Potluck's JSON.
  public var listings: [JSONObject]?
  /// How many listings the source says it has.
  public var total: Int?
  /// How many requests the search takes.
  public var requests: Int?
  /// A part of the error's text.
  public var errorContains: String?
  /// One recipe in full: its `id`, and the members to compare.
  public var recipe: JSONObject?

  /// Creates an expectation.
  public init(
    status: String = "ok", listings: [JSONObject]? = nil, total: Int? = nil,
    requests: Int? = nil, errorContains: String? = nil, recipe: JSONObject? = nil
  ) {
    self.status = status
    self.listings = listings
    self.total = total
    self.requests = requests
    self.errorContains = errorContains
    self.recipe = recipe
  }
}
