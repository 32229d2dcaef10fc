/// The forms in which services name a recipe.
extension SimulatedRecipe {
  /// The title in small letters and digits, joined by hyphens.
  var slug: String {
    title.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
      .joined(separator: "-")
  }

  /// A UUID made from the id.
  var uuid: String {
    let digits = Self.hex(StableHash.of("uuid/a/\(id)")) + Self.hex(StableHash.of("uuid/b/\(id)"))
    let sizes = [8, 4, 4, 4, 12]
    var rest = Substring(digits)
    return sizes.map { size in
      defer { rest = rest.dropFirst(size) }
      return String(rest.prefix(size))
    }.joined(separator: "-")
  }

  /// 24 hexadecimal digits made from the id, as MongoDB names a document.
  var documentID: String {
    String((Self.hex(StableHash.of("document/\(id)")) + Self.hex(StableHash.of(id))).prefix(24))
  }

  private static func hex(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
