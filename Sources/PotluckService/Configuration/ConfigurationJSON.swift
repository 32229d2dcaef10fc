package import RecipeModel

extension Configuration {
  /// The configuration as a document of its own format.
  package var json: JSON {
    var document: JSONObject = [
      "version": .int(Self.version),
      "search": Search.codec.write(search),
      "cache": Cache.codec.write(cache),
      "assistant": Assistant.codec.write(assistant),
      "pages": Pages.codec.write(pages),
      "store": Store.codec.write(store),
      "serve": Serve.codec.write(serve),
    ]
    document.members += Keeping.codec.object(keeping).members
    document["providers"] = .array(entries.map(Self.entry))
    return .object(document)
  }

  private static func entry(_ entry: Entry) -> JSON {
    let common = EntryReader.codec.object(entry)
    var object: JSONObject = ["id": .string(entry.id)]
    switch entry.origin {
    case .kind: object["use"] = .string(entry.use)
    case .definition(let path): object["definition"] = .string(path)
    case .program(let program): show(program, of: entry, in: &object)
    }
    if let name = entry.name { object["name"] = .string(name) }
    for (name, value) in entry.settings.sorted(by: { $0.key < $1.key }) {
      object[name] = value.stringValue.map { .string(Self.withoutQueryValues($0)) } ?? value
    }
    for (name, source) in entry.secrets.sorted(by: { $0.key < $1.key })
    where entry.program == nil {
      object[name] = SecretSource.codec(in: "").write(source)
    }
    object.members += common.members.filter { object[$0.name] == nil }
    if !entry.errors.isEmpty {
      object["errors"] = .array(entry.errors.map { .string($0.message) })
    }
    return .object(object)
  }

  private static func show(
    _ program: Program, of entry: Entry, in object: inout JSONObject
  ) {
    // Arguments and variables can hold secrets of their own.
    object["command"] = .array(
      [.string(program.command[0])] + (program.command.count > 1 ? ["•••"] : []))
    var environment = JSONObject()
    for name in program.environment.keys.sorted() { environment[name] = "•••" }
    for name in program.secretVariables.sorted() {
      environment[name] = entry.secrets[name].map(SecretSource.codec(in: "").write)
    }
    if !environment.members.isEmpty { object["env"] = .object(environment) }
    if !program.settings.members.isEmpty {
      object["settings"] = .object(
        JSONObject(
          members: program.settings.members.map { JSONObject.Member(name: $0.name, value: "•••") }))
    }
  }

  /// The text; of an address with a query only the names in it, because values may be keys.
  private static func withoutQueryValues(_ text: String) -> String {
    guard text.contains("://"), let mark = text.firstIndex(of: "?") else { return text }
    let parts = text[text.index(after: mark)...].split(separator: "&")
    let names = parts.map { part in
      part.contains("=") ? "\(part.prefix { $0 != "=" })=•••" : "•••"
    }
    return text[...mark] + names.joined(separator: "&")
  }
}
