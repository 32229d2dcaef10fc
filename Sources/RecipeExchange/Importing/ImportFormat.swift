/// A format that recipes are read from.
package enum ImportFormat: String, Sendable, CaseIterable {
  /// schema.org's Recipe, as RecipeSage, Nextcloud Cookbook and web sites write it.
  case jsonLD = "jsonld"
  /// What `potluck show --json` writes.
  case potluck
  /// A web page.
  case html
  case cooklang, markdown
  /// Text with or without headings.
  case text
  case paprika, mela, mealie, tandoor
  case kitchenOwl = "kitchenowl"
  case crouton
  /// A table with a heading for each column, such as Plan to Eat's.
  case csv
  case recipeKeeper = "recipe-keeper"
  case copyMeThat = "copymethat"
  case cookmate
  /// Meal-Master and RezKonv.
  case mealMaster = "meal-master"
  /// MasterCook's mx2 and its text.
  case masterCook = "mastercook"
  case gourmet
  case kRecipes = "krecipes"
  case recipeML = "recipeml"

  /// The provider's part of the identifiers of recipes that were imported.
  package static let provider = "file"

  /// The format that a file's ending tells, in lower case without its dot, of text that does not
  /// tell it itself.
  init?(ending: String) {
    switch ending {
    case "cook": self = .cooklang
    case "md", "markdown": self = .markdown
    case "csv", "tsv": self = .csv
    case "mmf", "mm", "mxm": self = .mealMaster
    case "mxp": self = .masterCook
    case "txt", "text", "": self = .text
    case "html", "htm", "xhtml", "mhtml", "mht": self = .html
    case "json", "jsonld": self = .jsonLD
    default: return nil
    }
  }
}
