import PotluckSupport
import RecipeModel

/// Where the following page of a merged list begins.
///
/// A cursor carries no offset but what has been shown: the recipes that the pages before held, each
/// as hashes of the listings that were named as its sources. The following page is the best of what
/// remains, so that no recipe comes twice and none is skipped even when a source answers differently
/// in between. A recipe that was shown stays one: what turns out to be it joins it.
struct SearchCursor: Hashable {
  /// How many listings each provider is asked for.
  var depth: Int
  /// The listings of each recipe that was shown; the one that led it comes first.
  private(set) var shown: [[UInt64]] = []
  /// The recipe of each listing.
  private var places: [UInt64: Int] = [:]

  /// The most listings that one provider is ever asked for.
  static let greatestDepth = 100_000

  private static let version: UInt8 = 2
  /// The version, the fingerprint (8 bytes), the depth (4) and a sum of all that follows (4).
  private static let headLength = 17
  /// The length of a listing: 47 bits of its hash, and one that is set where a recipe begins.
  private static let listingLength = 6

  init(depth: Int) { self.depth = depth }

  /// Reads a cursor; nil when it is damaged or belongs to another query than the fingerprint's,
  /// where there is one.
  init?(_ text: String, fingerprint: UInt64? = nil) {
    guard let bytes = Base64.decode(text.utf8), bytes.count >= Self.headLength,
      (bytes.count - Self.headLength).isMultiple(of: Self.listingLength),
      bytes[0] == Self.version
    else { return nil }
    if let fingerprint, Self.integer(bytes[1..<9]) != fingerprint { return nil }
    depth = Int(Self.integer(bytes[9..<13]))
    guard (1...Self.greatestDepth).contains(depth),
      Self.integer(bytes[13..<17]) == Self.sum(bytes[17...])
    else { return nil }
    for start in stride(from: Self.headLength, to: bytes.count, by: Self.listingLength) {
      let value = Self.integer(bytes[start..<start + Self.listingLength])
      if value & 1 == 1 { shown.append([]) }
      guard !shown.isEmpty, places[value >> 1] == nil else { return nil }
      name(value >> 1, in: shown.count - 1)
    }
  }

  /// The cursor as text that survives a shell and an address.
  func text(fingerprint: UInt64) -> String {
    let head = [Self.version] + Self.bytes(fingerprint, 8) + Self.bytes(UInt64(depth), 4)
    var listings: [UInt8] = []
    for recipe in shown {
      for (place, hash) in recipe.enumerated() {
        listings += Self.bytes(hash << 1 | (place == 0 ? 1 : 0), Self.listingLength)
      }
    }
    return Base64.encode(
      head + Self.bytes(Self.sum(listings[...]), 4) + listings, isForAddress: true)
  }

  /// Whether a page before held the recipe.
  func hasShown(_ recipe: MergedRecipe) -> Bool {
    !shown.isEmpty && recipe.sources.contains { places[Self.hash($0)] != nil }
  }

  /// Marks a recipe as shown that was not.
  mutating func markShown(_ recipe: MergedRecipe) {
    shown.append([])
    for source in recipe.sources { name(Self.hash(source), in: shown.count - 1) }
  }

  /// Parts a merged list into what belongs to recipes that were shown and what is to be shown.
  ///
  /// A recipe that was shown goes on as the recipe that holds most of its listings. What is new there
  /// has joined it, and is named from then on. Listings that were named stay where they were named:
  /// of a recipe that has parted from one that was shown, the others are to be shown.
  /// - Returns: what has joined, in the order in which it was shown; and the other recipes, without
  ///   the listings that were named.
  mutating func part(
    _ recipes: [MergedRecipe]
  ) -> (joined: [JoinedRecipe], others: [MergedRecipe], hasParted: Bool) {
    guard !shown.isEmpty else { return ([], recipes, false) }
    let holds = recipes.map { recipe in
      recipe.sources.map { source in places[Self.hash(source)] }
    }
    var joins = Joins(count: shown.count)
    for (index, recipe) in recipes.enumerated() {
      for case (let place?, let source) in zip(holds[index], recipe.sources) {
        joins.count(place, in: index, source.listing, isLead: shown[place][0] == Self.hash(source))
      }
    }
    var others: [MergedRecipe] = []
    var hasParted = false
    for (index, recipe) in recipes.enumerated() {
      let new = zip(recipe.sources, holds[index]).filter { $1 == nil }.map(\.0)
      if joins.unite(in: index, holds[index].compactMap { $0 }, with: new) { continue }
      if new.count == recipe.sources.count {
        others.append(recipe)
      } else if !new.isEmpty {
        hasParted = true
        others.append(recipe.keeping(new))
      }
    }
    return (take(joins), others, hasParted)
  }

  private mutating func take(_ joins: Joins) -> [JoinedRecipe] {
    var joined: [JoinedRecipe] = []
    let groups = Dictionary(grouping: shown.indices, by: joins.root)
    for (place, group) in groups.sorted(by: { $0.key < $1.key }) {
      let sources = group.flatMap { joins.sources[$0] ?? [] }
      guard !sources.isEmpty || group.count > 1, let name = joins.name(place) else { continue }
      for other in group.dropFirst() {
        shown[place] += shown[other]
        shown[other] = []
      }
      for source in sources { self.name(Self.hash(source), in: place) }
      joined.append(
        JoinedRecipe(
          id: name.id.description, title: name.title, sources: sources,
          alsoShown: group.dropFirst().compactMap { joins.name($0)?.id.description }))
    }
    shown.removeAll(where: \.isEmpty)
    for (place, listings) in shown.enumerated() {
      for hash in listings { places[hash] = place }
    }
    return joined
  }

  private mutating func name(_ hash: UInt64, in place: Int) {
    guard places[hash] == nil else { return }
    places[hash] = place
    shown[place].append(hash)
  }

  /// The members of a query that a fingerprint has a place for, and those that make no difference.
  private static let named: Set<String> = [
    "text", "sort", "maxMinutes", "include", "exclude", "diets", "avoid", "law", "strictDiet",
    "have",
    "missingAtMost", "limit", "configured", "servings", "exact",
  ]

  /// What a cursor belongs to: the query apart from its limit, and the providers.
  static func fingerprint(_ query: SearchQuery, providers: [String]) -> UInt64 {
    let parts =
      [query.text, query.sort.rawValue, query.maxMinutes.map(String.init) ?? ""]
      + query.include + ["-"] + query.exclude + ["-"] + query.diets.map(\.rawValue) + ["-"]
      + (query.avoid.isEmpty && query.law == .eu && !query.isStrict
        ? [] : query.avoid.map(\.rawValue) + [query.law.rawValue, "\(query.isStrict)", "-"])
      + providers + (query.have.isEmpty ? [] : ["-"] + query.have)
      + (query.missingAtMost.map { ["-\($0)"] } ?? [])
      + SearchQuery.codec.object(query).members.filter { !named.contains($0.name) }.map {
        "\($0.name) \($0.value.text())"
      }
    return StableHash.of(parts.joined(separator: "\u{1F}"))
  }

  private static func hash(_ source: RankedListing) -> UInt64 {
    ByteHash.mix(StableHash.of(source.id.description)) >> 17
  }

  /// A sum by which a damaged cursor is found.
  private static func sum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    ByteHash.mix(bytes.reduce(ByteHash.seed) { ByteHash.step($0, $1) }) >> 32
  }

  private static func integer(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func bytes(_ value: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}

/// What a merged list says of the recipes that were shown, by their places in a cursor.
private struct Joins {
  private struct Heir {
    var recipe: Int
    var listings = 0
    var hasLead = false

    static func precedes(_ one: Heir, _ other: Heir) -> Bool {
      if one.listings != other.listings { return one.listings > other.listings }
      return one.hasLead != other.hasLead ? one.hasLead : one.recipe < other.recipe
    }
  }

  /// The sources that are new.
  private(set) var sources: [Int: [RankedListing]] = [:]
  /// The listing that led the recipe when it was shown, or else some listing of it.
  private var names: [Int: Listing] = [:]
  /// The recipes of the list that hold listings of each.
  private var heirs: [Int: [Heir]] = [:]
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  /// Counts a listing that was named, where the list has it now.
  mutating func count(_ place: Int, in recipe: Int, _ listing: Listing, isLead: Bool) {
    if isLead || names[place] == nil { names[place] = listing }
    if heirs[place]?.last?.recipe != recipe {
      heirs[place, default: []].append(Heir(recipe: recipe))
    }
    guard var all = heirs[place], var heir = all.popLast() else { return }
    heir.listings += 1
    heir.hasLead = heir.hasLead || isLead
    all.append(heir)
    heirs[place] = all
  }

  /// Makes one of the recipes that go on as one of the list, which has brought new sources; false
  /// where none does.
  mutating func unite(
    in recipe: Int, _ held: [Int], with new: [RankedListing]
  ) -> Bool {
    let heir = held.filter { heirs[$0]?.min(by: Heir.precedes)?.recipe == recipe }
    guard let first = heir.min() else { return false }
    for place in heir where place != first { parents[place] = first }
    sources[first, default: []] += new
    return true
  }

  /// The first shown of the recipes that turned out to be one.
  func root(_ place: Int) -> Int { parents[place] }

  /// A listing under which the recipe was shown.
  func name(_ place: Int) -> Listing? { names[place] }
}

extension MergedRecipe {
  /// The recipe with some of its sources alone; its score is still that of all.
  fileprivate func keeping(_ sources: [RankedListing]) -> MergedRecipe {
    var recipe = self
    let ids = Set(sources.map(\.id))
    recipe.sources = sources
    recipe.evidence = evidence.filter { ids.contains($0.left) && ids.contains($0.right) }
    return recipe
  }
}
