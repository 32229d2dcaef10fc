import RecipeModel
import RecipeProviderKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Shelf {
  /// The most files of one folder that are read.
  private static let maxFiles = 10_000
  /// The largest file that is read.
  private static let maxFileBytes = 5_000_000

  /// Reads the `.json` and `.jsonld` files of a folder and its subfolders, in the order of their
  /// names; hidden ones are left out.
  static func folder(_ path: String) throws -> Shelf {
    let files = FileManager.default
    var isFolder = false
    guard files.fileExists(atPath: path, isDirectory: &isFolder), isFolder else {
      throw ProviderError(
        .misconfigured, "there is no folder \(path)",
        fix: "create it, or correct the provider's path")
    }
    let names: [String]
    do { names = try files.subpathsOfDirectory(atPath: path) } catch {
      throw ProviderError(
        .misconfigured, "the folder \(path) cannot be read", fix: "check its permissions")
    }
    var filling = ShelfFilling()
    let documents = names.filter(isDocument).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for (index, name) in documents.enumerated() {
      if index == maxFiles {
        filling.drop(.beyondLimit, path, "only \(maxFiles) files of a folder are read")
        break
      }
      read("\(path)/\(name)", named: name, into: &filling)
    }
    return filling.shelf
  }

  private static func isDocument(_ name: String) -> Bool {
    let lower = name.lowercased()
    return (lower.hasSuffix(".json") || lower.hasSuffix(".jsonld"))
      && !name.split(separator: "/").contains { $0.hasPrefix(".") }
  }

  private static func read(_ path: String, named name: String, into filling: inout ShelfFilling) {
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type]
    if type as? FileAttributeType == .typeDirectory { return }
    // Pipes and devices are left alone: opening one may wait for ever.
    let isFile = [.typeRegular, .typeSymbolicLink].contains(type as? FileAttributeType)
    // A mapped file costs no memory before its size is known.
    guard isFile,
      let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    else { return filling.drop(.brokenFile, name, "cannot be read") }
    guard data.count <= maxFileBytes else {
      return filling.drop(.brokenFile, name, "is larger than \(maxFileBytes) bytes")
    }
    filling.add([UInt8](data), name: name)
  }
}
