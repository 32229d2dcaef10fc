import RecipeModel

/// Names for a definition, made from a host or from what a person calls it.
enum DraftName {
  /// A word as definitions are named: `recipes.example` gives `recipes`.
  static func name(_ text: String) -> String {
    var name = ""
    for scalar in TextMatching.fold(label(of: text)).unicodeScalars.prefix(80) {
      switch scalar {
      case "a"..."z", "0"..."9": name.unicodeScalars.append(scalar)
      default: if !name.isEmpty, name.last != "-" { name.append("-") }
      }
    }
    name = String(name.drop { !($0.isASCII && $0.isLetter) }.prefix(40))
    while name.hasSuffix("-") { name.removeLast() }
    return name.isEmpty ? "my-recipes" : name
  }

  /// The name that people see.
  static func title(_ text: String) -> String {
    let label = label(of: text)
    guard label.contains(where: \.isLetter), !label.contains(":") else { return "My recipes" }
    return label.prefix(1).uppercased() + label.dropFirst()
  }

  /// The telling label of a host: `api.recipes.example` gives `recipes`; other texts stay.
  private static func label(of host: String) -> String {
    let labels = host.split(separator: ".")
    guard labels.count > 1, !host.contains(where: \.isWhitespace) else {
      return host == "localhost" ? "" : host
    }
    guard labels.contains(where: { $0.contains(where: \.isLetter) }), !host.contains("[") else {
      return ""
    }
    let common: Set<Substring> = ["www", "api", "p", "rapidapi", "herokuapp"]
    return labels.dropLast().last { !common.contains($0) }.map(String.init) ?? host
  }
}
