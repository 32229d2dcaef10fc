import PotluckSupport
import RecipeModel
import RecipeProviderKit

/// A page while it is read: its text, and what each syntax tells of its recipe.
struct WebPage {
  private let utf8: [UInt8]
  private let scan: PageScanner
  private let address: RequestURL?
  private let base: RequestURL?
  private let link: String?
  private var json = EmbeddedJSON()
  private var treeIfBuilt: HTMLTree?
  /// What each syntax tells of the recipe, the best first.
  private(set) var tellings: [Recipe] = []
  private(set) var notes: [String] = []

  /// What was mended, for people.
  var mended: [String] {
    JSONMending.allCases.filter(json.mended.contains).map(\.rawValue)
  }

  init(_ utf8: [UInt8], url: String?) throws(ProviderError) {
    self.utf8 = utf8
    scan = PageScanner(utf8)
    var address: RequestURL?
    if let url {
      address = try RequestURL(url)
    } else {
      let told = [scan.head.canonical, scan.head.metas["og:url"], Self.addressOfSaving(utf8)]
        .compactMap(\.self)
      address = told.firstNonNil { try? RequestURL($0) }
    }
    self.address = address
    link = url ?? address?.text
    base = MarkupAddress.base(scan.head.base, at: address)
  }

  /// The address that a browser writes at the top of a page that it saves:
  /// `<!-- saved from url=(0028)https://kitchen.example/leek -->`.
  private static func addressOfSaving(_ utf8: [UInt8]) -> String? {
    let top = String(decoding: utf8.prefix(4_096), as: UTF8.self)
    guard let mark = top.firstRange(of: "<!-- saved from url=(") else { return nil }
    let rest = top[mark.upperBound...].drop { $0 != ")" }.dropFirst()
    return String(rest.prefix { !$0.isWhitespace })
  }

  private var id: ListingID { ListingID(provider: PageReader.provider, id: link ?? "page") }

  // MARK: Reading

  /// Reads what programs are meant to read.
  mutating func readData() throws(ProviderError) {
    for script in scan.scripts where script.type == "application/ld+json" {
      json.read(utf8[script.content])
    }
    add(SchemaOrgRecipe.all(in: json.documents, base: base), syntax: "json-ld")
    for syntax in MarkupSyntax.allCases
    where isIncomplete && syntax.isMarked(in: utf8, outside: scan.rawTexts) {
      let graph = SchemaOrgGraph([], base: base)
      var items = MarkedItems(try tree(), syntax)
      add(
        items.recipes().map { SchemaOrgRecipe(object: $0, graph: graph) }, syntax: syntax.rawValue)
    }
    if lacksLines { readState() }
  }

  /// Whether ingredients or steps are missing.
  private var lacksLines: Bool {
    !tellings.contains { !$0.listing.ingredients.isEmpty }
      || !tellings.contains { !$0.sections.isEmpty }
  }

  /// Reads the data that the page's own program starts with.
  private mutating func readState() {
    var state = EmbeddedState()
    for script in scan.scripts where state.isState(script, in: utf8) {
      state.read(utf8[script.content])
    }
    state.readFlight()
    let graph = SchemaOrgGraph([], base: base)
    add(state.recipes.map { SchemaOrgRecipe(object: $0, graph: graph) }, syntax: "state")
  }

  /// Reads what the page shows where its data says nothing, or nothing of use: lists, and labels
  /// such as `Serves 4`.
  ///
  /// - Parameter syntax: `html` for what a recipe in the page's data lacks; another word where there
  ///   is none.
  /// - Throws: `misconfigured` without libxml2.
  mutating func readShown(_ syntax: String) throws(ProviderError) {
    let told = Recipe.unify(tellings)
    let lines = told?.listing.ingredients ?? []
    let lacksIngredients = ShownLines.areUnusable(ingredients: lines)
    let lacksSteps = ShownLines.areUnusable(steps: told?.instructions ?? [])
    let lacksFacts = told.map {
      $0.listing.recipeYield == nil || $0.listing.totalMinutes == nil || $0.authors.isEmpty
    }
    guard lacksIngredients || lacksSteps || lacksFacts ?? true else { return }
    let tree = try tree()
    var object = JSONObject([("@type", "Recipe")])
    if lacksIngredients || lacksSteps {
      let lists = PageLists(tree)
      if lacksIngredients { object["recipeIngredient"] = lists.ingredients }
      if lacksSteps { object["recipeInstructions"] = lists.steps }
      guard told != nil || object.members.count > 1 else { return }
    }
    PageLabels(tree).read(into: &object)
    guard object.members.count > 1 else { return }
    let shown = SchemaOrgRecipe(object: object, graph: SchemaOrgGraph([], base: base))
      .recipe(id: id, title: "")
    // The first telling that has lines leads: those that are of no use make way.
    for index in tellings.indices {
      if ShownLines.areBetter(shown.listing.ingredients, than: lines) {
        tellings[index].listing.ingredients = []
        tellings[index].ingredientGroups = []
      }
      if lacksSteps, !shown.sections.isEmpty { tellings[index].sections = [] }
    }
    add([SchemaOrgRecipe(object: object, graph: SchemaOrgGraph([], base: base))], syntax: syntax)
  }

  /// Whether the page holds the card of a recipe plug-in.
  var hasCard: Bool { RecipeCards(utf8).isThere }

  /// Whether something is missing that cooks and searches ask for.
  private var isIncomplete: Bool {
    guard let recipe = Recipe.unify(tellings) else { return true }
    let listing = recipe.listing
    return listing.ingredients.isEmpty || recipe.sections.isEmpty || listing.image == nil
      || listing.recipeYield == nil || listing.totalMinutes == nil || recipe.authors.isEmpty
      || listing.rating == nil || recipe.nutrition.isEmpty
  }

  private mutating func add(_ candidates: [SchemaOrgRecipe], syntax: String) {
    guard !candidates.isEmpty else { return }
    let origin = FieldOrigin(provider: PageReader.provider, syntax: syntax)
    for candidate in MainRecipe(scan.head, address: address).choose(candidates) {
      var telling = candidate.recipe(id: id, title: candidate.name ?? "")
      telling.canonicalURL = telling.listing.url.flatMap { $0.contains("#") ? nil : $0 }
      telling.listing.url = link
      telling.setOrigin(origin)
      tellings.append(telling)
    }
  }

  private mutating func tree() throws(ProviderError) -> HTMLTree {
    if let treeIfBuilt { return treeIfBuilt }
    let tree = try HTMLTree(parsing: utf8)
    if tree.isCut {
      notes.append("The page nests or holds more than can be read; its end is missing.")
    }
    treeIfBuilt = tree
    return tree
  }

  // MARK: The result

  /// The recipe that all tellings make; nil when there are none or it has no title.
  func recipe() throws(ProviderError) -> Recipe? {
    guard var recipe = Recipe.unify(tellings) else { return nil }
    try completeFromCards(&recipe)
    HeadRecipe(scan.head, base: base).complete(&recipe)
    guard !recipe.listing.title.isEmpty else { return nil }
    recipe.listing.title = HeadRecipe.withoutKind(recipe.listing.title)
    recipe.dropNamesOfNoUse()
    if recipe.listing.publisher == nil {
      recipe.listing.publisher =
        recipe.siteName ?? recipe.authors.first
        ?? address.map { String($0.bareHost) }
    }
    return recipe
  }

  /// Fills from the classes of plug-ins what is hardly ever in a page's data.
  private func completeFromCards(_ recipe: inout Recipe) throws(ProviderError) {
    let cards = RecipeCards(utf8)
    if recipe.ingredientGroups.isEmpty {
      recipe.ingredientGroups = try cards.groups(of: recipe.listing.ingredients)
    }
    let scripts = scan.scripts.map(\.content)
    let surplus = try ShownSurplus(utf8, besides: scripts).surplus(
      over: recipe.listing.ingredients, steps: recipe.instructions)
    recipe.addOtherIngredients(surplus.lines)
    if recipe.equipment.isEmpty { recipe.equipment = try cards.equipment() }
    if recipe.notes.isEmpty { recipe.notes = try cards.notes() }
    recipe.notes += surplus.footnotes.filter { !recipe.notes.contains($0) }
    recipe.setOrigin(FieldOrigin(provider: PageReader.provider, syntax: "class"))
  }

  /// Why there is no recipe.
  var absence: ProviderError {
    if !tellings.isEmpty {
      return ProviderError(
        .drift, "the page's recipe has no name", fix: "open the link in a browser instead")
    }
    if let failure = json.failures.first {
      return ProviderError(
        .invalidResponse, "the page's recipe cannot be read: \(failure)",
        fix: "open the link in a browser instead")
    }
    let body = BodyExcerpt(utf8)
    guard json.scripts > 0 || body.isHTML else {
      return ProviderError(
        .unsupported, "the link leads to \(body.description), not to a web page",
        fix: "give the address of a page with a recipe")
    }
    let looked =
      json.scripts == 0
      ? "no data on a recipe" : "data for programs, but no recipe in it"
    return ProviderError(
      .notFound, "the page holds no recipe that can be read: it has \(looked)",
      fix: "check that the link leads to one recipe")
  }
}
