import RecipeModel
import RecipeRendering
import RecipeSearch

/// `merge`: the engine without the network, as `potluck merge` has it.
struct MergeListings: Sendable {
  static let listings = Parameter(
    "listings", .elements, "The listings, each in the shape of a line of potluck merge.")
  static let k = Parameter(
    "k", .number(0...1_000_000), standard: 60, "The constant of reciprocal rank fusion.")
  static let weights = Parameter(
    "weights", .numbers(0...100), "The weight of each provider's vote; 1 unless given.")
  static let groups = Parameter(
    "groups", .list(.list(.text, called: "two or more strings", least: 2), called: "lists"),
    "Providers that share one vote, because they share an origin; each is in one group at most.")
  static let limit = Parameter(
    "limit", .integer(1...), "How many recipes to give; all unless given.")

  private let listings: [JSON]
  private let options: RankingOptions
  private let sort: SortOrder
  private let limit: Int
  private let explain: Bool

  /// Reads the params, but not yet the listings.
  /// - Throws: ``WireFailure`` of kind `invalidParams`.
  init(_ params: Params) throws(WireFailure) {
    listings = try params.required(Self.listings)
    let k = try params.optional(Self.k) ?? 60
    let weights = try params.optional(Self.weights) ?? [:]
    let groups = try Self.groups(try params.optional(Self.groups) ?? [])
    options = RankingOptions(k: k, weights: weights, groups: groups)
    sort = try params.optional(SearchParams.sort) ?? .best
    limit = try params.optional(Self.limit) ?? .max
    explain = try params.optional(SearchParams.explain) ?? false
  }

  private static func groups(_ lists: [[String]]) throws(WireFailure) -> [String: String] {
    var groups: [String: String] = [:]
    for (index, members) in lists.enumerated() {
      for (place, member) in members.enumerated() {
        guard groups[member] == nil else {
          throw .invalid(
            "/groups/\(index)/\(place)", "groups names a provider twice",
            hint: "put each provider into one group")
        }
        groups[member] = members.joined(separator: "+")
      }
    }
    return groups
  }

  /// Merges; a listing that cannot be read costs nothing but itself.
  func run() throws -> JSON {
    var input = ListingInput()
    var rejected: [JSON] = []
    for (index, json) in listings.enumerated() {
      if index.isMultiple(of: 1024) { try Task.checkCancellation() }
      do throws(WrittenListing.Flaw) {
        input.add(try WrittenListing(json))
      } catch {
        rejected.append([
          "index": .int(index), "message": .string(error.message), "fix": .string(error.fix),
          "path": .string("/listings/\(index)" + (error.member.map { "/\($0)" } ?? "")),
        ])
      }
    }
    let merged = RecipeRanker(options: options).merged(input.ranked(), sort: sort)
    try Task.checkCancellation()
    let items = ItemJSON(explain: explain)
    return [
      "items": .array(merged.recipes.prefix(limit).map(items.json)), "rejected": .array(rejected),
      "uncompared": .int(merged.uncompared),
    ]
  }
}

extension MergeListings {
  /// The schema of the params.
  static var schema: JSON {
    Schema.object(
      [listings.property],
      optional: [
        k.property, weights.property, groups.property, SearchParams.sort.property, limit.property,
        SearchParams.explain.property,
      ])
  }
}

extension Form where Value == [JSON] {
  /// A list of anything, whose elements are read later.
  static let elements = Form(
    expected: "a list of objects",
    schema: ["type": "array", "items": ["$ref": "#/$defs/WrittenListing"]]
  ) { value throws(Mismatch) in
    guard let elements = value.arrayValue else { throw Mismatch(found: value.kindName) }
    return elements
  }
}

extension Form where Value == [String: Double] {
  /// An object whose members are all numbers in a range.
  static func numbers(_ range: ClosedRange<Double>) -> Form {
    let number = Form<Double>.number(range)
    return Form(
      expected: "an object of numbers",
      schema: ["type": "object", "additionalProperties": .object(number.schema)]
    ) { value throws(Mismatch) in
      guard let object = value.objectValue else { throw Mismatch(found: value.kindName) }
      var numbers: [String: Double] = [:]
      for member in object.members {
        do throws(Mismatch) {
          numbers[member.name] = try number.read(member.value)
        } catch {
          throw error.inside(JSONPositions.append("", member.name), of: number.expected)
        }
      }
      return numbers
    }
  }
}
