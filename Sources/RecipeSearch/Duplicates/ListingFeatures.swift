import RecipeModel

/// What the detector knows of one listing before it compares any two.
struct ListingFeatures {
  /// The hash of the provider.
  var provider: UInt64 = 0
  /// The hash of provider and identifier; 0 where the provider gave no identifier.
  var nativeID: UInt64 = 0
  /// The canonical link; ``CanonicalURL/Parts/whole`` is 0 where there is none.
  var url = CanonicalURL.Parts()
  /// The publisher's name, or the host's where none is given.
  var publisher: UInt64 = 0
  /// The name of the site that the link leads to; 0 for a page of the provider's own.
  var siteName: UInt64 = 0
  /// Whether two listings name one publisher, by its name or by the site of the link.
  func sharesPublisher(with other: ListingFeatures) -> Bool {
    publisher != 0 && (publisher == other.publisher || publisher == other.siteName)
      || siteName != 0 && (siteName == other.publisher || siteName == other.siteName)
  }
  var title = TitleKey()
  /// Where ``TitleStore`` keeps the title that the link spells, if it is another one: often complete
  /// where the title was cut or mistyped; -1 for none.
  var slug: Int32 = -1
  /// How many ingredient lines the listing has, unread.
  var lineCount: Int32 = 0
  var hasIngredients: Bool { lineCount > 0 }
  /// Where ``FeatureTable`` keeps the ingredients once they are read; -1 until then.
  fileprivate var list: Int32 = -1
  var hasParsedIngredients: Bool { list >= 0 }
}

/// The features of all listings, in canonical order, with the stores that they point into.
struct FeatureTable {
  /// The listings in the caller's order.
  let listings: any ListingSource
  /// For each place in canonical order the index in the caller's array.
  let order: [Int32]
  /// For each index in the caller's array the place in canonical order.
  let places: [Int32]
  let features: FeatureColumn
  private let room: FeatureRoom
  private(set) var titles: TitleStore
  private(set) var ingredientStore: IngredientStore
  /// The ingredients that were read; apart from the features, as most never are.
  private var lists: [IngredientList] = []

  init(_ input: some ListingSource) {
    listings = input
    let identifiers = input.identifiers()
    order = CanonicalOrder.of(input, identifiers)
    titles = TitleStore(count: input.count)
    ingredientStore = IngredientStore(count: input.count)
    room = FeatureRoom(count: input.count)
    features = room.column
    var places = [Int32](repeating: 0, count: input.count)
    for (place, index) in order.enumerated() { places[Int(index)] = Int32(place) }
    self.places = places
    var reader = HeadReader(count: input.count)
    // In the caller's order, in which the texts mostly lie in memory, too. Features go to their places
    // some at a time: one by one, each would be waited for, as counting references waits for memory.
    var portion = [ListingFeatures](repeating: ListingFeatures(), count: Self.portion)
    var isCancelled = false
    input.forEachHead { index, head in
      let turn = index % Self.portion
      if turn == 0 { isCancelled = Task.isCancelled }
      // What is made of a search that was cancelled is of no use to anybody.
      portion[turn] =
        isCancelled ? ListingFeatures() : read(head, identifiers[index], by: &reader)
      guard turn == Self.portion - 1 || index == input.count - 1 else { return }
      for turn in 0...turn {
        let place = Int(places[index - index % Self.portion + turn])
        room.column.initializeElement(at: place, to: portion[turn])
      }
    }
    ingredientStore.reserve(lists: features.lazy.map { Int($0.lineCount) })
    lists.reserveCapacity(input.count)
  }

  /// How many listings are read at a time.
  private static let portion = 128

  private mutating func read(
    _ head: ListingHead, _ identifier: CanonicalOrder.Identifier, by reader: inout HeadReader
  ) -> ListingFeatures {
    var feature = ListingFeatures()
    feature.provider = identifier.provider
    if head.hasID { feature.nativeID = identifier.whole }
    feature.lineCount = Int32(truncatingIfNeeded: min(head.lineCount, 1_000_000))
    let publisher = head.publisher.map { reader.publisher($0) } ?? PublisherName()
    var site = PublisherName()
    var words: UnsafeBufferPointer<UInt8>?
    if let url = head.url, let (parts, host, slug) = reader.link(url) {
      feature.url = parts
      site = host.name
      if !slug.isEmpty { words = reader.link.slice(slug) }
      if host.isPrivate {
        // Services that share a machine count their recipes each for itself.
        feature.url.recipeNumber = 0
      } else if !reader.isOwnPage(host, of: head.provider, identifier.provider) {
        feature.siteName = site.identity
      }
    }
    feature.publisher = publisher.identity != 0 ? publisher.identity : feature.siteName
    feature.title = titles.key(title: head.title, publisher: publisher, site: site)
    if let words, !titles.spellsLastTitle(words) {
      let slug = titles.key(slug: words)
      // A link is rarely mistyped or cut, so it may tell a diet that the title lost.
      if slug.diets != feature.title.diets || feature.title.isCut,
        TitleComparison(feature.title, slug, titles).similarity >= 0.5
      {
        feature.title.diets |= slug.diets
        if feature.title.isCut, feature.title.numerals == 0 {
          feature.title.numerals = slug.numerals
        }
      }
      // A link that spells the title again adds nothing; one that differs in the numeral alone has
      // given it up as the recipe's number.
      if !slug.isEmpty, slug.wordSum != feature.title.wordSum {
        feature.slug = titles.keep(slug: slug)
      }
    }
    return feature
  }

  /// The parsed ingredients of a listing; parsed when they are first needed.
  mutating func ingredients(of index: Int) -> IngredientList {
    if !features[index].hasParsedIngredients {
      let (listings, place) = (self.listings, Int(order[index]))
      let hashes = listings.ingredientHashes(place)
      let list = ingredientStore.list(hashes) { listings.forEachIngredient(place, $0) }
      features[index].list = Int32(lists.count)
      lists.append(list)
    }
    return readIngredients(of: index)
  }

  /// The ingredients of a listing as far as they are parsed by now.
  func readIngredients(of index: Int) -> IngredientList {
    features[index].list < 0 ? IngredientList() : lists[Int(features[index].list)]
  }
}

/// The features of all listings by their place; read where they lie, as a copy of all the fields of
/// two listings would cost more than most comparisons.
typealias FeatureColumn = UnsafeMutableBufferPointer<ListingFeatures>

/// Owns a ``FeatureColumn``, which must not outlive it; each place is to be filled before any is read.
final class FeatureRoom {
  let column: FeatureColumn
  private let memory: UnsafeMutableRawBufferPointer

  init(count: Int) {
    // Features fill two lines of a processor's memory, if they begin where one does.
    memory = .allocate(byteCount: count * MemoryLayout<ListingFeatures>.stride, alignment: 64)
    column = memory.bindMemory(to: ListingFeatures.self)
  }

  deinit { memory.deallocate() }
}

/// An order of listings that depends on nothing but what they say.
enum CanonicalOrder {
  /// The hashes of a listing's provider and of provider and identifier together.
  struct Identifier {
    var provider: UInt64
    var whole: UInt64

    init(provider: UInt64, id: UInt64) {
      self.provider = provider
      whole = ByteHash.combine(provider, id)
    }
  }

  /// The indices of the input in canonical order.
  ///
  /// By a hash of provider and identifier, then by everything else. Listings that compare equal are
  /// the same to the last byte.
  static func of(_ input: some ListingSource, _ identifiers: [Identifier]) -> [Int32] {
    let items = identifiers.indices.map {
      HashOrder.Item(key: identifiers[$0].whole, code: UInt32(truncatingIfNeeded: $0))
    }
    let sorted = HashOrder.sorted(items)
    var order = sorted.map { Int32(truncatingIfNeeded: $0.code) }
    var start = 0
    while start < sorted.count {
      var end = start + 1
      while end < sorted.count, sorted[end].key == sorted[start].key { end += 1 }
      if end - start > 1 {
        order[start..<end].sort { input[Int($0)].precedes(input[Int($1)]) }
      }
      start = end
    }
    return order
  }
}
