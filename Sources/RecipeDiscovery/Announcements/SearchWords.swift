import RecipePages
import RecipeProviderKit

/// The words by which a form is told to be a search.
enum SearchWords {
  /// Names of fields that are for words and nothing else.
  static let fieldNames: Set<String> = [
    "s", "q", "search", "_search", "query", "keyword", "keywords", "searchterm", "search_term",
    "searchtext", "search_text", "search_query", "searchquery", "search_api_fulltext",
    "search_api_views_fulltext", "search_block_form", "recherche", "suche", "suchbegriff", "zoek",
    "zoekterm", "buscar", "busqueda", "busca", "ricerca", "cerca", "szukaj", "hledat", "haku",
    "sok", "sog", "kereses", "ara", "pesquisa", "suchwort", "searchword", "search_keyword",
    "tx_kesearch_pi1[sword]", "phrase", "searchstring", "search-term", "sword", "find",
  ]

  /// Whether a field is for words, by its name or by what stands last in brackets: `tx_solr[q]`.
  static func isForWords(_ name: String) -> Bool {
    let name = name.lowercased()
    guard !fieldNames.contains(name) else { return true }
    guard name.hasSuffix("]"), let open = name.lastIndex(of: "[") else { return false }
    return fieldNames.contains(String(name[open...].dropFirst().dropLast()))
  }

  /// Names of a form's only field that may be for words.
  static let plainNames: Set<String> = [
    "text", "term", "terms", "k", "k[]", "w", "word", "words", "kw", "key", "txt", "t", "filter",
    "name", "recipe", "title",
  ]

  /// Whether names or labels speak of searching.
  static func speakOfSearch(_ text: String) -> Bool { holds(text, stems, short) }

  /// Whether names or labels speak of what is sent in the same way and is no search for recipes.
  static func speakOfSomethingElse(_ text: String) -> Bool { holds(text, otherStems, otherShort) }

  /// Whether names or labels speak of recipes.
  static func speakOfRecipes(_ text: String) -> Bool { holds(text, recipeStems, []) }

  private static let recipeStems = [
    "recipe", "rezept", "recept", "recette", "receta", "receita", "ricett", "oppskrift",
    "opskrift", "przepis", "рецепт",
  ]

  /// Whether a hidden field holds for one session.
  static func isOfSession(_ name: String) -> Bool {
    let name = name.lowercased()
    return sessionNames.contains(name) || name.contains("csrf") || name.hasPrefix("__viewstate")
      || name.hasPrefix("__eventvalidation") || name.contains("nonce")
  }

  private static let sessionNames: Set<String> = [
    "_token", "form_build_id", "authenticity_token", "xid", "form_token",
    "__requestverificationtoken",
  ]

  /// Found within words too.
  private static let stems = [
    "search", "suche", "suchbegriff", "such ", "recherch", "cherche", "buscar", "búsqueda",
    "busqueda", "buscador", "busca", "pesquis", "procurar", "ricerca", "cerca", "zoeken", "zoek",
    "szukaj", "wyszuk", "hledat", "hledá", "hledej", "vyhled", "vyhľad", "vyhlad", "hľadať",
    "keresés", "kereses", "keres", "căuta", "cauta", "поиск", "искать", "найти", "търс", "пошук",
    "αναζήτ", "חיפוש", "بحث", "検索", "搜索", "搜尋", "搜", "검색", "найди", "etsi", "otsi", "paieška",
    "iskanje", "pretraž", "pretraga", "tìm kiếm", "ค้นหา", "cari resep", "söka",
  ]
  /// Found as whole words.
  private static let short: Set<String> = [
    "sök", "sok", "søg", "sog", "søk", "haku", "hae", "ara", "cari", "find", "finder", "suchen",
    "such", "tìm", "arama", "išči", "traži", "leita",
  ]
  private static let otherStems = [
    "newsletter", "subscribe", "subscription", "mailchimp", "login", "signin", "sign-in",
    "location", "zipcode", "postcode", "postal", "store-finder", "storefinder", "storelocator",
    "store-locator", "plz", "coupon", "voucher", "converter", "calculator", "unsubscribe",
    "abonnieren", "anmelden",
  ]
  private static let otherShort: Set<String> = ["zip", "city", "address", "email", "mail", "store"]

  private static func holds(_ text: String, _ stems: [String], _ short: Set<String>) -> Bool {
    let text = String(text.prefix(2_000))
    let lower = text.lowercased()
    if stems.contains(where: lower.contains) { return true }
    return words(of: text).contains(where: short.contains)
  }

  /// The words of a name, which scripts join with marks or capitals.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in text {
      if !character.isLetter || (character.isUppercase && word.last?.isLowercase == true) {
        if !word.isEmpty { words.append(word.lowercased()) }
        word = ""
      }
      if character.isLetter { word.append(character) }
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }
}

/// The search engines of the whole web, which sites let search their own pages.
///
/// What they answer is theirs, and their terms keep programs out.
enum SearchEngines {
  /// Whether an address is that of an engine, seen from a page that is not its own.
  static func owns(_ address: RequestURL, besides page: RequestURL?) -> Bool {
    guard address.bareHost != page?.bareHost else { return false }
    return address.bareHost.split(separator: ".").dropLast().suffix(2).contains(
      where: names.contains)
  }

  private static let names: Set<Substring> = [
    "google", "bing", "duckduckgo", "yahoo", "yandex", "startpage", "ecosia", "qwant", "baidu",
  ]
}
