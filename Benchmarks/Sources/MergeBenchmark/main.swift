import RecipeModel
import RecipeSearch

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// `MergeBenchmark` measures merging in this process, `MergeBenchmark hostile` merging what was made
// up to cost much, and `MergeBenchmark compare` comparing what was merged; `MergeBenchmark emit N`
// writes N listings as JSON Lines, the input for measuring `potluck merge`.

func emit(_ count: Int) {
  let listings = SyntheticListings.make(providers: 20, each: count / 20, overlap: 0.3)
  for entry in listings {
    let listing = entry.listing
    let line: JSON = [
      "provider": .string(listing.id.provider), "id": .string(listing.id.id),
      "title": .string(listing.title), "url": .optional(listing.url),
      "publisher": .optional(listing.publisher),
      "ingredients": .array(listing.ingredients.map(JSON.string)),
      "rank": .int(entry.rank),
    ]
    print(line.text())
  }
}

/// Whether the votes behind a score add up to it, and every merge has its reason.
func isExplained(_ recipe: MergedRecipe) -> Bool {
  recipe.votes.reduce(Score(0)) { $0 + $1.term } == recipe.score
    && recipe.evidence.count == recipe.sources.count - 1
}

func measure() {
  print("merge and rank, least processor time of 5 runs; recipes are made, and explained, when")
  print("they are asked for: the first twenty, or every one of them")
  print("providers  listings  recipes  ms  listings a second  ms, all made  a second, all made")
  var perListing: [Double] = []
  for each in [250, 500, 1000, 2000, 4000] {
    let listings = SyntheticListings.make(providers: 20, each: each, overlap: 0.3)
    let ranker = RecipeRanker()
    let count = Double(listings.count)
    var recipes = 0
    let shown = leastSeconds(of: 5) {
      let list = ranker.merged(listings)
      recipes = list.count
      precondition(list.prefix(20).allSatisfy(isExplained))
    }
    let all = leastSeconds(of: 5) {
      precondition(ranker.recipes(from: listings).allSatisfy(isExplained))
    }
    perListing.append(shown / count)
    print(
      "20  \(listings.count)  \(recipes)  \(Int(shown * 1000))  \(Int(count / shown))",
      " \(Int(all * 1000))  \(Int(count / all))")
  }
  if let first = perListing.first, let last = perListing.last {
    let ratio = (last / first * 100).rounded() / 100
    print("time for one listing, 80,000 against 5,000 listings: \(ratio) (1 is linear)")
  }
}

func measureComparison() {
  print("comparison of merged lists, least processor time of 5 runs")
  print("providers  listings  overlap %  vote groups  recipes  pairs  ms")
  for (each, overlap, groups) in [
    (250, 0.3, 20), (500, 0.3, 20), (1000, 0.3, 20), (1000, 1, 20), (1000, 1, 5), (2000, 0.3, 20),
  ] {
    let listings = SyntheticListings.make(providers: 20, each: each, overlap: overlap)
    let shared = (0..<20).map { ("provider\($0)", "group\($0 % groups)") }
    let ranking = RankingOptions(groups: Dictionary(uniqueKeysWithValues: shared))
    let report = SearchReport(
      query: SearchQuery(text: "soup"), plan: [], outcomes: [],
      recipes: RecipeRanker(options: ranking).recipes(from: listings), isComplete: true)
    var pairs = 0
    let seconds = leastSeconds(of: 5) {
      pairs = Comparison(report, ranking: ranking, extent: .everything).pairs.count
    }
    print(
      "20  \(listings.count)  \(Int(overlap * 100))  \(groups)  \(report.recipes.count)  \(pairs)",
      " \((seconds * 10_000).rounded() / 10)")
  }
}

func measureHostile() {
  print("listings that were made up to cost much, processor time of one run")
  print("kind  listings  recipes  ms")
  let sets =
    [200, 1_500].map { ("crowded", HostileListings.crowded($0)) }
    + [16_000, 32_000, 64_000].map { ("repeated", HostileListings.repeated($0)) }
  for (kind, listings) in sets {
    var recipes = 0
    let seconds = leastSeconds(of: 1) { recipes = RecipeRanker().recipes(from: listings).count }
    print("\(kind)  \(listings.count)  \(recipes)  \(Int(seconds * 1000))")
  }
}

switch CommandLine.arguments.dropFirst().first {
case "emit": emit(CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 100_000)
case "compare": measureComparison()
case "hostile": measureHostile()
default: measure()
}
