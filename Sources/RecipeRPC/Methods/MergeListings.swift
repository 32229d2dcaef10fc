import RecipeModel
import RecipeRendering
import RecipeSearch

extension Method {
  static let merge = Method(
    "merge", "Merges listings into recipes, in rank order; nobody is asked.", MergeListings.self,
    result: Schema.object([
      "items": .list(ReportSchemas.item),
      "rejected": .list(
        .object(["index": .count, "message": .text, "fix": .text, "path": .pointer]).about(
          "A listing that was left out.")),
      "warnings": .list(
        .object(["index": .count, "message": .text, "fix": .text, "path": .pointer]).about(
          "A field that was left out of its listing.")),
      "uncompared": .count,
    ]).named("MergeResult")
  ) { $1 }
}

/// `merge`: the engine without the network, as `potluck merge` has it.
struct MergeListings: Operation {
  var listings: [JSON] = []
  var k = 60.0
  var weights: [String: Double] = [:]
  /// Providers that share one vote.
  var groups: [[String]] = []
  /// The words that were asked for, for which titles vote.
  var query = ""
  var sort: SortOrder?
  var limit = Int.max
  var explain = false
  /// The group of each provider that is in one.
  private var groupNames: [String: String] = [:]

  static let codec = ObjectCodec(
    params: "MergeParams", MergeListings(),
    [
      .required(
        "listings", \.listings, .elements,
        "The listings, each in the shape of a line of potluck merge."),
      .standard(
        "k", \.k, .double(0...1_000_000), "The constant of reciprocal rank fusion.", shown: 60),
      .standard(
        "weights", \.weights, .numbers(0...100),
        "The weight of each provider's vote; 1 unless given."),
      .standard(
        "groups", \.groups,
        .list(
          .list(.string, expected: "a list of two or more strings", least: 2),
          expected: "a list of lists"),
        "Providers that share one vote, because they share an origin; each is in one group at most."
      ),
      .standard(
        "query", \.query, .string,
        "The words that were asked for: a title that holds them all has a vote."),
      .sort(\.sort),
      .standard(
        "limit", \.limit, .int(1...), "How many recipes to give; all unless given."),
      .explain(\.explain),
    ])

  static let schema = Schema(codec.shape, of: [listing])

  mutating func check() throws(Failure) {
    for (index, members) in groups.enumerated() {
      for (place, member) in members.enumerated() {
        guard groupNames[member] == nil else {
          throw .invalid(
            "/groups/\(index)/\(place)", "groups names a provider twice",
            fix: "put each provider into one group")
        }
        groupNames[member] = members.joined(separator: "+")
      }
    }
  }

  /// Merges; a listing that cannot be read costs nothing but itself.
  func run(_ context: OperationContext) throws -> JSON {
    var input = ListingInput()
    var (rejected, warnings): ([JSON], [JSON]) = ([], [])
    for (index, json) in listings.enumerated() {
      if index.isMultiple(of: 1024) { try Task.checkCancellation() }
      do throws(DocumentProblem) {
        let entry = try ListingInput.Entry(json)
        input.add(entry)
        warnings += entry.flaws.map { Self.told($0, index) }
      } catch {
        rejected.append(Self.told(error, index))
      }
    }
    let merged = RecipeRanker(
      options: RankingOptions(k: k, weights: weights, groups: groupNames), query: query
    ).merged(input.ranked(), sort: sort ?? .best)
    try Task.checkCancellation()
    let items = ItemJSON(explain: explain)
    return [
      "items": .array(merged.prefix(limit).map(items.json)), "rejected": .array(rejected),
      "warnings": .array(warnings), "uncompared": .int(merged.uncompared),
    ]
  }

  /// What is wrong with a listing.
  private static func told(_ problem: DocumentProblem, _ index: Int) -> JSON {
    [
      "index": .int(index), "message": .string(problem.message), "fix": .optional(problem.fix),
      "path": .string("/listings/\(index)" + problem.pointer),
    ]
  }
}

extension MergeListings {
  private static let listing = Schema.object(
    ["provider": .text, "title": .text],
    optional: Schema.Properties([("id", .types("string", "number")), ("rank", .rank)]).with(
      Schema.Properties(
        ListingField.ofListing.map { ($0.field.rawValue, written($0.storage)) }))
  ).about("A listing as potluck merge reads it; it has an id, or a url that stands for it.").named(
    "WrittenListing")

  private static func written(_ storage: FieldStorage<Listing>) -> Schema {
    switch storage {
    case .lines, .words, .joined, .notes:
      .any(of: [.texts, .text]).about("Lines, or one text with commas.")
    case .rating:
      .any(of: [
        Schema(["type": "number", "minimum": 0]),
        .object(["value": .number, "scale": .number]),
      ]).about(
        "A number alone is measured on the scale that the provider seems to use.")
    case .text, .paragraph, .date, .link: .text
    case .minutes, .count: .rank
    case .diets: .texts
    // No listing has these.
    case .steps, .sections, .parts, .nutrients: .list(.object([:]))
    }
  }
}

extension ValueCodec where Value == [JSON] {
  /// A list of anything, whose elements are read later.
  fileprivate static let elements = kind(
    "a list of objects", .list(.reference("WrittenListing")), read: \.arrayValue)
}

extension ValueCodec where Value == [String: Double] {
  /// An object whose members are all numbers in a range.
  fileprivate static func numbers(_ range: ClosedRange<Double>) -> ValueCodec {
    let number = ValueCodec<Double>.double(range)
    let expected = "an object of numbers"
    return ValueCodec(expected, .map(number.schema, NameRule())) { node in
      guard let members = node.value.objectValue?.members else {
        node.wrongType(expected)
        return nil
      }
      var numbers: [String: Double] = [:]
      for member in members {
        guard let value = number.read(node.child(member.name, member.value)) else {
          node.log.passBack(.member(member.name))
          return nil
        }
        numbers[member.name] = value
      }
      return numbers
    }
  }
}
