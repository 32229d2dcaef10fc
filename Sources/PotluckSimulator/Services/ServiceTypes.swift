extension SimulatorStyle {
  /// The type that imitates the service.
  var serviceType: any Service.Type {
    switch self {
    case .food2fork: Food2ForkService.self
    case .food2forkCommunity: Food2ForkCommunityService.self
    case .forkify: ForkifyService.self
    case .recipePuppy: RecipePuppyService.self
    case .mealDB: ClosedService.self
    case .dummyJSON: ClosedService.self
    case .forkify2: ClosedService.self
    case .spoonacular: ClosedService.self
    case .edamam2: ClosedService.self
    case .tasty: ClosedService.self
    case .mealie: ClosedService.self
    case .tandoor: ClosedService.self
    case .kitchenOwl: ClosedService.self
    case .nextcloud: ClosedService.self
    case .recipeSage: ClosedService.self
    case .grocy: ClosedService.self
    case .mediaWiki: ClosedService.self
    case .wordPress: ClosedService.self
    case .openSearch: ClosedService.self
    case .solr: ClosedService.self
    case .meilisearch: ClosedService.self
    }
  }

  /// What is the same in all answers of the service.
  var traits: ServiceTraits { serviceType.traits }

  func makeService(_ list: [SimulatedRecipe], _ options: SimulatorOptions) -> any Service {
    serviceType.init(recipes: RecipeIndex(list), options: options)
  }
}
