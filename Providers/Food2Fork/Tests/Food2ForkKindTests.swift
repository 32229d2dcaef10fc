import Food2Fork
import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@Suite(.fewAtOnce) struct Food2ForkKindTests {
  @Test func `without a base address the error says why there is no default`() throws {
    let error = #expect(throws: ProviderError.self) {
      try food2fork(baseURL: nil, over: InMemoryTransport(answers: []))
    }
    #expect(error?.code == .misconfigured)
    #expect(error?.fix?.contains("closed in November 2019") == true)
  }

  @Test(arguments: [
    ("baseURL", JSON("ftp://x.example")), ("baseURL", "http://me:pw@x.example"),
    ("style", "modern"), ("pageSize", 31), ("gapTolerance", "two"),
  ])
  func `a bad setting is refused`(name: String, value: JSON) {
    let error = #expect(throws: ProviderError.self) {
      try ProviderKind.food2fork.make(
        ProviderContext(
          id: "f2f",
          settings: ["baseURL": "http://f2f.example"].merging([name: value]) { $1 },
          transport: InMemoryTransport(answers: [])))
    }
    #expect(error?.code == .misconfigured)
    #expect(error?.message.contains(name) == true)
    #expect(error?.description.contains("pw") == false)
  }

  @Test func `every setting that is read is declared`() {
    let names = ProviderKind.food2fork.settings.map(\.name)
    #expect(names == ["baseURL", "key", "style", "pageSize", "gapTolerance"])
    #expect(ProviderKind.food2fork.settings.filter(\.isRequired).map(\.name) == ["baseURL"])
  }
}
