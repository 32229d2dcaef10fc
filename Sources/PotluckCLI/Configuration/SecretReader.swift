import RecipeModel

/// Reads where a secret comes from.
struct SecretReader {
  /// The setting's place in the document.
  let pointer: String

  private static let keys = ["env", "file", "command"]
  private static let advice =
    "write { \"env\": \"NAME\" }, { \"file\": \"PATH\" } or { \"command\": [\"program\", ...] }"

  /// Reads the source; problems never quote what was written.
  func read(_ value: JSON, with reader: inout ConfigurationReader) -> SecretSource? {
    if let text = value.stringValue {
      guard !text.isEmpty else {
        reader.error(pointer, "the secret is empty", fix: Self.advice, atValue: true)
        return nil
      }
      reader.warning(
        pointer, "the secret stands in the configuration itself, where others can read it",
        fix: Self.advice)
      return .literal(text)
    }
    guard let object = value.objectValue else {
      reader.error(
        pointer, "this is \(value.kindName), not a secret", fix: Self.advice, atValue: true)
      return nil
    }
    for member in object.members where !Self.keys.contains(member.name) {
      reader.unknownKey(member.name, at: pointer, known: Self.keys)
    }
    let given = object.members.filter { Self.keys.contains($0.name) }
    guard given.count == 1, let source = given.first else {
      reader.error(
        pointer, given.isEmpty ? "the secret says no source" : "the secret says several sources",
        fix: Self.advice, atValue: true)
      return nil
    }
    let place = JSONPositions.append(pointer, source.name)
    switch source.name {
    case "env": return environment(source.value, place, with: &reader)
    case "file":
      return reader.text(source.value, place).map {
        .file(Paths.absolute($0, in: reader.folder))
      }
    default: return command(source.value, place, with: &reader)
    }
  }

  private func environment(
    _ value: JSON, _ place: String, with reader: inout ConfigurationReader
  ) -> SecretSource? {
    guard let name = reader.text(value, place) else { return nil }
    let isName = name.utf8.enumerated().allSatisfy { index, byte in
      (97...122).contains(byte | 0x20) || byte == 95 || (index > 0 && (48...57).contains(byte))
    }
    guard isName else {
      reader.error(
        place, "not the name of an environment variable",
        fix: "write the variable's name here, never the secret itself", atValue: true)
      return nil
    }
    return .environment(name)
  }

  private func command(
    _ value: JSON, _ place: String, with reader: inout ConfigurationReader
  ) -> SecretSource? {
    let words = value.arrayValue?.map(\.stringValue) ?? []
    let arguments = words.compactMap { $0 }
    guard arguments.count == words.count, let program = arguments.first, !program.isEmpty,
      !arguments.contains(where: { $0.contains("\0") })
    else {
      reader.error(
        place, "a command is a list of texts, the program first",
        fix: "write [\"pass\", \"show\", \"recipes\"]; no shell is involved", atValue: true)
      return nil
    }
    return .command(arguments)
  }
}
