import RecipeModel
import RecipeRendering

extension EditorMethod {
  static let codeAction = EditorMethod(
    "textDocument/codeAction", "Offers to insert the recipe behind a link; nobody is asked.",
    RecipeActions.self, result: .list(RecipeInsertion.schema)
  ) { params, handler in
    let document = handler.document(params.document.uri)
    return Work(isShort: true) { _ in params.actions(in: document) }
  }

  static let resolveCodeAction = EditorMethod(
    "codeAction/resolve", "Fetches the recipe of an action and says what it changes.",
    params: RecipeInsertion.schema, result: RecipeInsertion.schema,
    .work { params, handler throws(Failure) in
      let insertion = try RecipeInsertion(params)
      // The text may change while the page is fetched.
      return Work { _ in
        try await insertion.run(handler.service) { handler.document(insertion.uri) }
      }
    })
}

/// `textDocument/codeAction`: offers to insert the recipe behind a link; nobody is asked yet.
struct RecipeActions: MethodParams {
  /// Which kinds of action are wanted (LSP 3.17, `CodeActionContext`).
  struct Context: Sendable {
    var only: [String] = []

    static let codec = ObjectCodec(
      "CodeActionContext", place: "a context", draft: Context(), isOpen: true,
      [.standard("only", \.only, .strings)])

    static let schema = Schema.document([:], optional: ["only": .texts]).about(
      "Which kinds of action are wanted; any unless told."
    ).named(codec.shape.name)
  }

  /// The kind of the actions (LSP 3.17, `CodeActionKind`).
  static let kind = "refactor.rewrite"

  var document = TextDocumentIdentifier()
  var range = TextRange()
  var context: Context?

  static let codec = ObjectCodec(
    params: "CodeActionParams", RecipeActions(),
    [
      .required("textDocument", \.document, .document, "The document."),
      .required("range", \.range, .range, "The stretch that actions are wanted for."),
      .optional(
        "context", \.context, .object(Context.codec, expected: "an object"),
        "Which kinds of action are wanted."),
    ])

  static let schema = Schema(codec.shape, of: [.textDocument, .textRange, Context.schema])

  /// The actions; none when the stretch touches no link.
  func actions(in text: TextDocument?) -> JSON {
    let only = context?.only ?? []
    guard only.isEmpty || only.contains(where: Self.includes), let text,
      let link = LinkFinder.link(touching: range, in: text),
      let line = text.lines(link.range.start.line...link.range.start.line).first
    else { return [] }
    return .array(
      RecipeInsertion.Format.allCases.map { format in
        RecipeInsertion(
          uri: document.uri, url: link.url, format: format, position: line.end
        ).action
      })
  }

  /// Whether a kind that the client wants takes in ours: kinds are paths, parted by dots.
  private static func includes(_ wanted: String) -> Bool {
    wanted.isEmpty || kind == wanted || kind.hasPrefix(wanted + ".")
  }
}

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

  /// What an action carries from its offer to its resolution.
  private struct Data: MethodParams {
    var url = ""
    var format = Format.markdown
    var uri = ""
    var position = TextPosition()

    static let codec = ObjectCodec(
      params: "InsertionData", Data(),
      [
        .required("uri", \.uri, .string, "The document."),
        .required("url", \.url, .webLink, "The recipe's page."),
        .required("format", \.format, .oneOfWords, "How the recipe is written."),
        .required("position", \.position, .position, "Where the recipe goes."),
      ])

    static let schema = Schema(codec.shape, of: [.textPosition])
  }

  private struct Offer: MethodParams {
    var data = JSONObject()

    static let codec = ObjectCodec(
      params: "CodeAction", Offer(),
      [
        .required(
          "data", \.data,
          .kind(
            "the data of an action that was offered here", .reference("InsertionData"),
            read: \.objectValue), "What the action carried when it was offered.")
      ])
  }

  static let schema = Schema.object(
    ["title": .text, "kind": .only(.string(RecipeActions.kind)), "data": Data.schema],
    optional: [
      "edit": .object(["changes": .map(.list(.object(["range": .textRange, "newText": .text])))])
        .about(
          "What the action changes; there once it is resolved.")
    ]
  ).named("CodeAction")

  private let data: Data
  private let offered: JSONObject

  var uri: String { data.uri }

  /// Offers to insert a recipe.
  init(uri: String, url: String, format: Format, position: TextPosition) {
    data = Data(url: url, format: format, uri: uri, position: position)
    offered = [
      "title": .string(format.title), "kind": .string(RecipeActions.kind),
      "data": [
        "url": .string(url), "format": .string(format.rawValue), "uri": .string(uri),
        "position": position.json,
      ],
    ]
  }

  /// Reads the params of `codeAction/resolve`: an action that was offered.
  /// - Throws: ``Failure`` of kind `invalidParams`.
  init(_ params: JSONObject) throws(Failure) {
    let offer = try Offer(params)
    offered = params
    do throws(Failure) { data = try Data(offer.data) } catch {
      throw error.located("/data")
    }
  }

  /// The action as it is offered, without what it changes.
  var action: JSON { .object(offered) }

  /// Fetches the recipe and gives the action with what it changes.
  /// - Throws: ``Failure``; `CancellationError`.
  func run(
    _ service: any RecipeService, in document: @Sendable () -> TextDocument?
  ) async throws -> JSON {
    let recipe = try await service.recipe(.url(data.url)).recipe
    let document = document()
    let place = try place(in: document)
    let lineBreak = document?.lineBreak ?? "\n"
    var lines = data.format.renderer.render(recipe).split(
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
    guard let document else { return data.position }
    guard let line = LinkFinder.line(with: data.url, nearest: data.position.line, in: document)
    else {
      throw WireError(
        .contentModified, "the link is not in the text any more",
        data: ["kind": "contentModified", "url": .string(data.url), "retryable": false])
    }
    return line.end
  }
}

extension EditorMethod {
  static let hover = EditorMethod(
    "textDocument/hover", "Shows the recipe behind a link.", RecipeHover.self,
    result: .nullable(
      .object([
        "contents": .object(["kind": .only("markdown"), "value": .text]), "range": .textRange,
      ]).named("Hover"))
  ) { params, handler in
    let document = handler.document(params.document.uri)
    return Work { _ in try await params.run(handler.service, in: document) }
  }
}

/// `textDocument/hover`: what the recipe behind a link is.
struct RecipeHover: MethodParams {
  var document = TextDocumentIdentifier()
  var position = TextPosition()

  static let codec = ObjectCodec(
    params: "HoverParams", RecipeHover(),
    [
      .required("textDocument", \.document, .document, "The document."),
      .required("position", \.position, .position, "The place in it."),
    ])

  static let schema = Schema(codec.shape, of: [.textDocument, .textPosition])

  /// Fetches the page; null when there is no link, or no recipe behind it: a mouse that moves over
  /// a page of links must not raise an error at each.
  func run(_ service: any RecipeService, in document: TextDocument?) async throws -> JSON {
    guard let document, let link = LinkFinder.link(at: position, in: document) else {
      return .null
    }
    let found: FoundRecipe
    do {
      found = try await service.recipe(.url(link.url))
    } catch is Failure {
      return .null
    }
    return [
      "contents": [
        "kind": "markdown", "value": .string(RecipeCard().render(found.recipe)),
      ],
      "range": link.range.json,
    ]
  }
}
