import RecipeModel
import RecipePages
import RecipeProviderKit

/// What one search found, in the form in which searches are compared.
struct SearchHits: Sendable {
  /// One thing that was found.
  struct Hit: Sendable {
    /// The address, else the identifier; hits with equal ones are the same.
    var identity: String
    /// Title, address and ingredients, in lower case.
    var text: String
  }

  /// The words that were searched for.
  var words: String
  /// The first page, in order.
  var hits: [Hit]
  /// How many there are in all, if that is told.
  var total: Int?

  /// What was found, by identity.
  var identities: Set<String> { Set(hits.map(\.identity)) }

  /// How many of the first ten hits contain the stem of the words.
  var carriers: Int {
    let stem = Self.stem(of: words)
    return hits.prefix(10).count { $0.text.contains(stem) }
  }

  /// A simple stem: a word of more than five characters loses its last one.
  static func stem(of words: String) -> String {
    let word = words.lowercased()
    return word.count > 5 ? String(word.dropLast()) : word
  }
}

extension SearchHits {
  /// The hits of a provider's page.
  init(_ page: SearchPage, words: String) {
    self.words = words
    total = page.total
    hits = page.listings.map { listing in
      let link = listing.url.flatMap { try? RequestURL($0) }.map(CardLists.identity)
      let text = listing.title + " " + (listing.url ?? "") + " "
      return Hit(
        identity: link ?? listing.id.id,
        text: (text + listing.ingredients.joined(separator: " ")).lowercased())
    }
  }
}

/// Checks that a search depends on its words, by what two words and nonsense find.
struct SearchComparison: Sendable {
  /// Why the site does not really search, as a clause; nil when it does.
  private(set) var objection: String?
  /// What is not sure about it, in sentences.
  private(set) var doubts: [String] = []

  /// Compares three searches.
  /// - Parameters:
  ///   - first: for a word that is in a title of the site.
  ///   - second: for another.
  ///   - nonsense: for letters that no text holds.
  ///   - share: the least share of a list's first ten hits that must contain its word.
  init(_ first: SearchHits, _ second: SearchHits, nonsense: SearchHits, share: Double) {
    // What every page shows is no answer: “you may also like”.
    let common = first.identities.intersection(second.identities)
      .intersection(nonsense.identities)
    let lists = [first, second, nonsense].map { $0.without(common) }
    objection = Self.objection(lists[0], lists[1], lists[2], common: common.count, share: share)
    guard objection == nil else { return }
    for list in lists.prefix(2) where list.hits.isEmpty {
      doubts.append("Nothing was found for “\(list.words)”, though the site has it in a title.")
    }
    if !common.isEmpty {
      doubts.append(
        common.count == 1
          ? "1 recipe stands on every page of results."
          : "\(common.count) recipes stand on every page of results.")
    }
  }

  private static func objection(
    _ first: SearchHits, _ second: SearchHits, _ nonsense: SearchHits, common: Int, share: Double
  ) -> String? {
    if first.hits.isEmpty, second.hits.isEmpty {
      return common > 0
        ? "whatever is searched for, the same \(common) recipes come"
        : "nothing is found for “\(first.words)” or “\(second.words)”"
    }
    let both = first.identities.union(second.identities)
    let extra = nonsense.identities.subtracting(both)
    if !extra.isEmpty { return "for letters without meaning \(nonsense.hits.count) recipes come" }
    let shared = first.identities.intersection(second.identities).count
    let least = min(first.hits.count, second.hits.count)
    if least > 0, shared * 2 > least {
      return "“\(first.words)” and “\(second.words)” find the same recipes"
    }
    let best = [first, second].filter { !$0.hits.isEmpty }
    let carry = best.contains { list in
      Double(list.carriers) >= max(1, (Double(min(10, list.hits.count)) * share).rounded(.down))
    }
    return carry ? nil : "what is found does not say what was searched for"
  }
}

extension SearchHits {
  fileprivate func without(_ common: Set<String>) -> SearchHits {
    var rest = self
    rest.hits.removeAll { common.contains($0.identity) }
    return rest
  }
}
