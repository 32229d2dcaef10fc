import RecipeModel
import RecipeRendering

/// One code action: puts the recipe behind a link below the link's line.
struct RecipeInsertion: Sendable {
  /// How the recipe is written.
  enum Format: String, CaseIterable, Sendable {
    case markdown, cooklang

    /// What the client offers.
    var title: String {
      switch self {
      case .markdown: "Insert as Markdown"
      case .cooklang: "Insert as Cooklang"
      }
    }

    fileprivate var renderer: RecipeRenderer {
      switch self {
      case .markdown: RecipeRenderer(.markdown)
      case .cooklang: RecipeRenderer(.cooklang)
      }
    }
  }

  static let data = Parameter(
    "data", .insertionData, "What the action carried when it was offered.")

  /// The document.
  let uri: String
  private let url: String
  private let format: Format
  private let position: TextPosition
  private let offered: JSONObject

  /// Offers to insert a recipe.
  init(uri: String, url: String, format: Format, position: TextPosition) {
    self.uri = uri
    self.url = url
    self.format = format
    self.position = position
    offered = [
      "title": .string(format.title), "kind": .string(RecipeActions.kind),
      "data": [
        "url": .string(url), "format": .string(format.rawValue), "uri": .string(uri),
        "position": position.json,
      ],
    ]
  }

  /// Reads the params of `codeAction/resolve`: an action that was offered.
  /// - Throws: ``WireFailure`` of kind `invalidParams`.
  init(_ params: Params) throws(WireFailure) {
    let data = try Params(.object(try params.required(Self.data)))
    do throws(WireFailure) {
      uri = try data.required(Data.uri)
      url = try data.required(Data.url)
      format = try data.required(Data.format)
      position = try data.required(Data.position)
    } catch {
      var failure = error
      failure.path = error.path.map { "/data" + $0 }
      throw failure
    }
    offered = params.object
  }

  /// The members of the `data` of an action.
  enum Data {
    static let url = Parameter("url", .webLink, "The recipe's page.")
    static let format = Parameter<Format>("format", .word, "How the recipe is written.")
    static let uri = Parameter("uri", .text, "The document.")
    static let position = Parameter("position", .position, "Where the recipe goes.")
  }

  /// The action as it is offered, without what it changes.
  var action: JSON { .object(offered) }

  /// Fetches the recipe and gives the action with what it changes.
  /// - Throws: ``WireFailure``; `CancellationError`.
  func run(
    _ service: any RecipeService, in document: @Sendable () -> TextDocument?
  ) async throws -> JSON {
    let recipe = try await service.recipe(.url(url)).recipe
    let document = document()
    let place = try place(in: document)
    let lineBreak = document?.lineBreak ?? "\n"
    var lines = format.renderer.render(recipe).split(
      separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    let text = (["", ""] + lines).joined(separator: lineBreak)
    let edit: JSON = [
      "range": TextRange(start: place, end: place).json, "newText": .string(text),
    ]
    var action = offered
    action["edit"] = ["changes": .object([uri: [edit]])]
    return .object(action)
  }

  /// Where the recipe goes now: the text may have changed since the action was offered.
  private func place(in document: TextDocument?) throws(WireError) -> TextPosition {
    guard let document else { return position }
    guard let line = LinkFinder.line(with: url, nearest: position.line, in: document) else {
      throw WireError(
        .contentModified, "the link is not in the text any more",
        data: ["kind": "contentModified", "url": .string(url), "retryable": false])
    }
    return line.end
  }
}

extension RecipeInsertion {
  /// The schema of an action's `data`.
  static var schema: JSON {
    Schema.object([
      Data.url.property, Data.format.property, Data.uri.property, Data.position.property,
    ])
  }
}

extension Form where Value == JSONObject {
  /// The data of an action of ours.
  static let insertionData = Form(
    expected: "the data of an action that was offered here",
    schema: ["$ref": "#/$defs/InsertionData"]
  ) { value throws(Mismatch) in
    guard let object = value.objectValue else { throw Mismatch(found: value.kindName) }
    return object
  }
}
