import RecipeKeeping

@testable import RecipePages

/// Pages and pictures as they are kept: a kept page keeps no script, and is kept again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  _ = try? PictureCheck.kind(of: bytes)
  let address = "https://a.example/soup"
  guard let page = PageArchive.file(of: bytes, address: address),
    let tree = try? HTMLTree(parsing: page)
  else { return 0 }
  for node in 0..<tree.count {
    precondition(tree.name(node) != "script", "a script is kept")
    let names = tree.attributes(of: node).map { String(decoding: $0.name, as: UTF8.self) }
    precondition(!names.contains { $0.lowercased().hasPrefix("on") }, "an event is kept")
  }
  _ = PageArchive.file(of: page, address: address)
  return 0
}
