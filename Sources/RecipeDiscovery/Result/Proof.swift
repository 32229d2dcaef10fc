package import RecipeModel

/// That a search on a site searches: words, other words, nonsense.
package struct Proof: Sendable {
  /// One search that was tried.
  package struct Trial: Sendable, Hashable {
    /// The words.
    package var words: String
    /// Whether they are nonsense, of which nothing should be found.
    package var isNonsense: Bool
    /// How many recipes the first page had.
    package var count: Int
    /// How many the site says there are; nil when it does not say.
    package var total: Int?

    /// Creates a record of a trial.
    package init(words: String, isNonsense: Bool = false, count: Int, total: Int? = nil) {
      self.words = words
      self.isNonsense = isNonsense
      self.count = count
      self.total = total
    }
  }

  /// A listing with where each of its fields came from.
  package struct Sample: Sendable {
    /// The listing; the provider in its identifier is empty.
    package var listing: Listing
    /// For each field that the listing has, where it stood: `$.title.rendered`, `css:h2 a`.
    package var origins: [(field: ListingField, place: String)]

    /// Creates a sample.
    package init(listing: Listing, origins: [(field: ListingField, place: String)]) {
      self.listing = listing
      self.origins = origins
    }
  }

  /// A page that a listing links to.
  package struct Page: Sendable, Hashable {
    /// Its address.
    package var address: String
    /// Whether a recipe could be read from it.
    package var hasRecipe: Bool

    /// Creates a record of a page.
    package init(address: String, hasRecipe: Bool) {
      self.address = address
      self.hasRecipe = hasRecipe
    }
  }

  /// The way that was proved.
  package var way: SearchWay
  /// What was tried, in order.
  package var trials: [Trial]
  /// Up to three listings.
  package var samples: [Sample]
  /// The page of a recipe that was looked at; nil when there were no requests left for that.
  package var page: Page?
  /// What was not sure, in words.
  package var doubts: [String] = []

  /// Creates a proof.
  package init(way: SearchWay, trials: [Trial], samples: [Sample], page: Page? = nil) {
    self.way = way
    self.trials = trials
    self.samples = samples
    self.page = page
  }

  /// How proofs are written; nothing is read back.
  package static let codec: ObjectCodec<Proof?> = ObjectCodec(
    "Proof", place: "a proof", "That the search searches.", draft: nil, isOpen: true,
    [
      .deferred("way", SearchWay.codec, "How the site is searched.", get: { $0?.way }),
      .deferred("trials", .list(.object(Trial.codec)), "What was tried.", get: { $0?.trials }),
      .deferred(
        "samples", .list(.any), "Up to three listings, each field with its place.",
        get: { $0?.samples.map(\.json) }),
      .deferred(
        "page", .object(Page.codec), "A recipe's page that was looked at.", get: { $0?.page }),
      .deferred("doubts", .list(.anyText), "What is not sure.") {
        $0.flatMap { $0.doubts.isEmpty ? nil : $0.doubts }
      },
    ])
}

extension Proof.Trial {
  fileprivate static let codec: ObjectCodec<Proof.Trial> = ObjectCodec(
    "Trial", place: "a trial", "One search.", draft: Proof.Trial(words: "", count: 0),
    isOpen: true,
    [
      .required("words", \.words, .anyText, "The words."),
      .standard("nonsense", \.isNonsense, .flag, "Whether nothing should be found."),
      .always("count", \.count, .integer(0...(.max)), "How many the first page had."),
      .optional("total", \.total, .integer(0...(.max)), "How many there are."),
    ])
}

extension Proof.Page {
  fileprivate static let codec: ObjectCodec<Proof.Page> = ObjectCodec(
    "RecipePage", place: "a page", "A page.", draft: Proof.Page(address: "", hasRecipe: false),
    isOpen: true,
    [
      .required("address", \.address, .anyText, "Its address."),
      .always("hasRecipe", \.hasRecipe, .flag, "Whether a recipe could be read from it."),
    ])
}

extension Proof.Sample {
  /// The fields of the listing, and under `from` where each stood.
  package var json: JSON {
    var object: JSONObject = ["title": .string(listing.title)]
    for (field, storage) in ListingField.ofListing where !storage.isMissing(in: listing) {
      object[field.rawValue] = storage.json(of: listing) {
        ["value": .double($0.value), "scale": .double($0.scale)]
      }
    }
    object["from"] = .object(
      JSONObject(origins.map { ($0.field.rawValue, .string($0.place)) }))
    return .object(object)
  }
}
