import Foundation
import RecipeModel
import TestSupport
import Testing

@testable import PotluckCLI
@testable import PotluckService

/// Adding to a configuration file, on the disk.
@Suite(.fewAtOnce) struct ConfigurationFileTests {
  private static let before =
    "{\"version\": 1, \"providers\": [{\"id\": \"a\", \"command\": [\"a\"]}]}\n"
  private static let after =
    "{\"version\": 1, \"providers\": [{\"id\": \"a\", \"command\": [\"a\"]}, "
    + "{\"id\": \"b\", \"command\": [\"b\"]}]}\n"

  private static let program = ConfigurationFile.Addition(entry: ["id": "b", "command": ["b"]])

  private static let defined = ConfigurationFile.Addition(
    entry: ["id": "b", "definition": "b.json"],
    definition: (
      "b.json",
      [
        "definitionVersion": 1, "name": "b", "title": "B", "baseURL": "https://b.example",
        "request": ["path": "/s", "query": ["q": "{text}"]], "response": ["list": "$"],
        "fields": ["id": "$.id", "title": "$.title"],
      ]
    ))

  private func open(_ path: String) throws -> ConfigurationFile {
    try ConfigurationFile(flag: path, kinds: KindCatalog())
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  private func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test(arguments: [0o600, 0o640, 0o644, 0o400])
  func `the file is replaced at once and keeps its mode`(_ mode: Int) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.before, to: "c/config.json", mode: mode)
    try open(path).write(Self.program)
    #expect(try text(path) == Self.after)
    #expect(try self.mode(path) == mode)
    #expect(try names(folder.path + "/c") == ["config.json"])
  }

  @Test func `a link is followed and stays a link`() throws {
    let folder = try TemporaryFolder()
    let real = try folder.write(Self.before, to: "dotfiles/potluck.json")
    try folder.write("", to: "c/other")
    let link = folder.path + "/c/config.json"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: real)
    try open(link).write(Self.defined)
    #expect(try text(real).contains("\"b.json\""))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == real)
    // Definitions count from where the configuration is named.
    #expect(try names(folder.path + "/c") == ["b.json", "config.json", "other"])
  }

  @Test func `a link that leads nowhere is not taken for a missing file`() throws {
    let folder = try TemporaryFolder()
    let link = folder.path + "/config.json"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: folder.path + "/nowhere")
    #expect(throws: Failure.self) { try open(link) }
  }

  @Test func `a file that was changed meanwhile keeps the change`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.before, to: "config.json")
    let file = try open(path)
    let edited = Self.before.replacing("\"a\"]", with: "\"a\", \"-v\"]")
    try folder.write(edited, to: "config.json")
    let failure = #expect(throws: Failure.self) { try file.write(Self.defined) }
    #expect(failure?.message.contains("was changed in the meantime") == true)
    #expect(try text(path) == edited)
    #expect(try names(folder.path) == ["config.json"])
  }

  @Test func `of two additions at once one is told that the file has changed`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.before, to: "config.json")
    let (first, second) = (try open(path), try open(path))
    try first.write(Self.program)
    let other = ConfigurationFile.Addition(entry: ["id": "c", "command": ["c"]])
    #expect(throws: Failure.self) { try second.write(other) }
    #expect(try text(path) == Self.after)
  }

  @Test func `a file that is not there is made for its owner, with what was searched before`()
    throws
  {
    let folder = try TemporaryFolder()
    let path = folder.path + "/new/folder/config.json"
    let kinds = KindCatalog(bundled: [.init(name: "themealdb", bytes: [])])
    try ConfigurationFile(flag: path, kinds: kinds).write(
      ConfigurationFile.Addition(entry: ["id": "b", "command": ["b"]]))
    #expect(
      try text(path) == """
        {
          "version": 1,
          "providers": [
            { "id": "themealdb", "use": "themealdb" },
            { "id": "b", "command": ["b"] }
          ]
        }

        """)
    #expect(try mode(path) == 0o600)
    #expect(try mode(folder.path + "/new") == 0o700)
  }

  @Test func `a definition is written beside the file, and named by the entry`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.before, to: "config.json")
    try open(path).write(Self.defined)
    #expect(try names(folder.path) == ["b.json", "config.json"])
    #expect(try mode(folder.path + "/b.json") == 0o600)
    let entry = try #require(try open(path).loaded.configuration.entries.last)
    #expect(entry.errors.isEmpty && entry.use == "b")
  }

  @Test(arguments: ["b.json", "config.json"])
  func `a file that is there is never written over by a definition`(_ name: String) throws {
    let folder = try TemporaryFolder()
    if name == "b.json" { try folder.write("mine", to: name) }
    let path = folder.path + "/config.json"
    var addition = Self.defined
    addition.definition?.name = name
    addition.entry["definition"] = .string(name)
    #expect(throws: Failure.self) { try open(path).write(addition) }
    #expect(try names(folder.path) == (name == "b.json" ? ["b.json"] : []))
  }

  @Test func `a definition that an interrupted addition left is taken over`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.before, to: "config.json")
    try open(path).write(Self.defined)
    let definition = try text(folder.path + "/b.json")
    // What it is like when the program was ended between the two files.
    try folder.write(Self.before, to: "config.json")
    try open(path).write(Self.defined)
    #expect(try open(path).loaded.configuration.entries.last?.id == "b")
    #expect(try text(folder.path + "/b.json") == definition)
    #expect(try names(folder.path) == ["b.json", "config.json"])
  }

  @Test func `another one of the same service stays under another name`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.before, to: "config.json")
    let left = #"{"definitionVersion": 1, "baseURL": "https://b.example"}"#
    try folder.write(left, to: "b.json")
    try open(path).write(Self.defined)
    #expect(try text(folder.path + "/b.json.old") == left)
    #expect(try open(path).loaded.configuration.entries.last?.errors.isEmpty == true)
    // What an entry names, or what asks another service, stays where it is.
    for (configuration, other) in [
      (Self.after.replacing("\"command\": [\"b\"]", with: "\"definition\": \"b.json\""), left),
      (Self.before, left.replacing("b.example", with: "c.example")),
    ] {
      try folder.write(configuration, to: "config.json")
      try folder.write(other, to: "b.json")
      var addition = Self.defined
      addition.entry["id"] = "c"
      let failure = #expect(throws: Failure.self) { try open(path).write(addition) }
      #expect(failure?.message.contains("is there already") == true)
      #expect(try text(folder.path + "/b.json") == other)
    }
  }

  @Test func `an entry that cannot be read is not written`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.before, to: "config.json")
    var addition = Self.defined
    addition.definition?.document = ["definitionVersion": 1]
    #expect(throws: Failure.self) { try open(path).write(addition) }
    let unknown = ConfigurationFile.Addition(entry: ["id": "b", "use": "nothing"])
    #expect(throws: Failure.self) { try open(path).write(unknown) }
    let taken = ConfigurationFile.Addition(entry: ["id": "a", "command": ["b"]])
    #expect(throws: Failure.self) { try open(path).write(taken) }
    #expect(try text(path) == Self.before)
    #expect(try names(folder.path) == ["config.json"])
  }

  @Test(arguments: [
    ("", ":1:1"), ("{", ":1:"), ("[]", ":1:1"), ("{}", ":1:1"),
    ("{\"version\": 1,\n \"serach\": {}}", ":2:2"),
    ("{\"version\": 1, \"providers\": {}}", ":1:29"),
    ("{\"version\": 2, \"providers\": []}", ":1:13"),
  ])
  func `a file with errors is refused with their place`(_ text: String, _ place: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "config.json")
    let failure = #expect(throws: Failure.self) { try open(path) }
    #expect(failure?.message.contains("config.json\(place)") == true, "\(failure?.message ?? "")")
  }

  @Test func `an entry that does not work keeps no other from being added`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "{\"version\": 1, \"providers\": [{\"id\": \"a\", \"use\": \"gone\", \"odd\": 1}]}",
      to: "config.json")
    try open(path).write(Self.program)
    #expect(
      try text(path)
        == "{\"version\": 1, \"providers\": [{\"id\": \"a\", \"use\": \"gone\", \"odd\": 1}, "
        + "{\"id\": \"b\", \"command\": [\"b\"]}]}")
  }

  @Test func `nothing is added to a file that others can change`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.before, to: "config.json", mode: 0o666)
    let failure = #expect(throws: Failure.self) { try open(path) }
    #expect(failure?.fix?.contains("chmod go-w") == true)
  }
}
