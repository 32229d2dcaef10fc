import RecipeModel
import TestSupport
import Testing

@testable import RecipeSearch

/// The laws of merging, on random listings that collide on purpose.
@Suite(.fewAtOnce) struct MergingLawsTests {
  static let words = [
    "Lentil", "Chicken", "Soup", "Stew", "Pie", "Vegan", "II", "III", "Creamy", "Lemon",
  ]
  static let foods = [
    "lentils", "carrots", "leek", "salt", "cumin", "flour", "eggs", "cream", "rice",
  ]
  static let units = ["cups", "tablespoons", "pounds", "g"]

  /// A random set: few words, few sites, few providers, so that everything resembles something.
  private func listings(_ count: Int, _ random: inout SeededRandom) -> [RankedListing] {
    (0..<count).map { place in
      let title = (0..<(1 + random.below(4))).map { _ in random.pick(Self.words) }
        .joined(separator: " ")
      let url: String? =
        switch random.below(4) {
        case 0: nil
        case 1: "http://x\(random.below(3)).com/recipe/\(random.below(40))/a-soup"
        case 2: "https://www.x1.com/r.php?id=\(random.below(40))&utm_source=\(random.below(9))"
        default: "https://p.example/\(place)"
        }
      let lines = (0..<random.below(6)).map { _ in
        random.below(3) == 0
          ? random.pick(Self.foods)
          : "\(1 + random.below(3)) \(random.pick(Self.units)) \(random.pick(Self.foods))"
      }
      return entry(
        "p\(random.below(5))", "\(random.below(count * 4))",
        random.below(8) == 0 ? title.prefix(6) + "..." : title, url: url,
        publisher: random.below(2) == 0 ? nil : "Site \(random.below(3))", lines)
    }
  }

  /// What a result says, without the order of the input: identifiers, identity, evidence.
  private func report(_ clusters: [ListingCluster], _ input: [RankedListing]) -> [String] {
    clusters.map { cluster in
      let members = cluster.members.map { "\(input[$0].listing)" }.joined(separator: " ")
      let identity = RecipeIdentity.listings(cluster.members.map { input[$0] })
      return "\(members) = \(identity.text) \(cluster.evidence)"
    }
  }

  @Test(arguments: 0..<12)
  func `the order of arrival changes nothing`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let input = listings(120, &random)
    let expected = report(DuplicateDetector().clusters(of: input), input)
    for _ in 0..<4 {
      let shuffled = input.shuffled(using: &random)
      #expect(report(DuplicateDetector().clusters(of: shuffled), shuffled) == expected)
    }
  }

  @Test(arguments: 20..<28)
  func `a listing that resembles nothing changes no other recipe`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let input = listings(120, &random)
    let strangers = (0..<40).map { place in
      entry(
        "q\(place)", "s\(place)", "\(random.word()) \(random.word())",
        url: "https://z\(place).org/a/b", publisher: "Zed",
        ["\(place + 7) jars \(random.word())", "1 \(random.word())"])
    }
    let alone = Set(report(DuplicateDetector().clusters(of: input), input))
    let mixed = (input + strangers).shuffled(using: &random)
    let together = DuplicateDetector().clusters(of: mixed)
    #expect(Set(report(together, mixed)).isSuperset(of: alone))
    #expect(together.count == alone.count + strangers.count)
  }

  @Test(arguments: 40..<52)
  func `vetoes hold between any two members of a cluster`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let input = listings(160, &random)
    var clustering = Clustering(input)
    clustering.run()
    let table = clustering.table
    for cluster in ClusterResult(clustering).all where cluster.members.count > 1 {
      let places = table.features.indices.filter { cluster.members.contains(Int(table.order[$0])) }
      for (offset, i) in places.enumerated() {
        for j in places.dropFirst(offset + 1) {
          let (one, other) = (table.features[i], table.features[j])
          let isSamePage =
            (one.url.whole != 0 && one.url.whole == other.url.whole)
            || (one.nativeID != 0 && one.nativeID == other.nativeID)
            || (one.url.recipeNumber != 0 && one.url.recipeNumber == other.url.recipeNumber)
          if isSamePage || cluster.evidence.contains(where: { $0.kind != .titleAndIngredients }) {
            continue
          }
          #expect(!PairScore.isVetoed(one.title, other.title))
          if one.provider == other.provider {
            let lists = (clustering.table.ingredients(of: i), clustering.table.ingredients(of: j))
            let comparison = IngredientComparison(
              lists.0, lists.1, clustering.table.ingredientStore)
            #expect(PairScore.areSameLines(comparison, lists.0, lists.1))
          }
        }
      }
    }
  }

  @Test(arguments: 60..<66)
  func `every merge states a reason, a strength and two of its members`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let input = listings(150, &random)
    let clusters = DuplicateDetector().clusters(of: input)
    #expect(clusters.flatMap(\.members).sorted() == Array(input.indices))
    for cluster in clusters {
      #expect(cluster.evidence.count == cluster.members.count - 1)
      let ids = Set(cluster.members.map { input[$0].listing.id })
      for evidence in cluster.evidence {
        #expect((0...1).contains(evidence.strength))
        #expect(ids.contains(evidence.left) && ids.contains(evidence.right))
        #expect(!evidence.kind.rawValue.isEmpty)
      }
      #expect(cluster.evidence.map(\.strength) == cluster.evidence.map(\.strength).sorted(by: >))
    }
  }
}
