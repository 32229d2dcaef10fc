import ArgumentParser
import RecipeModel
import RecipeSearch

/// Where comparisons come from, and what they are held against.
struct CompareInputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Compare over several queries: a file with the words of one a line, - for standard input.",
      valueName: "file"),
    completion: .file())
  var queries: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Ask nobody: compare what potluck search --json or compare --json saved.",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var from: [String] = []

  @Option(
    help: ArgumentHelp(
      "Tell what changed since a saved run, query by query.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "What must not get worse: names of \(names), all or none.", valueName: "a,b"))
  var failOn: [String] = []

  @Option(
    help: ArgumentHelp(
      "The persistence of rank-biased overlap, between 0 and 1: how far down a reader looks.",
      valueName: "p"))
  var rboP = 0.9

  private static let names = Regression.Criterion.allCases.map(\.rawValue).joined(separator: ", ")

  func validate() throws {
    guard ComparisonOptions.isPersistence(rboP) else {
      throw ValidationError("--rbo-p takes a number between 0 and 1, both excluded.")
    }
    if !failOn.isEmpty, baseline == nil {
      throw ValidationError("--fail-on needs a --baseline to be worse than.")
    }
    let known = Regression.Criterion.allCases.map(\.rawValue) + ["all", "none"]
    for word in words where !known.contains(word) {
      let nearest = NearestName.of(word, among: known).map { " Did you mean '\($0)'?" } ?? ""
      throw ValidationError(
        "--fail-on does not know '\(word)'.\(nearest) Known: \(known.joined(separator: ", ")).")
    }
  }

  /// What must not get worse.
  var criteria: Set<Regression.Criterion> {
    if words.isEmpty { return Regression.usual }
    if words.contains("all") { return Set(Regression.Criterion.allCases) }
    return Set(words.compactMap(Regression.Criterion.init(rawValue:)))
  }

  private var words: [String] {
    failOn.flatMap { $0.split(separator: ",") }
      .map { $0.split(whereSeparator: \.isWhitespace).joined() }.filter { !$0.isEmpty }
  }
}
