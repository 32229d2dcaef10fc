import RecipeModel

extension Shape {
  /// Where the items stand.
  static let response = Shape(
    "response", place: "\"response\"", "Where the items stand in an answer.",
    [
      .required(
        "list", .path, "The path of the list, or of the items themselves.", example: "$.recipes",
        aliases: ["items", "results", "root"]),
      .optional(
        "form", .word(Words.of(ResponseRules.Form.self)), "What the list is; `array` by default.",
        example: "array"),
      .optional(
        "item", .path, "The recipe within each item.", example: "$.recipe"),
      .optional(
        "whenNull", .word(Words.of(ResponseRules.Absence.self)),
        "What null in place of the list means; `drift` by default.", example: "empty"),
      .optional(
        "whenMissing", .word(Words.of(ResponseRules.Absence.self)),
        "What a missing list means; `drift` by default.", example: "empty"),
      .optional(
        "incomplete", .list(.ref("condition"), least: 1),
        "When an answer says itself that it is not whole.",
        example: [["path": "$._shards.failed", "above": 0]]),
    ])

  /// The tests of a condition.
  static let tests = ["exists", "equals", "oneOf", "contains", "above", "below"]

  /// A condition.
  static let condition = Shape(
    "condition", place: "a condition", "Something that may be true of an answer; all parts hold.",
    choices: [.atMostOne(tests)],
    [
      .optional(
        "status", .oneOf([.ref("status"), .list(.ref("status"), least: 1)]),
        "One of these statuses.", example: 404),
      .optional("path", .path, "A value in the body.", example: "$.error"),
      .optional(
        "exists", .flag, "Whether the value must be there and not null; true by default.",
        example: true, needs: ["path"]),
      .optional("equals", .any, "The value.", example: "limit", needs: ["path"]),
      .optional(
        "oneOf", .list(.any, least: 1), "The values.", example: ["limit", "quota"],
        needs: ["path"]),
      .optional(
        "contains", .text, "A text within the value, without regard to case.", example: "limit",
        needs: ["path"], aliases: ["matches", "regex", "pattern"]),
      .optional(
        "above", .number(-1e15...1e15), "The value is a greater number.", example: 0,
        needs: ["path"]),
      .optional(
        "below", .number(-1e15...1e15), "The value is a smaller number.", example: 1,
        needs: ["path"]),
      .optional(
        "bodyContains", .text, "A text within the body, without regard to case.",
        example: "too many requests"),
      .optional(
        "contentType", .text, "The beginning of the content type.", example: "text/html"),
      .optional("html", .flag, "Whether the body is a web page.", example: true),
      .optional(
        "pastFirstPage", .flag, "Whether only pages past the first one are meant.",
        example: true),
    ])

  /// A rule about failures.
  static let errorRule = Shape(
    "errorRule", place: "an element of \"errors\"", "What a failure looks like and what it means.",
    [
      .required("when", .ref("condition"), "When the rule applies.", example: ["status": 402]),
      .required(
        "means", .word(Words.of(ErrorRule.Meaning.self)), "What it means.",
        example: "quotaExceeded"),
      .optional(
        "message", .path, "Where the source's own words stand.", example: "$.message"),
      .optional("hint", .text, "What a person can do about it.", example: "wait for tomorrow"),
      .optional(
        "retryAfter", .ref("retryAfter"), "Where the source says how long to wait.",
        example: ["header": "X-RateLimit-Reset", "unit": "epoch"]),
    ])

  /// Where a waiting time stands.
  static let retryAfter = Shape(
    "retryAfter", place: "\"retryAfter\"", "Where an answer says how long to wait.",
    choices: [.exactlyOne(["header", "path"])],
    [
      .optional("header", .ref("headerName"), "In a header field.", example: "X-RateLimit-Reset"),
      .optional("path", .path, "In the body.", example: "$.retryAfter"),
      .optional(
        "unit", .word(Words.of(RetryPlace.Unit.self)),
        "What the number counts; `seconds` by default, `epoch` are seconds since 1970.",
        example: "epoch"),
    ])

  /// The request for one recipe.
  static let detail = Shape(
    "detail", place: "\"detail\"", "The request for one recipe in full.",
    [
      .required(
        "request", .ref("request"), "The request, with the variable `id`.",
        example: ["path": "/recipes/{id}"]),
      .optional("item", .path, "The recipe in the answer; `$` by default.", example: "$.recipe"),
      .optional(
        "fields", .ref("detailFields"),
        "What the recipe is made of; a field without a rule here is read as in a listing.",
        example: ["ingredients": "$.ingredients[*]"]),
      .optional(
        "fill", .word(Words.of(DetailRules.Fill.self)),
        "When a search asks for details: never (default), when it filters, or always.",
        example: "filtering"),
      .optional(
        "missing", .list(.word(FieldName.allCases.filter(\.isOfListing).map(\.rawValue)), least: 1),
        "The fields whose absence makes a search ask; ingredients by default.",
        example: ["ingredients"]),
      .optional(
        "most", .integer(1...1_000), "The most details that one page of a search asks for.",
        example: 20),
    ])
}
