import TestSupport
import Testing

@testable import PotluckSupport

@Suite(.fewAtOnce) struct Base64Tests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func `it is that of RFC 4648`(_ text: String, _ expected: String) {
    #expect(Base64.encode(text.utf8) == expected)
    #expect(Base64.decode(expected.utf8) == Array(text.utf8))
  }

  @Test func `either alphabet is covered whole`() {
    let bytes: [UInt8] = [0xFB, 0xEF, 0xFF, 0x00]
    #expect(Base64.encode(bytes) == "++//AA==")
    #expect(Base64.encode(bytes, isForAddress: true) == "--__AA")
    #expect(Base64.decode("--__AA".utf8) == bytes)
  }

  @Test func `what is written is read as it was`() {
    for length in 0..<70 {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 * 37 + length) }
      for isForAddress in [false, true] {
        let text = Base64.encode(bytes, isForAddress: isForAddress)
        #expect(Base64.decode(text.utf8) == bytes)
      }
    }
  }

  @Test(arguments: ["a", "Zm9vY", "Zm 9v", "Zm9v\n", "Zm9é"])
  func `what it does not write is not read`(_ text: String) {
    #expect(Base64.decode(text.utf8) == nil)
  }
}
