import RecipeDefinitions
import RecipeModel
import RecipeProviderKit

/// Definitions and recordings: every file is read or refused with a reason.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let result = DefinitionReader.read(bytes, file: "fuzzed.json")
  precondition(result.definition != nil || !result.problems.isEmpty, "refused without a reason")
  _ = result.definition?.kind
  _ = RecordingReader.read(bytes)
  if let path = try? JSONPath(String(decoding: bytes.prefix(256), as: UTF8.self)) {
    _ = try? path.nodes(in: [["title": "Soup", "tags": ["a", 1, nil]]], steps: 10_000)
  }
  return 0
}
