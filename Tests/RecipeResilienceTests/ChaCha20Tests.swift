import PotluckSupport
import TestSupport
import Testing

@testable import RecipeResilience

@Suite(.fewAtOnce) struct ChaCha20Tests {
  private let key = Array(UInt8(0)..<32)
  private let nonce: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0x4a, 0, 0, 0, 0]

  @Test func `it is that of RFC 8439, section 2.4.2`() {
    let text =
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, "
      + "sunscreen would be it."
    let expected =
      "6e2e359a2568f98041ba0728dd0d6981e97e7aec1d4360c20a27afccfd9fae0bf91b65c5524733ab8f593dabcd62b3571"
      + "639d624e65152ab8f530c359f0861d807ca0dbf500d6a6156a38e088a22b65e52bc514d16ccf806818ce91ab77937365"
      + "af90bbf74a35be6b40b8eedf2785e42874d"
    let cipher = ChaCha20(key: key)
    let hidden = cipher.applied(to: Array(text.utf8), nonce: nonce)
    #expect(Hexadecimal.encode(hidden) == expected)
    #expect(cipher.applied(to: hidden, nonce: nonce) == Array(text.utf8))
  }

  @Test func `another key or nonce gives other bytes`() {
    let bytes = [UInt8](repeating: 0, count: 64)
    let stream = ChaCha20(key: key).applied(to: bytes, nonce: nonce)
    #expect(ChaCha20(key: key.reversed()).applied(to: bytes, nonce: nonce) != stream)
    #expect(ChaCha20(key: key).applied(to: bytes, nonce: nonce.reversed()) != stream)
  }

  @Test func `nothing is nothing`() {
    #expect(ChaCha20(key: []).applied(to: [UInt8](), nonce: nonce) == [])
  }
}
