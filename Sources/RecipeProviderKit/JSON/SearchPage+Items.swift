public import RecipeModel

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
      hint: "the service has renamed or removed members; check its address, or report it")
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
