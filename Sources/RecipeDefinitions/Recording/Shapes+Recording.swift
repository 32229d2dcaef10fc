import RecipeModel

/// The objects of a tests file, from which its reader checks and its schema is made.
enum RecordingShapes {
  static let recording = Shape(
    "recording", place: "the recording",
    "Recorded exchanges with a recipe service, and what a definition makes of them.",
    [
      .optional(
        "$schema", .anyText, "The schema that an editor completes from; ignored by Potluck.",
        example: "potluck-recording.schema.json"),
      .required(
        "definition", .text, "The name of the definition that is tested.", example: "soup-shelf"),
      .required("cases", .list(.ref("case")), "The cases.", example: []),
    ])

  static let recordedCase = Shape(
    "case", place: "a case", "One query, its exchanges and what comes of them.",
    [
      .required("name", .text, "What people call the case.", example: "soup on two pages"),
      .required("query", .ref("query"), "What is asked.", example: ["text": "soup"]),
      .optional(
        "settings", .map(.any, NameRule()), "The entry's settings.", example: ["language": "en"]),
      .required("exchanges", .list(.ref("exchange")), "The recorded exchanges.", example: []),
      .required(
        "expect", .ref("expectation"), "What has to come of them.", example: ["status": "ok"]),
    ])

  static let query = Shape(
    "query", place: "a query", "What is asked.",
    [
      .optional("text", .anyText, "The free words.", example: "soup"),
      .optional(
        "include", .list(.text), "Ingredients that must be there.", example: ["leek"]),
      .optional(
        "exclude", .list(.text), "Ingredients that must not be there.", example: ["egg"]),
      .optional(
        "maxMinutes", .integer(1...100_000), "The longest total time in minutes.", example: 30),
      .optional(
        "diets", .list(.text), "Diets, by their schema.org names.", example: ["VeganDiet"]),
      .optional(
        "limit", .integer(1...100_000), "After how many listings the search ends; 20 unless given.",
        example: 20),
    ])

  static let exchange = Shape(
    "exchange", place: "an exchange", "One request with its answer.",
    [
      .required(
        "request", .ref("request"), "What was asked.",
        example: ["method": "GET", "url": "{baseURL}/search?q=soup"]),
      .required(
        "response", .ref("response"), "What came back.", example: ["status": 200, "json": []]),
    ])

  static let request = Shape(
    "request", place: "a request", "A request; its header fields do not matter.",
    [
      .optional("method", .word(["GET", "POST"]), "GET unless given.", example: "GET"),
      .required(
        "url", .text,
        "The address. {baseURL} stands for the base address, {name} for the secret of that name,"
          + " ••• for any value.",
        example: "{baseURL}/search?q=soup"),
      .optional("body", .any, "The JSON body.", example: ["query": "soup"]),
    ])

  static let response = Shape(
    "response", place: "an answer", "An answer.", choices: [.exactlyOne(["json", "text"])],
    [
      .optional(
        "status", .integer(100...599), "The HTTP status, 200 unless given.", example: 200),
      .optional(
        "headers", .map(.anyText, NameRule()), "The header fields that matter.",
        example: ["Content-Type": "application/json"]),
      .optional("json", .any, "The body, when it is JSON.", example: ["recipes": []]),
      .optional("text", .anyText, "The body, when it is not JSON.", example: "<html>"),
    ])

  static let expectation = Shape(
    "expectation", place: "an expectation", "What has to come of a case.",
    [
      .optional(
        "status", .text, "ok, partial or the code of an error; ok unless given.", example: "ok"),
      .optional(
        "listings", .list(.ref("listing")),
        "The listings in order, each with the members to compare.", example: [["title": "Soup"]]),
      .optional(
        "total", .integer(0...Int(Int32.max)), "How many the source says there are.", example: 42),
      .optional(
        "requests", .integer(0...100_000), "How many requests the search takes.", example: 2),
      .optional(
        "errorContains", .text, "A part of the error's text.", example: "daily limit"),
      .optional(
        "recipe", .ref("listing"), "One recipe in full: its id and the members to compare.",
        example: ["id": "12", "title": "Soup"]),
    ])

  static let listing = Shape(
    "listing", place: "an expected recipe", "The members to compare.",
    FieldName.allCases.map { field in
      .optional(
        field.rawValue, .any, "The field \(field.rawValue); null means that it must not be there.",
        example: example(field))
    })

  /// Every object.
  static let all = [
    recording, recordedCase, query, exchange, request, response, expectation, listing,
  ]

  private static func example(_ field: FieldName) -> JSON {
    switch field {
    case .ingredients, .instructions, .keywords: ["2 eggs"]
    case .totalMinutes, .prepMinutes, .cookMinutes: 30
    case .rating: ["value": 4.5, "scale": 5]
    case .diets: ["VeganDiet"]
    default: "Soup"
    }
  }
}
