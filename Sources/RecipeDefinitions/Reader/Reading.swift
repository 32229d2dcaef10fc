import RecipeModel
import RecipeProviderKit

/// One reading of one document: what its parts have told so far.
///
/// The parts are read in an order in which each knows the names that it refers to, whatever the
/// order of the file.
final class Reading {
  /// Where problems go.
  let log: ProblemLog
  /// The declared settings.
  var settings: [SettingRule] = []
  /// Where each setting stands.
  var settingNodes: [String: Node] = [:]
  /// The declared secrets.
  var secrets: [SecretRule] = []
  /// Where each secret stands.
  var secretNodes: [String: Node] = [:]
  /// The variables of path templates that stand for secrets.
  var pathKeys: [String] = []
  /// The names of settings and secrets that something uses.
  var used: Set<String> = []
  /// The variables and lists that the search request uses, each with its first place.
  var search: [String: Node] = [:]
  /// The variables that the detail request uses.
  var detail: [String: Node] = [:]
  /// Whether nothing is wrong within the search request.
  var isRequestSound = true
  /// Whether an `include` list appends the excluded ingredients.
  var appendsExclusions = false

  /// Creates a reading.
  init(log: ProblemLog) { self.log = log }

  /// Reads a document.
  /// - Returns: the definition; nil when something is wrong.
  func definition(_ node: Node) -> ProviderDefinition? {
    guard versionFits(node), let document = node.object(.definition) else { return nil }
    let name = document["name"].flatMap(self.name)
    let title = document.text("title")
    readSettings(document)
    readSecrets(document)
    let count = log.errorCount
    let auth = AuthReader(reading: self).read(document)
    let isAuthSound = log.errorCount == count
    let paging = document["paging"]?.object(.paging)
    let pagingRules = paging.map { PagingReader(node: $0).read() } ?? PagingRules()
    let countBeforeRequest = log.errorCount
    let request = document["request"].flatMap {
      RequestReader(reading: self, part: .search).read($0, auth: auth)
    }
    isRequestSound = log.errorCount == countBeforeRequest
    let form = document["response"].flatMap(response)
    let fields = document["fields"].flatMap { node in
      node.object(.fields).map {
        FieldsReader(
          reading: self, isDetail: false, hasKeys: form?.form == .map, list: form?.list,
          isColumns: form?.form == .columns && form?.item == nil
        ).read($0)
      }
    }
    let errors = document.elements("errors").map(errorRules) ?? []
    let detail = document["detail"].flatMap { node in
      self.detail(node, auth: auth, searchFields: fields)
    }
    let politeness = document["politeness"].map(self.politeness) ?? Politeness()
    let claimed = document["capabilities"].flatMap(capabilities)
    let summary = document.text("summary")
    let homepage = document["homepage"]?.address()
    let attribution = document.text("attribution")
    let documentation = document["documentation"]?.address()
    let notes = (document.elements("notes") ?? []).compactMap { $0.text() }
    let baseURL = document["baseURL"]?.address(isBase: true)
    let baseURLSummary = baseURLSummary(document)
    if let schema = document["$schema"] { _ = schema.anyText() }
    // Of paging that cannot be read nothing else can be said.
    if paging != nil || !document.has("paging") {
      PagingCheck(reading: self, paging: paging, document: document).check(pagingRules)
    }
    checkUse(auth, isSound: isAuthSound)
    if !document.has("detail") { tellUnread(document["fields"]) }
    if document["request"]?.value.isObject == true {
      check(claimed: claimed, implied: implied(document, fields, detail), document: document)
    }
    guard let name, let title, let request, let form, let fields else { return nil }
    var definition = ProviderDefinition(
      name: name, title: title, summary: summary, homepage: homepage, attribution: attribution,
      documentation: documentation, notes: notes, baseURL: baseURL,
      baseURLSummary: baseURLSummary, settings: settings, secrets: secrets,
      auth: auth.map(\.scheme), request: request, paging: pagingRules, response: form,
      fields: fields, errors: errors, detail: detail, politeness: politeness)
    definition.capabilities = claimed ?? definition.impliedCapabilities
    return log.hasErrors ? nil : definition
  }

  private func name(_ node: Node) -> String? {
    guard let name = node.text("a name in quotes") else { return nil }
    guard Forms.isName(name) else {
      let small = String(
        name.lowercased().prefix(40).map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
      node.error(
        "a name holds \(Shape.nameWords), 40 at most",
        fix: Forms.isName(small) ? "write \"\(small)\"" : "choose a word such as \"soup-shelf\"")
      return nil
    }
    return name
  }

  /// Notes secrets and settings that nothing uses.
  private func checkUse(_ auth: [AuthReader.Entry], isSound: Bool) {
    // An entry that cannot be read may be the one that uses a secret.
    for secret in secrets where isSound && !used.contains(secret.name) {
      secretNodes[secret.name]?.warning(
        "the secret \"\(secret.name)\" is never used",
        fix: "say in \"auth\" how it travels, or remove it")
    }
    for setting in settings where !used.contains(setting.name) {
      settingNodes[setting.name]?.warning(
        "the setting \"\(setting.name)\" is never used",
        fix: "write {\(setting.name)} in a template, or remove it")
    }
    for entry in auth {
      guard case .path(let name, _) = entry.scheme else { continue }
      if search[name] == nil {
        entry.node["name"]?.error(
          "the path of the request has no {\(name)}", fix: "write {\(name)} where the key stands")
      } else if detail["id"] != nil, detail[name] == nil {
        entry.node["name"]?.warning(
          "the path of the detail request has no {\(name)}",
          fix: "write {\(name)} there too, unless the source needs no key for details")
      }
    }
  }
}

extension Template {
  /// A template of checked parts.
  init(parts: [Part]) { self.parts = parts }
}
