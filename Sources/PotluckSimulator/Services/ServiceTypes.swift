extension SimulatorStyle {
  /// The type that imitates the service.
  var serviceType: any Service.Type {
    switch self {
    case .food2fork: Food2ForkService.self
    case .food2forkCommunity: Food2ForkCommunityService.self
    case .forkify: ForkifyService.self
    case .recipePuppy: RecipePuppyService.self
    case .mealDB: MealDBService.self
    case .dummyJSON: DummyJSONService.self
    case .forkify2: Forkify2Service.self
    case .spoonacular: SpoonacularService.self
    case .edamam2: Edamam2Service.self
    case .tasty: TastyService.self
    case .mealie: MealieService.self
    case .tandoor: TandoorService.self
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
