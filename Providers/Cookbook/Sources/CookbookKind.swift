import RecipeModel
public import RecipeProviderKit

extension ProviderKind {
  /// Recipes without a network: Potluck's own dishes, or a folder of schema.org files.
  public static let cookbook = ProviderKind(
    name: "cookbook",
    summary: "Potluck's own dishes, or a folder of your schema.org JSON files",
    settings: [
      ProviderSetting(
        "path", .path,
        summary: "a folder of .json or .jsonld files to read instead of the embedded dishes")
    ],
    make: { context in
      guard let path = context.settings["path"], !path.isNull else {
        return CookbookProvider(context: context, shelf: .embedded)
      }
      guard let folder = path.stringValue, !folder.isEmpty else {
        throw ProviderError(
          .misconfigured, "provider \(context.id) has a bad path",
          fix: "set path to a folder, or leave it out for the embedded dishes")
      }
      return CookbookProvider(context: context, shelf: LazyShelf(folder: folder))
    })
}
