import RecipeKeeping
import RecipeModel
import RecipeProviderKit
import RecipeRPC
import RecipeSearch

/// The merged lists that old clients page through: numbered pages, which stay what they were while
/// somebody turns them. Each user has lists of their own.
actor OldLists {
  /// A list as far as it has been asked for.
  private struct List: Sendable {
    var recipes: [MergedRecipe] = []
    /// Asks for what follows; nil at the end.
    var next: SearchRequest?
  }

  private struct Entry {
    var task: Task<List, any Error>
    var end: Int
  }

  /// The most recipes of a list.
  private static let most = 1_000
  /// How long a list stays what it was, in seconds.
  private static let lifetime = 300
  /// The most lists at a time.
  private static let mostLists = 100

  private var entries: [UserScoped<SearchQuery>: Entry] = [:]

  /// A page of the merged list; empty behind its end.
  func page(_ number: Int, size: Int, of query: SearchQuery, _ site: Site) async throws
    -> [MergedRecipe]
  {
    guard (1...Self.most / size).contains(number) else { return [] }
    let key = UserScoped(query)
    let known = entries[key].flatMap { $0.end > Site.now ? $0 : nil }
    let wanted = number * size
    let before = known?.task
    let task = Task {
      try await Self.list(try await before?.value, until: wanted, query, site)
    }
    if known == nil, entries.count >= Self.mostLists { entries = [:] }
    entries[key] = Entry(task: task, end: known?.end ?? Site.now + Self.lifetime)
    do {
      let recipes = try await task.value.recipes
      return Array(recipes.dropFirst(wanted - size).prefix(size))
    } catch {
      entries[key] = nil
      throw error
    }
  }

  private static func list(
    _ known: List?, until wanted: Int, _ query: SearchQuery, _ site: Site
  ) async throws -> List {
    // The services looked for the words as they stood.
    var exact = query
    exact.isExact = true
    var list = known ?? List(next: SearchRequest(exact))
    while list.recipes.count < wanted, var request = list.next {
      let report = try await site.service.search(request) { _ in }
      site.metrics.count(report)
      list.recipes += report.recipes
      request.cursor = report.cursor
      list.next = report.cursor == nil || report.recipes.isEmpty ? nil : request
    }
    return list
  }
}

/// Lines of ingredients as old clients read them: many calculate with what stands before the unit, and
/// end where it is no sum of plain numbers.
enum OldLine {
  /// The line with its fractions in digits: `1½ cups` is `1 1/2 cups`.
  static func text(_ line: String) -> String {
    var text = ""
    for scalar in line.unicodeScalars {
      if let known = VulgarFraction.all.first(where: { $0.scalar == scalar }) {
        let fraction = "\(known.numerator)/\(known.denominator)"
        text += text.last?.isWholeNumber == true ? " \(fraction)" : fraction
      } else {
        text.unicodeScalars.append(scalar == "\u{2044}" ? "/" : scalar)
      }
    }
    return text
  }
}

/// Identifiers of recipes as old clients carry them: in letters that need no escape.
enum OldID {
  static func text(_ id: String) -> String {
    PercentEncoding.encode(id).replacing("%", with: "~")
  }

  static func id(_ text: String) -> ListingID? {
    ListingID(PercentEncoding.decode(text.replacing("~", with: "%")))
  }
}
