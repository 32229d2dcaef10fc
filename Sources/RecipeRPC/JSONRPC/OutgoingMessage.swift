import RecipeModel

/// The texts of what Potluck sends; members stand in one order, and none beyond the standard's.
enum OutgoingMessage {
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

  /// A notification.
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
