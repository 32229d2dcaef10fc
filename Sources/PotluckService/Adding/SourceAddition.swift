package import RecipeDiscovery
import RecipeHTTP
package import RecipeModel
import RecipeProviderKit

/// A site on its way into the configuration: what was found out about it, and what would be written.
package struct SourceAddition {
  /// How a site is to be added.
  package struct Request: Sendable {
    /// The address, as people write it.
    var address: String
    /// The name that the source is to have; made from the host unless given.
    var id: String?
    /// The file that `--config` names.
    var configuration: String?
    /// Whether the site may lie on this machine or its private network.
    var mayBePrivate: Bool

    /// Says what is to be added.
    package init(
      address: String, id: String? = nil, configuration: String? = nil, mayBePrivate: Bool = true
    ) {
      self.address = address
      self.id = id
      self.configuration = configuration
      self.mayBePrivate = mayBePrivate
    }
  }

  /// What was found out.
  package let discovery: Discovery
  /// What would be written; nil when there is nothing to write.
  package let addition: ConfigurationFile.Addition?
  /// The file that it would be written to.
  package let file: ConfigurationFile

  /// Finds out how a site is searched; nothing is written.
  /// - Parameters:
  ///   - request: what is to be added.
  ///   - kinds: the kinds that `use` can name.
  ///   - told: is given each request once it was answered.
  /// - Returns: what was found, also when the site is refused.
  /// - Throws: ``Failure`` when the address or the name cannot be used, the file cannot be read, or the
  ///   site cannot be asked; `CancellationError`.
  package static func explore(
    _ request: Request, kinds: KindCatalog, told: @escaping @Sendable (Asked) -> Void
  ) async throws -> SourceAddition {
    let address = try SiteAddress(request.address)
    if !request.mayBePrivate, HTTPOrigin(address.url.origin)?.isLocal != false {
      throw Failure(
        .usage,
        "\(address.url.host) lies on this machine or its private network, where only its owner adds sources",
        fix: "give the address of a public site, or ask the owner")
    }
    let file = try ConfigurationFile(flag: request.configuration, kinds: kinds)
    try check(request.id, address, file.loaded.configuration)
    let discovery: Discovery
    do {
      discovery = try await SourceRuntime(leavingNoTrace: .tool).use { runtime in
        try await SiteDiscovery(
          transport: runtime.transport.scoped(to: request.mayBePrivate ? [address.url.text] : []),
          definitions: kinds.bundled.compactMap { kinds.definition($0.name) },
          interval: address.isOfThisMachine ? .zero : .seconds(1)
        ).explore(address.url, told: told)
      }
    } catch let error as ProviderError { throw Failure(error.message, fix: error.fix) }
    return SourceAddition(discovery, address, file, id: request.id)
  }

  private init(
    _ discovery: Discovery, _ address: SiteAddress, _ file: ConfigurationFile, id: String?
  ) {
    self.discovery = discovery
    self.file = file
    addition = discovery.entry.map { found in
      let kind = found["use"] ?? discovery.definition?["name"]
      let id =
        id
        ?? address.identifier(
          kind: kind?.stringValue ?? "site",
          avoiding: file.loaded.configuration.entries.map(\.id))
      var entry: JSONObject = ["id": .string(id)]
      let definition = discovery.definition.map { (name: "\(id).json", document: $0) }
      if let definition { entry["definition"] = .string(definition.name) }
      entry.members += found.members
      // In English sources are asked again in any case.
      let language = discovery.announced.language.flatMap(LanguageTag.read)
      if let language, !language.hasPrefix("en"), entry["language"] == nil {
        entry["language"] = .string(language)
      }
      return ConfigurationFile.Addition(entry: entry, definition: definition)
    }
  }

  /// Refuses a name that cannot be taken, and a site that is there already.
  private static func check(
    _ id: String?, _ address: SiteAddress, _ configuration: Configuration
  ) throws {
    if let id {
      guard EntryReader.isIdentifier(id) else {
        throw Failure(
          .usage, "an id holds only letters, digits, -, _ and ., and begins with a letter",
          fix: "choose a short name such as \"mine\"")
      }
      guard !configuration.entries.contains(where: { $0.id == id }) else {
        throw Failure(
          .usage, "the id \"\(id)\" is taken", fix: "choose another one with --id")
      }
    } else if let known = address.known(in: configuration) {
      throw Failure(
        "\(SiteAddress.site(address.url)) is a source already: \"\(known.id)\"",
        fix: "to search it: potluck search soup --providers \(known.id); "
          + "to add it once more, name the new source with --id")
    }
  }

  /// Writes what there is to write.
  /// - Throws: ``Failure``; then the configuration is as it was.
  package func write() throws {
    if let addition { try file.write(addition) }
  }

  /// Everything as a document: what was found out, and what becomes of it.
  package func document(isWritten: Bool) -> JSON {
    let found = Self.document(of: discovery)
    guard let addition, var document = found.objectValue else { return found }
    document["entry"] = .object(addition.entry)
    document["configuration"] = .string(file.path)
    document["written"] = .bool(isWritten)
    return .object(document)
  }

  /// What was found out as a document.
  package static func document(of discovery: Discovery) -> JSON {
    var document: JSONObject = ["version": 1]
    document.members += (discovery.json.objectValue ?? [:]).members
    return .object(document)
  }

  /// The environment variables that the entry takes secrets from and that are not set, in words.
  package var missingVariables: String? {
    let names = (addition?.entry.members ?? []).compactMap { $0.value["env"]?.stringValue }
    let missing = names.filter { Environment.value($0) == nil }
    return missing.isEmpty ? nil : missing.joined(separator: " and ")
  }

  /// How to search the new source: with a word that was found there.
  package func example() -> String {
    let word = discovery.chosen?.trials.first { !$0.isNonsense && $0.count > 0 }?.words ?? "soup"
    let isPlain = word.unicodeScalars.allSatisfy { $0.properties.isAlphabetic }
    return "potluck search \(isPlain ? word : "soup") --providers \(addition?.id ?? "")"
  }
}
