public import RecipeModel
import RecipeProviderKit

/// Collects listings that people or programs wrote for merging: gives ranks where they have none, and
/// ratings the scale that their provider seems to use.
public struct ListingInput: Sendable {
  /// The listings so far.
  package private(set) var table = ListingTable()

  /// Creates an empty collection.
  public init() {}

  /// The providers of the listings, in alphabetical order.
  public var providers: [String] { table.providers }

  /// Takes the next listing; without a rank it stands behind its provider's earlier ones.
  public mutating func add(_ written: Entry) {
    table.append(
      ListingRow(written.listing, rank: written.rank, bareRating: written.bareRating))
  }

  /// Makes room for listings that take so many bytes as JSON, as what grows is copied again and again.
  ///
  /// Room that is not filled takes no memory; more than 1 GiB is not believed.
  package mutating func reserve(bytes: Int) { table.reserve(bytes: min(bytes, 1 << 30)) }

  /// Takes the listing of a line of JSON, at the least cost.
  /// - Returns: false where the line is to be read as ``JSON``: nothing is taken then.
  package mutating func add(line: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let row = ListingRow(line: line) else { return false }
    table.append(row)
    return true
  }

  /// The listings, ratings without a scale measured on their provider's.
  public func ranked() -> [RankedListing] { (0..<table.count).map { table[$0] } }

  private static func rating(_ value: Double, upTo greatest: Double) -> Rating? {
    Rating(value: value, scale: scale(upTo: greatest))
  }

  /// The scale that a provider's ratings are measured on, by the greatest of them.
  public static func scale(upTo greatest: Double) -> Double {
    switch greatest {
    case ...1: 1
    case ...5: 5
    case ...10: 10
    default: max(100, greatest)
    }
  }
}

extension ListingInput {
  /// A listing as it is written: a JSON object.
  ///
  /// `{"provider", "id", "title", "rank"}` and the fields of a ``Listing``: `ingredients` is a list or
  /// a text with commas, `rating` a number or `{"value", "scale"}`. Other members are ignored; `null`
  /// and a time of 0 count as absent, and so does a field of the wrong kind, which ``flaws`` names.
  public struct Entry: Sendable, Hashable {
    /// The listing, without a rating whose scale is not known yet.
    public var listing: Listing
    /// The 1-based place in its provider's list, when it is given.
    public var rank: Int?
    /// A rating without a scale.
    public var bareRating: Double?
    /// The fields that were left out because they are of the wrong kind, as warnings.
    public var flaws: [DocumentProblem] = []

    /// The listing by itself, given what else the other listings of its provider decide.
    /// - Parameters:
    ///   - place: its place among them, from 1, which is its rank unless it has one.
    ///   - greatest: the greatest rating without a scale among them.
    /// - Returns: the listing with its rank, and its rating on the provider's scale.
    package func ranked(place: Int, greatestRating greatest: Double) -> RankedListing {
      var ranked = RankedListing(listing, rank: rank ?? place)
      if let bareRating { ranked.listing.rating = ListingInput.rating(bareRating, upTo: greatest) }
      return ranked
    }

    /// Reads a listing.
    /// - Parameters:
    ///   - value: the JSON object.
    ///   - noun: what messages call it.
    /// - Throws: `DocumentProblem` that names the first wrong member without which it is no listing.
    public init(_ value: JSON, called noun: String = "listing") throws(DocumentProblem) {
      guard let object = value.objectValue else {
        throw .listing(
          "the \(noun) is \(value.kindName), not an object",
          fix: "write {\"provider\": ..., \"id\": ..., \"title\": ...}")
      }
      var members = Members()
      for member in object.members where !member.value.isNull { try members.take(member) }
      listing = try members.listing(called: noun)
      rank = members.rank
      bareRating = members.bareRating
      flaws = members.flaws
    }
  }
}

/// The members of a listing as they come.
private struct Members {
  var provider: String?
  var id: String?
  var title: String?
  var rank: Int?
  var bareRating: Double?
  /// What is wrong with fields, which are left out.
  var flaws: [DocumentProblem] = []
  /// The fields that a listing may lack.
  var fields = Listing(id: ListingID(provider: "", id: ""), title: "")

  mutating func take(_ member: JSONObject.Member) throws(DocumentProblem) {
    switch member.name {
    case "provider": provider = try text(member)
    case "id": id = try identifier(member)
    case "title": title = TextCleaning.clean(try text(member))
    case "rank": rank = try positive(member)
    default:
      guard let storage = ListingField.storageByName[member.name] else { return }
      do throws(DocumentProblem) {
        try take(member, storage)
      } catch {
        flaws.append(error.asWarning)
      }
    }
  }

  private mutating func take(
    _ member: JSONObject.Member, _ storage: FieldStorage<Listing>
  ) throws(DocumentProblem) {
    switch storage {
    case .text(let path), .paragraph(let path), .date(let path):
      fields[keyPath: path] = TextCleaning.clean(try text(member))
    case .link(let path): fields[keyPath: path] = try text(member)
    case .lines(let path), .words(let path), .joined(let path), .notes(let path):
      fields[keyPath: path] = try lines(member)
    case .minutes(let path): fields[keyPath: path] = try minutes(member)
    case .count(let path): fields[keyPath: path] = try positive(member)
    case .rating(let path): try take(rating: member, path)
    case .diets(let path): fields[keyPath: path] = try diets(member)
    case .steps, .sections, .parts, .nutrients: break
    }
  }

  private func text(_ member: JSONObject.Member) throws(DocumentProblem) -> String {
    guard let text = member.value.stringValue else { throw .member(member, "a text") }
    return text
  }

  /// Services use both; a number counts by its digits.
  private func identifier(_ member: JSONObject.Member) throws(DocumentProblem) -> String {
    switch member.value {
    case .string(let text): return text
    case .number(let number): return number.literal
    default: throw .member(member, "a text or a number")
    }
  }

  private func positive(_ member: JSONObject.Member) throws(DocumentProblem) -> Int {
    guard let number = member.value.intValue, number >= 1 else {
      throw .member(member, "a whole number from 1")
    }
    return number
  }

  /// A time of 0 counts as none.
  private func minutes(_ member: JSONObject.Member) throws(DocumentProblem) -> Int? {
    member.value.doubleValue == 0 ? nil : try positive(member)
  }

  private func lines(_ member: JSONObject.Member) throws(DocumentProblem) -> [String] {
    switch member.value {
    case .string(let list): return TextCleaning.splitIngredients(list)
    case .array(let elements):
      let lines = elements.compactMap(\.stringValue)
      guard lines.count == elements.count else { throw .member(member, "a list of texts") }
      return TextCleaning.ingredientLines(lines)
    default: throw .member(member, "a list of texts or a text with commas")
    }
  }

  private func diets(_ member: JSONObject.Member) throws(DocumentProblem) -> Set<Diet> {
    guard let list = member.value.arrayValue else { throw .member(member, "a list of texts") }
    return Set(list.compactMap { $0.stringValue.flatMap(Diet.init(parsing:)) })
  }

  private mutating func take(
    rating member: JSONObject.Member, _ path: FieldStorage<Listing>.Path<Rating?>
  ) throws(DocumentProblem) {
    if let value = member.value.doubleValue {
      guard value.isFinite, value >= 0 else { throw .member(member, "a number from 0") }
      return bareRating = value
    }
    guard let value = member.value["value"]?.doubleValue,
      let scale = member.value["scale"]?.doubleValue,
      let known = Rating(value: value, scale: scale)
    else { throw .member(member, "a number or {\"value\": 4, \"scale\": 5}") }
    fields[keyPath: path] = known
  }

  func listing(called noun: String) throws(DocumentProblem) -> Listing {
    guard let provider, !provider.isEmpty else { throw .missing("provider", in: noun) }
    guard let title else { throw .missing("title", in: noun) }
    // A service without identifiers is identified by its links.
    guard let id = id ?? fields.url, !id.isEmpty else { throw .missing("id", in: noun) }
    var listing = fields
    listing.id = ListingID(provider: provider, id: id)
    listing.title = title
    return listing
  }
}

extension DocumentProblem {
  fileprivate var asWarning: DocumentProblem {
    var problem = self
    problem.severity = .warning
    problem.message += ", so it is left out"
    return problem
  }

  fileprivate static func listing(_ message: String, fix: String) -> DocumentProblem {
    DocumentProblem(severity: .error, pointer: "", message: message, fix: fix)
  }

  fileprivate static func missing(_ name: String, in noun: String) -> DocumentProblem {
    let alternative = name == "id" ? " (or a \"url\")" : ""
    return listing(
      "the \(noun) has no \"\(name)\"\(alternative)", fix: "add \"\(name)\" with a text in it")
  }

  fileprivate static func member(
    _ member: JSONObject.Member, _ expected: String
  ) -> DocumentProblem {
    DocumentProblem(
      severity: .error, pointer: "/\(member.name)",
      message: "\"\(member.name)\" is not \(expected)",
      fix: "write \(expected), or leave the member out")
  }
}
