import RecipeModel

extension Shape {
  /// A request.
  static let request = Shape(
    "request", place: "\"request\"", "How a request is made.",
    [
      .optional(
        "method", .word(Words.methods), "GET, or POST when there is a body.", example: "GET",
        aliases: ["verb"]),
      .required(
        "path", .form(pattern: "^(/[^?#]*)?$", words: "a path template"),
        "The path behind the base address, empty for the address itself; each variable is encoded.",
        example: "/api/search", aliases: ["url", "endpoint"]),
      .optional(
        "query", .map(.ref("parameter"), NameRule()), "The query parameters in order.",
        example: ["q": "{text}"], aliases: ["params", "parameters"]),
      .optional(
        "headers", .map(.ref("parameter"), NameRule(pattern: Forms.token)),
        "Further header fields.", example: ["Accept-Language": "{language}"]),
      .optional(
        "body", .any,
        "A JSON body; strings are templates, a string that is one variable alone takes its type, and an object of `value` and `quote` is a quoted text.",
        example: ["query": "{text}", "from": "{offset}"], aliases: ["json", "data"]),
    ])

  /// A text parameter with options.
  static let textParameter = Shape(
    "textParameter", place: "a parameter", "A text with options.",
    [
      .required(
        "value", .oneOf([.template, .plain]), "The text.", example: "{text}",
        aliases: ["template"]),
      .optional(
        "spaces", .anyText, "What stands for a space in the variables' values.", example: "+"),
      .optional(
        "default", .oneOf([.anyText, .plain]),
        "The value when a variable has none; without it the parameter is left out.",
        example: "*"),
      quote,
    ])

  /// The language in which values stand.
  private static let quote = MemberRule.optional(
    "quote", .word(Words.of(Quoting.self)),
    "The language in which the variables' values stand, so that they stay words in it.",
    example: "lucene", aliases: ["escape", "quoting"])

  /// A list parameter.
  static let listParameter = Shape(
    "listParameter", place: "a list parameter", "The items of a list, joined or repeated.",
    choices: [.exactlyOne(["join", "repeat"])],
    [
      .required(
        "list", .word(Words.of(ListValue.Source.self)), "Whose items.", example: "include"),
      .optional(
        "join", .anyText, "What joins the items.", example: ",", aliases: ["separator"]),
      .optional(
        "repeat", .flag, "`true`: the parameter is sent once for each item.", example: true),
      .optional(
        "item", .template, "What each item becomes: a template with the variable `item`.",
        example: "name~{item}"),
      .optional(
        "excludePrefix", .text,
        "The prefix with which the excluded ingredients are appended to an `include` list.",
        example: "-"),
      .optional("spaces", .anyText, "What stands for a space in an item.", example: "_"),
      quote,
    ])

  /// How one page leads to the next.
  static let paging = Shape(
    "paging", place: "\"paging\"", "How one page leads to the next, and where the list ends.",
    [
      .required(
        "style", .word(Words.of(Words.Style.self)), "How a page is named.", example: "page",
        aliases: ["type", "kind"]),
      .optional(
        "first", .integer(0...1),
        "The number of the first page (style page, 1 by default) or listing (style offset, 0).",
        example: 1, aliases: ["start"]),
      .optional(
        "size", .oneOf([.integer(1...10_000), .ref("size")]),
        "How many listings a page holds: `{limit}`.", example: 20,
        aliases: ["pageSize", "perPage", "limit"]),
      .optional(
        "advance", .word(Words.of(PagingRules.Advance.self)),
        "By how much an offset grows: by the items received (default) or by the size.",
        example: "received"),
      .optional(
        "next", .ref("place"), "Where the next page's address stands (style next).",
        example: "$.next"),
      .optional(
        "follow", .word(Words.of(PagingRules.Follow.self)),
        "What of a next link is followed: the whole link (default), its path, or its query.",
        example: "query"),
      .optional(
        "continue", .path, "The object whose members are sent back as query parameters.",
        example: "$.continue"),
      .optional(
        "cursor", .ref("cursor"), "Where the next page's `{cursor}` stands.",
        example: "$.nextCursor"),
      .optional(
        "total", .ref("place"), "How many listings the whole list holds.", example: "$.total"),
      .optional(
        "lastPage", .ref("place"), "The number of the last page, counted as `{page}` is.",
        example: "$.total_pages", aliases: ["totalPages"]),
      .optional(
        "more", .ref("place"), "A flag that is true when another page follows.",
        example: "$.more", aliases: ["hasMore"]),
      .optional(
        "shortPageEnds", .flag, "Whether a page with fewer items than its size is the last one.",
        example: true),
      .optional(
        "endStatuses", .list(.integer(300...599), least: 1),
        "The statuses with which the source answers behind its last page.", example: [404]),
      .optional(
        "gaps", .integer(0...20),
        "How many empty or failed pages in a row are looked past; 0 by default.", example: 2),
      .optional(
        "window", .ref("window"), "How far the source lets a list be walked.",
        example: ["results": 1_000]),
    ])

  /// A page size that entries may set.
  static let size = Shape(
    "size", place: "\"size\"", "A page size that entries may set as `pageSize`.",
    [
      .required("default", .integer(1...10_000), "The size when an entry sets none.", example: 25),
      .required(
        "maximum", .integer(1...10_000), "The greatest size that an entry may set.", example: 100,
        aliases: ["max"]),
    ])

  /// The limits of a walk.
  static let window = Shape(
    "window", place: "\"window\"", "How far the source lets a list be walked.",
    choices: [.atLeastOne(["offset", "results", "pages"])],
    [
      .optional(
        "offset", .integer(0...1_000_000_000), "The greatest offset that the source accepts.",
        example: 900),
      .optional(
        "results", .integer(1...1_000_000_000),
        "The greatest offset + limit that the source accepts.", example: 10_000),
      .optional(
        "pages", .integer(1...10_000), "The most pages of one search; 100 by default.",
        example: 100),
    ])

  /// A header field that holds a value.
  static let headerPlace = Shape(
    "headerPlace", place: "a place", "A value in a header field.",
    [.required("header", .ref("headerName"), "The field's name.", example: "X-WP-Total")])

  /// A value of the last item.
  static let lastItem = Shape(
    "lastItem", place: "\"cursor\"", "A value of the last item of a page.",
    choices: [.exactlyOne(["lastItem", "header"])],
    [
      .optional(
        "lastItem", .path, "The path within the last item, before `item` unwraps it.",
        example: "$.sort"),
      .optional(
        "header", .ref("headerName"), "The header field with the cursor.", example: "X-Next"),
    ])
}
