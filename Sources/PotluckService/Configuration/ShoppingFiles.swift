import RecipeModel
package import RecipeShopping

/// A person's files about shopping, beside the configuration: `aisle.conf` and `pantry.conf`.
package struct ShoppingFiles {
  /// What they say.
  package private(set) var settings = ShoppingSettings()
  /// What is wrong with them, a clause each.
  private(set) var problems: [String] = []

  /// The most problems of one file that are told.
  private static let mostProblems = 5

  /// Reads the files.
  /// - Parameters:
  ///   - configuration: the file that `--config` names.
  ///   - aisles: the file that a flag names; the one beside the configuration unless given.
  ///   - pantry: the file that a flag names; the one beside the configuration unless given.
  /// - Throws: ``Failure`` for a file that cannot be read; one that nobody named may be missing.
  package init(configuration: String?, aisles: String? = nil, pantry: String? = nil) throws {
    let path = ConfigurationSource.find(flag: configuration).path ?? ConfigurationSource.userFile
    let folder = path.map(Paths.folder)
    if let text = try Self.text(aisles, "aisle.conf", in: folder) {
      settings.aisles = Aisles(parsing: text)
      note(settings.aisles.problems, of: aisles ?? "aisle.conf")
    }
    if let text = try Self.text(pantry, "pantry.conf", in: folder) {
      let pantryFile = Pantry(parsing: text)
      settings.pantry = pantryFile.foods
      note(pantryFile.problems, of: pantry ?? "pantry.conf")
    }
  }

  /// Tells what is wrong with the files.
  package func warn() { for problem in problems { StandardError.warn(problem) } }

  private mutating func note(_ found: [String], of file: String) {
    problems += found.prefix(Self.mostProblems).map { "\(file), \($0)" }
    let rest = found.count - Self.mostProblems
    if rest > 0 { problems.append("\(file): \(rest) more of the kind") }
  }

  private static func text(
    _ named: String?, _ standard: String, in folder: String?
  ) throws -> String? {
    guard
      let path = named.map({ Paths.absolute($0, in: Paths.current) })
        ?? folder.map({
          "\($0)/\(standard)"
        })
    else { return nil }
    do throws(FileError) {
      return String(decoding: try FileBytes.read(path), as: UTF8.self)
    } catch {
      if error.isMissing, named == nil { return nil }
      throw Failure("cannot read \(named ?? path): \(error.reason)", fix: "check the path")
    }
  }
}
