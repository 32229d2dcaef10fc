public import RecipeModel
import RecipeProviderKit

/// What the sources of one recipe say in one field.
public struct FieldRow: Sendable, Hashable {
  /// What one source says.
  public struct Value: Sendable, Hashable {
    /// The value as text, in the source's words where it is words; of a picture only its address.
    public var text: String
    /// Which of the different values it is, from 0 in the order of the sources: values with the
    /// same number are the same once they are cleaned and normalised.
    public var variant: Int
  }

  /// How far the sources agree.
  public enum Agreement: String, Sendable, CaseIterable {
    /// All that say something say the same.
    case same
    /// They say the same in other words or another form.
    case equivalent
    /// They differ.
    case different
    /// Only one source says something.
    case single
    /// No source says anything.
    case missing
  }

  /// The field.
  public var field: ListingField
  /// What each source says, in the order of the sources; nil for nothing.
  public var values: [Value?]
  /// How far they agree.
  public var agreement: Agreement

  init(_ field: ListingField, _ listings: [FieldReading?]) {
    self.field = field
    var forms: [String] = []
    values = listings.map { reading in
      guard let reading else { return nil }
      let known = forms.firstIndex { $0.utf8.elementsEqual(reading.form.utf8) }
      if known == nil { forms.append(reading.form) }
      return Value(text: reading.text, variant: known ?? forms.count - 1)
    }
    let given = values.compactMap { $0 }
    agreement =
      switch (given.count, forms.count) {
      case (0, _): .missing
      case (1, _): .single
      case (_, 1):
        given.allSatisfy { $0.text.utf8.elementsEqual(given[0].text.utf8) } ? .same : .equivalent
      default: .different
      }
  }
}

/// What a listing says in a field: the text, and a form that is the same for all that mean the same.
struct FieldReading {
  let text: String
  let form: String

  private init(_ text: String, form: String? = nil) {
    self.text = text
    self.form = form ?? text
  }

  /// Reads a field; nil where the listing says nothing.
  init?(_ field: ListingField, of listing: Listing) {
    let reading: FieldReading? =
      switch field {
      case .title: Self.words(listing.title)
      case .publisher: Self.publisher(listing.publisher)
      case .yield: Self.yield(listing.recipeYield)
      // Sources keep pictures under addresses of their own: only that there is one can be compared.
      case .image: WebLink.accept(listing.image).map { FieldReading($0, form: "") }
      default: field.inListing.flatMap { Self.reading($0, listing) }
      }
    guard let reading else { return nil }
    self = reading
  }

  /// Reads what needs no rule of its own.
  private static func reading(
    _ storage: FieldStorage<Listing>, _ listing: Listing
  ) -> FieldReading? {
    switch storage {
    case .link(let path):
      WebLink.accept(listing[keyPath: path]).map {
        FieldReading($0, form: CanonicalURL.identity(of: $0))
      }
    case .text(let path), .paragraph(let path), .date(let path):
      listing[keyPath: path].flatMap(words)
    case .lines(let path), .words(let path), .joined(let path), .notes(let path):
      listing[keyPath: path].isEmpty ? nil : FieldReading("\(listing[keyPath: path].count)")
    case .minutes(let path), .count(let path): listing[keyPath: path].map { FieldReading("\($0)") }
    case .rating(let path): listing[keyPath: path].map(rating)
    case .diets(let path): listing[keyPath: path].map(diets)
    case .steps, .sections, .parts, .nutrients: nil
    }
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
    let hash = withExtendedLifetime(scratch) {
      PublisherName(name, scratch: &writer).identity
    }
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
