import RecipeModel

/// JSON: what is read and written is read again as the same, within its bounds.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let strict = JSONLimits(maxDepth: 16, maxMemory: 1 << 16, demandsValidText: true)
  let isStrict = (try? JSON(parsing: bytes, limits: strict)) != nil
  guard let json = try? JSON(parsing: bytes) else {
    precondition(!isStrict, "the strict parser takes more than the lenient one")
    return 0
  }
  precondition((try? JSON(parsing: json.bytes())) == json, "compact text changes the value")
  precondition((try? JSON(parsing: json.bytes(.indented))) == json, "layout changes the value")
  precondition(JSONPositions(of: bytes).values[""] != nil, "the document has no place")
  return 0
}
