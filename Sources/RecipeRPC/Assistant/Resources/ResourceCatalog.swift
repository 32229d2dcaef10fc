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
    let isList = uri == Self.providers || uri == Self.providers + "/"
    let id = RecipeAddress.id(uri)
    guard isList || id != nil else {
      throw WireError(
        .notFound(request.era),
        "there is nothing to read at this address; recipes are at \(RecipeAddress.template), the "
          + "sources at \(Self.providers)", data: ["uri": .string(uri)])
    }
    return Work(isShort: isList) { _ in
      do {
        let content = if let id { try await recipe(id) } else { try await sources() }
        return form.result(["contents": [content.json(uri)]], request.era, .content)
      } catch let failure as WireFailure {
        throw WireError(failure, request.era, uri: uri)
      }
    }
  }

  private func sources() async throws -> Content {
    let document = ProvidersJSON().json(try await service.providers())
    let fitted = ListProvidersTool().output.fit(document, within: ToolResult.bytes).value
    return Content(type: "application/json", text: fitted.text())
  }

  private func recipe(_ id: ListingID) async throws -> Content {
    let recipe = try await service.recipe(.id(id)).recipe
    seen.add(recipe.listing)
    let source = Clipping.line(recipe.listing.id.provider, to: 120)
    return Content(
      type: Self.markdown, text: RecipePageText.markdown(recipe), source: source)
  }

  private static func entry(_ entry: SeenRecipes.Entry) -> JSON {
    [
      "uri": .string(RecipeAddress.uri(entry.id)), "name": .string(entry.title),
      "description": .string("A recipe of the source \(Clipping.line(entry.id.provider, to: 120))"),
      "mimeType": .string(markdown),
    ]
  }
}

/// What stands at an address.
private struct Content {
  var type: String
  var text: String
  /// The source whose words the text holds.
  var source: String?

  /// The `TextResourceContents` of the protocol.
  func json(_ uri: String) -> JSON {
    var object: JSONObject = [
      "uri": .string(uri), "mimeType": .string(type), "text": .string(text),
    ]
    if let source { object["_meta"] = ["potluck/source": .string(source)] }
    return .object(object)
  }
}
