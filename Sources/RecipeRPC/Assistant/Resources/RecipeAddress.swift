import RecipeModel
import RecipeProviderKit

/// The address of a recipe as a resource: `recipe://PROVIDER/ID`, both parts percent-encoded.
enum RecipeAddress {
  /// The template that clients fill in.
  static let template = "recipe://{provider}/{id}"

  /// The bytes of the longest identifier that is given to a client.
  static let greatestLength = 1_000

  private static let scheme = "recipe://"

  /// The address of a recipe.
  static func uri(_ id: ListingID) -> String {
    scheme + PercentEncoding.encode(id.provider) + "/" + PercentEncoding.encode(id.id)
  }

  /// The recipe at an address; nil when it is no address of a recipe.
  static func id(_ uri: String) -> ListingID? {
    guard uri.lowercased().hasPrefix(scheme) else { return nil }
    let rest = uri.dropFirst(scheme.count)
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    let provider = PercentEncoding.decode(rest[..<slash])
    let id = PercentEncoding.decode(rest[rest.index(after: slash)...])
    return provider.isEmpty || id.isEmpty ? nil : ListingID(provider: provider, id: id)
  }

  /// The name of a recipe for `get_recipe`: `PROVIDER:ID`, or its address when the identifier holds
  /// what must not reach an assistant.
  static func name(_ id: ListingID) -> String {
    let plain = id.description
    return plain.unicodeScalars.contains(where: \.isUnsafeToPrint) ? uri(id) : plain
  }

  /// The recipe of a name in either form.
  static func named(_ name: String) -> ListingID? { id(name) ?? ListingID(name) }
}
