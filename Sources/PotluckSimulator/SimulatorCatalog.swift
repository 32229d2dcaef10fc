internal import PotluckSimulatorFiles

/// The demo data: recipes of our own, spread over the services with believable overlap.
///
/// Some recipes are listed by several services under spellings of one address, some were copied to
/// another site under a similar title, and some share a title and nothing else. They lie in
/// `Dishes.txt`.
package enum SimulatorCatalog {
  /// What one service serves in the demo, in its own order.
  package static func recipes(for style: SimulatorStyle) -> [SimulatedRecipe] {
    let recipes = DemoDish.all.flatMap { $0.recipes(for: style) }
    switch style {
    // The community server lists by its own number, RecipePuppy by nothing that shows.
    case .food2forkCommunity: return recipes.sorted { $0.numericID < $1.numericID }
    case .recipePuppy: return recipes.sorted { StableHash.of($0.title) < StableHash.of($1.title) }
    default: return recipes
    }
  }

  /// What a service of the demonstration serves, and how it is set up: the blog has the dishes of
  /// its own site, at that site's addresses.
  package static func demonstration(
    _ style: SimulatorStyle
  ) -> (recipes: [SimulatedRecipe], options: SimulatorOptions) {
    guard style == .wordPressBlog else { return (recipes(for: style), SimulatorOptions()) }
    let own = DemoDish.all.flatMap { $0.recipes(of: WordPressBlog.name) }
    let host = own.first.map { $0.sourceURL.split(separator: "/").prefix(2) } ?? []
    return (
      own, SimulatorOptions(site: SiteSettings(address: host.joined(separator: "//")))
    )
  }

  /// What goes wrong in the demo, for all services together.
  ///
  /// RecipePuppy fails on page 2 of searches for soups and stews, with results behind it, as it did
  /// in its day; the community server takes its time.
  package static let demoFaults = FaultPlan([
    FaultRule(
      FaultMatch(style: .recipePuppy, pages: [2], word: "soup"), .status(500)),
    FaultRule(
      FaultMatch(style: .recipePuppy, pages: [2], word: "stew"), .status(500)),
    FaultRule(FaultMatch(style: .food2forkCommunity), .latency(.milliseconds(120))),
    FaultRule(FaultMatch(style: .recipePuppy), .latency(.milliseconds(40))),
  ])
}

/// A dish of the demo: one recipe, and the services that list it.
private struct DemoDish {
  /// One listing of the dish.
  private struct Entry {
    let title: String
    let site: DemoSite
    let styles: [SimulatorStyle]
  }

  private var entries: [Entry]
  private let rating: Double
  private let minutes: Int
  private let lines: [String]

  /// The dishes of the file, in its order.
  static let all: [DemoDish] = {
    var sites: [Substring: DemoSite] = [:]
    var dishes: [DemoDish] = []
    for line in String(decoding: EmbeddedFile.dishes.array, as: UTF8.self).split(separator: "\n") {
      let parts = line.drop { "@+ ".contains($0) }.split(separator: " | ")
      switch line.first {
      case "#": continue
      case "@": sites[parts[0]] = DemoSite(name: String(parts[1]), host: "\(parts[2]).example")
      default:
        guard let site = sites[parts[1]] else { continue }
        let entry = Entry(title: String(parts[0]), site: site, styles: styles(parts[2]))
        if line.hasPrefix("+") {
          dishes[dishes.count - 1].entries.append(entry)
        } else {
          dishes.append(
            DemoDish(
              entries: [entry], rating: Double(parts[3]) ?? 0, minutes: Int(parts[4]) ?? 0,
              lines: parts[5].split(separator: "; ").map(String.init)))
        }
      }
    }
    return dishes
  }()

  private static func styles(_ letters: Substring) -> [SimulatorStyle] {
    let styles: [Character: SimulatorStyle] = [
      "f": .food2fork, "c": .food2forkCommunity, "k": .forkify, "p": .recipePuppy,
    ]
    return letters.compactMap { styles[$0] }
  }

  /// What one service lists of it.
  func recipes(for style: SimulatorStyle) -> [SimulatedRecipe] {
    entries.filter { $0.styles.contains(Self.catalogStyle(style)) }.map { entry in
      SimulatedRecipe(
        id: id(entry, style), title: entry.title,
        sourceURL: address(entry, style), publisher: entry.site.name, ingredients: lines,
        rating: rating, minutes: minutes)
    }
  }

  /// What one of the imaginary sites has of it, at that site's own addresses.
  func recipes(of publisher: String) -> [SimulatedRecipe] {
    entries.filter { $0.site.name == publisher }.map { entry in
      SimulatedRecipe(
        id: id(entry, .wordPressBlog), title: entry.title,
        sourceURL: entry.site.address(of: entry.title), publisher: publisher, ingredients: lines,
        rating: rating, minutes: minutes)
    }
  }

  /// The service whose choice of dishes a style serves, under ids of its own.
  private static func catalogStyle(_ style: SimulatorStyle) -> SimulatorStyle {
    if [.food2fork, .food2forkCommunity, .forkify, .recipePuppy].contains(style) { return style }
    let choices: [SimulatorStyle] = [.food2fork, .food2forkCommunity, .recipePuppy]
    return choices[Int(StableHash.of(style.rawValue) % UInt64(choices.count))]
  }

  /// Forkify took its data, ids included, from Food2Fork; the others count for themselves.
  private func id(_ entry: Entry, _ style: SimulatorStyle) -> String {
    let key = entry.title + entry.site.name
    switch style {
    case .food2fork, .forkify:
      let hash = StableHash.of(key)
      return hash % 2 == 0 ? String(10_000 + hash % 50_000) : String(hash % 0xF_FFFF, radix: 16)
    case .food2forkCommunity: return String(StableHash.of("community/" + key) % 2_900 + 100)
    case .recipePuppy: return String(StableHash.of("puppy/" + key) % 900_000 + 1_000)
    default: return String(StableHash.of("\(style.rawValue)/\(key)") % 90_000_000 + 1_000)
    }
  }

  /// The site's address the way a service happens to have stored it: the same page, other letters.
  private func address(_ entry: Entry, _ style: SimulatorStyle) -> String {
    let address = entry.site.address(of: entry.title)
    let query = address.contains("?") ? "&" : "?"
    switch (style, StableHash.of(entry.title) % 4) {
    case (.food2forkCommunity, 0...1): return address.replacing("http://", with: "https://")
    case (.food2forkCommunity, 2) where query == "?": return address + "/"
    case (.forkify, 0): return "\(address)\(query)utm_source=forkify&utm_medium=api"
    case (.recipePuppy, 1...2): return address.replacing("://www.", with: "://")
    default: return address
    }
  }
}

/// One of the imaginary sites that the demo's recipes come from.
private struct DemoSite {
  let name: String
  let host: String

  /// The address of a recipe as the site itself gives it.
  func address(of title: String) -> String {
    let slug = title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
      .replacing("é", with: "e").replacing("è", with: "e").replacing("ñ", with: "n")
      .replacing("î", with: "i").replacing("ü", with: "u").replacing("â", with: "a")
    switch name {
    case "Copper Pot":
      // A site whose recipes are told apart by a parameter alone.
      let number = StableHash.of(title) % 90_000 + 10_000
      return "http://\(host)/recipes/show.dyn?action=display&recipe_id=\(number)"
    case "The Yolk": return "http://\(host)/recipes/\(slug).html"
    default: return "http://\(host)/\(slug)"
    }
  }
}
