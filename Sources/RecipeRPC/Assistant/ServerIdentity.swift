import RecipeModel

/// What clients show of the server: an `Implementation` of the Model Context Protocol.
package struct ServerIdentity: Sendable {
  /// The members of the object.
  let json: JSON

  /// The program itself.
  /// - Parameters:
  ///   - version: its version.
  ///   - address: where its page is; nil where it has none.
  ///   - icons: addresses of its picture with their media types and sizes, such as `any`.
  package init(
    version: String, address: String? = nil,
    icons: [(address: String, type: String, size: String)] = []
  ) {
    var object: JSONObject = [
      "name": "potluck", "title": "Potluck", "version": .string(version),
    ]
    if let address { object["websiteUrl"] = .string(address) }
    if !icons.isEmpty {
      object["icons"] = .array(
        icons.map {
          ["src": .string($0.address), "mimeType": .string($0.type), "sizes": [.string($0.size)]]
        })
    }
    json = .object(object)
  }
}
