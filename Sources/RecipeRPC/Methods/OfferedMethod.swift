package import RecipeModel

/// A method of Potluck's own as other protocols than JSON-RPC offer it: the same params, the same
/// answer, the same schemas.
package struct OfferedMethod: Sendable {
  /// Its name on the wire, such as `search/more`.
  package let name: String
  /// What it does, in one sentence.
  package let about: String
  /// The schema of its params, an object; what it refers to stands in ``definitions``.
  package let params: JSON
  /// The schema of its answer.
  package let result: JSON
  /// The schemas that the others refer to as `#/$defs/name`.
  package let definitions: JSONObject
  private let method: Method

  private init(_ method: Method) {
    self.method = method
    (name, about) = (method.name, method.about)
    let schema = method.params.definition
    (params, result) = (schema.json, method.result.json)
    var definitions = schema.definitions
    for member in method.result.definitions.members { definitions[member.name] = member.value }
    // What the params are is told by themselves.
    definitions.members.removeAll { $0.value == schema.json }
    self.definitions = definitions
  }

  /// The method of that name; nil when there is none.
  package static func named(_ name: String) -> OfferedMethod? {
    Method.all.first { $0.name == name }.map(OfferedMethod.init)
  }

  /// The schema of a ``Failure``'s members.
  package static let failure = Schema(written: Failure.codec.shape).definition.json

  /// Does what the method does.
  /// - Parameters:
  ///   - params: its params by name.
  ///   - service: what does the work.
  ///   - told: is given each source's recipes as they come, as values; nil when all come at the end.
  /// - Returns: the answer.
  /// - Throws: ``Failure``; `CancellationError`.
  package func run(
    _ params: JSONObject, service: any RecipeService,
    told: (@Sendable (JSON) async -> Void)? = nil
  ) async throws -> JSON {
    var params = params
    if told != nil { params["partialResultToken"] = "told" }
    let work = try method.work(params, service)
    return try await work.body(PlainCall(told: told))
  }
}

/// A call of which nobody hears but by what is told.
private struct PlainCall: Call {
  let id = JSON.null
  let repeatsResults = true
  let told: (@Sendable (JSON) async -> Void)?

  func send(_ method: String, _ params: JSON) async {
    if let value = params["value"] { await told?(value) }
  }

  func sendIfQuick(_ method: String, _ params: JSON) {}

  func begin(_ method: String, _ params: JSON, closing: JSON) async {}

  func end(_ method: String, _ params: JSON) async {}
}

extension SearchRequest {
  /// A search for what a query says.
  package init(_ query: SearchQuery) { self.init(query: query) }

  /// The request that params of `search` make.
  /// - Throws: ``Failure`` of kind `invalidParams` when they cannot be read.
  package init(params: JSONObject) throws(Failure) { self = try SearchRecipes(params).request }
}
