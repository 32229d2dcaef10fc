import PotluckSimulator
import RecipeModel
import TestSupport
import Testing

@Suite(.fewAtOnce) struct `The demo catalog` {
  @Test(arguments: SimulatorStyle.allCases)
  func `gives every recipe of a service an id and an address of its own`(_ style: SimulatorStyle)
    throws
  {
    let recipes = SimulatorCatalog.recipes(for: style)
    #expect(recipes.count >= 50)
    #expect(Set(recipes.map(\.id)).count == recipes.count)
    #expect(Set(recipes.map(\.sourceURL)).count == recipes.count)
    for recipe in recipes {
      #expect(!recipe.ingredients.isEmpty && !recipe.ingredients.joined().contains("*"))
      #expect(recipe.ingredientNames.allSatisfy { !$0.isEmpty && $0 == $0.lowercased() })
      let host = recipe.sourceURL.split(separator: "/").dropFirst().first
      #expect(host?.hasSuffix(".example") == true)
      #expect((0...100).contains(recipe.rating))
    }
  }

  @Test func `holds about a hundred and twenty recipes, with overlap between the services`() throws
  {
    let all = SimulatorStyle.allCases.map { SimulatorCatalog.recipes(for: $0) }
    let different = Set(all.joined().map { $0.title + $0.ingredients.joined() })
    #expect((110...140).contains(different.count))
    let puppy = try Set(all[at: 3].map(\.title))
    #expect(try puppy.intersection(all[at: 0].map(\.title)).count >= 40)
    let addresses = try Set(all[at: 0].map(\.sourceURL))
    let shared = try all[at: 3].filter { puppy in all[0].contains { $0.title == puppy.title } }
    #expect(shared.contains { addresses.contains($0.sourceURL) })
    #expect(shared.contains { !addresses.contains($0.sourceURL) })
  }

  @Test(arguments: [
    "soup", "chicken", "omelet", "curry", "salad", "pasta", "chocolate", "bread",
  ])
  func `has something for common words on every service`(_ word: String) {
    for style in SimulatorStyle.allCases {
      let titles = SimulatorCatalog.recipes(for: style).map { $0.title.lowercased() }
      #expect(titles.filter { $0.contains(word) }.count >= 2, "\(style.rawValue)")
    }
  }

  @Test func `keeps results behind the page of soups that fails in the demo`() async throws {
    let plan = SimulatorCatalog.demoFaults
    try await withSimulator(.recipePuppy, options: SimulatorOptions(), faults: plan.rules) {
      simulator in
      var statuses: [Int?] = []
      var counts: [Int] = []
      for page in 1...3 {
        let answer = try await simulator.get("/api/?q=soup&p=\(page)")
        statuses.append(answer.status)
        counts.append(answer.json.titles.count)
      }
      #expect(statuses == [200, 500, 200])
      #expect(try counts[at: 0] >= 10 && counts[at: 1] == 0 && counts[at: 2] >= 3)
    }
  }
}
