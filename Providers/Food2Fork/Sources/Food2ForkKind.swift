import RecipeModel
public import RecipeProviderKit

extension ProviderKind {
  /// Services that speak like Food2Fork did: the original, the community's server, and Forkify.
  public static let food2fork = ProviderKind(
    name: "food2fork",
    summary: "Food2Fork and the services that took over its interface",
    settings: [
      ProviderSetting(
        "baseURL", .url, isRequired: true, summary: "the service's address; \(reason)"),
      ProviderSetting("key", .secret, summary: "the API key; for style community its token"),
      ProviderSetting(
        "style", .choice(Food2ForkStyle.allCases.map(\.rawValue)),
        summary: "classic (food2fork.com, the default), community (food2fork.ca) or forkify"),
      ProviderSetting(
        "pageSize", .integer(1...30), standard: 30,
        summary: "style classic: how many recipes a page holds, 30 unless set"),
      ProviderSetting(
        "gapTolerance", .integer(0...10), standard: 1,
        summary: "how many failed pages in a row are looked past, 1 unless set"),
    ],
    make: { context in
      let base = try context.requiredURL("baseURL", reason: reason)
      return Food2ForkProvider(
        context: context,
        // People paste the address of the interface, which the paths below begin with.
        base: base.droppingLast(path: "api"),
        dialect: try dialect(context))
    })

  private static let reason =
    "there is no default, because food2fork.com closed in November 2019; name a server that "
    + "speaks like it"

  private static func dialect(_ context: ProviderContext) throws(ProviderError) -> any Dialect {
    let gapTolerance = try context.integer("gapTolerance", in: 0...10, default: 1)
    let key = context.secrets["key"]
    switch try context.choice("style", default: Food2ForkStyle.classic) {
    case .classic:
      return ClassicDialect(
        key: key, pageSize: try context.integer("pageSize", in: 1...30, default: 30),
        gapTolerance: gapTolerance)
    case .community: return CommunityDialect(token: key, gapTolerance: gapTolerance)
    case .forkify: return ForkifyDialect()
    }
  }
}

/// The variants of the interface.
enum Food2ForkStyle: String, CaseIterable {
  case classic, community, forkify
}
