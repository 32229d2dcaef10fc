package import RecipeModel

/// The JSON in a text that may hold more: a script that gives it to a variable, a call around it.
package enum ScriptJSON {
  /// The value that is meant; nil when there is none.
  ///
  /// Of several it is the first one that is wanted, else the one with the most members or elements.
  /// What is no JSON by its grammar is read as a browser's program would read it; time and size are
  /// bounded.
  package static func value(in text: String, wanted: (JSON) -> Bool = { _ in false }) -> JSON? {
    let bytes = Array(text.utf8)
    if let only = only(in: bytes) { return only }
    var script = EmbeddedJSON()
    script.read(bytes[...])
    let most = script.documents.map(size).max()
    return script.documents.first(where: wanted) ?? script.documents.first { size($0) == most }
  }

  /// The value that all of the text is but for what stands around it, such as `call({…});`.
  private static func only(in text: [UInt8]) -> JSON? {
    guard
      let start = text.firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") }),
      let end = text.lastIndex(where: { $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "]") }),
      start < end
    else { return nil }
    return try? JSON(parsing: Array(text[start...end]), limits: .answer)
  }

  private static func size(_ value: JSON) -> Int {
    value.objectValue?.members.count ?? value.arrayValue?.count ?? 0
  }
}
