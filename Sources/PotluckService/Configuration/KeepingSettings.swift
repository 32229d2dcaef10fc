import PotluckSupport
package import RecipeKeeping
package import RecipeModel
import RecipePostgreSQL
import RecipeProviderKit
import Synchronization

extension Configuration {
  /// Whether and where recipes and searches are kept.
  package struct Keeping {
    /// Where kept recipes are.
    enum Place: Hashable {
      /// Nowhere.
      case off
      /// In a database in the user's data folder.
      case database
      /// In a folder of plain files; absolute once it is read from a file.
      case folder(String)
    }

    /// Where kept recipes are.
    var kept = Place.database
    /// Whether the searches that a person makes are written down.
    var history = true
    /// The environment variable of the database that replaces the local databases; from ``Store``.
    var shared: String?
    /// Whether users have folders of their own below the household's; from ``Serve``.
    var hasUsers = false
    /// The folder of the databases of both; nil where the user has no home folder.
    package var folder = Paths.data

    /// Its members stand in the document itself.
    package static let codec = ObjectCodec<Keeping>(
      "keeping", place: "the configuration", draft: Keeping(), isOpen: true, showsDefaults: true,
      [
        .setting(
          "kept", \.kept, Place.codec,
          """
          Where `potluck keep` keeps recipes: true for a database in the data folder, \
          `{"path": "~/recipes"}` for a folder of plain files that other programs may edit too; \
          false keeps none.
          """),
        .setting(
          "history", \.history, .flag,
          "Whether the searches that a person makes are written down, on this machine alone."),
      ])

    /// These settings, with a relative path of kept recipes resolved against a folder.
    func absolute(in folder: String) -> Keeping {
      guard case .folder(let path) = kept else { return self }
      var keeping = self
      keeping.kept = .folder(Paths.absolute(path, in: folder))
      return keeping
    }
  }
}

extension Configuration.Keeping.Place {
  fileprivate static let codec = ValueCodec<Self>(
    .keywords([
      "anyOf": [
        ["type": "boolean"],
        [
          "type": "object", "properties": ["path": ["type": "string", "minLength": 1]],
          "required": ["path"], "additionalProperties": false,
        ],
      ]
    ])
  ) { node in
    switch node.value {
    case true: return .database
    case false: return .off
    default:
      let path = node.value["path"]?.stringValue ?? ""
      if !path.isEmpty, node.value.objectValue?.members.count == 1 { return .folder(path) }
      node.wrongType("true, false or a folder", like: "{ \"path\": \"~/recipes\" }")
      return nil
    }
  } write: { place in
    switch place {
    case .off: false
    case .database: true
    case .folder(let path): ["path": .string(path)]
    }
  }
}

/// What happened to the files of what is kept, whichever command opened them.
package enum KeepingNotices {
  private static let told = Mutex<Set<Failure>>([])

  /// What happened since this was last asked.
  package static var new: [Failure] {
    let all = KeptLibraries.notices + SearchHistories.notices
    return told.withLock { told in all.filter { told.insert($0).inserted } }
  }
}

/// The kept recipes of a configuration, opened once for a process.
package enum KeptLibraries {
  private struct Key: Hashable {
    var place: Configuration.Keeping.Place
    var folder: String?
    var user: String?
    var hasUsers: Bool
  }

  private static let libraries = Mutex<[Key: any KeptLibrary]>([:])

  /// What happened to the files of all libraries that were opened.
  static var notices: [Failure] {
    libraries.withLock { Array($0.values) }.flatMap(\.notices)
  }

  /// The library of the current user; nil where nothing is kept, or there is no home folder.
  package static func library(_ keeping: Configuration.Keeping) -> (any KeptLibrary)? {
    let user = KeepingUser.current
    if keeping.kept == .database, let shared = SharedStores.store(keeping.shared) {
      return shared.library(user)
    }
    func own(_ folder: String) -> String {
      user.map { KeepingUser.folder(of: $0, in: folder) } ?? folder
    }
    let key = Key(
      place: keeping.kept, folder: keeping.folder, user: user, hasUsers: keeping.hasUsers)
    return libraries.withLock { libraries in
      if let known = libraries[key] { return known }
      let made: (any KeptLibrary)? =
        switch keeping.kept {
        case .off: nil
        case .database: keeping.folder.map { KeptDatabase(folder: own($0)) }
        case .folder(let path):
          KeptFolder(
            path: own(path),
            foreign: keeping.hasUsers && user == nil ? KeepingUser.usersFolder : nil)
        }
      libraries[key] = made
      return made
    }
  }

  /// Closes all libraries that were opened, so that their files are whole by themselves.
  package static func close() async {
    for library in libraries.withLock({ Array($0.values) }) { await library.close() }
  }

  /// The library of a command that is about kept recipes.
  /// - Throws: ``Failure`` where there is none.
  package static func required(_ keeping: Configuration.Keeping) throws -> any KeptLibrary {
    if let library = library(keeping) { return library }
    throw keeping.kept == .off
      ? Failure(
        "the configuration says that no recipes are kept",
        fix: "write \"kept\": true, or take the key out")
      : Failure(
        "there is no home folder to keep recipes in", fix: "set HOME or XDG_DATA_HOME")
  }
}

extension Configuration {
  /// The identifier of the source that is the kept recipes.
  package static let kept = "kept"

  /// The kind of sources that are other Potlucks.
  static let potluck = "potluck"

  /// The sources that a search can ask: the entries, and the kept recipes once there are any.
  package var sources: [Entry] {
    // Other users or instances may have kept recipes even where this library's file does not exist.
    let isForMany = serve.users != nil || keeping.shared != nil
    guard !entries.contains(where: { $0.id == Self.kept }),
      let library = KeptLibraries.library(keeping),
      isForMany || access(library.path, F_OK) == 0
    else { return entries }
    let keeping = keeping
    var entry = Entry(id: Self.kept)
    entry.use = Self.kept
    entry.name = "Kept recipes"
    entry.kind = .kept { KeptLibraries.library(keeping) ?? library }
    return entries + [entry]
  }
}

extension ProviderKind {
  /// The source of kept recipes: what one has, without a network.
  static func kept(_ library: @escaping @Sendable () -> any KeptLibrary) -> ProviderKind {
    ProviderKind(
      name: Configuration.kept, summary: "recipes that you keep, read without a network",
      settings: [], make: { KeptProvider(library(), id: $0.id, name: $0.name) })
  }
}
