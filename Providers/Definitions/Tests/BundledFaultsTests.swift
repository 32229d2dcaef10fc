import PotluckSimulator
import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

/// What the definitions make of services that misbehave.
@Suite(.fewAtOnce) struct BundledFaultsTests {
  /// A definition, the member that holds its list, how many listings a page holds, and whether its
  /// pages announce the next one.
  struct Subject: Sendable, CustomTestStringConvertible {
    var entry: DefinitionEntry
    var list: String
    var pageSize: Int?
    var announcesPages = false

    var testDescription: String { entry.name }
  }

  static let subjects = [
    Subject(entry: .mealDB, list: "meals"),
    Subject(entry: .dummyJSON, list: "recipes", pageSize: 30),
    Subject(entry: .forkify, list: "recipes"),
    Subject(entry: .spoonacular, list: "results", pageSize: 25),
    Subject(entry: .edamam, list: "hits", pageSize: 20, announcesPages: true),
    Subject(entry: .tasty, list: "results", pageSize: 20),
    Subject(entry: .mealie, list: "items", pageSize: 50, announcesPages: true),
    Subject(entry: .tandoor, list: "results", pageSize: 25, announcesPages: true),
  ]

  @Test(arguments: subjects.filter { $0.pageSize != nil })
  func `a page that fails in the middle costs no page that can be asked for`(
    _ subject: Subject
  ) async throws {
    let size = subject.pageSize ?? 0
    let faults = [FaultRule(FaultMatch(pages: [2]), .status(500))]
    try await subject.entry.run(numberedSoups(120), quirks: [], faults: faults) { bench in
      let result = await bench.walk()
      let titles = result.accepted.map(\.listing.title)
      guard !subject.announcesPages else {
        // The failed page would have named the pages after it.
        #expect(titles == numberedTitles(size))
        #expect(result.error?.code == .httpError && result.error?.httpStatus == 500)
        return
      }
      let all = numberedTitles(120)
      #expect(titles == Array(all.prefix(size) + all.dropFirst(2 * size)))
      #expect(result.pages.gaps == [PageGap(page: 2, reason: "httpError", httpStatus: 500)])
    }
  }

  @Test(arguments: subjects)
  func `a web page where JSON was promised is a changed service`(_ subject: Subject) async throws {
    for page in Fault.ForeignPage.allCases {
      let code = try await subject.entry.code(under: .page(page))
      #expect(code == .drift || code == .invalidResponse, "\(page)")
    }
  }

  @Test(arguments: subjects)
  func `a list under another name or of another type is drift`(_ subject: Subject) async throws {
    let renaming = Fault.Renaming(from: subject.list, to: "entries")
    let renamed = try await subject.entry.code(under: .rename([renaming]))
    #expect(renamed == .drift)
    // A filter selects the members of an object too, and a single odd item is no drift.
    guard subject.entry.name != "tasty" else { return }
    let retyped = try await subject.entry.code(under: .retype([subject.list]))
    #expect(retyped == .drift)
  }

  @Test(arguments: subjects)
  func `an answer that breaks off is no list`(_ subject: Subject) async throws {
    for framing in Fault.Framing.allCases {
      let code = try await subject.entry.code(under: .truncate(after: 300, framing: framing))
      #expect(code != nil && code != .drift, "\(framing)")
    }
  }

  @Test(arguments: subjects)
  func `a slow answer is waited for`(_ subject: Subject) async throws {
    let faults = [
      FaultRule(.drip(bytesPerSecond: 100_000)), FaultRule(.latency(.milliseconds(50))),
    ]
    try await subject.entry.run(numberedSoups(10), faults: faults) { bench in
      #expect(await bench.titles() == numberedTitles(10))
    }
  }

  @Test(arguments: subjects.filter { $0.pageSize != nil })
  func `a list that never ends is stopped`(_ subject: Subject) async throws {
    let faults = [FaultRule(.repeatPage(1))]
    try await subject.entry.run(numberedSoups(120), quirks: [], faults: faults) { bench in
      let result = await bench.walk()
      #expect(result.accepted.count == subject.pageSize)
      #expect(bench.simulator.requests.count <= 5)
    }
  }
}
