public import RecipeModel

/// What a recipe is judged by: a diet that the screen knows, or something to avoid.
public enum ScreenSubject: Sendable, Hashable {
  case diet(Diet)
  case avoid(Allergen)

  /// The name in options and documents, such as `vegan` or `tree-nuts`.
  public var name: String {
    switch self {
    case .diet(let diet): diet.name
    case .avoid(let allergen): allergen.rawValue
    }
  }

  /// The diets that can be told from words.
  public static let diets: [Diet] = [.vegan, .vegetarian, .pescatarian, .glutenFree, .dairyFree]

  /// What a query asks of the screen; diets that no word can tell are not among it.
  public static func asked(in query: SearchQuery) -> [ScreenSubject] {
    query.diets.filter(diets.contains).map(ScreenSubject.diet)
      + query.avoid.map(ScreenSubject.avoid)
  }

  /// All that is told unless something is chosen: the diets, and the law's list.
  public static func all(_ law: AllergenLaw) -> [ScreenSubject] {
    diets.map(ScreenSubject.diet) + law.list.map(ScreenSubject.avoid)
  }

  /// The traits that decide: what surely holds one of `against` conflicts; what holds one of
  /// `doubtful` only may.
  func traits(_ law: AllergenLaw) -> (against: FoodTraits, doubtful: FoodTraits) {
    let gluten: FoodTraits = [.wheat, .rye, .barley, .cereal]
    let nuts: FoodTraits = law == .eu ? .nut : [.nut, .pineNut]
    switch self {
    case .diet(.vegan):
      return (
        FoodTraits.anyFlesh.union([.egg, .milk, .animal, .rennet, .slaughtered, .ofAnimals]), []
      )
    case .diet(.vegetarian): return (FoodTraits.anyFlesh.union([.rennet, .slaughtered]), [])
    case .diet(.pescatarian): return (.meat, [.flesh])
    case .diet(.glutenFree): return (gluten, .oats)
    case .diet(.dairyFree), .avoid(.milk): return (.milk, [])
    case .diet: return ([], [])
    case .avoid(.gluten): return law == .us ? (gluten, .oats) : (gluten.union(.oats), .cleanOats)
    case .avoid(.wheat): return (.wheat, [])
    case .avoid(.crustaceans): return (.crustacean, [])
    case .avoid(.eggs): return (.egg, [])
    case .avoid(.fish): return (.fish, [])
    case .avoid(.peanuts): return (.peanut, [])
    case .avoid(.soya): return (.soya, [])
    case .avoid(.treeNuts): return (nuts, [])
    case .avoid(.nuts): return (nuts.union(.peanut), [])
    case .avoid(.celery): return (.celery, [])
    case .avoid(.mustard): return (.mustard, [])
    case .avoid(.sesame): return (.sesame, [])
    case .avoid(.sulphites): return (.sulphite, [])
    case .avoid(.lupin): return (.lupin, [])
    case .avoid(.molluscs): return (.mollusc, [])
    case .avoid(.shellfish): return ([.crustacean, .mollusc], [])
    case .avoid(.coconut): return (.coconut, [])
    case .avoid(.pork): return (.pork, [])
    case .avoid(.alcohol): return (.alcohol, [])
    }
  }
}
