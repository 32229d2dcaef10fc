public import RecipeModel

/// Reads definitions of providers.
///
/// Every problem of a file is told at once. A definition is there only when nothing is wrong with
/// it; warnings do not count.
///
/// ```swift
/// let result = DefinitionReader.read(bytes, file: "soup-shelf.json")
/// for problem in result.problems { print(problem.message) }
/// ```
public struct DefinitionReader {
  /// The greatest file, in bytes.
  public static let maxBytes = 1 << 20
  /// How deep a definition may nest, and how many values it may hold.
  static let limits = JSONLimits(maxDepth: 32, maxValues: 20_000, demandsValidText: true)
  /// The longest name of a member, in bytes.
  static let maxNameBytes = 128

  /// What reading gives.
  public struct Result: Sendable {
    /// The definition; nil when there is an error.
    public var definition: ProviderDefinition?
    /// Every problem, in the order of the file.
    public var problems: [DocumentProblem]

    /// Creates a result.
    public init(definition: ProviderDefinition?, problems: [DocumentProblem]) {
      self.definition = definition
      self.problems = problems
    }
  }

  /// Reads a definition.
  /// - Parameters:
  ///   - bytes: the file.
  ///   - file: its name or path, to tell a file of tests from a definition; nil when there is none.
  /// - Returns: the definition and what is wrong with it, at most 201 problems: the first 200 and
  ///   a line that counts the others.
  public static func read(_ bytes: [UInt8], file: String? = nil) -> Result {
    read(bytes, file: file, migrations: Migration.all)
  }

  /// Reads a definition that may have to be migrated first.
  static func read(
    _ bytes: [UInt8], file: String?, migrations: [Int: Migration]
  ) -> Result {
    guard bytes.count <= maxBytes else {
      return refusal(
        "the file is greater than \(maxBytes) bytes", fix: "a definition is a few kilobytes")
    }
    let parsed: JSON
    do throws(JSONParseError) { parsed = try JSON(parsing: bytes, limits: limits) } catch {
      return Result(definition: nil, problems: [DocumentProblem(error, in: bytes)])
    }
    if file?.hasSuffix(".tests.json") == true
      || (parsed["cases"] != nil && parsed["request"] == nil)
    {
      return refusal(
        "this is a file of tests, not a definition",
        fix: "name the definition itself, the file without .tests")
    }
    let log = ProblemLog()
    guard checkNames(parsed, log) else {
      return refusal(
        "a key is longer than \(maxNameBytes) bytes", fix: "shorten or remove it")
    }
    let migrated = MigratedDocument(parsed, migrations: migrations)
    let root = Node(value: migrated.document, trail: Trail(), log: log)
    var definition: ProviderDefinition?
    if parsed.isObject {
      definition = Reading(log: log).definition(root)
    } else {
      root.error(
        "the definition is \(parsed.kindName), not an object",
        fix: "write {\"definitionVersion\": 1, \"name\": …}")
    }
    return Result(
      definition: log.hasErrors ? nil : definition,
      problems: log.problems(in: bytes, migrated: migrated.original))
  }

  private static func refusal(_ message: String, fix: String) -> Result {
    Result(
      definition: nil,
      problems: [DocumentProblem(severity: .error, pointer: "", message: message, fix: fix)])
  }

  /// Finds names that occur twice in one object.
  /// - Returns: false when a name is so long that pointers would grow without bounds.
  private static func checkNames(_ value: JSON, _ log: ProblemLog) -> Bool {
    switch value {
    case .array(let elements): return elements.allSatisfy { checkNames($0, log) }
    case .object(let object):
      let members = object.members
      if members.count > 16 {
        if Set(members.map(\.name)).count < members.count { log.hasRepeatedNames = true }
      } else {
        for (index, member) in members.enumerated()
        where members[..<index].contains(where: { $0.name == member.name }) {
          log.hasRepeatedNames = true
        }
      }
      return members.allSatisfy {
        $0.name.utf8.count <= maxNameBytes && checkNames($0.value, log)
      }
    case .null, .bool, .number, .string: return true
    }
  }
}
