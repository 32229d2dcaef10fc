public import RecipeModel

/// One page of a source's answer.
public struct SearchPage: Sendable, Hashable {
  /// The usable listings, in the source's order.
  public var listings: [Listing]
  /// Where the next page begins; nil at the end of the list.
  ///
  /// A number is taken for a guess, which may lie behind the last page; any other token for the
  /// source's own word that another page follows.
  public var next: PageToken?
  /// How many listings the whole list holds, only where the source's figure is honest: a list that
  /// ends before is reported as not whole.
  public var total: Int?
  /// The items that could not be used.
  public var drops: [Drop]
  /// How many more items of the source's list stand on the page and are no recipes; they count
  /// towards ``total``.
  public var passedOver = 0
  /// How many recipes of the whole list the source's own filters left out; nil where it cannot tell.
  ///
  /// Said once, on the first page, by the reasons of ``Drop/Reason/filters``.
  public var filtered: [Drop.Reason: Int]?
  /// What the source itself says is missing from the page, such as index shards that failed; the
  /// listings stand, and the page counts as a gap.
  public var shortfall: ProviderError?

  /// Whether the source itself says that the page at `next` exists, also where that is a number.
  package var promisesNext: Bool {
    get {
      if case .opaque = next { true } else { next != nil && saysMore }
    }
    set { saysMore = newValue }
  }
  private var saysMore = false

  /// Creates a page.
  public init(
    listings: [Listing], next: PageToken? = nil, total: Int? = nil, drops: [Drop] = [],
    shortfall: ProviderError? = nil
  ) {
    self.listings = listings
    self.next = next
    self.total = total
    self.drops = drops
    self.shortfall = shortfall
  }
}

/// An item that was left out of a page, or several of them, and why.
public struct Drop: Sendable, Hashable {
  /// The reason, a stable word.
  public var reason: Reason
  /// A short, cleaned excerpt of the item for diagnostics; holds no secret.
  public var sample: String?
  /// How many items were left out.
  public var count: Int

  /// Creates a drop.
  public init(_ reason: Reason, sample: String? = nil, count: Int = 1) {
    self.reason = reason
    self.sample = sample
    self.count = count
  }

  /// Why an item was dropped: an open set of stable words that reports use as keys.
  public struct Reason: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
    /// The word.
    public var rawValue: String

    /// Wraps a word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The word.
    public var description: String { rawValue }

    /// The item has no title.
    public static let missingTitle = Reason(rawValue: "missingTitle")
    /// The item has neither an identifier nor a link to derive one from.
    public static let missingID = Reason(rawValue: "missingID")
    /// The item is not an object, or a member has the wrong type.
    public static let malformed = Reason(rawValue: "malformed")
    /// An earlier listing of the same walk has the same identifier.
    public static let repeated = Reason(rawValue: "repeated")
    /// A filter removed it: it lacks an ingredient that was asked for.
    public static let lacksIngredient = Reason(rawValue: "lacksIngredient")
    /// A filter removed it: it has an ingredient that was excluded.
    public static let excludedIngredient = Reason(rawValue: "excludedIngredient")
    /// A filter removed it: it takes longer than asked for, or does not say how long.
    public static let tooLong = Reason(rawValue: "tooLong")
    /// A filter removed it: it does not say that it suits the diet.
    public static let diet = Reason(rawValue: "diet")
    /// A filter removed it: its words tell that it conflicts with a diet or holds what is avoided.
    public static let conflicts = Reason(rawValue: "conflicts")
    /// The words of the query are not in it: it is no answer to them.
    public static let lacksWords = Reason(rawValue: "lacksWords")
    /// What would tell whether it fits, such as its page, was not read.
    public static let unread = Reason(rawValue: "unread")
    /// A filter removed it: it needs more foods that are not there than asked for.
    public static let missesFoods = Reason(rawValue: "missesFoods")

    /// The reasons that stand for the limits that a query sets on what listings state.
    package static let limits = QueryFilter.limits.map { Reason(rawValue: $0.drop) }
    /// The reasons that stand for a filter of the query rather than for its words or for a defect of
    /// the source.
    public static let filters = Set(limits).union([
      .lacksIngredient, .excludedIngredient, .diet, .conflicts, .missesFoods,
    ])
    /// The reasons that stand for the query as a whole: the item is a recipe like others.
    package static let ofQuery = filters.union([.lacksWords, .unread])
  }
}

/// How much of a source's text is kept: more than any recipe needs, less than an attack does.
public enum ListingLimits {
  /// The characters of a title or another single-line text.
  public static let titleCharacters = 500
  /// The ingredient lines of one listing.
  public static let ingredientLines = 200
  /// The characters of one ingredient line.
  public static let ingredientCharacters = 500
  /// The characters of a step or a description.
  public static let paragraphCharacters = 5_000
  /// The steps of one recipe.
  public static let steps = 200
  /// The items of one page.
  public static let pageItems = 2_000
  /// The characters of an excerpt in a diagnostic.
  package static let sampleCharacters = 120
  /// The bytes of a link.
  public static let linkBytes = 8_192
  /// The bytes of an identifier.
  public static let idBytes = 8_192
}

/// Why one item of a page cannot become a listing; it never costs the rest of the page.
public struct ItemRejection: Error, Sendable, Hashable {
  /// The reason that the drop is counted under.
  public var reason: Drop.Reason

  /// Creates a rejection.
  public init(_ reason: Drop.Reason) { self.reason = reason }
}

extension SearchPage {
  /// Reads a page from the items of an answer, one at a time.
  ///
  /// `read` throws ``ItemRejection``, or any other error for an item of the wrong shape
  /// (`malformed`); the item is then dropped, counted, and a short sample kept. When two items or
  /// more are there and not one is usable, the answer no longer has its promised shape.
  ///
  /// Items beyond ``ListingLimits/pageItems`` are dropped as `beyondLimit`, in one drop. Text that
  /// could not be decoded becomes the page's shortfall.
  /// - Throws: ``ProviderError`` with code `drift`, or `cancelled` when the task is.
  public init(
    items: some RandomAccessCollection<JSONCursor>, next: PageToken? = nil, total: Int? = nil,
    redaction: Redaction = Redaction(), read: (JSONCursor) throws -> Listing
  ) throws(ProviderError) {
    self.init(listings: [], next: next, total: total, shortfall: items.first?.damage)
    let readable = items.prefix(ListingLimits.pageItems)
    listings.reserveCapacity(readable.count)
    for item in readable {
      if Task.isCancelled { throw ProviderError(wrapping: CancellationError()) }
      do { listings.append(try read(item)) } catch {
        let reason = (error as? ItemRejection)?.reason ?? .malformed
        drops.append(Drop(reason, sample: Self.sample(of: item.json, reason, redaction)))
      }
    }
    if items.count > readable.count {
      drops.append(Drop(.beyondLimit, count: items.count - readable.count))
    }
    if listings.isEmpty, items.count > 1 {
      throw Self.noneUsable(items.count, from: readable.first, drops)
    }
  }

  private static func noneUsable(
    _ count: Int, from first: JSONCursor?, _ drops: [Drop]
  ) -> ProviderError {
    var counts = ListingCounts()
    for drop in drops { counts.drop(drop.reason, count: drop.count) }
    let reasons = counts.dropped.map { "\($0.count) × \($0.reason)" }.joined(separator: ", ")
    let first = first?.pointer ?? ""
    return ProviderError(
      .drift, "none of the \(count) items from \(first) on is usable (\(reasons))",
      fix: "the service has renamed or removed members; check its address, or report it")
  }

  /// What a person recognises the item by: its title where nothing else is wrong with it, else how
  /// it begins.
  private static func sample(
    of item: JSON, _ reason: Drop.Reason, _ redaction: Redaction
  ) -> String? {
    if reason == .repeated, let title = item["title"]?.stringValue {
      return TextCleaning.clean(redaction(title), limit: ListingLimits.sampleCharacters)
    }
    // Only a short prefix is ever shown, so a huge item is not written out in full.
    let excerpt = item.objectValue.map {
      JSON.object(JSONObject(members: Array($0.members.prefix(4))))
    }
    let text = redaction((excerpt ?? item).text())
    return TextCleaning.clean(text, limit: ListingLimits.sampleCharacters)
  }
}

extension Drop.Reason {
  /// The page holds more items than ``ListingLimits/pageItems``.
  public static let beyondLimit = Drop.Reason(rawValue: "beyondLimit")
}

extension JSONCursor {
  /// The item's cleaned title.
  /// - Throws: ``ItemRejection``: `missingTitle` when there is none, `malformed` when the member is
  ///   no string or this is no object.
  public func title(_ name: String = "title") throws(ItemRejection) -> String {
    guard json.objectValue != nil else { throw ItemRejection(.malformed) }
    guard let member = optional(name) else { throw ItemRejection(.missingTitle) }
    guard let value = member.json.stringValue else { throw ItemRejection(.malformed) }
    guard let title = TextCleaning.clean(value) else { throw ItemRejection(.missingTitle) }
    return title
  }

  /// The item's identifier as written: a string, or a number's literal; nil when there is none.
  /// - Throws: ``ItemRejection`` with reason `malformed` when the member is neither, or is longer
  ///   than ``ListingLimits/idBytes``.
  public func identifier(_ name: String) throws(ItemRejection) -> String? {
    guard json.objectValue != nil else { throw ItemRejection(.malformed) }
    let id: String
    switch json[name] {
    case nil, .null: return nil
    case .string(let text): id = text
    case .number(let number): id = number.literal
    default: throw ItemRejection(.malformed)
    }
    guard id.utf8.count <= ListingLimits.idBytes else { throw ItemRejection(.malformed) }
    return id.isEmpty ? nil : id
  }
}
