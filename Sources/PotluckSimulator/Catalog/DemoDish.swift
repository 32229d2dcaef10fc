/// A dish of the demo: one recipe, and the services that list it.
struct DemoDish {
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

  /// Creates a dish.
  ///
  /// - Parameters:
  ///   - title: Its title.
  ///   - site: Where it was published.
  ///   - rating: Its rating, 0…100.
  ///   - minutes: Its total time.
  ///   - services: A letter for each service that lists it: `f`ood2fork, `c`ommunity, for`k`ify,
  ///     recipe`p`uppy.
  ///   - ingredients: The lines, separated by semicolons, the names between asterisks.
  init(
    _ title: String, _ site: DemoSite, _ rating: Double, _ minutes: Int, _ services: String,
    _ ingredients: String
  ) {
    entries = [Entry(title: title, site: site, styles: Self.styles(services))]
    self.rating = rating
    self.minutes = minutes
    lines = ingredients.split(separator: "; ").map(String.init)
  }

  /// The dish with a further listing: the same recipe under another title or on another site.
  func also(_ title: String, _ site: DemoSite, _ services: String) -> DemoDish {
    var dish = self
    dish.entries.append(Entry(title: title, site: site, styles: Self.styles(services)))
    return dish
  }

  /// What one service lists of it.
  func recipes(for style: SimulatorStyle) -> [SimulatedRecipe] {
    entries.filter { $0.styles.contains(style.catalogStyle) }.map { entry in
      SimulatedRecipe(
        id: id(entry, style), title: entry.title,
        sourceURL: address(entry, style), publisher: entry.site.rawValue, ingredients: lines,
        rating: rating, minutes: minutes)
    }
  }

  private static func styles(_ letters: String) -> [SimulatorStyle] {
    letters.compactMap { letter in
      switch letter {
      case "f": .food2fork
      case "c": .food2forkCommunity
      case "k": .forkify
      case "p": .recipePuppy
      default: nil
      }
    }
  }

  /// Forkify took its data, ids included, from Food2Fork; the others count for themselves.
  private func id(_ entry: Entry, _ style: SimulatorStyle) -> String {
    let key = entry.title + entry.site.rawValue
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

extension SimulatorStyle {
  /// The service whose choice of dishes this one serves, under ids of its own.
  fileprivate var catalogStyle: SimulatorStyle {
    if Self.demonstrated.contains(self) { return self }
    let choices: [SimulatorStyle] = [.food2fork, .food2forkCommunity, .recipePuppy]
    return choices[Int(StableHash.of(rawValue) % UInt64(choices.count))]
  }
}
