import PotluckSupport
import RecipeModel
import RecipeProviderKit

/// What a page's head tells of its recipe: Open Graph, the canonical link, language and title.
struct HeadRecipe {
  private let head: PageHead
  private let base: RequestURL?

  init(_ head: PageHead, base: RequestURL?) {
    self.head = head
    self.base = base
  }

  /// Fills what a recipe lacks, and says what the page says of itself better than its data.
  func complete(_ recipe: inout Recipe) {
    set(\.canonicalURL, .canonicalURL, link(head.metas["og:url"]), "open-graph", &recipe)
    set(\.canonicalURL, .canonicalURL, link(head.canonical), "html", &recipe)
    set(
      \.siteName, .siteName, TextCleaning.clean(head.metas["og:site_name"]), "open-graph", &recipe)
    fill(
      \.siteName, .siteName, TextCleaning.clean(head.metas["application-name"]), "html", &recipe)
    set(\.language, .language, language, "html", &recipe)
    if recipe.language == nil, let language = LanguageTag.ofScript(in: recipe) {
      set(\.language, .language, language, "guessed", &recipe)
    }
    if recipe.listing.title.isEmpty, let title {
      recipe.listing.title = title.text
      recipe.origins[.title] = origin(title.syntax)
    }
    if recipe.listing.image == nil, let image = image {
      recipe.listing.image = image
      recipe.images = [RecipeImage(url: image)]
      recipe.origins[.image] = origin("open-graph")
      recipe.origins[.images] = origin("open-graph")
    }
    let description = head.metas["og:description"] ?? head.metas["description"]
    fill(
      \.summary, .summary,
      TextCleaning.clean(description, limit: ListingLimits.paragraphCharacters), "open-graph",
      &recipe)
    fill(
      \.datePublished, .datePublished, TextCleaning.clean(head.metas["article:published_time"]),
      "open-graph", &recipe)
    fill(
      \.dateModified, .dateModified, TextCleaning.clean(head.metas["article:modified_time"]),
      "open-graph", &recipe)
    if recipe.authors.isEmpty, let author = author {
      recipe.authors = [author]
      recipe.origins[.authors] = origin("html")
    }
    // Sites that name no author speak for themselves.
    if recipe.authors.isEmpty, let site = recipe.listing.publisher ?? recipe.siteName {
      recipe.authors = [site]
      recipe.origins[.authors] = origin("guessed")
    }
  }

  private var author: String? {
    let names = ["author", "article:author", "parsely-author", "sailthru.author"]
    return names.compactMap { TextCleaning.clean(head.metas[$0]) }
      .first { !WebLink.isWebLink($0) && !$0.contains("@") }
  }

  private var image: String? {
    ["og:image:secure_url", "og:image", "og:image:url", "twitter:image", "twitter:image:src"]
      .firstNonNil { link(head.metas[$0]) }
  }

  /// The page's title without the name of its site.
  private var title: (text: String, syntax: String)? {
    let site = TextCleaning.clean(head.metas["og:site_name"])
    if let heading = head.headings.firstNonNil({ TextCleaning.clean($0) }) {
      return (heading, "html")
    }
    if let title = TextCleaning.clean(head.metas["og:title"]) {
      return (Self.withoutSite(title, site), "open-graph")
    }
    return TextCleaning.clean(head.title).map { (Self.withoutSite($0, site), "html") }
  }

  /// `Onion tart | The Blog` without what stands behind the last mark.
  static func withoutSite(_ title: String, _ site: String?) -> String {
    for mark in [" | ", " – ", " — ", " - ", " • ", " · ", " :: ", " » "] {
      guard let range = title.ranges(of: mark).last else { continue }
      let head = title[..<range.lowerBound]
      let tail = title[range.upperBound...]
      if site.map({ tail.lowercased() == $0.lowercased() }) ?? (mark != " - ") {
        return String(head)
      }
      if mark == " | ", !head.isEmpty { return String(head) }
    }
    return title
  }

  /// `Onion tart – Recipe` without what stands behind the dash.
  static func withoutKind(_ title: String) -> String {
    guard let dash = title.lastIndex(where: { "–—-|:".contains($0) }), dash > title.startIndex,
      kinds.contains(title[dash...].dropFirst().lowercased().filter { $0 != " " })
    else { return title }
    var name = title[..<dash]
    while name.last == " " { name.removeLast() }
    return name.isEmpty ? title : String(name)
  }

  private static let kinds: Set<String> = [
    "recipe", "recept", "rezept", "recette", "receta", "receita", "ricetta", "opskrift",
    "oppskrift", "przepis", "resepti", "рецепт",
  ]

  /// The page's language.
  ///
  /// A template's `en` gives way to what the page says beside it.
  private var language: String? {
    let declared = head.language.flatMap(LanguageTag.read)
    let others = ["content-language", "og:locale", "language", "dc.language"]
    guard let declared else {
      return others.firstNonNil { head.metas[$0].flatMap(LanguageTag.read) }
    }
    if declared == "en", let other = head.metas["content-language"].flatMap(LanguageTag.read),
      !other.hasPrefix("en")
    {
      return other
    }
    return declared
  }

  private func link(_ text: String?) -> String? {
    guard let text = text?.split(whereSeparator: \.isNewline).first.map(String.init) else {
      return nil
    }
    if let link = WebLink.accept(text) { return link }
    return WebLink.accept((try? base?.resolving(text))?.text)
  }

  private func set(
    _ path: WritableKeyPath<Recipe, String?>, _ field: ListingField, _ value: String?,
    _ syntax: String, _ recipe: inout Recipe
  ) {
    guard let value else { return }
    recipe[keyPath: path] = value
    recipe.origins[field] = origin(syntax)
  }

  private func fill(
    _ path: WritableKeyPath<Recipe, String?>, _ field: ListingField, _ value: String?,
    _ syntax: String, _ recipe: inout Recipe
  ) {
    if recipe[keyPath: path] == nil { set(path, field, value, syntax, &recipe) }
  }

  private func origin(_ syntax: String) -> FieldOrigin {
    FieldOrigin(provider: PageReader.provider, syntax: syntax)
  }
}
