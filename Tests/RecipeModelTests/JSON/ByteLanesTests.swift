import RecipeModel
import TestSupport
import Testing

@Suite(.fewAtOnce) struct ByteLanesTests {
  @Test func `each lane is judged by its own byte alone`() {
    for first in UInt8.min...UInt8.max {
      let bytes: [UInt8] = [0, 1, 37, 128, 5, 222, 91, 64].map { (step: UInt8) in first &+ step }
      let lanes = bytes.withUnsafeBufferPointer { ByteLanes($0, at: 0) }
      #expect(Self.upperBits(lanes.within(0x28, 0x7A)) == bytes.map { (0x28...0x7A).contains($0) })
      #expect(Self.upperBits(lanes.equal(0x41)) == bytes.map { $0 == 0x41 })
      #expect(Self.upperBits(lanes.beyondASCII) == bytes.map { $0 > 0x7F })
      let others = lanes.others(than: lanes.within(0x28, 0x7A))
      #expect(Self.upperBits(others) == bytes.map { !(0x28...0x7A).contains($0) })
      #expect(ByteLanes.count(others) == bytes.count { !(0x28...0x7A).contains($0) })
      for length in 0...9 {
        let kept = Array(bytes.prefix(length)) + [UInt8](repeating: 0, count: max(0, 8 - length))
        #expect(Self.bytes(lanes.first(length).word) == kept)
      }
      #expect(Self.upperBits(lanes.unprintable) == bytes.map { !(0x20...0x7E).contains($0) })
      let small: [UInt8] = bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
      #expect(Self.bytes(lanes.lowercased) == small)
    }
  }

  @Test func `a search ends at the first byte that passes, or where few are left`() {
    for (text, place) in [("", 0), ("abcdefg", 0), ("abcdefghi", 8), ("abcdefghij{lmnop", 10)] {
      let found = Array(text.utf8).withUnsafeBufferPointer { bytes in
        ByteLanes.skip(bytes, from: 0) { $0.equal(UInt8(ascii: "{")) }
      }
      #expect(found == place)
    }
  }

  private static func bytes(_ word: UInt64) -> [UInt8] {
    withUnsafeBytes(of: word.littleEndian) { Array($0) }
  }

  private static func upperBits(_ word: UInt64) -> [Bool] { bytes(word).map { $0 == 0x80 } }
}
