import Glibc
import RecipeDefinitions
import RecipeModel
import Testing

/// The files beside these tests.
enum BundledFiles {
  private static let folder =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  /// A bundled definition, read anew; every problem, warnings included, is an issue.
  static func definition(_ name: String) throws -> ProviderDefinition {
    let result = DefinitionReader.read(try bytes("Sources/\(name).json"), file: "\(name).json")
    #expect(result.problems.map { "\($0)" } == [])
    return try #require(result.definition)
  }

  /// The recorded exchanges of a definition.
  static func recording(_ name: String) throws -> [UInt8] {
    try bytes("Tests/Recordings/\(name).tests.json")
  }

  /// The names of the definitions in the folder, in order.
  static func definitionNames() throws -> [String] {
    struct Missing: Error {}
    guard let directory = opendir("\(folder)/Sources") else { throw Missing() }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".json") { names.append(String(name.dropLast(".json".count))) }
    }
    return names.sorted()
  }

  private static func bytes(_ path: String) throws -> [UInt8] {
    struct Missing: Error { let path: String }
    guard let file = fopen("\(folder)/\(path)", "r") else { throw Missing(path: path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    return bytes
  }
}
