import ArgumentParser
import RecipeModel
import RecipeRendering
import RecipeSearch

/// `potluck merge`: the engine without the network.
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
    _ = try weights()
    _ = try groups()
  }

  func execute() async throws -> ExitStatus {
    let options = RankingOptions(k: k ?? 60, weights: try weights(), groups: try groups())
    if let stage { return run(stage, RecipeRanker(options: options, query: query)) }
    var input = MergeInput()
    for file in files.isEmpty ? ["-"] : files { input.read(file == "-" ? nil : file) }
    input.finish()
    let failed = input.badLines > 0 || input.unreadable > 0
    let providers = input.listings.providers
    Self.warn(about: options.weights.keys.sorted(), of: "--weight", among: providers)
    Self.warn(about: options.groups.keys.sorted(), of: "--group", among: providers)
    let renderer = RecipeItemJSON(explain: explain)
    let ranker = RecipeRanker(options: options, query: query)
    var items: [UInt8] = []
    items.reserveCapacity(input.listings.table.byteCount)
    var ends = [0]
    let merged = ranker.merge(input.listings.table, sort: sort) { recipe in
      items.append(contentsOf: renderer.json(recipe).bytes())
      items.append(0x0A)
      ends.append(items.count)
    }
    Self.tellUncompared(merged.uncompared)
    var output = OutputStream()
    for item in merged.order.prefix(limit ?? .max) {
      output.write(items[ends[item]..<ends[item + 1]])
    }
    output.flush()
    if failed { return .failure }
    return merged.order.isEmpty ? .nothing : .results
  }

  /// Carries out one step on all inputs.
  private func run(_ stage: MergeStage, _ ranker: RecipeRanker) -> ExitStatus {
    let renderer = RecipeItemJSON(explain: explain)
    var runner = MergeStageRunner(stage, ranker: ranker, sort: sort) { renderer.json($0).bytes() }
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
    Self.tellUncompared(runner.uncompared)
    return input.badLines > 0 || input.unreadable > 0 ? .failure : .results
  }

  private static func tellUncompared(_ count: Int) {
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

/// Collects the listings of all inputs and counts bad lines.
struct MergeInput {
  /// The listings so far.
  private(set) var listings = ListingInput()
  /// How many lines were not listings.
  private(set) var badLines = 0
  /// The inputs that could not be read.
  private(set) var unreadable = 0

  /// How many bad lines are told one by one.
  private static let toldLines = 20

  /// Reads the listings of a file; nil is standard input.
  mutating func read(_ path: String?) {
    var listings = listings
    self.listings = ListingInput()
    read(path) { bytes, number throws(DocumentProblem) in
      for listing in try ListingLine.parse(Array(bytes), number) { listings.add(listing) }
    }
    self.listings = listings
  }

  /// Reads the lines of a file that are not blank; nil is standard input.
  mutating func read(
    _ path: String?,
    visit: (UnsafeBufferPointer<UInt8>, Int) throws(DocumentProblem) -> Void
  ) {
    let name = path ?? "standard input"
    do throws(FileBytes.Failure) {
      try LineReader.read(path) { number, bytes in take(bytes, number, of: name, visit) }
    } catch {
      unreadable += 1
      StandardError.tell(ToolFailure("cannot read \(name): \(error.reason)", fix: "check the path"))
    }
  }

  private mutating func take(
    _ bytes: UnsafeBufferPointer<UInt8>?, _ number: Int, of name: String,
    _ visit: (UnsafeBufferPointer<UInt8>, Int) throws(DocumentProblem) -> Void
  ) {
    guard let bytes else {
      let message = "the line is longer than \(LineReader.lineLimit >> 20) MiB"
      return complain(
        ListingLine.problem(message, fix: "write one listing a line", number, column: 1), of: name)
    }
    guard bytes.contains(where: { $0 > 0x20 }) else { return }
    do throws(DocumentProblem) {
      try visit(bytes, number)
    } catch {
      complain(error, of: name)
    }
  }

  private mutating func complain(_ problem: DocumentProblem, of name: String) {
    badLines += 1
    if badLines <= Self.toldLines { StandardError.tell([problem], of: name) }
  }

  /// Sums up what was left out.
  func finish() {
    guard badLines > 0 else { return }
    let more = badLines - Self.toldLines
    let others = more > 0 ? " (the first \(Self.toldLines) are above)" : ""
    StandardError.write(
      "potluck: \(Wording.count(badLines, "bad line")) left out\(others)\n")
  }
}

/// Reads one line of `potluck merge`'s input: a listing as a JSON object, or a line that Potluck
/// itself wrote (`search --jsonl`, `merge`): a recipe with its sources.
enum ListingLine {
  /// Reads a line.
  /// - Parameters:
  ///   - bytes: the line.
  ///   - number: its number, from 1, for the problem.
  /// - Returns: its listings: one of a listing, one a source of a recipe, none of a record that
  ///   says something else about a search.
  /// - Throws: what is wrong with the line, and where.
  static func parse(
    _ bytes: [UInt8], _ number: Int
  ) throws(DocumentProblem) -> [ListingInput.Entry] {
    let value: JSON
    do throws(JSONParseError) {
      value = try JSON(parsing: bytes)
    } catch {
      throw problem(
        "not valid JSON: \(error.message)", fix: "write one JSON object a line", number,
        column: error.column)
    }
    do throws(DocumentProblem) {
      guard let parts = listings(of: value) else {
        return [try ListingInput.Entry(value, called: "line")]
      }
      var written: [ListingInput.Entry] = []
      for part in parts { written.append(try ListingInput.Entry(part, called: "source")) }
      return written
    } catch {
      // Places are looked for only now: good lines need none.
      let place = JSONPositions(of: bytes).values[error.pointer]
      throw problem(error.message, fix: error.fix, number, column: place?.column ?? 1)
    }
  }

  /// What is wrong with a line, with the column in it, from 1, counted in bytes.
  static func problem(
    _ message: String, fix: String?, _ number: Int, column: Int
  ) -> DocumentProblem {
    DocumentProblem(
      severity: .error, pointer: "", place: .init(line: number, column: column), message: message,
      fix: fix)
  }

  /// The listings of a line of Potluck's own; nil for any other line.
  ///
  /// Each source of a recipe becomes a listing with the recipe's fields and what it says for itself.
  private static func listings(of value: JSON) -> [JSON]? {
    let isRecord = value["version"]?.intValue != nil && value["kind"]?.stringValue != nil
    if isRecord, value["kind"] != "item" { return [] }
    guard let recipe = value.objectValue, recipe["provider"] == nil,
      let sources = recipe["sources"]?.arrayValue, !sources.isEmpty
    else { return nil }
    return sources.map { source in
      guard let own = source.objectValue else { return source }
      var listing = recipe
      for member in own.members { listing[member.name] = member.value }
      return .object(listing)
    }
  }
}
