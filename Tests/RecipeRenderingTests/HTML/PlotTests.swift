import TestSupport
import Testing

@testable import RecipeRendering

/// The parts of a drawing, where numbers are at their edges.
@Suite(.fewAtOnce) struct PlotTests {
  @Test(
    arguments: [
      (0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (12.345, "12.35"), (1.05, "1.05"),
      (-0.004, "0"), (99.999, "100"), (1e300, "10000000"), (-1e300, "-10000000"),
      (.nan, "0"), (.infinity, "0"), (-.infinity, "0"),
    ] as [(Double, String)])
  func `a number has two places at most and is always a number`(_ value: Double, _ text: String) {
    #expect(PlotNumber.text(value) == text)
  }

  @Test(
    arguments: [(-1, "0%"), (0, "0%"), (0.125, "12.5%"), (1, "100%"), (7, "100%"), (.nan, "0%")]
      as [(Double, String)])
  func `a place lies on the drawing`(_ share: Double, _ text: String) {
    #expect(PlotNumber.percent(share) == text)
  }

  @Test(arguments: [
    0, 0.3, 1, 3, 9, 10, 11, 99, 173, 1000, 1584, 59_999, 3e6, 1e15, -4, .nan, .infinity,
  ])
  func `an axis reaches far enough with few marks of their own`(_ greatest: Double) {
    for axis in [PlotAxis.time(reaching: greatest), .count(reaching: greatest)] {
      #expect((2...6).contains(axis.ticks.count))
      #expect(axis.ticks.first == 0 && axis.ticks == axis.ticks.sorted())
      if greatest.isFinite { #expect(axis.share(greatest) <= 1) }
      let labels = axis.ticks.map(axis.label)
      #expect(Set(labels).count == labels.count, "\(labels)")
    }
  }

  @Test func `only nothing has the lowest tint and only all the highest`() {
    #expect(HeatTone.share(0) == .step(0) && HeatTone.share(1) == .step(7))
    #expect(HeatTone.share(1e-9) == .step(1) && HeatTone.share(1 - 1e-9) == .step(6))
    #expect(HeatTone.share(nil) == .undefined && HeatTone.share(.nan) == .undefined)
  }

  @Test func `a correlation is tinted by its sign and strength`() {
    #expect(HeatTone.correlation(1) == .sign(3) && HeatTone.correlation(-1) == .sign(-3))
    #expect(HeatTone.correlation(0.2) == .sign(1) && HeatTone.correlation(-0.5) == .sign(-2))
    #expect(HeatTone.correlation(0.01) == .sign(0) && HeatTone.correlation(nil) == .undefined)
  }

  @Test func `a text is escaped wherever it stands`() {
    let text = "<b a=\"1\" c='2'>&amp;\u{0}\u{9F}\u{FFFE}"
    let escaped = "&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;amp;\u{FFFD}\u{FFFD}\u{FFFD}"
    #expect(
      HTMLWriter.document(.tag("p", ["title": text, "lang": nil], text: text))
        == "<!DOCTYPE html>\n<p title=\"\(escaped)\">\(escaped)</p>\n")
  }
}
