import RecipeModel

/// How documents of one version of the language become documents of the next.
///
/// A change of the language that old documents would not survive raises
/// ``ProviderDefinition/currentVersion`` and adds one migration. Documents are migrated in memory,
/// step by step, before they are read; the file stays as it is, and problems still point into it.
struct Migration: Sendable {
  /// Rewrites any document: content that it does not expect stays, for the reader to report.
  let rewrite: @Sendable (JSON) -> JSON
  /// The pointers of values that moved, new and old; what lies below them moves along.
  let moved: [(new: String, old: String)]

  /// The migrations by the version that they start from; none, as version 1 is the first.
  static let all: [Int: Migration] = [:]

  /// Converts a pointer after this migration to the pointer of the same value before it.
  func original(_ pointer: String) -> String {
    for (new, old) in moved where pointer == new || pointer.hasPrefix(new + "/") {
      return old + pointer.dropFirst(new.count)
    }
    return pointer
  }
}

/// A document that was brought to the current version.
struct MigratedDocument {
  /// The document.
  private(set) var document: JSON
  private var steps: [Migration] = []

  /// Migrates a document as far as there are steps.
  init(_ document: JSON, migrations: [Int: Migration]) {
    self.document = document
    // Each version has one step, so that this ends.
    for _ in 0..<migrations.count {
      guard let version = self.document["definitionVersion"]?.intValue,
        version < ProviderDefinition.currentVersion, let step = migrations[version]
      else { return }
      var rewritten = step.rewrite(self.document)
      if case .object(var object) = rewritten {
        object["definitionVersion"] = .int(version + 1)
        rewritten = .object(object)
      }
      self.document = rewritten
      steps.append(step)
    }
  }

  /// Converts a pointer in the migrated document to the pointer of the same value in the file.
  func original(_ pointer: String) -> String {
    steps.reversed().reduce(pointer) { $1.original($0) }
  }
}

extension DocumentNode {
  /// Notes a version that this program does not read.
  /// - Returns: false when the document is too new for anything else to be said about it.
  func versionFits() -> Bool {
    guard let given = value["definitionVersion"] else { return true }
    let node = child("definitionVersion", given)
    let current = ProviderDefinition.currentVersion
    guard case .number = given, let version = given.intValue else {
      node.wrongType("the number \(current)", fix: "write \(current)")
      return true
    }
    if version > current {
      node.error(
        "written for a newer Potluck: this one reads version \(current) of the language",
        fix: "use a newer potluck")
      return false
    }
    if version < current {
      node.error("there is no version \(version) of the language", fix: "write \(current)")
    }
    return true
  }
}
