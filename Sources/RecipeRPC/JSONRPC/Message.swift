import RecipeModel

/// A request or a notification that has the form that JSON-RPC 2.0 demands.
struct IncomingMessage: Sendable {
  /// The identifier to answer under, kept digit for digit; nil for a notification.
  var id: JSON?
  var method: String
  /// The parameters: an object or an array; nil when they are absent or null.
  var params: JSON?

  /// Whether nobody waits for an answer.
  var isNotification: Bool { id == nil }
}

/// What a JSON value is in the eyes of JSON-RPC 2.0 (sections 4 and 5).
enum MessageForm: Sendable {
  /// A request or a notification.
  case call(IncomingMessage)
  /// An answer; Potluck asks clients nothing, so that there is nothing to do with it.
  case response
  /// Neither; the identifier is there when it could be read.
  case invalid(String, id: JSON?)

  /// Looks at a value; `allowsNullID` says whether `"id": null` is an identifier like any other.
  init(_ value: JSON, allowsNullID: Bool) {
    guard let object = value.objectValue else {
      self = .invalid("the message is \(value.kindName), not an object", id: nil)
      return
    }
    let id = object["id"]
    switch id {
    case nil, .string, .number: break
    case .null where allowsNullID: break
    default:
      self = .invalid("\"id\" is not a string or a number", id: nil)
      return
    }
    guard object["jsonrpc"] == "2.0" else {
      self = .invalid("\"jsonrpc\" is not \"2.0\"", id: id)
      return
    }
    guard let method = object["method"] else {
      self =
        object["result"] != nil || object["error"] != nil
        ? .response : .invalid("\"method\" is missing", id: id)
      return
    }
    guard let name = method.stringValue else {
      self = .invalid("\"method\" is \(method.kindName), not a string", id: id)
      return
    }
    switch object["params"] {
    case nil, .null: self = .call(IncomingMessage(id: id, method: name, params: nil))
    case .object, .array:
      self = .call(IncomingMessage(id: id, method: name, params: object["params"]))
    case let params?:
      self = .invalid("\"params\" is \(params.kindName), not an object or an array", id: id)
    }
  }
}

/// The texts of what Potluck sends; members stand in one order, and none beyond the standard's.
enum MessageEncoding {
  /// An answer that carries a result.
  static func result(_ result: JSON, id: JSON) -> [UInt8] {
    var bytes = head(id)
    bytes += ",\"result\":".utf8
    bytes += result.bytes()
    bytes.append(UInt8(ascii: "}"))
    return bytes
  }

  /// An answer that carries an error; without an identifier the member is left out.
  static func error(_ error: WireError, id: JSON?) -> [UInt8] {
    var bytes = id.map(head) ?? Array("{\"jsonrpc\":\"2.0\"".utf8)
    bytes += ",\"error\":".utf8
    bytes += error.json.bytes()
    bytes.append(UInt8(ascii: "}"))
    return bytes
  }

  static func notification(_ method: String, _ params: JSON) -> [UInt8] {
    let object: JSON = ["jsonrpc": "2.0", "method": .string(method), "params": params]
    return object.bytes()
  }

  private static func head(_ id: JSON) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(64)
    bytes += "{\"jsonrpc\":\"2.0\",\"id\":".utf8
    bytes += id.bytes()
    return bytes
  }
}
