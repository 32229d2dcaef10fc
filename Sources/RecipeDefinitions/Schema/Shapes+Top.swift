import RecipeModel

extension Shape {
  /// The document.
  static let definition = Shape(
    "definition", place: "the definition",
    "An HTTP recipe provider, described for Potluck.",
    [
      .optional(
        "$schema", .anyText, "The schema that an editor completes from; ignored by Potluck.",
        example: "potluck-definition.schema.json"),
      .required(
        "definitionVersion", .integer(1...1), "The version of the language: 1.", example: 1,
        aliases: ["version"]),
      .required(
        "name", .form(pattern: Forms.name, words: nameWords),
        "The word that `use` names: small letters, digits and hyphens.", example: "soup-shelf"),
      .required("title", .text, "The name shown to people.", example: "Soup Shelf"),
      .optional(
        "summary", .text, "One line about the source.", example: "Soups from everywhere",
        aliases: ["description"]),
      .optional(
        "homepage", .address, "The source's home page, for attribution.",
        example: "https://soups.example", aliases: ["website"]),
      .optional(
        "attribution", .text, "The credit line that the source asks for.",
        example: "Recipes by Soup Shelf"),
      .optional(
        "documentation", .address, "Where the interface is documented.",
        example: "https://soups.example/docs", aliases: ["docs"]),
      .optional(
        "notes", .list(.text), "Remarks for people.", example: ["The search ignores accents."]),
      .optional(
        "baseURL", .address,
        "The service's address; an entry may give another. Without it every entry must give one.",
        example: "https://api.soups.example", aliases: ["url", "base", "host", "server"]),
      .optional(
        "settings",
        .map(
          .ref("setting"),
          NameRule(
            pattern: Forms.variable,
            reserved: (VariableNames.entryKeys + VariableNames.all).filter { $0 != "baseURL" },
            special: ["baseURL": "baseURLSetting"])),
        "What an entry may set besides; templates use a setting by its name.",
        example: ["language": ["type": "text", "summary": "such as de", "default": "en"]]),
      .optional(
        "secrets",
        .map(
          .ref("secret"), NameRule(pattern: Forms.variable, reserved: VariableNames.entryKeys)),
        "The credentials that an entry gives; `auth` says how they travel.",
        example: ["key": ["summary": "from soups.example/account"]]),
      .optional(
        "auth", .list(.ref("auth")), "How requests carry the secrets; all entries are sent.",
        example: [["type": "apiKey", "in": "query", "name": "key", "secret": "key"]],
        aliases: ["authentication", "security"]),
      .required(
        "request", .ref("request"), "The search request.",
        example: ["path": "/search", "query": ["q": "{text}"]]),
      .optional(
        "paging", .ref("paging"),
        "How one page leads to the next; without it one answer holds everything.",
        example: ["style": "page"], aliases: ["pagination"]),
      .required(
        "response", .ref("response"), "Where the items stand in an answer.",
        example: ["list": "$.recipes"]),
      .required(
        "fields", .ref("fields"), "What a listing is made of.",
        example: ["id": "$.id", "title": "$.title"], aliases: ["mapping"]),
      .optional(
        "errors", .list(.ref("errorRule")),
        "What failures look like; the first rule that applies decides.",
        example: [["when": ["path": "$.error"], "means": "failure", "message": "$.error"]]),
      .optional(
        "detail", .ref("detail"), "The request for one recipe in full.",
        example: ["request": ["path": "/recipes/{id}"]], aliases: ["details"]),
      .optional(
        "politeness", .ref("politeness"), "How gently the source is asked.",
        example: ["intervalSeconds": 0.5], aliases: ["rateLimit", "rateLimits"]),
      .optional(
        "capabilities", .list(.word(Words.capabilities)),
        "What the source answers itself; left out, it follows from the variables that are used.",
        example: ["text", "include"]),
    ])

  /// What a name looks like, in words.
  static let nameWords = "small letters, digits and hyphens, beginning with a letter"

  /// A setting.
  static let setting = Shape(
    "setting", place: "a setting", "Something that an entry may set.",
    [
      .optional(
        "type", .word(Words.of(Words.SettingType.self)), "What it holds; `text` by default.",
        example: "text"),
      .optional(
        "summary", .text, "One line for help texts.", example: "such as de",
        aliases: ["description"]),
      .optional(
        "default", .oneOf([.text, .plain]), "The value when an entry gives none.", example: "en"),
      .optional("required", .flag, "Whether an entry must give it.", example: true),
      .optional(
        "minimum", .integer(settingRange), "The least whole number; 0 by default.", example: 1,
        aliases: ["min"]),
      .optional(
        "maximum", .integer(settingRange), "The greatest whole number; 1000000000 by default.",
        example: 100, aliases: ["max"]),
      .optional(
        "values", .list(.text, least: 1), "The words of a choice.", example: ["de", "en"],
        aliases: ["enum", "options"]),
    ])

  /// What an integer setting may hold at most: integers that every JSON reader keeps exactly.
  static let settingRange = -9_007_199_254_740_991...9_007_199_254_740_991

  /// The description of the entry's `baseURL`.
  static let baseURLSetting = Shape(
    "baseURLSetting", place: "the setting \"baseURL\"", "A description of the entry's baseURL.",
    [.optional("summary", .text, "One line for help texts.", example: "your server's address")])

  /// A secret.
  static let secret = Shape(
    "secret", place: "a secret", "A credential that an entry gives.",
    [
      .optional(
        "summary", .text, "One line for help texts: where a person gets it.",
        example: "from soups.example/account", aliases: ["description"]),
      .optional(
        "required", .flag, "Whether an entry without it is refused; true unless it has a default.",
        example: false),
      .optional(
        "default", .text, "A public value that serves when an entry gives none.", example: "1"),
    ])

  /// A secret as a query parameter, a header or a part of the path.
  static let authKey = Shape(
    "authKey", place: "an auth entry", "A secret in the query, a header or the path.",
    [
      .required("type", .word([Words.AuthType.apiKey.rawValue]), "`apiKey`.", example: "apiKey"),
      .required(
        "in", .word(Words.of(Words.KeyPlace.self)), "Where it travels.", example: "query",
        aliases: ["location"]),
      .required(
        "name", .text, "The parameter, the header, or the variable of the path templates.",
        example: "key"),
      .required("secret", .text, "The name of the secret.", example: "key"),
    ])

  /// A secret behind a scheme word in `Authorization`.
  static let authScheme = Shape(
    "authScheme", place: "an auth entry", "A secret in the Authorization header.",
    [
      .required("type", .word([Words.AuthType.http.rawValue]), "`http`.", example: "http"),
      .required(
        "scheme",
        .form(pattern: "^(?![Bb][Aa][Ss][Ii][Cc]$)[A-Za-z0-9._-]{1,40}$", words: "a word"),
        "`bearer` or any other scheme word but `basic`, sent as written (`bearer` as `Bearer`).",
        example: "bearer"),
      .required("secret", .text, "The name of the secret.", example: "token"),
    ])

  /// A user's name and a password (RFC 7617).
  static let authBasic = Shape(
    "authBasic", place: "an auth entry", "A user's name and password (Basic, RFC 7617).",
    [
      .required("type", .word([Words.AuthType.http.rawValue]), "`http`.", example: "http"),
      .required(
        "scheme", .form(pattern: "^[Bb][Aa][Ss][Ii][Cc]$", words: "basic"), "`basic`.",
        example: "basic"),
      .required(
        "username", .text, "The setting or secret with the user's name.", example: "user",
        aliases: ["user"]),
      .required("password", .text, "The secret with the password.", example: "password"),
    ])

  /// How gently the source is asked.
  static let politeness = Shape(
    "politeness", place: "\"politeness\"", "How gently the source is asked.",
    [
      .optional(
        "concurrency", .integer(1...16), "The most requests at a time; 1 by default.", example: 2),
      .optional(
        "intervalSeconds", .number(0...3_600),
        "The least time between the starts of two requests, in seconds; 0 by default.",
        example: 0.5, aliases: ["interval", "intervalMs", "delay"]),
      .optional(
        "rates", .list(.ref("rate")), "So many requests in so many seconds; all hold at once.",
        example: [["requests": 10, "seconds": 60]]),
      .optional(
        "dailyQuota", .ref("dailyQuota"), "How many requests a day allows.",
        example: ["requests": 50], aliases: ["quota"]),
      .optional(
        "quotaHeaders", .ref("quotaHeaders"), "The header fields that tell what is left.",
        example: ["left": "X-RateLimit-Remaining"]),
    ])

  /// A rate.
  static let rate = Shape(
    "rate", place: "an element of \"rates\"", "So many requests in any span of so long.",
    [
      .required(
        "requests", .integer(1...1_000_000_000), "How many requests.", example: 10),
      .required("seconds", .number(0.001...31_536_000), "The span in seconds.", example: 60),
    ])

  /// A daily quota.
  static let dailyQuota = Shape(
    "dailyQuota", place: "\"dailyQuota\"", "So many requests in a day of the source.",
    [
      .required(
        "requests", .integer(1...1_000_000_000), "How many requests.", example: 50),
      .optional(
        "resets", .form(pattern: Forms.clock, words: "a time of day"),
        "When the source's day begins, in UTC; `00:00` by default.", example: "00:00"),
    ])

  /// The header fields of a quota.
  static let quotaHeaders = Shape(
    "quotaHeaders", place: "\"quotaHeaders\"", "The header fields that tell what is left.",
    choices: [.atLeastOne(["left", "used"])],
    [
      .optional(
        "left", .ref("headerName"), "The field with what is left.",
        example: "X-RateLimit-Remaining", aliases: ["remaining"]),
      .optional(
        "used", .ref("headerName"), "The field with what is used.", example: "X-API-Quota-Used"),
      .optional(
        "limit", .ref("headerName"), "The field with the whole quota.",
        example: "X-RateLimit-Limit"),
    ])
}
