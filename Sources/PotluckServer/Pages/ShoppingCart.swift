import PotluckSupport
import RecipeModel
import RecipeProviderKit
import RecipeRPC
import RecipeSearch

/// The recipes that somebody shops for, and what is ticked off.
///
/// The browser keeps it, in a cookie for each user: it holds nothing that the browser may not change.
struct ShoppingCart: Sendable {
  /// A recipe on the list.
  struct Entry: Sendable {
    /// An identifier or a link.
    var text: String
    var reference: RecipeReference
    /// How many servings are wanted; nil for as many as it makes.
    var servings: Int?

    init?(_ text: String, servings: Int? = nil) {
      guard
        let reference = WebLink.isWebLink(text)
          ? RecipeReference.url(text) : ListingID(text).map(RecipeReference.id)
      else { return nil }
      (self.text, self.reference) = (text, reference)
      self.servings = servings.flatMap { SearchQuery.servings.contains($0) ? $0 : nil }
    }
  }

  /// The most recipes of a list.
  static let most = 20
  /// Browsers keep no more than 4,096 bytes of a cookie with its attributes.
  private static let mostBytes = 3_800
  /// The bytes that stand for an item that is ticked off: the first of its identifier's.
  private static let tickBytes = 4

  var entries: [Entry] = []
  /// The beginnings of the items' identifiers that are ticked off.
  var ticks: Set<String> = []

  /// An empty list.
  init() {}

  /// The list of a visit; what cannot be read counts as nothing.
  init(_ visit: Visit, _ site: Site) {
    let cookie = visit.cookie(Self.name(visit, site))
    let parts = cookie?.split(separator: ".", omittingEmptySubsequences: false)
    guard let parts, parts.count == 2, cookie.map({ $0.utf8.count <= 4_096 }) == true,
      let bytes = Base64.decode(parts[0].utf8), let json = try? JSON(parsing: bytes),
      let marks = Base64.decode(parts[1].utf8)
    else { return }
    entries = (json.arrayValue ?? []).prefix(Self.most).compactMap { pair in
      guard let pair = pair.arrayValue, let text = pair.first?.stringValue else { return nil }
      return Entry(text, servings: pair.dropFirst().first?.intValue)
    }
    ticks = Set(
      stride(from: 0, to: marks.count - marks.count % Self.tickBytes, by: Self.tickBytes).map {
        marks[$0..<$0 + Self.tickBytes].map(Self.hex).joined()
      })
  }

  /// The cookie's name; another user of the same browser has a list of their own.
  private static func name(_ visit: Visit, _ site: Site) -> String {
    "\(site.accessControl.cookieName)_shopping"
      + (visit.user.map { "_\(Digest.name($0.utf8))" } ?? "")
  }

  private static func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }

  /// What stands for an item in ``ticks``.
  static func tick(_ id: String) -> String { String(id.prefix(2 * tickBytes)) }

  /// Puts a recipe on the list, or changes its servings.
  /// - Throws: ``Problem`` where it is none, or the list is full.
  mutating func add(_ text: String, servings: Int?) throws(Problem) {
    guard let entry = Entry(text, servings: servings) else {
      throw Problem(.usage, "no recipe is named")
    }
    if let place = entries.firstIndex(where: { $0.text == text }) {
      entries[place].servings = entry.servings ?? entries[place].servings
    } else {
      entries.append(entry)
    }
    if entries.count > Self.most { throw Self.isFull }
  }

  /// The cookie that keeps the list for a year.
  /// - Throws: ``Problem`` where a browser would not keep it.
  func cookie(_ visit: Visit, _ site: Site) throws(Problem) -> String {
    let list = JSON.array(
      entries.map { .array([.string($0.text)] + ($0.servings.map { [.int($0)] } ?? [])) })
    let marks = ticks.sorted().flatMap { tick in
      stride(from: 0, to: 2 * Self.tickBytes, by: 2).compactMap {
        UInt8(tick.dropFirst($0).prefix(2), radix: 16)
      }
    }
    let value = [list.bytes(), marks].map { Base64.encode($0, isForAddress: true) }
      .joined(separator: ".")
    guard value.utf8.count <= Self.mostBytes else { throw Self.isFull }
    return "\(Self.name(visit, site))=\(entries.isEmpty ? "" : value); Path=/shopping; HttpOnly; "
      + "SameSite=Strict; Max-Age=\(entries.isEmpty ? 0 : 365 * 86_400)\(visit.cookieEnd)"
  }

  private static var isFull: Problem {
    Problem(
      .listFull, "the shopping list is full", fix: "take a recipe off it, or clear it")
  }
}
