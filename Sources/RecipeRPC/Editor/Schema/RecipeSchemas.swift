import RecipeModel
import RecipeRendering

/// The schemas of recipes in full and of merged listings.
enum RecipeSchemas {
  static var all: [Schema.Property] {
    [
      ("Recipe", recipe), ("RecipeResult", result), ("WrittenListing", listing),
      ("MergeResult", merged),
    ]
  }

  private static let recipe = Schema.object(
    "One recipe in full; what is not known is left out.",
    [
      ("id", Schema.text), ("title", Schema.text), ("ingredients", Schema.texts),
      ("instructions", Schema.texts), ("keywords", Schema.texts),
      ("sources", Schema.list(Schema.ref("Source"))),
    ],
    optional: ReportSchemas.fields + [
      ("summary", Schema.text), ("prepMinutes", Schema.count), ("cookMinutes", Schema.count),
      ("cuisine", Schema.text), ("category", Schema.text),
    ])

  private static let result = Schema.object(
    [("recipe", Schema.ref("Recipe")), ("fromCache", Schema.flag)],
    optional: [
      (
        "rendered",
        Schema.object([
          ("format", .object(Form<RecipeFormat>.word.schema)), ("text", Schema.text),
        ])
      ),
      (
        "notes",
        [
          "type": "array", "items": Schema.text,
          "description": "What could not be scaled or converted.",
        ]
      ),
    ])

  private static let listing = Schema.object(
    "A listing as potluck merge reads it; it has an id, or a url that stands for it.",
    [("provider", Schema.text), ("title", Schema.text)],
    optional: [
      ("id", ["type": ["string", "number"]]), ("url", Schema.text), ("publisher", Schema.text),
      ("image", Schema.text),
      (
        "ingredients",
        [
          "anyOf": [Schema.texts, Schema.text], "description": "Lines, or one text with commas.",
        ]
      ),
      (
        "rating",
        [
          "anyOf": [
            ["type": "number", "minimum": 0],
            Schema.object([("value", Schema.number), ("scale", Schema.number)]),
          ],
          "description": "A number alone is measured on the scale that the provider seems to use.",
        ]
      ),
      ("rank", Schema.place), ("totalMinutes", Schema.place), ("yield", Schema.text),
      ("diets", Schema.texts),
    ])

  private static let merged = Schema.object([
    ("items", Schema.list(Schema.ref("Item"))),
    (
      "rejected",
      Schema.list(
        Schema.object(
          "A listing that was left out.",
          [
            ("index", Schema.count), ("message", Schema.text), ("fix", Schema.text),
            ("path", ["type": "string", "format": "json-pointer"]),
          ]))
    ), ("uncompared", Schema.count),
  ])
}
