import RecipeExchange
import RecipeModel

/// Archives that were whole once: the first byte says how many places are changed, two bytes and a
/// value for each; the rest is what the archive holds.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 0 else { return 0 }
  let bytes = Array(UnsafeBufferPointer(start: start + 1, count: count - 1))
  let changes = bytes.prefix(3 * Int(start[0] % 16))
  let contents = Array(bytes.dropFirst(changes.count))
  var writer = ZipWriter()
  for name in ["soup.json", "folder/Soupe à l’oignon.paprikarecipe"] {
    try? writer.add(name, contents)
  }
  var archive = writer.archive()
  let whole = try? ZipArchive(archive)
  precondition(whole?.entries.count == 2, "a whole archive is not read")
  for entry in whole?.entries ?? [] {
    precondition((try? whole?.bytes(of: entry)) == contents, "an entry is not what was packed")
  }
  for change in stride(from: 0, to: changes.count - 2, by: 3) {
    // Counted from the end, where the directory is.
    let place = (Int(changes[change]) << 8 | Int(changes[change + 1])) % archive.count
    archive[archive.count - 1 - place] = changes[change + 2]
  }
  guard let damaged = try? ZipArchive(archive) else { return 0 }
  for entry in damaged.entries { _ = try? damaged.bytes(of: entry) }
  return 0
}
