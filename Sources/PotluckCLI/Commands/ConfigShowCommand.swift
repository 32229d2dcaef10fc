import ArgumentParser
import PotluckSupport
import RecipeModel
import RecipeRendering

/// `potluck config show`: what is in force.
struct ConfigShowCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Print the configuration that is in force, defaults filled in, as JSON.",
    discussion: """
      Secrets are never shown, only where they come from. Entries with errors are shown with \
      them; potluck config check says more.
      """
        + examples(
          "config show"))

  @OptionGroup var configurationOptions: ConfigurationOptions

  func execute() async throws -> ExitStatus {
    let loaded = try configurationOptions.load()
    try loaded.refuseErrors(strict: false)
    OutputStream.print(Self.json(loaded.configuration))
    StandardError.write("\(Printable.line(loaded.name)): \(loaded.source.reason)\n")
    return .results
  }

  /// The configuration as a document of its own format.
  static func json(_ configuration: Configuration) -> JSON {
    var document: JSONObject = [
      "version": 1,
      "search": Configuration.Search.codec.write(configuration.search),
      "cache": Configuration.Cache.codec.write(configuration.cache),
      "assistant": Configuration.Assistant.codec.write(configuration.assistant),
      "pages": Configuration.Pages.codec.write(configuration.pages),
      "store": Configuration.Store.codec.write(configuration.store),
      "serve": Configuration.Serve.codec.write(configuration.serve),
    ]
    document.members += Configuration.Keeping.codec.object(configuration.keeping).members
    document["providers"] = .array(configuration.entries.map(entry))
    return .object(document)
  }

  private static func entry(_ entry: Configuration.Entry) -> JSON {
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
    _ program: Configuration.Program, of entry: Configuration.Entry, in object: inout JSONObject
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
