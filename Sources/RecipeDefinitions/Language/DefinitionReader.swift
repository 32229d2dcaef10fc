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
    let log = ProblemLog(wording: DefinitionWording())
    if let problem = log.checkNames(of: parsed) {
      return Result(definition: nil, problems: [problem])
    }
    let migrated = MigratedDocument(parsed, migrations: migrations)
    let definition = definition(DocumentNode(migrated.document, log: log))
    return Result(
      definition: log.hasErrors ? nil : definition,
      problems: log.problems(in: bytes, migrated: migrated.original))
  }

  private static func definition(_ document: DocumentNode) -> ProviderDefinition? {
    guard document.value.isObject else {
      document.error(
        "the definition is \(document.value.kindName), not an object",
        fix: "write {\"definitionVersion\": 1, \"name\": …}")
      return nil
    }
    guard document.versionFits() else { return nil }
    let reading = Reading(log: document.log)
    reading.look(at: document.value["response"])
    document.log.context = reading
    return withExtendedLifetime(reading) { ProviderDefinition.codec.read(document) }
  }

  private static func refusal(_ message: String, fix: String) -> Result {
    Result(
      definition: nil,
      problems: [DocumentProblem(severity: .error, pointer: "", message: message, fix: fix)])
  }
}
