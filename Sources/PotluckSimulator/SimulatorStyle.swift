/// Which service a simulator imitates.
public enum SimulatorStyle: String, Sendable, Hashable, CaseIterable {
  /// Food2Fork as it was until 2019: `/api/search`, `/api/get`, a key, pages of 30.
  case food2fork
  /// The community server food2fork.ca: `/api/recipe/search/`, a token, Django paging.
  case food2forkCommunity = "food2fork-ca"
  /// Forkify v1: Food2Fork's recipes without key or pages.
  case forkify
  /// RecipePuppy: `/api/`, no key, pages of 10, errors in the middle of the list.
  case recipePuppy = "recipepuppy"

  /// The service's name for people.
  public var displayName: String {
    switch self {
    case .food2fork: "Food2Fork"
    case .food2forkCommunity: "Food2Fork community"
    case .forkify: "Forkify"
    case .recipePuppy: "RecipePuppy"
    }
  }

  /// How many recipes a page holds; nil for a service without pages.
  public var pageSize: Int? {
    switch self {
    case .food2fork, .food2forkCommunity: 30
    case .forkify: nil
    case .recipePuppy: 10
    }
  }

  /// The query parameter that holds the page number; nil for a service without pages.
  public var pageParameter: String? {
    switch self {
    case .food2fork, .food2forkCommunity: "page"
    case .forkify: nil
    case .recipePuppy: "p"
    }
  }
}
