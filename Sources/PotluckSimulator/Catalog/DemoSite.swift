/// The imaginary sites that the demo's recipes come from; `.example` never leads anywhere.
enum DemoSite: String, CaseIterable {
  case soupLadle = "The Soup Ladle"
  case weeknight = "Weeknight Table"
  case copperPot = "Copper Pot"
  case hearth = "Hearth and Crumb"
  case spiceRoute = "Spice Route Kitchen"
  case garden = "Garden Plate"
  case notebook = "Nonna's Notebook"
  case cocoa = "Cocoa Days"
  case yolk = "The Yolk"
  case harbour = "Harbour Kitchen"

  private var host: String {
    switch self {
    case .soupLadle: "www.soupladle.example"
    case .weeknight: "www.weeknighttable.example"
    case .copperPot: "www.copperpot.example"
    case .hearth: "www.hearthandcrumb.example"
    case .spiceRoute: "www.spiceroute.example"
    case .garden: "www.gardenplate.example"
    case .notebook: "www.nonnasnotebook.example"
    case .cocoa: "www.cocoadays.example"
    case .yolk: "www.theyolk.example"
    case .harbour: "www.harbourkitchen.example"
    }
  }

  /// The address of a recipe as the site itself gives it.
  func address(of title: String) -> String {
    let slug = title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
      .replacing("é", with: "e").replacing("è", with: "e").replacing("ñ", with: "n")
      .replacing("î", with: "i").replacing("ü", with: "u").replacing("â", with: "a")
    switch self {
    case .copperPot:
      // A site whose recipes are told apart by a parameter alone.
      let number = StableHash.of(title) % 90_000 + 10_000
      return "http://\(host)/recipes/show.dyn?action=display&recipe_id=\(number)"
    case .yolk: return "http://\(host)/recipes/\(slug).html"
    default: return "http://\(host)/\(slug)"
    }
  }
}
