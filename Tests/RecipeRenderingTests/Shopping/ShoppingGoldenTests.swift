import RecipeModel
import RecipeRendering
import RecipeSearch
import RecipeShopping
import TestSupport
import Testing

@Suite("Formats of a shopping list", .fewAtOnce) struct ShoppingGoldenTests {
  /// Two recipes with all that a list can hold, some of it hostile.
  static let list: ShoppingList = {
    func recipe(_ title: String, _ yield: String?, _ url: String?, _ lines: [String]) -> Recipe {
      Recipe(
        listing: Listing(
          id: ListingID(provider: "book", id: title), title: title, url: url, ingredients: lines,
          recipeYield: yield))
    }
    let soup = recipe(
      "Lentil soup", "4 servings", "https://x.example/soup?a=1",
      [
        "For the soup:", "200 g red lentils", "2 large onions, diced", "1 l water", "1 tsp salt",
        "2 tbsp butter or oil", "½ lemon", "1 (14-ounce) can tomatoes", "parsley, to taste",
        "1 handful walnuts (optional)", "Equipment: a \u{1B}[31mblender",
      ])
    let dal = recipe(
      "Dal: x, (A) *very* good", nil, nil,
      [
        "1 cup red lentils", "1 onion", "1 heaping tsp turmeric", "x-hot chilli +sauce @home a:b",
        "1 pinch sug\u{202E}ar",
        "a very long line of fresh coriander leaves \u{1F33F} that has to be "
          + "folded, escaped; and \\ kept whole é é é é é é é é é é é é é é é é é é é é é é é é é é",
      ])
    return ShoppingList(
      [
        ShoppingRecipe(soup, servings: 6, reference: "1"),
        ShoppingRecipe(dal, servings: 6, reference: "book:dal"),
      ], atHome: FoodsAtHome(["salt"]))
  }()

  @Test("Every format is as people have reviewed it")
  func goldens() throws {
    let list = Self.list
    let text = ShoppingText(style: .pipe)
    try GoldenFile.expect(text.render(list) + "---\n" + text.remarks(list), is: "Shopping/list.txt")
    try GoldenFile.expect(
      ShoppingText(style: TextStyle(color: true, width: 40), explain: true).render(list),
      is: "Shopping/explained.txt")
    try GoldenFile.expect(ShoppingMarkdown.render(list, explain: true), is: "Shopping/list.md")
    try GoldenFile.expect(ShoppingJSON.render(list), is: "Shopping/list.json")
    try GoldenFile.expect(ShoppingTodo.render(list), is: "Shopping/list.todo.txt")
    try GoldenFile.expect(
      ShoppingCalendar.render(list, now: 1_767_614_400), is: "Shopping/list.ics")
  }

  @Test("A calendar's lines are short, end as they have to, and hold whole characters")
  func folding() {
    let calendar = ShoppingCalendar.render(Self.list, now: 0)
    let lines = Array(calendar.utf8).split(separator: 0x0A)
    #expect(lines.allSatisfy { $0.last == 0x0D && $0.count <= 76 })
    #expect(lines.allSatisfy { String(validating: $0, as: UTF8.self) != nil })
    let unfolded = calendar.replacing("\r\n ", with: "")
    #expect(unfolded.contains("folded\\, escaped\\; and \\\\ kept whole é é"))
    #expect(unfolded.contains("\r\nDTSTAMP:19700101T000000Z\r\n"))
  }

  @Test("No task of a todo.txt file is done, or has a tag that nobody gave it")
  func tasks() {
    for line in ShoppingTodo.render(Self.list).split(separator: "\n") {
      #expect(!line.hasPrefix("x ") && !line.hasPrefix("("))
      let words = line.split(separator: " ")
      #expect(words.count { $0.hasPrefix("@") } == 1 && words.count { $0.hasPrefix("+") } == 1)
      #expect(words.filter { $0.contains(":") }.allSatisfy { $0.hasPrefix("recipe:") })
    }
  }

  @Test("Nothing in any format steers a terminal")
  func safe() {
    let texts = [
      ShoppingText(style: .pipe, explain: true).render(Self.list),
      ShoppingText(style: .pipe).remarks(Self.list), ShoppingMarkdown.render(Self.list),
      ShoppingTodo.render(Self.list), ShoppingCalendar.render(Self.list, now: 0),
    ]
    for text in texts {
      #expect(!text.unicodeScalars.contains { $0.isUnsafeToPrint && $0 != "\n" && $0 != "\r" })
    }
    #expect(!ShoppingJSON.render(Self.list).unicodeScalars.contains { $0.value == 0x1B })
  }

  @Test("An empty list is an empty text and a whole document")
  func empty() {
    let list = ShoppingList([])
    #expect(ShoppingText(style: .pipe).render(list) == "" && ShoppingTodo.render(list) == "")
    #expect(ShoppingJSON.json(list)["aisles"] == [])
    #expect(ShoppingCalendar.render(list, now: 0).hasSuffix("END:VCALENDAR\r\n"))
  }
}
