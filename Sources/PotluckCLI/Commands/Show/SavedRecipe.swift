import PotluckService
import PotluckSupport
import RecipeModel
import RecipePages
import RecipeProviderKit
import RecipeRendering

/// Reads the recipe in a saved file: a page, or a document of a recipe.
///
/// Nothing is asked over the network, whatever the file holds.
struct SavedRecipe {
  /// What a file is, by its name.
  enum Kind: Equatable {
    case page
    case document(RecipeDocument.Kind)

    /// The kind that a path's ending tells; nil for any other.
    init?(path: String) {
      let name = path.split(separator: "/").last ?? ""
      guard let dot = name.lastIndex(of: ".") else { return nil }
      let ending = name[name.index(after: dot)...].lowercased()
      if ["html", "htm", "xhtml", "mhtml", "mht"].contains(ending) {
        self = .page
      } else {
        guard let kind = RecipeDocument.Kind(ending: ending) else { return nil }
        self = .document(kind)
      }
    }
  }

  /// The recipe.
  var recipe: Recipe
  /// What of the page had to be mended to be read.
  var mended: [String] = []
  /// What of the page was not read, a sentence each.
  var notes: [String] = []

  /// The provider part of the identifiers of recipes from files.
  static let provider = "file"
  /// The most bytes of a file: saved pages may carry their pictures.
  private static let limit = 64 << 20

  /// Reads a file.
  /// - Parameters:
  ///   - path: the file.
  ///   - address: where it was saved from, when that is known.
  ///   - kind: what it is; found out by its name or its first bytes when nil.
  ///   - guesses: whether a page without data is read by its headings and lists.
  /// - Throws: ``Failure`` when there is no such file; ``ProviderError`` when it has no recipe.
  init(_ path: String, address: String?, as kind: Kind? = nil, guesses: Bool) throws {
    let bytes = try FileBytes.read(path, called: path, limit: Self.limit)
    let id = ListingID(provider: Self.provider, id: path)
    switch kind ?? Kind(path: path) ?? Self.kind(of: bytes) {
    case .page:
      let page: PageRecipe
      do throws(ProviderError) { page = try Self.page(bytes, address, guesses) } catch {
        // Nothing said that it is a page.
        let isTold = kind != nil || address != nil || Kind(path: path) != nil
        if isTold || error.code == .notFound { throw error }
        throw Self.unread(path)
      }
      (recipe, mended, notes) = (page.recipe, page.mended, page.notes)
      if address == nil { recipe.listing.id = id }
    case .document(let kind): recipe = try RecipeDocument.recipe(in: bytes, as: kind, id: id)
    }
  }

  /// The failure of a file that is neither a page nor a document of one recipe.
  static func unread(_ path: String) -> Failure {
    Failure(
      .usage, Printable.line("files such as \u{201C}\(path)\u{201D} are not shown"),
      fix: Printable.line("potluck import \(path) keeps the recipes of many kinds of files"))
  }

  private static func page(
    _ bytes: [UInt8], _ address: String?, _ guesses: Bool
  ) throws(ProviderError) -> PageRecipe {
    do throws(ProviderError) {
      return try PageReader(guesses: guesses).recipe(in: bytes, url: address)
    } catch {
      guard error.code == .notFound, !guesses else { throw error }
      throw ProviderError(
        .notFound, error.message, fix: "--guess reads a page by its headings and lists")
    }
  }

  /// What a file without a telling name begins like.
  private static func kind(of bytes: [UInt8]) -> Kind {
    switch bytes.first(where: { $0 > 0x20 }) {
    case UInt8(ascii: "{"), UInt8(ascii: "["): .document(.json)
    default: .page
    }
  }
}
