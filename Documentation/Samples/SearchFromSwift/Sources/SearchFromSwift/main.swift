import RecipeModel
import RecipeProviderKit
import RecipeSearch

let soups = try Soups.provider(over: Soups.answers)
let engine = SearchEngine(providers: [
  SearchProvider(Shelf.soups, weight: 2), SearchProvider(soups),
])

// Events come while sources answer; the last one has the whole answer.
for await event in try engine.events(for: SearchQuery(text: "soup", exclude: ["onions"])) {
  guard case .finished(let report) = event.kind else { continue }
  for recipe in report.recipes {
    let sources = recipe.sources.map(\.provider).joined(separator: ", ")
    print("\(recipe.unified.title) (\(sources))")
  }
  for outcome in report.outcomes { print("\(outcome.id): \(outcome.status)") }
}

// Both keep what a provider promises.
for provider in [Shelf.soups, soups] as [any RecipeProvider] {
  for finding in await ProviderConformance(provider).run() { print(finding) }
}
