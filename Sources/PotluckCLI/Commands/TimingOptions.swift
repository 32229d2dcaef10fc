import ArgumentParser

/// How long a search may take and what counts as success.
struct TimingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Answer with what is there so long after the first listing, such as 500ms; 2.5 unless set.",
      valueName: "s"))
  var soft: String?

  @Option(
    help: ArgumentHelp(
      "Cut the search off after so long, such as 1m; 10 unless set.", valueName: "s"))
  var hard: String?

  func validate() throws {
    for (name, text) in [("--soft", soft), ("--hard", hard)] {
      guard let text, Self.duration(text) == nil else { continue }
      throw ValidationError(
        "\(name) takes seconds above zero such as 2.5, or a duration such as 500ms; not '\(text)'.")
    }
  }

  /// The configuration's deadlines with the flags' in their place.
  func apply(to search: inout Configuration.Search) {
    if let soft = soft.flatMap(Self.duration) { search.soft = soft }
    if let hard = hard.flatMap(Self.duration) { search.hard = hard }
  }

  private static func duration(_ text: String) -> Duration? {
    DurationText.parse(text, allowsBareSeconds: true).flatMap { $0 > .zero ? $0 : nil }
  }
}
