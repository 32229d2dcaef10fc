package import RecipeModel

/// The JSON in a text that may hold more: a script that gives it to a variable, a call around it.
package enum ScriptJSON {
  /// The value, of several the one with the most members or elements; nil when there is none.
  ///
  /// What is no JSON by its grammar is read as a browser's program would read it; time and size are
  /// bounded.
  package static func value(in text: String) -> JSON? {
    var script = EmbeddedJSON()
    script.read(Array(text.utf8)[...])
    let most = script.documents.map(size).max()
    return script.documents.first { size($0) == most }
  }

  private static func size(_ value: JSON) -> Int {
    value.objectValue?.members.count ?? value.arrayValue?.count ?? 0
  }
}
