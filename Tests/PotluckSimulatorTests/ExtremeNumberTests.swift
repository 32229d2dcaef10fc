import PotluckSimulator
import RecipeModel
import TestSupport
import Testing

/// Numbers in requests that are as great or as small as they can be.
@Suite(.fewAtOnce) struct `Extreme numbers` {
  private static let numbers = [Int.max, .max - 1, .min, 1_000_000_000, -1, 0]
  private static let key = SimulatorOptions.demoKey

  private struct Case: Sendable, CustomTestStringConvertible {
    var style: SimulatorStyle
    var header: String?
    /// The target of a search, with the number in two places.
    var target: @Sendable (Int, Int) -> String

    init(
      _ style: SimulatorStyle, _ header: String? = nil,
      _ target: @escaping @Sendable (Int, Int) -> String
    ) {
      self.style = style
      self.header = header
      self.target = target
    }

    var testDescription: String { style.rawValue }
  }

  private static let cases = [
    Case(.food2fork) { "/api/search?key=\(key)&q=soup&page=\($0)&count=\($1)" },
    Case(.food2forkCommunity, "Authorization: Token \(key)") { page, _ in
      "/api/recipe/search/?query=soup&page=\(page)"
    },
    Case(.recipePuppy) { page, _ in "/api/?q=soup&p=\(page)" },
    Case(.dummyJSON) { "/recipes/search?q=soup&skip=\($0)&limit=\($1)" },
    Case(.edamam2) { page, _ in
      "/api/recipes/v2?type=public&q=soup&app_id=id&app_key=\(key)&_cont=x%3D\(page)"
    },
    Case(.mealie, "Authorization: Bearer \(key)") {
      "/api/recipes?search=soup&page=\($0)&perPage=\($1)"
    },
    Case(.tandoor, "Authorization: Bearer \(key)") {
      "/api/recipe/?query=soup&page=\($0)&page_size=\($1)"
    },
    Case(.grocy, "GROCY-API-KEY: \(key)") { "/api/objects/recipes?offset=\($0)&limit=\($1)" },
    Case(.solr) { "/solr/recipes/select?q=soup&start=\($0)&rows=\($1)" },
  ]

  @Test(arguments: cases, [[], [FaultRule(.endless(fresh: true))]])
  private func `stop no service, not even in an endless list`(
    _ tried: Case, _ faults: [FaultRule]
  ) async throws {
    try await withSimulator(tried.style, recipes: soups(1...30), faults: faults) { simulator in
      let headers = tried.header.map { [$0] } ?? []
      for first in Self.numbers {
        for second in Self.numbers {
          let answer = try await simulator.get(tried.target(first, second), headers: headers)
          #expect(answer.status != nil, "\(tried.target(first, second))")
        }
      }
      let usual = try await simulator.get(tried.target(1, 10), headers: headers)
      #expect(usual.status == 200)
    }
  }
}
