import RecipeModel

/// How requests carry a token.
enum TokenCarrier: Sendable, Hashable {
  /// Behind a scheme word in `Authorization`.
  case authorization(scheme: String)
  /// In a header field.
  case header(String)
  /// In a query parameter.
  case query(String)

  /// As the cookies that the log-in set.
  static let cookies = TokenCarrier.header("Cookie")

  /// Whether the token is sent as cookies.
  var isCookies: Bool { headerName == "cookie" }

  /// The header that is set, in lower case.
  var headerName: String? {
    switch self {
    case .authorization: "authorization"
    case .header(let name): name.lowercased()
    case .query: nil
    }
  }

  /// The query parameter that is set.
  var queryName: String? { if case .query(let name) = self { name } else { nil } }
}

/// How a token travels as it is written: an entry of `auth` without its secret.
struct WrittenCarrier: Sendable {
  var kind = WrittenAuth.Kind.http
  var place = WrittenAuth.Place.header
  var name = ""
  var scheme = ""
  /// What is meant; nil when it cannot be read.
  var value: TokenCarrier?

  static let codec: ObjectCodec<WrittenCarrier> = ObjectCodec(
    "authSend", place: "\"send\"", "How requests carry a token.", draft: WrittenCarrier(),
    [
      .required(
        "type", \.kind, .word(of: [.http, .apiKey]),
        "`http`: behind a scheme word in `Authorization`; `apiKey`: in a header or the query.",
        example: "http"),
      .custom("scheme", .schemeWord, "The scheme word of `http`.", example: "bearer") {
        $0.kind == .http ? $0.scheme : nil
      } set: {
        $0.scheme = $1
      },
      .custom(
        "in", .word(of: [WrittenAuth.Place.header, .query]), "Where an `apiKey` travels.",
        example: "header", aliases: ["location"]
      ) {
        $0.kind == .apiKey ? $0.place : nil
      } set: {
        $0.place = $1
      },
      .custom("name", .text, "The header or the parameter of an `apiKey`.", example: "X-Token") {
        $0.kind == .apiKey ? $0.name : nil
      } set: {
        $0.name = $1
      },
    ]
  ) { object, carrier in
    carrier.complete(object)
  }

  private mutating func complete(_ object: DocumentObject) {
    guard object.isComplete else { return }
    let (needed, useless) =
      kind == .http ? (["scheme"], ["in", "name"]) : (["in", "name"], ["scheme"])
    for name in needed where !object.has(name) {
      object.node.error(
        "\"send\" has no \"\(name)\"", fix: "add \(object.shape.member(name)?.sample ?? name)")
      return
    }
    for name in useless where object.has(name) {
      object[name]?.nameError(
        "\"\(name)\" means nothing for this type",
        fix: "write \"type\": \"\(kind == .http ? "apiKey" : "http")\", or remove \"\(name)\"")
      return
    }
    guard kind == .apiKey else {
      if !scheme.isEmpty { value = .authorization(scheme: scheme) }
      return
    }
    guard let node = object["name"], !name.isEmpty else { return }
    if place == .query { return value = .query(name) }
    guard let header = node.headerName() else { return }
    HeaderRules.check(header, node, isAuth: true)
    value = .header(header)
  }

  init() {}

  init(_ carrier: TokenCarrier) {
    value = carrier
    switch carrier {
    case .authorization(let scheme):
      self.scheme = scheme.lowercased() == "bearer" ? "bearer" : scheme
    case .header(let name): (kind, self.name) = (.apiKey, name)
    case .query(let name): (kind, place, self.name) = (.apiKey, .query, name)
    }
  }
}

extension ValueCodec where Value == TokenCarrier {
  /// How a token travels.
  static var carrier: ValueCodec {
    ValueCodec<WrittenCarrier>.object(WrittenCarrier.codec).map { written, _ in
      written.value
    } write: {
      WrittenCarrier($0)
    }
  }
}
