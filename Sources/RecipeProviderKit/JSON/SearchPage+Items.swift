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
  /// Items beyond ``ListingLimits/pageItems`` are dropped as `beyondLimit`.
  /// - Throws: ``ProviderError`` with code `drift`.
  public init(
    items: [JSONCursor], next: PageToken? = nil, total: Int? = nil,
    redaction: Redaction = Redaction(), read: (JSONCursor) throws -> Listing
  ) throws(ProviderError) {
    self.init(listings: [], next: next, total: total)
    listings.reserveCapacity(min(items.count, ListingLimits.pageItems))
    for (index, item) in items.enumerated() {
      if index >= ListingLimits.pageItems {
        drops.append(Drop(.beyondLimit))
        continue
      }
      do { listings.append(try read(item)) } catch {
        let reason = (error as? ItemRejection)?.reason ?? .malformed
        drops.append(Drop(reason, sample: Self.sample(of: item.json, redaction)))
      }
    }
    if listings.isEmpty, items.count > 1 { throw Self.noneUsable(items, drops) }
  }

  private static func noneUsable(_ items: [JSONCursor], _ drops: [Drop]) -> ProviderError {
    var counts = ListingCounts()
    for drop in drops { counts.drop(drop.reason, sample: nil) }
    let reasons = counts.dropped.map { "\($0.count) × \($0.reason)" }.joined(separator: ", ")
    let first = items.first?.pointer ?? ""
    return ProviderError(
      .drift, "none of the \(items.count) items from \(first) on is usable (\(reasons))",
      hint: "the service has renamed or removed members; check its address, or report it")
  }

  private static func sample(of item: JSON, _ redaction: Redaction) -> String? {
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
