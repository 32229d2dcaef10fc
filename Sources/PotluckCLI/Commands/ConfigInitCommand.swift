import ArgumentParser
import PotluckService
import RecipeDiscovery
import RecipeModel
import RecipeProviderKit

/// `potluck config init`: a file to begin with.
struct ConfigInitCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a configuration file to begin with.",
    discussion: """
      The file shows every setting of the compiled kinds of source, and of each definition that \
      comes with the program what it needs. What is searched without a configuration is switched \
      on, with the cookbook of Wikibooks in each of your languages (LANG); everything else is off. \
      Only its owner can read the file. One that is there is not \
      touched without --force. On a terminal, the addresses of recipe sites that you like are asked \
      for; each is added as providers add does.
      """
        + examples(
          "config init",
          "config init --blog https://soups.example --blog https://cakes.example"))

  @Flag(help: "Replace a file that is there.")
  var force = false

  @Option(
    name: .customLong("blog"),
    help: ArgumentHelp(
      "Add this recipe site too, without a question; may be repeated.", valueName: "address"))
  var blogs: [String] = []

  @OptionGroup var configurationOptions: ConfigurationOptions

  func execute() async throws -> ExitStatus {
    let source = ConfigurationSource.find(flag: configurationOptions.config)
    guard let path = source.path ?? ConfigurationSource.userFile else {
      throw Failure(
        "there is no home folder to write a configuration to",
        fix: "set HOME or XDG_CONFIG_HOME, or name a file with --config")
    }
    try FileBytes.writePrivately(
      path,
      Self.example(KindCatalog.current, languages: UserLanguages.tags), called: path,
      overwrites: force,
      existing: "add --force to replace it, or edit it", fix: "name another file with --config")
    OutputStream.print(Printable.line(path) + "\n")
    StandardError.line("Written. Edit it, then run: potluck config check")
    let status = try await addBlogs(to: path)
    StandardError.line("A site of your choice becomes a source by: potluck providers add ADDRESS")
    return status
  }

  /// Adds the sites that were named, or that a person at a terminal names.
  /// - Returns: the status of the first `--blog` site that could not be added, else `results`.
  private func addBlogs(to path: String) async throws -> ExitStatus {
    var status = ExitStatus.results
    func add(_ address: String, yes: Bool) async throws {
      do {
        let request = SourceAddition.Request(address: address, configuration: path)
        let added = try await SiteAdder(yes: yes).add(request)
        if status == .results { status = added }
      } catch let failure as Failure {
        StandardError.tell(failure)
        if status == .results { status = failure.exit }
      }
    }
    for blog in blogs { try await add(blog, yes: true) }
    guard blogs.isEmpty, Question.canBeAsked else { return status }
    while case let address = try await Question.line(
      "A recipe site that you like (its address; Return for none): "), !address.isEmpty
    {
      try await add(address, yes: false)
    }
    return .results
  }

  /// The example, made from what the kinds say about themselves.
  /// - Parameters:
  ///   - kinds: the kinds.
  ///   - languages: the tags of the user's languages.
  /// - Returns: the file.
  static func example(_ kinds: KindCatalog, languages: [String] = []) -> String {
    var document = Configuration().json.objectValue ?? JSONObject()
    document["providers"] = .array(
      kinds.compiled.flatMap(entries) + languages.compactMap(cookbook)
        + kinds.bundled.compactMap { kinds.kind($0.name) }.map(entry))
    return JSON.object(document).text(.indented) + "\n"
  }

  /// A kind's entries: an enabled one without settings, where none is required, and a disabled one
  /// with all of them.
  private static func entries(_ kind: ProviderKind) -> [JSON] {
    let needsSettings = kind.settings.contains(where: \.isRequired)
    let full = entry(
      kind, id: needsSettings ? kind.name : "my-\(kind.name)", settings: kind.settings,
      isEnabled: false)
    if needsSettings { return [full] }
    let bare = entry(kind, id: kind.name, settings: [], isEnabled: true)
    return kind.settings.isEmpty ? [bare] : [bare, full]
  }

  /// The entry of the cookbook of Wikibooks in a language; nil where there is none.
  private static func cookbook(_ language: String) -> JSON? {
    WikibooksCookbook.all.first { $0.language == language }.map { known in
      [
        "id": .string("wikibooks-\(language)"), "use": "mediawiki", "baseURL": .string(known.base),
        "namespace": 0, "book": .string(known.book), "language": .string(language),
        "enabled": true,
      ]
    }
  }

  /// The entry of a definition that comes with the program: what it needs and nothing else.
  private static func entry(_ kind: ProviderKind) -> JSON {
    entry(
      kind, id: kind.name, settings: kind.settings.filter(\.isRequired),
      isEnabled: Configuration.isBuiltIn(kind.name))
  }

  private static func entry(
    _ kind: ProviderKind, id: String, settings: [ProviderSetting], isEnabled: Bool
  ) -> JSON {
    var object: JSONObject = ["id": .string(id), "use": .string(kind.name)]
    for setting in settings {
      object[setting.name] = (try? JSON(parsing: setting.example(for: kind.name))) ?? .null
    }
    object["weight"] = 1
    object["timeout"] = "5s"
    object["enabled"] = .bool(isEnabled)
    return .object(object)
  }
}
