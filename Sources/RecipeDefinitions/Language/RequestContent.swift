import RecipeModel

/// What a request sends behind its head.
enum RequestContent: Sendable, Hashable {
  /// JSON.
  case json(BodyValue)
  /// A form, as a web page sends one (`application/x-www-form-urlencoded`).
  case form([Parameter])
  /// A text; its content type is that of the request's headers, else plain text.
  case text(ParameterValue)
  /// A GraphQL operation, as JSON.
  case graphQL(GraphQLOperation)

  /// The members of a request, of which one at most says what is sent.
  enum Form: String, Sendable, Hashable, CaseIterable {
    case body, form, text, graphql

    /// How messages call it.
    var title: String {
      switch self {
      case .body: "body"
      case .form: "form"
      case .text: "text to send"
      case .graphql: "GraphQL operation"
      }
    }

    /// The media type; nil where the definition says it.
    var contentType: String? {
      switch self {
      case .body, .graphql: "application/json"
      case .form: "application/x-www-form-urlencoded"
      case .text: nil
      }
    }
  }

  /// Which member says it.
  var form: Form {
    switch self {
    case .json: .body
    case .form: .form
    case .text: .text
    case .graphQL: .graphql
    }
  }

  /// Adds the variables that are used to some names.
  func collect(into uses: inout Set<String>) {
    switch self {
    case .json(let body): body.collect(into: &uses)
    case .form(let parameters): for parameter in parameters { uses.formUnion(parameter.value.uses) }
    case .text(let text): uses.formUnion(text.uses)
    case .graphQL(let operation): operation.variables?.collect(into: &uses)
    }
  }

  /// The members of a request that say what is sent.
  static var members: [Member<RequestRules>] {
    [
      .custom(
        "body", BodyValue.codec,
        """
        What is sent as JSON; strings are templates, a string that is one variable alone takes \
        its type, an object of `value` and `quote` is a quoted text, and an object of `literal` is \
        what stands in it, braces and all.
        """,
        example: ["query": "{text}", "from": "{offset}"], aliases: ["json", "data"]
      ) {
        if case .json(let body)? = $0.content { body } else { nil }
      } set: {
        $0.content = .json($1)
      },
      .custom(
        "form", Parameter.list(areHeaders: false),
        "What is sent as a form, as a web page sends one: parameters as in `query`.",
        example: ["q": "{text}"], aliases: ["formData", "urlencoded"]
      ) {
        if case .form(let parameters)? = $0.content { parameters } else { nil }
      } set: {
        $0.content = .form($1)
      },
      .custom(
        "text", ParameterValue.joined,
        """
        What is sent as a text: a template, a text with options, or a joined list. Its \
        `Content-Type` is plain text unless set in `headers`.
        """,
        example: ["value": "<find>{text}</find>", "quote": "xml"], aliases: ["raw"]
      ) {
        if case .text(let text)? = $0.content { text } else { nil }
      } set: {
        $0.content = .text($1)
      },
      .custom(
        "graphql", .object(GraphQLOperation.codec), "What is sent to a GraphQL service.",
        example: [
          "query": "query($q: String!) { recipes(q: $q) { id title } }",
          "variables": ["q": "{text}"],
        ]
      ) {
        if case .graphQL(let operation)? = $0.content { operation } else { nil }
      } set: {
        $0.content = .graphQL($1)
      },
    ]
  }
}

/// A GraphQL operation with its variables.
struct GraphQLOperation: Sendable, Hashable {
  /// The document, sent as it is.
  var document = ""
  /// Which operation of a document with several is meant.
  var name: String?
  /// The values of its variables.
  var variables: BodyValue?

  static let codec: ObjectCodec<GraphQLOperation> = ObjectCodec(
    "graphql", place: "\"graphql\"", "A GraphQL operation with its variables.",
    draft: GraphQLOperation(),
    [
      .required(
        "query", \.document, document,
        "The document, sent as it stands; no brace of it is a variable of Potluck.",
        example: "query($q: String!) { recipes(q: $q) { id title } }", aliases: ["document"]),
      .optional(
        "operationName", \.name, .text, "Which operation of several in the document is meant.",
        example: "Search"),
      .optional(
        "variables", \.variables, variables, "The values of its variables, read as in a `body`.",
        example: ["q": "{text}"]),
    ])

  private static var document: ValueCodec<String> {
    ValueCodec<String>.text.checked { text, node in
      let names = VariableNames.request.map(\.name) + VariableNames.lists + VariableNames.detail
      if let name = names.first(where: { text.contains("\"{\($0)}\"") }) {
        node.warning(
          "the document is sent as it stands, {\(name)} and all",
          fix: "declare a variable in it, and write \"variables\": {\"q\": \"{\(name)}\"}")
      }
      return text
    }
  }

  private static var variables: ValueCodec<BodyValue> {
    BodyValue.codec.described(as: .keywords(["type": "object"])).around { node, read in
      guard node.value.isObject else {
        node.wrongType("an object in braces", fix: "write {\"q\": \"{text}\"}")
        return nil
      }
      return read()
    }
  }
}
