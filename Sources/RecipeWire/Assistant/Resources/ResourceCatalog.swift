import RecipeModel
import RecipeRendering

/// What a client can read: the list of sources, and every recipe that a source has.
struct ResourceCatalog: Sendable {
  private static let providers = "potluck://providers"
  private static let markdown = "text/markdown"

  /// The list of sources as a resource.
  static let sources: JSON = [
    "uri": .string(providers), "name": "providers", "title": "Recipe sources",
    "description": "The configured sources, what they can do and whether searches ask them.",
    "mimeType": "application/json",
  ]

  /// Every recipe as a template.
  static let template: JSON = [
    "uriTemplate": .string(RecipeAddress.template), "name": "recipe", "title": "Recipe",
    "description":
      "One recipe in full, as Markdown: the id of a source and the source's own identifier.",
    "mimeType": .string(markdown),
  ]

  let service: any RecipeService
  let seen: SeenRecipes
  let form: AnswerForm

  /// The page of the list that a request asks for: the sources, and the recipes shown so far.
  func list(_ request: AssistantRequest) throws -> JSONObject {
    let page = try ListCursor.page(of: [Self.sources] + seen.entries.map(Self.entry), request)
    var object: JSONObject = ["resources": .array(Array(page.entries))]
    object["nextCursor"] = page.next
    return object
  }

  /// The page of the list of templates that a request asks for.
  func templates(_ request: AssistantRequest) throws -> JSONObject {
    let page = try ListCursor.page(of: [Self.template], request)
    return ["resourceTemplates": .array(Array(page.entries))]
  }

  /// The work of reading what a request names.
  /// - Throws: ``WireError`` for what is not here.
  func read(_ request: AssistantRequest) throws -> Work {
    let uri = try request.text("uri")
    if uri == Self.providers || uri == Self.providers + "/" {
      return Work(isShort: true) { _ in
        let tool = ListProvidersTool()
        let document = ProvidersJSON().json(try await entries())
        let fitted = tool.output.fit(document, within: ToolResult.bytes).value
        return result(uri, "application/json", fitted.text(), source: .none, request)
      }
    }
    guard let id = RecipeAddress.id(uri) else { throw Self.notFound(uri, request.era) }
    return Work { _ in
      do {
        let found = try await service.recipe(.id(id))
        seen.add(found.recipe.listing)
        return result(
          uri, Self.markdown, RecipePageText.markdown(found.recipe), source: id.provider, request)
      } catch let failure as WireFailure {
        throw Self.error(failure, uri, request.era)
      }
    }
  }

  private func entries() async throws -> [ProviderEntry] {
    do {
      return try await service.providers()
    } catch let failure as WireFailure {
      throw WireError(.internalError, failure.description, data: failure.json)
    }
  }

  private func result(
    _ uri: String, _ type: String, _ text: String, source: String?, _ request: AssistantRequest
  ) -> JSON {
    var content: JSONObject = [
      "uri": .string(uri), "mimeType": .string(type), "text": .string(text),
    ]
    if let source { content["_meta"] = ["potluck/source": .string(source)] }
    return form.result(["contents": [.object(content)]], request.era, .content)
  }

  private static func entry(_ entry: SeenRecipes.Entry) -> JSON {
    [
      "uri": .string(RecipeAddress.uri(entry.id)), "name": .string(entry.title),
      "description": .string("A recipe of the source \(Clipping.line(entry.id.provider, to: 120))"),
      "mimeType": .string(markdown),
    ]
  }

  /// What is not here: an error of its own until 2025-11-25, a wrong parameter since.
  private static func notFound(_ uri: String, _ era: ProtocolEra) -> WireError {
    WireError(
      era == .stateless ? .invalidParams : .resourceNotFound,
      "there is nothing to read at this address; recipes are at \(RecipeAddress.template), the "
        + "sources at \(providers)", data: ["uri": .string(uri)])
  }

  private static func error(_ failure: WireFailure, _ uri: String, _ era: ProtocolEra) -> WireError
  {
    var data = failure.json.objectValue ?? [:]
    data["uri"] = .string(uri)
    let code: WireError.Code =
      switch failure.kind {
      case .notFound: era == .stateless ? .invalidParams : .resourceNotFound
      case .invalidParams: .invalidParams
      default: .internalError
      }
    return WireError(code, failure.description, data: .object(data))
  }
}

extension WireError.Code {
  /// Nothing is at that address (MCP until 2025-11-25).
  static let resourceNotFound = WireError.Code(rawValue: -32002)
}
