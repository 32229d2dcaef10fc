import PotluckSupport
package import RecipeModel
import RecipeProviderKit
import RecipeSearch
import RecipeVocabulary

/// What a kept recipe has besides the recipe: what its owner added, and when.
package struct OwnersPart: Sendable, Hashable {
  var keptAt = ""
  var refreshedAt: String?
  var tags: [String] = []
  var notes: [String] = []
  var rating: Int?
  var cooked: [String] = []
  var cover: String?
  var edited: Set<ListingField> = []
  /// The recipe as it was, as ``RecipeRecord`` writes it.
  var original: JSON?

  package static let codec: ObjectCodec<OwnersPart> = ObjectCodec(
    "owner", place: "what the owner added", draft: OwnersPart(), isOpen: true,
    [
      .standard("keptAt", \.keptAt, .anyText), .optional("refreshedAt", \.refreshedAt, .anyText),
      .standard("tags", \.tags, .list(.anyText)), .standard("notes", \.notes, .list(.anyText)),
      .optional("rating", \.rating, .integer(1...5)),
      .standard("cooked", \.cooked, .list(.anyText)),
      .optional("cover", \.cover, .anyText),
      .standard("edited", \.edited, .fieldNames), .optional("original", \.original, .any),
    ])

  package init() {}

  package init(_ kept: KeptRecipe) {
    (keptAt, refreshedAt, tags, notes) = (kept.keptAt, kept.refreshedAt, kept.tags, kept.notes)
    (rating, cooked, cover, edited) = (kept.rating, kept.cooked, kept.cover, kept.edited)
    original = kept.original.map(RecipeRecord.json)
  }

  /// The whole, with the recipe itself.
  package func kept(_ id: String, _ recipe: Recipe) -> KeptRecipe {
    var kept = KeptRecipe(id: id, recipe: recipe, keptAt: keptAt)
    (kept.refreshedAt, kept.tags, kept.notes) = (refreshedAt, tags, notes)
    (kept.rating, kept.cooked, kept.cover, kept.edited) = (rating, cooked, cover, edited)
    kept.original = original.flatMap { RecipeRecord.recipe($0, isForeign: true) }
    return kept
  }
}

extension KeptRecipe {
  /// A recipe that is kept now.
  package init(_ request: KeepRequest, id: String, at moment: String) {
    self.init(
      id: id, recipe: request.recipe,
      keptAt: request.keptAt.flatMap { KeptMoment.text(reading: $0, atMost: moment) } ?? moment)
    tags = Self.tags(request.tags)
    notes = request.notes
    rating = request.rating.flatMap { 1...5 ~= $0 ? $0 : nil }
    cooked = Set(request.cooked).sorted(by: >)
    refreshedAt = request.isFromSource ? moment : nil
    pictureCount = request.pictures.count
    hasPage = request.page != nil
  }

  /// Takes what a request to keep the same recipe once more adds.
  package mutating func add(_ request: KeepRequest) {
    tags = Self.tags(tags + (request.tagsForKept ?? request.tags))
    guard request.tagsForKept == nil else { return }
    notes += request.notes.filter { !notes.contains($0) }
    rating = rating ?? request.rating.flatMap { 1...5 ~= $0 ? $0 : nil }
    cooked = Set(cooked + request.cooked).sorted(by: >)
    // Another source may list more, which counts where the recipe is judged.
    if !edited.contains(.ingredients) {
      recipe.addOtherIngredients(
        request.recipe.listing.ingredients + request.recipe.otherIngredients)
    }
  }

  /// Takes a change.
  package mutating func apply(_ change: KeptChange, at moment: String) {
    if let recipe = change.recipe {
      self.recipe = recipe
      edited = change.isRefresh ? change.edited : edited.union(change.edited)
      if edited.isEmpty { original = nil }
    }
    take(change.fields)
    if let title = change.title.flatMap({ TextCleaning.clean($0) }) {
      take([ListingField.title.rawValue: .string(title)])
    }
    if change.isRefresh { refreshedAt = moment }
    let removed = Set(change.removedTags.map(TextMatching.fold))
    tags = Self.tags(tags.filter { !removed.contains(TextMatching.fold($0)) } + change.addedTags)
    notes = notes.filter { !change.removedNotes.contains($0) } + change.addedNotes
    if let new = change.rating { rating = 1...5 ~= new ? new : nil }
    cooked = Set(cooked).union(change.cooked).subtracting(change.uncooked).sorted(by: >)
    if let pictures = change.pictures { pictureCount = pictures.count }
    if let new = change.cover { cover = new }
    if change.page != nil { hasPage = true }
  }

  /// Whether it has all of the tags, the ingredients and what else is asked for besides words.
  package func fits(_ filter: KeptFilter) -> Bool {
    if let least = filter.rating, (rating ?? 0) < least { return false }
    if let isCooked = filter.isCooked, cooked.isEmpty == isCooked { return false }
    if let source = filter.source,
      TextMatching.fold(source) != TextMatching.fold(sourceName)
    {
      return false
    }
    let own = Set(tags.map(TextMatching.fold))
    guard filter.tags.allSatisfy({ own.contains(TextMatching.fold($0)) }) else { return false }
    guard !filter.include.isEmpty || !filter.exclude.isEmpty else { return true }
    let listed = [recipe.listing.title] + recipe.listing.ingredients
    let lines = FoodText.all(of: listed + recipe.otherIngredients)
    return IngredientMatcher(filter.include).allOccur(in: Array(lines.prefix(listed.count)))
      && !IngredientMatcher(filter.exclude).anyOccurs(in: lines)
  }

  /// Whether a text can be a tag: it says something, and has no comma, which parts tags in lists.
  package static func isTag(_ text: String) -> Bool {
    TextCleaning.clean(text) != nil && !text.contains(",")
  }

  /// Tags without spare spaces and repeats, whatever their case and accents, sorted.
  static func tags(_ tags: [String]) -> [String] {
    var seen: Set<String> = []
    return tags.compactMap { TextCleaning.clean($0, limit: 100) }
      .filter { seen.insert(TextMatching.fold($0)).inserted }
      .sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
  }
}

extension ValueCodec where Value == Set<ListingField> {
  /// Names of fields; those that nobody knows are passed over.
  static var fieldNames: ValueCodec {
    ValueCodec<[String]>.list(.anyText).map { names, _ in
      Set(names.compactMap(ListingField.init(rawValue:)))
    } write: {
      $0.map(\.rawValue).sorted()
    }
  }
}

/// Moments as kept recipes have them.
package enum KeptMoment {
  /// A moment, in milliseconds since 1970, as ISO 8601 in UTC: `2026-05-01T18:30:00Z`.
  package static func text(_ milliseconds: Int64) -> String {
    var seconds = time_t(milliseconds / 1_000)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    func digits(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let date = [parts.tm_mon + 1, parts.tm_mday].map(digits).joined(separator: "-")
    let time = [parts.tm_hour, parts.tm_min, parts.tm_sec].map(digits).joined(separator: ":")
    return "\(parts.tm_year + 1_900)-\(date)T\(time)Z"
  }

  /// A moment, in seconds since 1970, in the same form; a file system may hold any, and what lies
  /// behind the year 9999 is cut to its end.
  package static func text(seconds: Int) -> String {
    text(Int64(min(max(0, seconds), 253_402_300_799)) * 1_000)
  }

  /// A date or time as other programs write it, in the form of ``text(_:)``; without a zone it is
  /// taken for UTC.
  /// - Parameters:
  ///   - written: the date or time.
  ///   - latest: nothing was kept later than this moment, in the same form.
  /// - Returns: nil for what is no moment.
  static func text(reading written: String, atMost latest: String) -> String? {
    guard let written = ISO8601Date.read(written) else { return nil }
    let numbers = written.split { !$0.isNumber }.map { Int32($0) ?? -1 }
    var parts = tm()
    guard numbers.count >= 3, 1...9_999 ~= numbers[0], 1...12 ~= numbers[1], 1...31 ~= numbers[2]
    else { return nil }
    (parts.tm_year, parts.tm_mon, parts.tm_mday) = (numbers[0] - 1_900, numbers[1] - 1, numbers[2])
    if numbers.count >= 5, 0...24 ~= numbers[3], 0...59 ~= numbers[4] {
      (parts.tm_hour, parts.tm_min) = (numbers[3], numbers[4])
      if numbers.count >= 6, written.dropFirst(16).first == ":", 0...60 ~= numbers[5] {
        parts.tm_sec = numbers[5]
      }
    }
    let text = text((Int64(timegm(&parts)) - zone(of: written)) * 1_000)
    return min(text, latest)
  }

  /// The seconds that a time's zone is before UTC: `+02:00` and `+0200` are 7,200.
  private static func zone(of written: String) -> Int64 {
    let tail = written.dropFirst(11)
    guard let sign = tail.lastIndex(where: { $0 == "+" || $0 == "-" }) else { return 0 }
    let digits = tail[sign...].filter(\.isNumber)
    guard digits.count == 2 || digits.count == 4, let number = Int64(digits) else { return 0 }
    let (hours, minutes) =
      digits.count == 2 ? (number, 0) : number.quotientAndRemainder(dividingBy: 100)
    return (tail[sign] == "-" ? -60 : 60) * (hours * 60 + minutes)
  }

  /// The day of a moment, in seconds since 1970, by the machine's clock: `2026-05-01`.
  package static func day(of seconds: Int) -> String {
    var (moment, parts) = (time_t(seconds), tm())
    localtime_r(&moment, &parts)
    func digits(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(parts.tm_year + 1_900)-\(digits(parts.tm_mon + 1))-\(digits(parts.tm_mday))"
  }

  /// Whether a text is a day of the calendar: `2026-05-01`.
  package static func isDay(_ text: String) -> Bool {
    let numbers = text.split(separator: "-", omittingEmptySubsequences: false).map { Int32($0) }
    guard text.utf8.count == 10, numbers.count == 3, let year = numbers[0], let month = numbers[1],
      let day = numbers[2], year >= 1
    else { return false }
    var parts = tm()
    (parts.tm_year, parts.tm_mon, parts.tm_mday) = (year - 1_900, month - 1, day)
    return Self.text(Int64(timegm(&parts)) * 1_000).prefix(10) == text
  }

  /// Milliseconds since 1970, by the system's clock.
  package static func now() -> Int64 {
    var moment = timespec()
    clock_gettime(CLOCK_REALTIME, &moment)
    return Int64(moment.tv_sec) * 1_000 + Int64(moment.tv_nsec) / 1_000_000
  }
}

extension KeptRecipe {
  /// Keeps again what was taken away: as its source has it now, with its owner's words.
  package mutating func keepAgain(_ request: KeepRequest, at moment: String) {
    add(request)
    (recipe, edited, original) = (request.recipe, [], nil)
    keptAt = KeptRecipe(request, id: id, at: moment).keptAt
    refreshedAt = request.isFromSource ? moment : nil
  }
}
