import RecipeModel

/// A time or a temperature with the step that names it, as documents have it; it is only written.
struct StepMarkEntry: Sendable {
  var step = 0
  var mark = StepMark(kind: .time, range: 0..<0, text: "", lower: 0)

  static func all(in steps: [String]) -> [StepMarkEntry] {
    steps.enumerated().flatMap { step, text in
      StepMark.all(in: text).map { StepMarkEntry(step: step, mark: $0) }
    }
  }

  /// A figure of a mark of one kind; nil of another.
  private func figure(_ value: Double?, of kind: StepMark.Kind) -> Double? {
    mark.kind == kind ? value : nil
  }

  static let codec: ObjectCodec<StepMarkEntry> = ObjectCodec(
    "StepMark", place: "a mark", "A time or a temperature that a step names.",
    draft: StepMarkEntry(), isOpen: true,
    [
      .written("step", .count, "Which of the instructions names it, from 0.", get: \.step),
      .written("kind", .word) { $0.mark.kind },
      .written("text", .anyText, "The very words.") { $0.mark.text },
      .written("start", .count, "Where they begin, in Unicode code points from 0.") {
        $0.mark.range.lowerBound
      },
      .written("end", .count, "Where they have ended.") { $0.mark.range.upperBound },
      .deferred("seconds", .finite, "How long; of a range the least.") {
        $0.figure($0.mark.lower, of: .time)
      },
      .deferred("maxSeconds", .finite, "How long at most, of a range.") {
        $0.figure($0.mark.upper, of: .time)
      },
      .deferred("degrees", .finite, "How hot; of a range the least.") {
        $0.figure($0.mark.lower, of: .temperature)
      },
      .deferred("maxDegrees", .finite, "How hot at most, of a range.") {
        $0.figure($0.mark.upper, of: .temperature)
      },
      .deferred("unit", .word, "What the degrees are; left out where it is not said.") {
        $0.mark.unit
      },
    ])
}
