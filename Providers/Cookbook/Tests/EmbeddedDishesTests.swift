import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@Suite(.fewAtOnce) struct EmbeddedDishesTests {
  private func dishes() async throws -> [Recipe] {
    let provider = try cookbook()
    var recipes: [Recipe] = []
    for ranked in await walk(provider, SearchQuery()).accepted {
      recipes.append(try await provider.recipe(for: ranked.listing.id))
    }
    return recipes
  }

  @Test func `there are at least 150 dishes from at least 20 cuisines`() async throws {
    let dishes = try await dishes()
    #expect(dishes.count >= 150)
    #expect(Set(dishes.compactMap(\.cuisine)).count >= 20)
    #expect(Set(dishes.map(\.listing.id)).count == dishes.count)
    #expect(Set(dishes.map(\.listing.title)).count == dishes.count)
  }

  @Test func `no dish is dropped`() async throws {
    let result = await walk(try cookbook(), SearchQuery())
    #expect(result.listings.dropped == [])
    #expect(result.total == result.listings.kept)
  }

  @Test func `every dish can be cooked from`() async throws {
    for dish in try await dishes() {
      let name = dish.listing.id.id
      #expect(dish.listing.ingredients.count >= 3, "\(name)")
      #expect(dish.listing.ingredients.contains { $0.contains(where: \.isNumber) }, "\(name)")
      #expect(dish.instructions.count >= 3, "\(name)")
      #expect(dish.listing.recipeYield != nil, "\(name)")
      #expect(dish.category != nil && dish.summary != nil && !dish.keywords.isEmpty, "\(name)")
      let minutes = try #require(dish.listing.totalMinutes, "\(name)")
      #expect(minutes >= (dish.prepMinutes ?? 0) + (dish.cookMinutes ?? 0), "\(name)")
      #expect(name.utf8.allSatisfy { $0 == 0x2D || 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 })
    }
  }

  @Test func `what is vegan is vegetarian and names no animal`() async throws {
    let meat: Set<String> = [
      "beef", "pork", "lamb", "chicken", "bacon", "ham", "fish", "shrimp", "anchovy", "turkey",
      "veal", "sausage", "prawn", "tuna", "salmon", "cod", "mussel", "clam", "gelatin", "lard",
    ]
    let animal = meat.union(["egg", "milk", "butter", "honey", "cheese", "cream", "yogurt", "ghee"])
    let plantWords: Set<String> = ["coconut", "peanut", "almond", "soy", "cocoa", "nut", "bean"]
    for dish in try await dishes() {
      let diets = dish.listing.diets ?? []
      if diets.contains(.vegan) { #expect(diets.contains(.vegetarian), "\(dish.listing.title)") }
      guard diets.contains(.vegetarian) else { continue }
      let banned = diets.contains(.vegan) ? animal : meat
      for line in dish.listing.ingredients {
        let words = TextMatching.words(line).map(TextMatching.singular)
        let hasFree =
          words.contains("free") || words.contains("vegan") || words.contains("vegetable")
        let isPlant = !plantWords.isDisjoint(with: words)
        #expect(
          hasFree || isPlant || banned.isDisjoint(with: words), "\(dish.listing.title): \(line)")
      }
    }
  }
}
