import TestSupport
import Testing

@testable import PotluckSupport

@Suite(.fewAtOnce) struct WordsTests {
  @Test(
    arguments: [
      (.milliseconds(500), "500ms"), (.seconds(2), "2s"), (.milliseconds(2_500), "2.5s"),
      (.seconds(3_600), "1h"), (.seconds(7 * 86_400), "7d"), (.seconds(90), "90s"), (.zero, "0s"),
    ] as [(Duration, String)])
  func `a setting names a duration as it is read`(_ duration: Duration, _ text: String) {
    #expect(duration.settingText == text)
  }

  @Test func `limits are told in seconds`() {
    #expect(Duration.seconds(2).exactText == "2 s")
    #expect(Duration.milliseconds(250).exactText == "0.25 s")
    #expect(Duration.milliseconds(300).limitText == "300 ms")
    #expect(Duration.milliseconds(2_480).limitText == "2.5 s")
    #expect(Duration.seconds(10).limitText == "10.0 s")
  }

  @Test(
    arguments: [
      (1, "1 s"), (40_000, "40 s"), (89_001, "2 min"), (660_001, "12 min"), (10_800_000, "3 h"),
      (172_800_000, "2 days"), (-5, "1 s"),
    ] as [(Int64, String)])
  func `a span is one unit, rounded up`(_ milliseconds: Int64, _ text: String) {
    #expect(Duration.milliseconds(milliseconds).spanText == text)
  }

  @Test func `what was is told in the same words`() {
    #expect(Duration.milliseconds(999).agoText == "just now")
    #expect(Duration.seconds(300).agoText == "5 min ago")
  }

  @Test func `no duration overflows`() {
    #expect(Duration.seconds(Int64.max).milliseconds == 1_000 * 366 * 86_400 * 1_000)
    #expect(Duration.seconds(Int64.min).milliseconds == -1_000 * 366 * 86_400 * 1_000)
  }

  @Test func `the hash is FNV-1a`() {
    #expect(StableHash.of("") == 0xcbf2_9ce4_8422_2325)
    #expect(StableHash.of("a") == 0xaf63_dc4c_8601_ec8c)
    #expect(StableHash.of("foobar") == 0x8594_4171_f739_67e8)
  }
}
