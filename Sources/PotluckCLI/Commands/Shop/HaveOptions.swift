import ArgumentParser
import RecipeModel
import RecipeShopping

/// What a search is told of the foods that one has.
struct HaveOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Foods that you have, the one to use first: ranks recipes by how little is missing.",
      valueName: "a,b"))
  var have: [String] = []

  @Flag(help: "Count the foods of pantry.conf, beside the configuration, as there, too.")
  var pantry = false

  @Option(
    help: ArgumentHelp(
      "Leave out recipes that need more other foods than this.", valueName: "n"))
  var missingAtMost: Int?

  func validate() throws {
    if let missingAtMost, missingAtMost < 0 {
      throw ValidationError("--missing-at-most takes a number from 0.")
    }
    if missingAtMost != nil, !isGiven {
      throw ValidationError(
        "--missing-at-most needs to know what is there: add --have or --pantry.")
    }
  }

  /// Whether anything is there.
  var isGiven: Bool { pantry || !have.isEmpty }

  /// The query for what is there; ranked by what is missing unless an order was chosen.
  /// - Throws: ``ToolFailure`` when the pantry cannot be read, or is all that is asked for.
  func apply(to query: inout SearchQuery, chosen: SortOrder?, configuration: String?) throws {
    guard isGiven else {
      if chosen == .missing {
        throw ToolFailure(
          "--sort missing needs to know what is there", fix: "add --have or --pantry", code: .usage)
      }
      return
    }
    query.have = have.flatMap { $0.split(separator: ",") }
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { !$0.isEmpty }
    if pantry, query.isEmpty {
      throw ToolFailure(
        "a pantry alone names no recipe", fix: "add words, --with, or --have with what to use",
        code: .usage)
    }
    if pantry {
      let files = try ShoppingFiles(configuration: configuration)
      files.warn()
      query.have += files.settings.pantry
    }
    query.missingAtMost = missingAtMost
    query.sort = chosen ?? .missing
  }
}
