import PotluckSupport

extension IncomingRequest {
  /// User name and password of `Authorization: Basic` (RFC 7617); nil when there are none.
  var basicCredentials: (user: String, password: String)? {
    guard let text = authorization("Basic"), let bytes = Base64.decode(text.utf8) else {
      return nil
    }
    let parts = String(decoding: bytes, as: UTF8.self)
      .split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    return (String(parts[0]), String(parts[1]))
  }
}
