import RecipeModel
public import RecipeProviderKit

extension ProviderKind {
  /// Services that speak like RecipePuppy did.
  public static let recipePuppy = ProviderKind(
    name: "recipepuppy",
    summary: "RecipePuppy's interface, as copies and local servers speak it",
    settings: [
      ProviderSetting(
        "baseURL", .url, isRequired: true, summary: "the service's address; \(reason)"),
      ProviderSetting(
        "gapTolerance", .integer(0...10), standard: 2,
        summary: "how many empty or failed pages in a row are looked past, 2 unless set"),
    ],
    make: { context in
      let base = try context.requiredURL("baseURL", reason: reason)
      if base.host == "recipepuppy.com" || base.host == "www.recipepuppy.com" {
        context.log("\(context.id): \(base.host) no longer serves recipes; do not open its links")
      }
      return RecipePuppyProvider(
        context: context,
        // People paste the address of the interface itself.
        base: base.droppingLast(path: "api"),
        gapTolerance: try context.integer("gapTolerance", in: 0...10, default: 2))
    })

  private static let reason =
    "there is no default, because recipepuppy.com closed in July 2021 and its domain is in "
    + "hostile hands; name a server that speaks like it"
}
