import RecipeModel
import RecipeProviderKit

/// What a WordPress blog lets others search, as its interface lists it.
struct WordPressTypes: Sendable {
  /// The types of posts by their names in the interface.
  private let bases: Set<String>

  /// Reads the answer to `wp/v2/types`; nil when it is no list of types.
  init?(_ response: HTTPResponse) {
    guard response.status == 200, let json = try? JSON(parsing: response.body),
      let object = json.objectValue
    else { return nil }
    let types = object.members.compactMap { $0.value["rest_base"]?.stringValue }
    guard !types.isEmpty else { return nil }
    bases = Set(types.filter { WordPressRoot.isTypeName($0) })
  }

  /// Whether there are the cards of WP Recipe Maker.
  var hasRecipeMaker: Bool { bases.contains("wprm_recipe") }

  /// The type that holds the recipes: that of the page if it was one, else one that is named after
  /// recipes, else posts.
  /// - Parameter page: the type of the page that was looked at.
  /// - Returns: the type's name in the interface.
  func best(page: String?) -> String {
    if let page, bases.contains(page), page != "pages" { return page }
    let named = bases.sorted().first { base in
      Self.names.contains(base.lowercased())
        || Self.stems.contains { base.lowercased().contains($0) && !Self.isOther(base) }
    }
    return named ?? "posts"
  }

  /// Kinds that hold parts of recipes, or that only users see.
  private static func isOther(_ base: String) -> Bool {
    ["wprm_recipe", "tasty_recipe", "mv_create"].contains(base)
  }

  private static let names: Set<String> = [
    "recipe", "recipes", "receita", "receitas", "recette", "recettes", "receta", "recetas",
    "rezept", "rezepte", "ricetta", "ricette", "recept", "recepten", "przepis", "przepisy",
    "resep", "oppskrift", "oppskrifter", "opskrift", "opskrifter", "nosher",
  ]
  private static let stems = [
    "recipe", "recette", "receta", "receita", "rezept", "ricett", "recept",
  ]
}

/// A refusal of WordPress' interface, by the code that its plug-ins write.
struct WordPressRefusal: Sendable {
  /// What refuses, in a clause.
  let words: String

  /// What an answer says that is not what was asked for; nil when it is no refusal.
  init?(_ response: HTTPResponse) {
    guard response.status != 200 || (try? JSON(parsing: response.body)) == nil else { return nil }
    let code = (try? JSON(parsing: response.body))?["code"]?.stringValue
    switch code {
    case "rest_cannot_access": words = "the plug-in Disable REST API keeps strangers out"
    case "itsec_rest_api_access_restricted": words = "Solid Security keeps strangers out"
    case "rest_login_required": words = "a plug-in lets only users in"
    case "rest_authentication_error": words = "a plug-in such as Perfmatters keeps strangers out"
    case "rest_no_route": words = "the routes of WordPress are removed"
    case .some(let code) where code.hasPrefix("rest_"): words = "the owner keeps strangers out"
    default:
      words =
        response.status == 200
        ? "a web page comes in its place" : "the server answers \(response.status)"
    }
  }
}
