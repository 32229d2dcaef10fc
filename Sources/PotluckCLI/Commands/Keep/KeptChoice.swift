import ArgumentParser
import RecipeKeeping
import RecipeModel
import RecipeRendering
import RecipeScreening
import RecipeSearch

/// Which kept recipes are meant: the same words for lists, exports and backups.
struct KeptChoice: ParsableArguments {
  @Option(
    name: [.customLong("tag"), .customLong("tags")],
    help: ArgumentHelp("Tags that kept recipes must have, all of them.", valueName: "a,b"),
    completion: .keptTags)
  var tags: [String] = []

  @OptionGroup var filters: FilterOptions

  /// Whether nothing was chosen.
  var isDefault: Bool { tags.isEmpty && filters.isDefault }

  /// The recipes that are meant, best match first; of diets and allergens it is told on standard
  /// error how many were left out, and of which it cannot be told.
  /// - Throws: ``KeepingFailure``; ``ToolFailure``; `CancellationError`.
  func recipes(
    in library: any KeptLibrary, _ configuration: ConfigurationOptions, words: String = "",
    limit: Int? = nil
  ) async throws -> [KeptRecipe] {
    var query = filters.query(words)
    query.law = try configuration.law(filters.law)
    var filter = KeptFilter(words: words)
    filter.tags = OwnersOptions.words(tags)
    (filter.include, filter.exclude, filter.limit) = (query.include, query.exclude, limit)
    let selection = try await library.select(filter, suiting: query)
    if !ScreenSubject.asked(in: query).isEmpty { tell(selection.unknown, selection.conflicts) }
    return selection.recipes
  }

  private func tell(_ unknown: [KeptRecipe], _ conflicting: Int) {
    if conflicting > 0 {
      let reason = conflicting == 1 ? "it conflicts" : "they conflict"
      StandardError.line("\(Wording.count(conflicting, "recipe")) left out, as \(reason)")
    }
    if !unknown.isEmpty {
      let names = unknown.prefix(5).map { "\u{201C}\($0.recipe.listing.title)\u{201D}" }
      let more = unknown.count > 5 ? ["\(unknown.count - 5) more"] : []
      StandardError.line(
        Printable.line(
          "it cannot be told of \((names + more).joined(separator: ", ")); "
            + "--strict-diet leaves out what is unknown"))
    }
    StandardError.line(ScreenWording.disclaimer)
  }
}
