import RecipeModel
import RecipeSearch

/// Lines of listings for merging: what is read where it lies is what the JSON parser reads, and is
/// kept as it was.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let line = UnsafeBufferPointer(start: start, count: count)
  var input = ListingInput()
  let isPlain = input.add(line: line)
  let json = try? JSON(parsing: Array(line))
  guard let entry = json.flatMap({ try? ListingInput.Entry($0) }) else {
    precondition(!isPlain, "a line is taken that is none")
    return 0
  }
  var parsed = ListingInput()
  parsed.add(entry)
  precondition(!isPlain || input.ranked() == parsed.ranked(), "the two ways read another listing")
  _ = RecipeRanker().recipes(from: parsed.ranked())
  return 0
}
