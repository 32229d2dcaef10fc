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
    case .kitchenOwl: KitchenOwlService.self
    case .nextcloud: NextcloudCookbookService.self
    case .recipeSage: RecipeSageService.self
    case .grocy: GrocyService.self
    case .mediaWiki: MediaWikiService.self
    case .wordPress: WordPressService.self
    case .openSearch: OpenSearchService.self
    case .solr: SolrService.self
    case .meilisearch: MeilisearchService.self
    }
  }

  /// What is the same in all answers of the service.
  var traits: ServiceTraits { serviceType.traits }

  func makeService(_ list: [SimulatedRecipe], _ options: SimulatorOptions) -> any Service {
    serviceType.init(recipes: RecipeIndex(list), options: options)
  }
}
