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

  @Option(name: [.customShort("s"), .long], help: "The order of the recipes.")
  var sort: SortOrder = .best

  @Option(
    name: [.customShort("n"), .long],
    help: ArgumentHelp("How many recipes to write; all unless given.", valueName: "n"))
  var limit: Int?

  func validate() throws {
    if let k, !k.isFinite || k < 0 { throw ValidationError("--k takes a number from 0.") }
    if let limit, limit < 1 { throw ValidationError("--limit takes a number from 1.") }
    _ = try weights()
    _ = try groups()
  }

  func execute() async throws -> ExitStatus {
    var input = MergeInput()
    for file in files.isEmpty ? ["-"] : files { input.read(file == "-" ? nil : file) }
    input.finish()
    let failed = input.badLines > 0 || input.unreadable > 0
    let options = RankingOptions(k: k ?? 60, weights: try weights(), groups: try groups())
    let providers = input.listings.providers
    Self.warn(about: options.weights.keys.sorted(), of: "--weight", among: providers)
    Self.warn(about: options.groups.keys.sorted(), of: "--group", among: providers)
    let ranker = RecipeRanker(options: options)
    let merged = ranker.merged(input.listings.ranked(), sort: sort)
    if merged.uncompared > 0 {
      StandardError.write("potluck: note: \(FooterRenderer.uncompared(merged.uncompared))\n")
    }
    let recipes = merged.recipes
    let renderer = RecipeItemJSON(explain: explain)
    var output = OutputStream()
    for recipe in recipes.prefix(limit ?? .max) {
      output.write(renderer.json(recipe).bytes())
      output.write("\n")
    }
    output.flush()
    if failed { return .failure }
    return recipes.isEmpty ? .nothing : .results
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
      StandardError.write(
        Printable.line(
          "potluck: warning: \(flag) names \"\(name)\", which no line has\n  fix: \(fix)\n"))
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
