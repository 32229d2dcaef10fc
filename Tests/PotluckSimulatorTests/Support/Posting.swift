import PotluckSimulator
import RecipeModel

extension Simulator {
  /// Sends a POST with a JSON body on a connection of its own and reads until that ends.
  func post(_ target: String, _ body: JSON, headers: [String] = []) async throws -> RawAnswer {
    let text = body.text()
    let lines =
      [
        "POST \(target) HTTP/1.1", "Host: 127.0.0.1", "Connection: close",
        "Content-Type: application/json", "Content-Length: \(text.utf8.count)",
      ] + headers
    return try await exchange(lines.joined(separator: "\r\n") + "\r\n\r\n" + text)
  }
}

extension JSON {
  /// The elements of an array; none of anything else.
  var elements: [JSON] { arrayValue ?? [] }
}
