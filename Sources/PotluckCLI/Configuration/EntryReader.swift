import RecipeModel
import RecipeProviderKit

/// Reads one entry of the provider list against what its source takes.
struct EntryReader {
  /// The entry's place in the document.
  let pointer: String

  /// The keys that every entry may have, whatever its kind.
  static let commonKeys = ["id", "name", "weight", "group", "timeout", "enabled"]

  /// Reads the entry; its errors are noted with the reader and kept in the entry.
  func read(_ value: JSON, with reader: inout ConfigurationReader) -> Configuration.Entry {
    let before = reader.count
    let number = pointer.split(separator: "/").last.map(String.init) ?? "0"
    var entry = Configuration.Entry(id: "providers[\(number)]")
    if let object = reader.object(
      value, pointer, example: "{ \"id\": \"cookbook\", \"use\": \"cookbook\" }")
    {
      read(object, into: &entry, with: &reader)
    }
    entry.errors = reader.errors(since: before)
    // Nobody asks it, so that it keeps no search from its answer.
    if !entry.isEnabled { reader.soften(since: before) }
    return entry
  }

  private func read(
    _ object: JSONObject, into entry: inout Configuration.Entry,
    with reader: inout ConfigurationReader
  ) {
    entry.id = identifier(object["id"], with: &reader) ?? entry.id
    let origin = OriginReader(pointer: pointer).read(object, into: &entry, with: &reader)
    // A required key that was mistyped is told once, as the unknown key that it is.
    var given = Set<String>()
    for member in object.members {
      let place = JSONPositions.append(pointer, member.name)
      let value = member.value
      switch member.name {
      case "id": break
      case "name": entry.name = reader.text(value, place)
      case "weight": entry.weight = reader.number(value, place, in: 0...100) ?? entry.weight
      case "group": entry.group = reader.text(value, place)
      case "timeout": entry.timeout = reader.duration(value, place)
      case "enabled": entry.isEnabled = reader.flag(value, place) ?? entry.isEnabled
      case _ where origin?.keys.contains(member.name) == true: break
      default:
        // Without an origin nothing is known about its settings; that is the error to mend first.
        guard let origin else { continue }
        guard let setting = entry.kind?.settings.first(where: { $0.name == member.name }) else {
          let known = Self.commonKeys + origin.keys + (entry.kind?.settings.map(\.name) ?? [])
          if entry.kind == nil, origin != .program { continue }
          if let meant = reader.unknownKey(member.name, at: pointer, known: known) {
            given.insert(meant)
          }
          continue
        }
        given.insert(setting.name)
        read(setting, value, at: place, into: &entry, with: &reader)
      }
    }
    for setting in entry.kind?.settings ?? []
    where setting.isRequired && !given.contains(setting.name) {
      reader.error(
        pointer, "\"\(entry.id)\" has no \"\(setting.name)\", which \(entry.use) needs",
        fix: "add \"\(setting.name)\": \(setting.example(for: entry.use)); \(setting.summary)")
    }
  }

  private func identifier(_ value: JSON?, with reader: inout ConfigurationReader) -> String? {
    guard let value else {
      reader.error(
        pointer, "the entry has no \"id\"", fix: "add a short name of its own, such as \"mine\"")
      return nil
    }
    guard let id = reader.text(value, "\(pointer)/id") else { return nil }
    guard Self.isIdentifier(id) else {
      reader.error(
        "\(pointer)/id", "an id holds only letters, digits, -, _ and ., and begins with a letter",
        fix: "choose a short name such as \"mine\"", atValue: true)
      return nil
    }
    return id
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

  private func read(
    _ setting: ProviderSetting, _ value: JSON, at place: String,
    into entry: inout Configuration.Entry, with reader: inout ConfigurationReader
  ) {
    let name = setting.name
    switch setting.form {
    case .text: entry.settings[name] = reader.text(value, place).map(JSON.string)
    case .url: entry.settings[name] = reader.url(value, place).map(JSON.string)
    case .path:
      entry.settings[name] = reader.text(value, place).map {
        JSON.string(Paths.absolute($0, in: reader.folder))
      }
    case .integer(let range):
      entry.settings[name] = reader.integer(value, place, in: range).map(JSON.int)
    case .choice(let words):
      entry.settings[name] = reader.choice(value, place, of: words).map(JSON.string)
    case .secret:
      entry.secrets[name] = SecretReader(pointer: place).read(value, with: &reader)
    }
  }
}

extension ProviderSetting {
  /// A value in JSON that shows what the setting takes: the one used when unset, if there is one.
  ///
  /// The variables of secrets begin with the kind's name.
  func example(for kind: String) -> String {
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
