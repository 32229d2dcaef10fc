import RecipeModel
import Testing

/// What the configuration screens every search for.
@Suite(.enabled("needs the kind cookbook") { await Potluck.has("cookbook") })
struct ScreenDefaultsTests {
  @Test func `every search is screened by the configuration, until a flag says otherwise`()
    async throws
  {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      """
      {"version": 1, "search": {"diets": ["vegan"], "avoid": ["peanuts"], "law": "us"},
       "providers": [{"id": "book", "use": "cookbook"}]}
      """, to: "config.json")
    func asked(_ flags: String...) async throws -> (query: JSON?, errors: String) {
      let result = try await Potluck.run(["search", "soup", "--json", "--config", file] + flags)
      return (try JSON(parsing: result.output)["query"], result.errors)
    }
    let usual = try await asked()
    #expect(usual.query?["diets"] == ["VeganDiet"] && usual.query?["avoid"] == ["peanuts"])
    #expect(usual.query?["law"] == "us")
    #expect(usual.errors.contains("The configuration asked for vegan, peanuts"))
    let other = try await asked("--diet", "vegetarian", "--avoid", "none", "--law", "eu")
    #expect(other.query?["diets"] == ["VegetarianDiet"] && other.query?["avoid"] == nil)
    #expect(other.query?["law"] == nil)
    #expect(!other.errors.contains("The configuration asked"))
    let none = try await asked("--diet", "none", "--avoid", "none")
    #expect(none.query?["diets"] == [])
  }

  @Test func `a diet that nobody knows is an error of the configuration`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      """
      {"version": 1, "search": {"diets": ["vegann"]}, "providers": [{"use": "cookbook"}]}
      """, to: "config.json")
    let result = try await Potluck.run(["config", "check", "--config", file])
    #expect(result.code != 0)
    #expect((result.output + result.errors).contains("vegan"))
  }
}
