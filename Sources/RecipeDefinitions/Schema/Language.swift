import RecipeModel

/// The language as a whole: its objects and the values that may be written in several ways.
enum Language {
  /// A value that may be written in several ways.
  struct Alternatives: Sendable {
    /// Its name in the schema.
    let name: String
    /// What it is.
    let summary: String
    /// The ways to write it.
    let rule: ValueRule
  }

  /// Every object.
  static let shapes: [Shape] = [
    .definition, .setting, .baseURLSetting, .secret, .authKey, .authScheme, .authBasic, .request,
    .textParameter, .listParameter, .paging, .size, .window, .headerPlace, .lastItem, .response,
    .condition, .errorRule, .retryAfter, .detail, .fields, .detailFields, .textSource,
    .listSource, .dietSource, .numbered, .timeSource, .ratingSource, .politeness, .rate,
    .dailyQuota, .quotaHeaders,
  ]

  /// Every value that may be written in several ways.
  static let choices: [Alternatives] = [
    Alternatives(
      name: "auth", summary: "How one secret travels.",
      rule: .oneOf([.ref("authKey"), .ref("authScheme"), .ref("authBasic")])),
    Alternatives(
      name: "parameter", summary: "The value of a query parameter or a header.",
      rule: .oneOf([.template, .plain, .ref("textParameter"), .ref("listParameter")])),
    Alternatives(
      name: "place",
      summary: "Where a value of an answer stands: a path, a header field, or a list of these.",
      rule: .oneOf([
        .path, .ref("headerPlace"), .list(.oneOf([.path, .ref("headerPlace")]), least: 1),
      ])),
    Alternatives(
      name: "cursor", summary: "Where a cursor stands.", rule: .oneOf([.path, .ref("lastItem")])),
    Alternatives(
      name: "headerName", summary: "The name of a header field.",
      rule: .form(pattern: Forms.token, words: "a header's name")),
    Alternatives(
      name: "status", summary: "An HTTP status, or a class of them.",
      rule: .oneOf([.integer(100...599), .word(Words.statusClasses)])),
    Alternatives(
      name: "textSource", summary: "Where a text comes from: a path, a template, or an object.",
      rule: .oneOf([.path, .template, .ref("textObject")])),
    Alternatives(
      name: "listSource", summary: "Where a list comes from: a path, or an object.",
      rule: .oneOf([.path, .ref("listObject")])),
    Alternatives(
      name: "timeSource", summary: "Where a time comes from: a path, or an object.",
      rule: .oneOf([.path, .ref("timeObject")])),
    Alternatives(
      name: "dietSource", summary: "Where diets come from: a path, or an object.",
      rule: .oneOf([.path, .ref("dietObject")])),
    fallbacks("textField", "textSource"), fallbacks("listField", "listSource"),
    fallbacks("timeField", "timeSource"), fallbacks("ratingField", "ratingObject"),
    fallbacks("dietField", "dietSource"),
  ]

  private static func fallbacks(_ name: String, _ source: String) -> Alternatives {
    Alternatives(
      name: name, summary: "One source, or a list of them of which the first with a value counts.",
      rule: .oneOf([.ref(source), .list(.ref(source), least: 1)]))
  }

  /// The place that a member belongs to, by its name, for keys that stand in the wrong place.
  static let places: [String: [String]] = {
    var places: [String: [String]] = [:]
    for shape in shapes {
      for name in shape.names where places[name]?.contains(shape.place) != true {
        places[name, default: []].append(shape.place)
      }
    }
    // A place with a name of its own says more than a kind of places.
    return places.mapValues { $0.filter { $0.hasPrefix("\"") } + $0.filter { !$0.hasPrefix("\"") } }
  }()
}
