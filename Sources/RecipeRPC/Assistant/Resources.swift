import RecipeModel
import RecipeProviderKit
import RecipeRendering

// What a client can read: the list of sources, and every recipe that a source has.
//
// The list of resources is the same whatever was asked before, as the stateless revision demands and
// as clients that keep it take it to be; recipes are read by their template.

extension AssistantHandler {
  private static let providers = "potluck://providers"

  /// The list of sources as a resource.
  static let sources: JSON = [
    "uri": .string(providers), "name": "providers", "title": "Recipe sources",
    "description": "The configured sources, what they can do and whether searches ask them.",
    "mimeType": "application/json",
  ]

  /// The work of reading what a request names.
  /// - Throws: ``WireError`` for what is not here.
  func readResource(_ request: AssistantRequest) throws -> Work {
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
        let content = if let id { try await recipe(id) } else { try await listedSources() }
        return form.result(["contents": [content.json(uri)]], request.era, .content)
      } catch let failure as Failure {
        throw WireError(failure, request.era, uri: uri)
      }
    }
  }

  private func listedSources() async throws -> Content {
    let whole = ProvidersJSON.json(try await service.providers())
    let document = isRemote ? PathRedaction.redacted(whole) : whole
    let fitted = AssistantTool.listProviders.output.fit(document, within: ToolResult.bytes).value
    return Content(type: "application/json", text: fitted.text())
  }

  private func recipe(_ id: ListingID) async throws -> Content {
    let recipe = try await service.recipe(.id(id)).recipe
    let source = Clipping.line(recipe.listing.id.provider, to: 120)
    let notice = "> From the source \(source). \(ToolResult.notice)\n\n"
    let text = Clipping.lines(
      notice + RecipeRenderer(.markdown).render(recipe), to: Self.greatestPage,
      orElse: "(The rest was cut off.)")
    return Content(type: RecipeAddress.type, text: text, source: source)
  }

  /// The greatest size of a recipe's text in bytes.
  private static let greatestPage = 48_000
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

/// The address of a recipe as a resource: `recipe://PROVIDER/ID`, both parts percent-encoded.
enum RecipeAddress {
  /// The template that clients fill in.
  static let template = "recipe://{provider}/{id}"

  /// The bytes of the longest identifier that is given to a client.
  static let greatestLength = 1_000

  /// The type of what is read there.
  static let type = "text/markdown"

  /// Every recipe as a template.
  static let resourceTemplate: JSON = [
    "uriTemplate": .string(template), "name": "recipe", "title": "Recipe",
    "description":
      "One recipe in full, as Markdown: the id of a source and the source's own identifier.",
    "mimeType": .string(type),
  ]

  private static let scheme = "recipe://"

  /// The address of a recipe.
  static func uri(_ id: ListingID) -> String {
    scheme + PercentEncoding.encode(id.provider) + "/" + PercentEncoding.encode(id.id)
  }

  /// The recipe at an address; nil when it is no address of a recipe.
  static func id(_ uri: String) -> ListingID? {
    guard uri.lowercased().hasPrefix(scheme) else { return nil }
    let rest = uri.dropFirst(scheme.count)
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    let provider = PercentEncoding.decode(rest[..<slash])
    let id = PercentEncoding.decode(rest[rest.index(after: slash)...])
    return provider.isEmpty || id.isEmpty ? nil : ListingID(provider: provider, id: id)
  }

  /// The name of a recipe for `get_recipe`: `PROVIDER:ID`, or its address when the identifier holds
  /// what must not reach an assistant.
  static func name(_ id: ListingID) -> String {
    let plain = id.description
    return plain.unicodeScalars.contains(where: \.isUnsafeToPrint) ? uri(id) : plain
  }

  /// The recipe of a name in either form.
  static func named(_ name: String) -> ListingID? { id(name) ?? ListingID(name) }
}
