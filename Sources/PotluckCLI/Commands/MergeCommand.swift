import ArgumentParser
import PotluckService
import PotluckSupport
import RecipeModel
import RecipeRendering
import RecipeSearch

/// `potluck merge`: merges listings from files, without the network.
struct MergeCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge listings from JSON Lines into recipes, in rank order.",
    discussion: """
      Each line is a listing: {"provider", "id", "title", "url", "publisher", "ingredients", \
      "image", "rating", "rank"}; "ingredients" is a list or a text with commas, "rating" a \
      number or {"value", "scale"}, and the rank is the order within the provider unless given. \
      Other members are ignored. Each line of the output is a recipe, as in the items of \
      potluck search --json.

      A line that is no listing is reported with its place and left out; the rest is merged, \
      and the exit code is 2.
      """
        + examples(
          "merge listings.jsonl --explain",
          "merge a.jsonl b.jsonl --weight a=2 --group b,c",
          "search soup --jsonl | potluck merge --sort rating"))

  @Argument(
    help: "The files to read, - for standard input; standard input when there is none.",
    completion: .file(extensions: ["jsonl", "ndjson"]))
  var files: [String] = []

  @Flag(help: "Add votes and the reasons for merging to each recipe.")
  var explain = false

  @Option(help: "The constant of reciprocal rank fusion, 60 unless given.")
  var k: Double?

  @Option(
    help: ArgumentHelp(
      "The weight of a provider's vote, 0 to 100; may be repeated.", valueName: "provider=number"))
  var weight: [String] = []

  @Option(
    help: ArgumentHelp(
      "Providers that share one vote, because they share an origin; may be repeated.",
      valueName: "a,b"))
  var group: [String] = []

  @Option(
    help: ArgumentHelp(
      "The words that were asked for: a title that holds them all has a vote.",
      valueName: "words"))
  var query = ""

  @Option(name: [.customShort("s"), .long], help: "The order of the recipes.")
  var sort: SortOrder = .best

  @Option(
    name: [.customShort("n"), .long],
    help: ArgumentHelp("How many recipes to write; all unless given.", valueName: "n"))
  var limit: Int?

  @Option(
    help: ArgumentHelp(
      "Carry out one step of merging on lines that another engine brings together.",
      valueName: "step"))
  var stage: MergeStage?

  func validate() throws {
    if stage != nil, limit != nil {
      throw ValidationError("--limit cannot be combined with --stage.")
    }
    if let k, !k.isFinite || k < 0 { throw ValidationError("--k takes a number from 0.") }
    if let limit, limit < 1 { throw ValidationError("--limit takes a number from 1.") }
    if sort == .missing {
      throw ValidationError(
        "--sort missing needs to know what is there: use potluck search --have.")
    }
    _ = try weights()
    _ = try groups()
  }

  func execute() async throws -> ExitStatus {
    let options = RankingOptions(k: k ?? 60, weights: try weights(), groups: try groups())
    if let stage { return run(stage, RecipeRanker(options: options, query: query)) }
    var input = MergeInput()
    for file in files.isEmpty ? ["-"] : files { input.read(file == "-" ? nil : file) }
    try Task.checkCancellation()
    input.finish()
    let failed = input.badLines > 0 || input.unreadable > 0
    let providers = input.listings.providers
    Self.warn(about: options.weights.keys.sorted(), of: "--weight", among: providers)
    Self.warn(about: options.groups.keys.sorted(), of: "--group", among: providers)
    let renderer = RecipeItemJSON(explain: explain)
    let ranker = RecipeRanker(options: options, query: query)
    let merged = ranker.merged(input.listings.table, sort: sort, tellsWhy: explain)
    Self.warnAboutUncompared(merged.uncompared)
    var output = OutputStream()
    await OrderedLines.make(min(limit ?? .max, merged.count)) { place, writer in
      renderer.append(merged[place], to: &writer)
    } take: {
      output.write($0)
    }
    output.flush()
    if failed { return .failure }
    return merged.isEmpty ? .nothing : .results
  }

  /// Carries out one step on all inputs.
  private func run(_ stage: MergeStage, _ ranker: RecipeRanker) -> ExitStatus {
    let renderer = RecipeItemJSON(explain: explain)
    var runner = MergeStageRunner(stage, ranker: ranker, sort: sort) { recipe in
      var writer = JSONWriter()
      renderer.append(recipe, to: &writer)
      return writer.bytes
    }
    var input = MergeInput()
    var output = OutputStream()
    func write(_ line: [UInt8]) {
      output.write(line)
      output.write("\n")
    }
    for file in files.isEmpty ? ["-"] : files {
      input.read(file == "-" ? nil : file) { bytes, number throws(DocumentProblem) in
        try runner.take(bytes, number, write: write)
      }
    }
    runner.finish(write: write)
    output.flush()
    input.finish()
    Self.warnAboutUncompared(runner.uncompared)
    return input.badLines > 0 || input.unreadable > 0 ? .failure : .results
  }

  private static func warnAboutUncompared(_ count: Int) {
    guard count > 0 else { return }
    StandardError.line("potluck: note: \(FooterRenderer.uncompared(count))")
  }

  /// Tells about names that no listing has; without listings there is nothing to compare with.
  private static func warn(about names: [String], of flag: String, among providers: [String]) {
    guard !providers.isEmpty else { return }
    let known = Set(providers)
    for name in names where !known.contains(name) {
      let fix =
        NearestName.of(name, among: providers).map { "did you mean \"\($0)\"?" }
        ?? "providers of the lines: \(providers.prefix(10).joined(separator: ", "))"
        + (providers.count > 10 ? ", ..." : "")
      StandardError.warn("\(flag) names \"\(name)\", which no line has\n  fix: \(fix)")
    }
  }

  private func weights() throws -> [String: Double] {
    var weights: [String: Double] = [:]
    for text in weight {
      guard let sign = text.lastIndex(of: "="), sign > text.startIndex,
        let value = Double(text[text.index(after: sign)...]), (0...100).contains(value)
      else {
        throw ValidationError(
          "--weight takes provider=number with a number from 0 to 100, not '\(text)'.")
      }
      weights[String(text[..<sign])] = value
    }
    return weights
  }

  private func groups() throws -> [String: String] {
    var groups: [String: String] = [:]
    for text in group {
      let members = text.split(separator: ",").map(String.init)
      guard members.count > 1 else {
        throw ValidationError("--group takes two or more providers, such as a,b; not '\(text)'.")
      }
      for member in members {
        guard groups[member] == nil else {
          throw ValidationError("--group names '\(member)' twice; a provider has one group.")
        }
        groups[member] = members.joined(separator: "+")
      }
    }
    return groups
  }
}

/// Makes lines on all cores and hands them over in order.
enum OrderedLines {
  /// How many lines one task makes: about a millisecond of work, with a buffer small enough that
  /// its memory is reused.
  private static let stretch = 64
  /// How many stretches are being made or wait for their turn.
  private static let ahead = 16
  /// The bytes reserved for a line; most are shorter, so that the buffer seldom has to grow.
  private static let commonLength = 1_024

  /// Makes lines by their numbers.
  /// - Parameters:
  ///   - count: how many.
  ///   - line: writes one, without its line break.
  ///   - take: gets some lines, each with its line break, in order.
  static func make(
    _ count: Int, line: @escaping @Sendable (Int, inout JSONWriter) -> Void,
    take: ([UInt8]) -> Void
  ) async {
    let starts = stride(from: 0, to: count, by: stretch)
    await withTaskGroup(of: (start: Int, lines: [UInt8]).self) { group in
      var next = starts.makeIterator()
      var made: [Int: [UInt8]] = [:]
      var due = starts.makeIterator()
      var first = due.next()
      func startNext(in group: inout TaskGroup<(start: Int, lines: [UInt8])>) {
        guard let start = next.next() else { return }
        group.addTask {
          var writer = JSONWriter()
          writer.bytes.reserveCapacity(stretch * commonLength)
          for number in start..<min(start + stretch, count) {
            line(number, &writer)
            writer.bytes.append(0x0A)
          }
          return (start, writer.bytes)
        }
      }
      for _ in 0..<ahead { startNext(in: &group) }
      while let (start, lines) = await group.next() {
        made[start] = lines
        while let place = first, let lines = made.removeValue(forKey: place) {
          take(lines)
          first = due.next()
          startNext(in: &group)
        }
      }
    }
  }
}
