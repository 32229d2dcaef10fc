import RecipeModel
import RecipeRendering

/// `textDocument/codeAction`: offers to insert the recipe behind a link; nobody is asked yet.
struct RecipeActions: Sendable {
  /// The kind of the actions (LSP 3.17, `CodeActionKind`).
  static let kind = "refactor.rewrite"

  static let range = Parameter("range", .range, "The stretch that actions are wanted for.")
  static let context = Parameter("context", .actionContext, "Which kinds of action are wanted.")

  /// The document.
  let uri: String
  private let range: TextRange
  private let isWanted: Bool

  /// Reads the params.
  /// - Throws: ``WireFailure`` of kind `invalidParams`.
  init(_ params: Params) throws(WireFailure) {
    uri = try params.required(RecipeHover.Place.document)
    range = try params.required(Self.range)
    let only = try params.optional(Self.context) ?? []
    isWanted = only.isEmpty || only.contains(where: Self.includes)
  }

  /// The actions; none when the stretch touches no link.
  func actions(in document: TextDocument?) -> JSON {
    guard isWanted, let document, let link = LinkFinder.link(touching: range, in: document),
      let line = document.lines(link.range.start.line...link.range.start.line).first
    else { return [] }
    return .array(
      RecipeInsertion.Format.allCases.map { format in
        RecipeInsertion(uri: uri, url: link.url, format: format, position: line.end).action
      })
  }

  /// Whether a kind that the client wants takes in ours: kinds are paths, parted by dots.
  private static func includes(_ wanted: String) -> Bool {
    wanted.isEmpty || kind == wanted || kind.hasPrefix(wanted + ".")
  }
}

extension RecipeActions {
  /// The schema of the params.
  static var schema: JSON {
    Schema.object(
      [RecipeHover.Place.document.property, range.property], optional: [context.property])
  }
}

extension Form where Value == [String] {
  /// The kinds of action that a client wants; empty for any.
  static let actionContext = Form(
    expected: "an object", schema: ["$ref": "#/$defs/CodeActionContext"]
  ) { value throws(Mismatch) in
    guard value.objectValue != nil else { throw Mismatch(found: value.kindName) }
    guard let only = value["only"], !only.isNull else { return [] }
    do throws(Mismatch) {
      return try Form.list(.text, called: "strings").read(only)
    } catch {
      throw error.inside("/only", of: "a list of strings")
    }
  }
}
