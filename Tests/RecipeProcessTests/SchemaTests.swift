import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeProcess

@Suite(.fewAtOnce)
struct SchemaTests {
  private let schema = SchemaCheck(ProcessProtocol.schema)

  @Test func `the schema is there and says which one it is`() {
    #expect(
      ProcessProtocol.schema["$schema"] == "https://json-schema.org/draft/2020-12/schema")
    #expect(ProcessProtocol.schema["$defs"]?.objectValue?.members.count ?? 0 > 10)
    #expect(schema.danglingReferences == [])
  }

  @Test func `the schema lists the capabilities, error codes and version that are read`() {
    let parts = ProcessProtocol.schema["$defs"]
    let description = parts?["description"]?["properties"]
    #expect(
      description?["capabilities"]?["items"]?["enum"]
        == .array(Capabilities.named.map { .string($0.name) }))
    #expect(description?["protocolVersion"]?["const"] == .int(ProcessProtocol.version))
    let data = parts?["failure"]?["properties"]?["error"]?["properties"]?["data"]
    #expect(
      data?["properties"]?["code"]?["enum"]
        == .array(ErrorMessage.codes.map { .string($0.rawValue) }))
    #expect(
      parts?["query"]?["properties"]?["sort"]?["enum"]
        == .array(SortOrder.standing.map { .string($0.rawValue) }))
  }

  @Test func `what is sent fits the schema`() async throws {
    try await TestProgram.with("echo", settings: ["a": 1]) { provider in
      let query = SearchQuery(text: "x", maxMinutes: 5, diets: [.vegan])
      let told = try await provider.told(query, page: .opaque("c"))
      let first = try #require(told["initialize"])
      let search = try #require(told["request"])
      #expect(schema.problems(of: first, as: "toProgram") == [])
      #expect(schema.problems(of: search, as: "toProgram") == [])
      #expect(schema.problems(of: first, as: "search") != [])
    }
  }

  @Test(arguments: [
    #"{"id":1,"result":{"listings":[{"title":"Soup"}]}}"#,
    #"{"id":1,"result":{"protocolVersion":2}}"#,
    #"{"id":1,"error":{"message":"no code"}}"#,
    #"{"id":1,"error":{"code":1,"message":"m","data":{"code":"suspended"}}}"#,
    #"{"result":{"listings":[]}}"#,
    #"{"id":1}"#,
  ])
  func `what is not to be sent does not fit the schema`(message: String) throws {
    #expect(schema.problems(of: try JSON(parsing: message), as: "fromProgram") != [])
  }
}
