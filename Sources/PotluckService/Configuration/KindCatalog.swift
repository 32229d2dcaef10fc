import RecipeDefinitions
package import RecipeProviderKit
import Synchronization

/// The kinds that `use` can name: compiled ones, and definitions that come with the program.
///
/// A bundled definition is read when somebody asks for it, so that a hundred of them cost a search
/// nothing.
package struct KindCatalog: Sendable {
  /// A definition that comes with the program.
  package struct Bundled: Sendable {
    /// The word that `use` names.
    package var name: String
    /// The definition file's bytes.
    package var bytes: [UInt8]

    /// Creates one.
    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// What was read so far; a class, because copies of the catalog share it.
  private final class Shelf: Sendable {
    let definitions = Mutex<[String: ProviderDefinition]>([:])
  }

  /// The kinds that the executable registered; commands read them while they run.
  @TaskLocal package static var current = KindCatalog()

  /// The compiled kinds.
  package let compiled: [ProviderKind]
  /// The definitions that come with the program.
  package let bundled: [Bundled]
  private let shelf = Shelf()

  /// Creates a catalog.
  package init(compiled: [ProviderKind] = [], bundled: [Bundled] = []) {
    self.compiled = compiled
    self.bundled = bundled
  }

  /// The names, compiled kinds first.
  package var names: [String] { compiled.map(\.name) + bundled.map(\.name) }

  /// Whether a kind is there, without reading it.
  package func contains(_ name: String) -> Bool {
    compiled.contains { $0.name == name } || bundled.contains { $0.name == name }
  }

  /// The kind of that name.
  package func kind(_ name: String) -> ProviderKind? {
    compiled.first { $0.name == name } ?? definition(name)?.kind
  }

  /// The bundled definition of that name.
  func definition(_ name: String) -> ProviderDefinition? {
    if let known = shelf.definitions.withLock({ $0[name] }) { return known }
    guard let source = bundled.first(where: { $0.name == name }) else { return nil }
    let definition = DefinitionReader.read(source.bytes, file: nil).definition
    if let definition { shelf.definitions.withLock { $0[name] = definition } }
    return definition
  }
}
