import RecipeDefinitions
package import RecipeModel
import RecipeProviderKit

/// Reads one entry of the provider list against what its source takes.
package struct EntryReader {
  /// What makes the source.
  package enum Origin: String, CaseIterable {
    /// A kind that comes with the program.
    case kind = "use"
    /// A definition file.
    case definition
    /// A program.
    case program = "command"

    /// The keys that belong to it.
    package var keys: [String] { self == .program ? [rawValue, "env", "settings"] : [rawValue] }
  }

  /// The entry.
  let node: DocumentNode
  /// The kinds that `use` can name.
  let kinds: KindCatalog
  /// The folder that relative paths count from.
  let folder: String

  /// What every entry may have, whatever its kind.
  package static let codec = ObjectCodec<Configuration.Entry>(
    "entry", place: "the entry", draft: Configuration.Entry(id: ""), showsDefaults: true,
    members + [language])

  private static let members: [Member<Configuration.Entry>] = [
    .custom(
      "id", identifier,
      "A name of its own: letters, digits, `-`, `_`, `.`, a letter first.",
      get: { $0.id.isEmpty ? nil : $0.id }, set: { $0.id = $1 }),
    .optional("name", \.name, .filled, "The name for people; the id by default."),
    .setting(
      "weight", \.weight, .amount(0...100),
      "The weight of its vote; 0 keeps the listings and drops the vote."),
    .optional(
      "group", \.group, .filled,
      "Sources with one group share one vote, because they share an origin."),
    .optional("timeout", \.timeout, .short, "How long the source may take at most."),
    .setting(
      "enabled", \.isEnabled, .flag,
      """
      False leaves the source out, unless `--providers` names it; errors in such an entry are \
      only warnings.
      """),
    .optional(
      "detail", \.detail, .object(DetailFilling.codec),
      """
      Completes its listings from the recipe pages that they link to: `{"from": "page"}`, when a \
      search filters by what they do not tell.
      """),
  ]

  private static let language = Member<Configuration.Entry>.optional(
    "language", \.language, languageTag,
    """
    The language of its recipes, such as `de`: where the source has nothing, it is asked again by \
    the names of foods and dishes in it.
    """)

  private static let languageTag = ValueCodec<String>(
    .keywords(["type": "string", "pattern": "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$"])
  ) { node in
    guard let tag = node.text() else { return nil }
    if let known = LanguageTag.read(tag) { return known }
    node.error("no language tag", fix: "write one such as \"de\" or \"pt-BR\"")
    return nil
  } write: {
    .string($0)
  }

  private static let identifier = ValueCodec<String>(
    .keywords(["type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"])
  ) { node in
    guard let id = node.text() else { return nil }
    if isIdentifier(id) { return id }
    node.error(
      "an id holds only letters, digits, -, _ and ., and begins with a letter",
      fix: "choose a short name such as \"mine\"")
    return nil
  } write: {
    .string($0)
  }

  /// Whether a text can name a provider on the command line and in `provider:id`.
  static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.isASCII, first.properties.isAlphabetic,
      text.utf8.count <= 64
    else { return false }
    return text.utf8.allSatisfy { byte in
      (97...122).contains(byte | 0x20) || "0123456789-_.".utf8.contains(byte)
    }
  }

  /// Reads the entry as far as it can be read; its errors are noted, and kept in the entry.
  func read(number: Int) -> Configuration.Entry {
    let start = node.log.count
    var entry = Configuration.Entry(id: "providers[\(number)]")
    if node.isObject(like: "{ \"id\": \"cookbook\", \"use\": \"cookbook\" }") {
      if node.value["id"] == nil {
        node.nameError(
          "the entry has no \"id\"", fix: "add a short name of its own, such as \"mine\"")
      }
      let origin = readOrigin(into: &entry)
      let told = node.log.count
      readMembers(of: origin, into: &entry)
      entry.errors = errors(since: start, inFileOrderFrom: told)
    } else {
      entry.errors = node.log.problems(from: start)
    }
    return entry
  }

  private func readMembers(of origin: Origin?, into entry: inout Configuration.Entry) {
    let settings = entry.kind?.settings ?? []
    var given = settings.map(\.name).filter { node.value[$0] != nil }
    // Without an origin nothing is known about its settings; that is the error to mend first.
    if let origin, entry.kind != nil || origin == .program {
      given += node.refuseUnknown(
        among: Self.codec.shape.names + origin.keys + settings.map(\.name))
    }
    // A kind's own setting of this name says the same.
    let hasLanguage = settings.contains { $0.name == "language" }
    let codec = ObjectCodec<Configuration.Entry>(
      "entry", place: "the entry", draft: entry, isOpen: true,
      Self.members + (hasLanguage ? [] : [Self.language])
        + settings.map { Self.member($0, folder) })
    entry = codec.read(node) ?? entry
    if hasLanguage { entry.language = entry.settings["language"]?.stringValue }
    // A required key that was mistyped is told once, as the unknown key that it is.
    for setting in settings where setting.isRequired && !given.contains(setting.name) {
      node.nameError(
        "\"\(entry.id)\" has no \"\(setting.name)\", which \(entry.use) needs",
        fix: "add \"\(setting.name)\": \(setting.example(for: entry.use)); \(setting.summary)")
    }
  }

  /// The errors since a count: about the id, about the origin, about the other members in their
  /// order, and about what is missing.
  private func errors(since start: Int, inFileOrderFrom told: Int) -> [DocumentProblem] {
    let pointer = node.trail?.pointer ?? ""
    let names = ["id"] + (node.value.objectValue?.members ?? []).map(\.name)
    let places = names.map { JSONPositions.append(pointer, $0) }
    let ranked = node.log.problems(from: start).enumerated().map { index, problem in
      let place = places.firstIndex { (problem.pointer + "/").hasPrefix($0 + "/") }
      let isAboutOrigin = start + index < told && place != 0
      return (rank: isAboutOrigin ? 1 : place.map { $0 * 2 } ?? .max, index: index, problem)
    }
    return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.2).filter {
      $0.severity == .error
    }
  }

  // MARK: Settings

  /// A setting of a kind as a member of the entry.
  private static func member(
    _ setting: ProviderSetting, _ folder: String
  ) -> Member<Configuration.Entry> {
    let name = setting.name
    if setting.form == .secret {
      return .custom(
        name, SecretSource.codec(in: folder), setting.summary, get: { $0.secrets[name] },
        set: { $0.secrets[name] = $1 })
    }
    return .custom(
      name, setting.codec(in: folder), setting.summary, get: { $0.settings[name] },
      set: { $0.settings[name] = $1 })
  }

  // MARK: Origins

  private func child(_ name: String) -> DocumentNode {
    node.child(name, node.value[name] ?? .null)
  }

  /// Reads the origin into the entry; nil when there is none.
  private func readOrigin(into entry: inout Configuration.Entry) -> Origin? {
    let given = Origin.allCases.filter { node.value[$0.rawValue] != nil }
    guard given.count < 2 else {
      node.nameError(
        "the entry has both \"\(given[0].rawValue)\" and \"\(given[1].rawValue)\"",
        fix: "keep the one that says where the recipes come from")
      return nil
    }
    switch given.first {
    case .kind: kind(into: &entry)
    case .definition: definition(into: &entry)
    case .program: program(into: &entry)
    case nil: tellMissingOrigin()
    }
    return given.first
  }

  private func tellMissingOrigin() {
    let origins = Origin.allCases.map(\.rawValue)
    let known = Self.codec.shape.names + origins
    for (name, child) in node.objectMembers where !known.contains(name) {
      guard let meant = NearestName.of(name, among: origins) else { break }
      return child.note(.unknownMember(name, meant: meant, known: origins), at: .name)
    }
    node.nameError(
      "the entry has no \"use\"",
      fix: "add the kind of the source, a \"definition\" file or a \"command\"; \(list)")
  }

  private var list: String {
    kinds.names.isEmpty ? "none is built in" : "kinds: \(kinds.names.joined(separator: ", "))"
  }

  private func kind(into entry: inout Configuration.Entry) {
    let node = child("use")
    guard let name = node.text() else { return }
    entry.use = name
    entry.kind = kinds.kind(name)
    guard entry.kind == nil else { return }
    node.error(
      "\"\(name)\" is not built into this program",
      fix: "\(NearestName.question(name, among: kinds.names))\(list)")
  }

  private func definition(into entry: inout Configuration.Entry) {
    let node = child("definition")
    guard let text = node.text() else { return }
    let path = Paths.absolute(text, in: folder)
    entry.use = text
    entry.origin = .definition(path)
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileBytes.read(path) { status throws(FileError) in
        entry.distrust = FileTrust(path, file: status, called: "the definition \(path)")
      }
    } catch {
      return node.error(
        "the definition \(path) cannot be read: \(error.reason)",
        fix: "correct the path; it counts from the configuration's folder")
    }
    let result = DefinitionReader.read(bytes, file: path)
    guard let definition = result.definition else {
      let errors = result.problems.filter { $0.severity == .error }
      let first = errors.first
      let position = first?.place.map { "\($0.line):\($0.column): " } ?? ""
      let count = errors.count == 1 ? "an error" : "\(errors.count) errors, the first"
      return node.error(
        "the definition \(path) has \(count): \(position)\(first?.message ?? "unreadable")",
        fix: "run: potluck providers validate \(path)")
    }
    if let distrust = entry.distrust { node.warning(distrust.reason, fix: distrust.fix) }
    entry.use = definition.name
    entry.kind = definition.kind
  }

  private func program(into entry: inout Configuration.Entry) {
    entry.use = "process"
    guard let command = child("command").command("\"python3\", \"recipes.py\"") else { return }
    var program = Configuration.Program(command: command, folder: folder)
    if node.value["env"] != nil { environment(of: &program, &entry) }
    if let settings = node.value["settings"],
      child("settings").isObject(like: "{ \"folder\": \"recipes\" }")
    {
      program.settings = settings.objectValue ?? JSONObject()
    }
    entry.origin = .program(program)
  }

  private func environment(
    of program: inout Configuration.Program, _ entry: inout Configuration.Entry
  ) {
    let node = child("env")
    guard node.isObject(like: "{ \"LANG\": \"C.UTF-8\" }") else { return }
    for (name, child) in node.objectMembers {
      if name.isEmpty || name.utf8.contains(where: { $0 == 0x3D || $0 == 0 }) {
        child.nameError("not the name of an environment variable", fix: "choose another")
      } else if let text = child.value.stringValue {
        program.environment[name] = text
      } else if let source = SecretSource.codec(in: folder).read(child) {
        entry.secrets[name] = source
        program.secretVariables.append(name)
      }
    }
  }
}

extension ProviderSetting {
  /// How the setting is written; nothing is read of a secret.
  package func codec(in folder: String) -> ValueCodec<JSON> {
    switch form {
    case .text, .secret: .texts(.filled)
    case .url: .texts(.url)
    case .path: .texts(.filled) { Paths.absolute($0, in: folder) }
    case .choice(let words): .texts(.choice(of: words))
    case .integer(let range):
      ValueCodec<Int>.integer(range).map(read: { number, _ in JSON.int(number) }) {
        $0.intValue ?? 0
      }
    }
  }

  /// A value in JSON that shows what the setting takes: the one used when unset, if there is one.
  ///
  /// The variables of secrets begin with the kind's name.
  package func example(for kind: String) -> String {
    if let standard { return standard.text() }
    return switch form {
    case .text: "\"your-\(name)\""
    case .url: "\"https://recipes.example\""
    case .path: "\"recipes\""
    case .integer(let range): "\(range.lowerBound)"
    case .choice(let words): "\"\(words.first ?? "")\""
    case .secret: "{ \"env\": \"\(Self.variable("\(kind)_\(name)"))\" }"
    }
  }

  /// The name of an environment variable: capitals, digits and underscores.
  private static func variable(_ name: String) -> String {
    String(
      name.uppercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}

extension ValueCodec where Value == JSON {
  /// A text as a value that settings keep.
  fileprivate static func texts(
    _ codec: ValueCodec<String>, _ change: @escaping @Sendable (String) -> String = { $0 }
  ) -> ValueCodec {
    codec.map(read: { text, _ in JSON.string(change(text)) }) { $0.stringValue ?? "" }
  }
}

extension DocumentNode {
  /// A program and its arguments.
  func command(_ example: String) -> [String]? {
    let words = value.arrayValue?.map(\.stringValue) ?? []
    let command = words.compactMap { $0 }
    if command.count == words.count, command.first?.isEmpty == false,
      !command.contains(where: { $0.contains("\0") })
    {
      return command
    }
    error(
      "a command is a list of texts, the program first",
      fix: "write [\(example)]; no shell is involved")
    return nil
  }
}
