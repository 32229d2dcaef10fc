import RecipeDefinitions
import RecipeModel
import RecipeProviderKit

/// Reads what an entry's source is: a kind, a definition file or a program.
struct OriginReader {
  /// What makes the source.
  enum Origin {
    /// `use`: a kind that comes with the program.
    case kind
    /// `definition`: a file.
    case definition
    /// `command`: a program.
    case program

    /// The keys that belong to it.
    var keys: [String] {
      switch self {
      case .kind: ["use"]
      case .definition: ["definition"]
      case .program: ["command", "env", "settings"]
      }
    }
  }

  /// The entry's place in the document.
  let pointer: String

  private static let origins = ["use", "definition", "command"]

  /// Reads the origin into the entry; nil when there is none.
  func read(
    _ object: JSONObject, into entry: inout Configuration.Entry,
    with reader: inout ConfigurationReader
  ) -> Origin? {
    let given = Self.origins.filter { object[$0] != nil }
    guard given.count < 2 else {
      reader.error(
        pointer, "the entry has both \"\(given[0])\" and \"\(given[1])\"",
        fix: "keep the one that says where the recipes come from")
      return nil
    }
    switch given.first {
    case "use": kind(object["use"] ?? .null, into: &entry, with: &reader)
    case "definition":
      definition(object["definition"] ?? .null, into: &entry, with: &reader)
      return .definition
    case "command":
      program(object, into: &entry, with: &reader)
      return .program
    default:
      let known = EntryReader.commonKeys + Self.origins
      let slip = object.members.first { !known.contains($0.name) }.flatMap { member in
        NearestName.of(member.name, among: Self.origins).map { (member.name, $0) }
      }
      if let slip {
        reader.unknownKey(slip.0, at: pointer, known: Self.origins)
      } else {
        reader.error(
          pointer, "the entry has no \"use\"",
          fix: "add the kind of the source, a \"definition\" file or a \"command\"; "
            + list(reader))
      }
      return nil
    }
    return .kind
  }

  private func list(_ reader: ConfigurationReader) -> String {
    let names = reader.kinds.names
    return names.isEmpty ? "none is built in" : "kinds: \(names.joined(separator: ", "))"
  }

  // MARK: Kinds

  private func kind(
    _ value: JSON, into entry: inout Configuration.Entry, with reader: inout ConfigurationReader
  ) {
    guard let name = reader.text(value, "\(pointer)/use") else { return }
    entry.use = name
    entry.kind = reader.kinds.kind(name)
    guard entry.kind == nil else { return }
    let nearest = NearestName.question(name, among: reader.kinds.names)
    reader.error(
      "\(pointer)/use", "\"\(name)\" is not built into this program",
      fix: "\(nearest)\(list(reader))", atValue: true)
  }

  // MARK: Definitions

  private func definition(
    _ value: JSON, into entry: inout Configuration.Entry, with reader: inout ConfigurationReader
  ) {
    let place = "\(pointer)/definition"
    guard let text = reader.text(value, place) else { return }
    let path = Paths.absolute(text, in: reader.folder)
    entry.use = text
    entry.origin = .definition(path)
    let bytes: [UInt8]
    do throws(FileBytes.Failure) { bytes = try FileBytes.read(path) } catch {
      return reader.error(
        place, "the definition \(path) cannot be read: \(error.reason)",
        fix: "correct the path; it counts from the configuration's folder", atValue: true)
    }
    let result = DefinitionReader.read(bytes, file: path)
    guard let definition = result.definition else {
      let errors = result.problems.filter { $0.severity == .error }
      let first = errors.first
      let position = first?.place.map { "\($0.line):\($0.column): " } ?? ""
      let count = errors.count == 1 ? "an error" : "\(errors.count) errors, the first"
      return reader.error(
        place, "the definition \(path) has \(count): \(position)\(first?.message ?? "unreadable")",
        fix: "run: potluck providers validate \(path)", atValue: true)
    }
    entry.use = definition.name
    entry.kind = definition.kind
  }

  // MARK: Programs

  private func program(
    _ object: JSONObject, into entry: inout Configuration.Entry,
    with reader: inout ConfigurationReader
  ) {
    entry.use = "process"
    let place = "\(pointer)/command"
    let words = object["command"]?.arrayValue?.map(\.stringValue) ?? []
    let command = words.compactMap { $0 }
    guard command.count == words.count, let first = command.first, !first.isEmpty,
      !command.contains(where: { $0.contains("\0") })
    else {
      return reader.error(
        place, "a command is a list of texts, the program first",
        fix: "write [\"python3\", \"recipes.py\"]; no shell is involved", atValue: true)
    }
    var program = Configuration.Program(command: command, folder: reader.folder)
    if let value = object["env"] { environment(value, of: &program, &entry, with: &reader) }
    if let value = object["settings"] {
      program.settings =
        reader.object(value, "\(pointer)/settings", example: "{ \"folder\": \"recipes\" }")
        ?? JSONObject()
    }
    entry.origin = .program(program)
  }

  private func environment(
    _ value: JSON, of program: inout Configuration.Program, _ entry: inout Configuration.Entry,
    with reader: inout ConfigurationReader
  ) {
    let place = "\(pointer)/env"
    guard let object = reader.object(value, place, example: "{ \"LANG\": \"C.UTF-8\" }") else {
      return
    }
    for member in object.members {
      let place = JSONPositions.append(place, member.name)
      let isName = !member.name.isEmpty && !member.name.utf8.contains { $0 == 0x3D || $0 == 0 }
      guard isName else {
        reader.error(place, "not the name of an environment variable", fix: "choose another")
        continue
      }
      if let text = member.value.stringValue {
        program.environment[member.name] = text
      } else if let source = SecretReader(pointer: place).read(member.value, with: &reader) {
        entry.secrets[member.name] = source
        program.secretVariables.append(member.name)
      }
    }
  }
}
