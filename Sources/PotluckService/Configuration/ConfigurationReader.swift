import RecipeModel
import RecipePostgreSQL
import RecipeProviderKit

/// Reads a configuration and collects everything that is wrong with it.
///
/// What kinds take comes from the kinds themselves, so that a new setting is known here at once.
package struct ConfigurationReader {
  /// What reading gives.
  package struct Result {
    /// What can be used.
    package var configuration = Configuration()
    /// Every problem, in the order of the file.
    var problems: [DocumentProblem] = []
  }

  private let kinds: KindCatalog
  /// The folder that relative paths count from.
  private let folder: String
  /// Why the file may hold somebody else's words; nil when it does not.
  private let distrust: FileTrust?
  private let log = ProblemLog(wording: ConfigurationWording())
  /// The errors of entries that nobody asks, which keep no search from its answer.
  private var softened: [DocumentProblem] = []

  /// Reads a document.
  /// - Returns: what can be used, and every problem in the order of the file.
  package static func read(
    _ bytes: [UInt8], kinds: KindCatalog, folder: String, distrust: FileTrust? = nil
  ) -> Result {
    var reader = ConfigurationReader(kinds: kinds, folder: folder, distrust: distrust)
    var result = Result()
    do throws(JSONParseError) {
      let document = try JSON(parsing: bytes, limits: JSONLimits(demandsValidText: true))
      // Long names are no trouble here; keys that occur twice are.
      _ = reader.log.checkNames(of: document)
      result.configuration = reader.document(DocumentNode(document, log: reader.log))
      result.problems = reader.log.problems(in: bytes).map(reader.softening)
    } catch {
      result.problems.append(DocumentProblem(error, in: bytes))
    }
    return result
  }

  private init(kinds: KindCatalog, folder: String, distrust: FileTrust?) {
    self.kinds = kinds
    self.folder = folder
    self.distrust = distrust
  }

  private func softening(_ problem: DocumentProblem) -> DocumentProblem {
    var problem = problem
    if softened.contains(where: {
      $0.pointer == problem.pointer && $0.message == problem.message
    }) {
      problem.severity = .warning
    }
    return problem
  }

  // MARK: Document

  private mutating func document(_ node: DocumentNode) -> Configuration {
    var configuration = Configuration()
    guard let object = node.value.objectValue else {
      node.nameError(
        "the configuration is \(node.value.kindName), not an object",
        fix: "write { \"version\": 1, \"providers\": [ ... ] }")
      return configuration
    }
    node.refuseUnknown(
      among: ["version", "search", "cache", "assistant", "pages", "store", "serve"]
        + Configuration.Keeping.codec.shape.names
        + ["providers"])
    if let distrust { node.warning(distrust.reason, fix: distrust.fix) }
    func read<Part: Sendable>(
      _ name: String, _ codec: ObjectCodec<Part>, like example: String, into part: inout Part
    ) {
      guard let value = object[name] else { return }
      let child = node.child(name, value)
      if child.isObject(like: example), let read = codec.read(child) { part = read }
    }
    version(object["version"], node)
    read(
      "search", Configuration.Search.codec, like: "{ \"limit\": 20 }",
      into: &configuration.search)
    read(
      "cache", Configuration.Cache.codec, like: "{ \"ttl\": \"1h\" }",
      into: &configuration.cache)
    read(
      "assistant", Configuration.Assistant.codec, like: "{ \"pages\": \"listed\" }",
      into: &configuration.assistant)
    read(
      "pages", Configuration.Pages.codec, like: "{ \"allow\": [\"127.0.0.1:8080\"] }",
      into: &configuration.pages)
    configuration.keeping =
      (Configuration.Keeping.codec.read(node) ?? configuration.keeping).absolute(in: folder)
    read(
      "store", Configuration.Store.codec, like: "{ \"postgres\": { \"env\": \"DATABASE_URL\" } }",
      into: &configuration.store)
    read(
      "serve", Configuration.Serve.codec, like: "{ \"users\": { ... } }",
      into: &configuration.serve)
    configuration.keeping.hasUsers = configuration.serve.users != nil
    share(&configuration, object["store"], node)
    configuration.entries = entries(
      object["providers"], node, besideKept: configuration.keeping.kept != .off)
    return configuration
  }

  private func share(
    _ configuration: inout Configuration, _ value: JSON?, _ node: DocumentNode
  ) {
    guard let variable = configuration.store.postgres?.name, let value else { return }
    do throws(Failure) {
      try SharedStores.prepare(
        variable, key: configuration.store.key?.name, megabytes: configuration.cache.megabytes)
      (configuration.cache.shared, configuration.keeping.shared) = (variable, variable)
    } catch { node.child("store", value).error(error.message, fix: error.fix) }
  }

  private func version(_ value: JSON?, _ node: DocumentNode) {
    guard let value else {
      return node.nameError("there is no \"version\"", fix: "add \"version\": 1")
    }
    guard value.intValue != Configuration.version else { return }
    let isNewer = (value.intValue ?? 0) > Configuration.version
    node.child("version", value).error(
      isNewer ? "this version of the format is newer than this program" : "not 1",
      fix: isNewer ? "use a newer potluck, or write 1" : "write \"version\": 1")
  }

  // MARK: Providers

  private mutating func entries(
    _ value: JSON?, _ node: DocumentNode, besideKept: Bool
  ) -> [Configuration.Entry] {
    guard let value else {
      node.nameError("there is no \"providers\" list", fix: "add \"providers\": [ ... ]")
      return []
    }
    let node = node.child("providers", value)
    guard let list = value.arrayValue else {
      node.error(
        "\"providers\" is \(value.kindName), not a list",
        fix: "write \"providers\": [ { \"id\": ..., \"use\": ... } ]")
      return []
    }
    var entries: [Configuration.Entry] = []
    var ids: Set<String> = []
    for (index, value) in list.enumerated() {
      let node = node.element(value, at: index)
      let errorsAbove = log.errorCount
      var entry = EntryReader(node: node, kinds: kinds, folder: folder).read(number: index)
      if !entry.isEnabled { softened += entry.errors }
      let before = log.count
      if !ids.insert(entry.id).inserted {
        node.child("id", .string(entry.id)).error(
          "the id \"\(entry.id)\" is taken by an entry above",
          fix: "give each entry an id of its own")
        entry.id += "#\(index)"
      }
      if besideKept, entry.id == Configuration.kept {
        node.child("id", .string(entry.id)).warning(
          "\"\(entry.id)\" is the id of the recipes that you keep, which this entry hides",
          fix: "choose another id, or write \"kept\": false beside \"providers\"")
      }
      // Somebody else may have written what runs a program, holds a key or says where it is sent.
      if let distrust = distrust ?? entry.distrust, entry.program != nil || !entry.secrets.isEmpty {
        node.error(
          "\(distrust.reason), so no program is run for this entry and no key is sent",
          fix: distrust.fix)
      }
      entry.errors += log.problems(from: before)
      if entry.errors.isEmpty, log.errorCount > errorsAbove {
        // It is faulty, though the file has too many errors for this one to be told.
        entry.errors = [
          DocumentProblem(
            severity: .error, pointer: "/providers/\(index)",
            message: "the entry has errors, and the file too many to tell them",
            fix: "mend those that potluck config check tells first")
        ]
      }
      entries.append(entry)
    }
    return entries
  }
}
