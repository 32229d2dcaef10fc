import RecipeModel
import RecipeProviderKit

/// What a listing says in a field: the text, and a form that is the same for all that mean the same.
struct FieldReading {
  let text: String
  let form: String

  private init(_ text: String, form: String? = nil) {
    self.text = text
    self.form = form ?? text
  }

  /// Reads a field; nil where the listing says nothing.
  init?(_ field: RecipeField, of listing: Listing) {
    let reading: FieldReading? =
      switch field {
      case .title: Self.words(listing.title)
      case .publisher: Self.publisher(listing.publisher)
      case .url:
        WebLink.accept(listing.url).map {
          FieldReading($0, form: CanonicalURL.identity(of: $0))
        }
      // Sources keep pictures under addresses of their own: only that there is one can be compared.
      case .image: WebLink.accept(listing.image).map { FieldReading($0, form: "") }
      case .rating: listing.rating.map(Self.rating)
      case .totalMinutes: listing.totalMinutes.map { FieldReading("\($0)") }
      case .yield: Self.yield(listing.recipeYield)
      case .diets: listing.diets.map(Self.diets)
      case .ingredients:
        listing.ingredients.isEmpty ? nil : FieldReading("\(listing.ingredients.count)")
      }
    guard let reading else { return nil }
    self = reading
  }

  /// Words without case, accents and punctuation.
  private static func words(_ text: String) -> FieldReading? {
    guard text.contains(where: { !$0.isWhitespace }) else { return nil }
    let words = TextMatching.words(text).joined(separator: " ")
    return FieldReading(text, form: words.isEmpty ? text : words)
  }

  /// A name without blanks and domain: `All Recipes` is `allrecipes.com`.
  private static func publisher(_ name: String?) -> FieldReading? {
    guard let name, let words = words(name) else { return nil }
    let scratch = ByteScratch(capacity: 1_024)
    var writer = ByteWriter(scratch)
    let hash = withExtendedLifetime(scratch) { PublisherName.hash(name, scratch: &writer) }
    return FieldReading(name, form: hash == 0 ? words.form : "\(hash)")
  }

  /// Ratings are the same where their shares of the scale round to the same tenth of a percent.
  private static func rating(_ rating: Rating) -> FieldReading {
    let value = JSON.double((rating.value * 100).rounded() / 100).text()
    let scale = JSON.double(rating.scale).text()
    return FieldReading("\(value) of \(scale)", form: "\((rating.normalized * 1_000).rounded())")
  }

  /// A yield by its number and what it counts: `Serves 4` is `4 servings`.
  private static func yield(_ text: String?) -> FieldReading? {
    guard let text, let words = words(text) else { return nil }
    guard let yield = RecipeYield(text) else { return FieldReading(text, form: words.form) }
    let noun =
      yield.countsServings
      ? "servings"
      : TextMatching.words(yield.noun).map(TextMatching.singular).joined(separator: " ")
    return FieldReading(text, form: "\(yield.lower)-\(yield.upper ?? yield.lower) \(noun)")
  }

  private static func diets(_ diets: Set<Diet>) -> FieldReading {
    let names = diets.map(\.rawValue).sorted(by: ByteOrder.precedes)
    return FieldReading(names.isEmpty ? "none" : names.joined(separator: ", "))
  }
}
