package import RecipeModel
import RecipeProviderKit
import RecipeSearch
package import RecipeShopping

/// A shopping list as one JSON document, version 1.
///
/// ```json
/// {"version":1,"kind":"shoppingList",
///  "recipes":[{"ref":"mealie:42","title":"Lentil soup","url":"https://…","yield":"6 servings","notes":[]}],
///  "aisles":[{"name":"dairy and eggs","items":[
///    {"id":"0f1e…","name":"eggs","text":"5 eggs","optional":false,
///     "amounts":[{"text":"5","dimension":"count","amount":5,"upTo":null,"unit":null,"size":null}],
///     "others":[],"lines":[{"recipe":0,"line":"2 eggs"},{"recipe":1,"line":"3 large eggs"}]}]}],
///  "optional":[],"atHome":[],
///  "leftOut":[{"recipe":0,"line":"For the dough:","reason":"heading"}]}
/// ```
/// - `amount` and `upTo` are exact but for what a number can hold; `text` is rounded for people, and
///   pieces are rounded up. `unit` is its name: `g`, `cup`, `clove`; null for bare numbers.
/// - `others` are lines that cannot be added, as written. `id` is the same for the same food in every
///   list. `recipe` counts from 0 in `recipes`.
/// - `atHome` is left out of the aisles, as one has it. `reason` is `heading`, `equipment` or
///   `namesNothing`.
package enum ShoppingJSON {
  /// The document, with a line break at its end.
  package static func render(_ list: ShoppingList) -> String {
    json(list).text(.indented) + "\n"
  }

  /// The document as a value.
  package static func json(_ list: ShoppingList) -> JSON { document.write(list) }

  /// What the document is made of.
  package static var shape: ObjectShape { document.shape }

  private static let nothing = ShoppingList([])

  private static let document: ObjectCodec<ShoppingList> = ObjectCodec(
    "ShoppingList", place: "a shopping list", "What is to get for some recipes, by aisle.",
    draft: nothing, isOpen: true,
    [
      .written("version", .any) { _ in .int(ReportJSON.version) },
      .written("kind", .anyText) { _ in "shoppingList" },
      .written("recipes", .list(.object(recipe)), "What it is for.", get: \.recipes),
      .written("aisles", .list(.object(aisle)), "What is to get, in their order.", get: \.aisles),
      .written("optional", items, "What the recipes can do without.", get: \.optional),
      .written("atHome", items, "What is left out, as one has it.", get: \.atHome),
      .written(
        "leftOut", .list(.object(leftover)), "The lines that are no items.", get: \.leftovers),
    ])

  private static let items = ValueCodec<[ShoppingItem]>.list(.object(item))

  private static let recipe: ObjectCodec<ShoppingRecipe> = ObjectCodec(
    "ShoppingRecipe", place: "a recipe",
    draft: ShoppingRecipe(Recipe(listing: Listing(id: ListingID(provider: "", id: ""), title: ""))),
    isOpen: true,
    [
      .written("ref", .anyText, "What names it.", get: \.reference),
      .written("title", .anyText, get: \.title),
      .written("url", .nullable(.anyText), "Its page.") { WebLink.accept($0.url) },
      .written("yield", .nullable(.anyText), "How much the amounts make.", get: \.recipeYield),
      .written("notes", .list(.anyText), "What was not scaled.", get: \.notes),
    ])

  private static let aisle: ObjectCodec<ShoppingList.Aisle> = ObjectCodec(
    "ShoppingAisle", place: "an aisle", draft: .nothing, isOpen: true,
    [
      .written("name", .anyText, get: \.name),
      .written("items", items, "Its foods, by name.", get: \.items),
    ])

  private static let item: ObjectCodec<ShoppingItem> = ObjectCodec(
    "ShoppingItem", place: "an item", "One food with all lines that ask for it.", draft: .nothing,
    isOpen: true,
    [
      .written("id", .anyText, "The same for the same food in every list.", get: \.id),
      .written("name", .anyText, get: \.name),
      .written("text", .anyText, "The item on one line.", get: \.text),
      .written("optional", .flag, get: \.isOptional),
      .written(
        "amounts", .list(.object(amount)), "A sum for each measure that can be added.",
        get: \.amounts),
      .written("others", .list(.anyText), "What cannot be added, as written.", get: \.others),
      .written("lines", .list(.object(source)), "The recipes' own lines.", get: \.sources),
    ])

  private static let amount: ObjectCodec<ShoppingAmount> = ObjectCodec(
    "ShoppingAmount", place: "an amount", draft: .nothing, isOpen: true,
    [
      .written("text", .anyText, "As people buy it.", get: \.text),
      .written("dimension", .anyText, "`mass`, `volume` or `count`.") {
        $0.amount.dimension.rawValue
      },
      .written("amount", .finite, "How much.") { $0.amount.lower.doubleValue },
      .written("upTo", .nullable(.finite), "The upper end of a range.") {
        $0.amount.upper?.doubleValue
      },
      .written("unit", .nullable(.anyText), "Its name in the singular.") { $0.amount.unit?.name },
      .written("size", .nullable(.anyText), "How big each piece is.", get: \.size),
    ])

  private static let source: ObjectCodec<ShoppingItem.Source> = ObjectCodec(
    "ShoppingLine", place: "a line", draft: .nothing, isOpen: true,
    [
      .written("recipe", .count, "Its place in `recipes`, from 0.", get: \.recipe),
      .written("line", .anyText, "As the source wrote it.", get: \.line),
    ])

  private static let leftover: ObjectCodec<ShoppingList.Leftover> = ObjectCodec(
    "ShoppingLeftover", place: "a line", draft: .nothing, isOpen: true,
    [
      .written("recipe", .count, "Its place in `recipes`, from 0.", get: \.recipe),
      .written("line", .anyText, "As the source wrote it.", get: \.line),
      .written("reason", .anyText, "`heading`, `equipment` or `namesNothing`.") {
        $0.reason.rawValue
      },
    ])
}
