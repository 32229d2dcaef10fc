@testable import RecipeRPC

/// The stream of `potluck stdio`: the same messages come out, however the input is cut.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = UnsafeRawBufferPointer(start: start, count: count)
  let whole = frames(in: bytes, piece: max(1, count))
  precondition(frames(in: bytes, piece: 1) == whole, "single bytes give other messages")
  precondition(frames(in: bytes, piece: 7) == whole, "pieces give other messages")
  return 0
}

private func frames(in bytes: UnsafeRawBufferPointer, piece: Int) -> [Frame] {
  var reader = FrameReader()
  var frames: [Frame] = []
  for start in stride(from: 0, to: bytes.count, by: piece) {
    reader.feed(UnsafeRawBufferPointer(rebasing: bytes[start..<min(bytes.count, start + piece)]))
    while let frame = reader.next() { frames.append(frame) }
  }
  if let last = reader.atEnd() { frames.append(last) }
  return frames
}
