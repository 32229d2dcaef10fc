import BundledDefinitionFiles

/// The definitions of services that come with Potluck.
///
/// The build puts the files of `Providers/Definitions/Sources` into the program, so that nothing is
/// read from disk and the tool stays one file.
public enum BundledDefinitions {
  /// The name that `use` takes, and the definition as JSON, in the order of their names.
  public static let all: [(name: String, bytes: [UInt8])] = {
    var count = 0
    let first = bundled_definition_files(&count)
    return UnsafeBufferPointer(start: first, count: count).map { file in
      let bytes = UnsafeBufferPointer(start: file.bytes, count: file.count)
      return (String(cString: file.name), Array(bytes))
    }
  }()
}
