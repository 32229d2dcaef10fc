internal import RecipeModel

/// One page of a list of matching recipes.
struct ListPage: Sendable {
  /// The recipes of the page.
  var items: [SimulatedRecipe] = []
  /// How many recipes match in all.
  var total = 0
  /// Whether a page follows, as far as the list goes.
  var hasNext = false
  /// How many pages the number lies behind the last one; 0 within the list.
  var pagesBehindEnd = 0
  /// The status of a page that a script lets fail.
  var failure: Int?

  /// The page's number, from 1.
  var number = 1

  /// A page that holds everything.
  init(_ items: [SimulatedRecipe]) {
    self.items = items
    total = items.count
  }

  /// Cuts a page out of the matches.
  ///
  /// - Parameters:
  ///   - number: The page, from 1.
  ///   - matches: The matching recipes in the list's order.
  ///   - size: The page size; nil puts everything on one page.
  ///   - script: Pages laid out by hand, before those by size.
  init(_ number: Int, of matches: [SimulatedRecipe], size: Int?, script: [ScriptedPage]) {
    self.init([])
    total = matches.count
    let number = number.clamped
    self.number = number
    let layout = Self.layout(matches, size: max(1, size ?? max(1, matches.count)), script: script)
    guard number >= 1, number <= layout.count else {
      pagesBehindEnd = max(1, number - layout.count)
      return
    }
    hasNext = number < layout.count
    switch layout[number - 1] {
    case .items(let items): self.items = items
    case .failure(let status): failure = status
    }
  }

  private enum Slot {
    case items([SimulatedRecipe])
    case failure(Int)
  }

  private static func layout(
    _ matches: [SimulatedRecipe], size: Int, script: [ScriptedPage]
  ) -> [Slot] {
    var rest = matches[...]
    var slots: [Slot] = []
    func next(_ count: Int) -> [SimulatedRecipe] {
      let items = rest.prefix(max(0, count))
      rest = rest.dropFirst(items.count)
      return Array(items)
    }
    for page in script {
      switch page {
      case .take(let count): slots.append(.items(next(count)))
      case .recipes(let recipes): slots.append(.items(recipes))
      case .empty: slots.append(.items([]))
      case .failing(let status, let hiding):
        _ = next(hiding)
        slots.append(.failure(status))
      case .end: return slots
      }
    }
    while !rest.isEmpty { slots.append(.items(next(size))) }
    return slots
  }
}

/// What a fault does to a list before the service puts it into its shape.
enum ListTweak: Sendable, Hashable {
  case none
  /// Serves always this page.
  case page(Int)
  /// Serves no recipe, and claims that more follow where the service can.
  case empty
  /// The list never ends: new recipes (`fresh`) or empty pages behind its end.
  case endless(fresh: Bool)
}

extension ListPage {
  /// The page after a tweak.
  init(
    _ number: Int, of matches: [SimulatedRecipe], size: Int?, script: [ScriptedPage],
    tweak: ListTweak
  ) {
    switch tweak {
    case .none: self.init(number, of: matches, size: size, script: script)
    case .page(let fixed):
      self.init(fixed, of: matches, size: size, script: script)
      self.number = number
      hasNext = true
    case .empty:
      self.init(number, of: matches, size: size, script: script)
      items = []
      failure = nil
      hasNext = true
      pagesBehindEnd = 0
    case .endless(let fresh):
      self.init(number, of: matches, size: size, script: script)
      if pagesBehindEnd > 0, fresh {
        items = Self.invented(number, like: matches, count: size ?? 10)
      }
      hasNext = true
      pagesBehindEnd = 0
    }
  }

  /// Cuts out what stands behind an offset, as services do that count listings instead of pages.
  ///
  /// With a script or a tweak the offset counts in pages of the size asked for.
  init(
    offset: Int, limit: Int, of matches: [SimulatedRecipe], script: [ScriptedPage],
    tweak: ListTweak
  ) {
    let offset = max(0, offset.clamped)
    let limit = max(1, limit.clamped)
    guard script.isEmpty, tweak == .none else {
      self.init(offset / limit + 1, of: matches, size: limit, script: script, tweak: tweak)
      return
    }
    self.init(Array(matches.dropFirst(offset).prefix(limit)))
    total = matches.count
    hasNext = offset + limit < total
    pagesBehindEnd = offset < total ? 0 : (offset - total) / limit + 1
  }

  /// The numbers of the pages before and after it, for links; those that are not there are null.
  var neighbours: [String: JSON] {
    [
      "nextPage": hasNext ? .int(number + 1) : nil,
      "previousPage": number > 1 ? .int(number - 1) : nil,
    ]
  }

  /// The most recipes that are made up for one page, however long a page was asked for.
  private static let mostInvented = 1_000

  private static func invented(
    _ number: Int, like matches: [SimulatedRecipe], count: Int
  ) -> [SimulatedRecipe] {
    guard !matches.isEmpty else { return [] }
    let number = max(0, number.clamped)
    return (0..<max(0, min(count, mostInvented))).map { index in
      var recipe = matches[(number + index) % matches.count]
      let mark = "\(number)x\(index)"
      recipe.id = String(StableHash.of("\(recipe.id)/\(mark)") % 9_000_000 + 1_000_000)
      recipe.title += " (leftovers \(mark))"
      recipe.sourceURL += "-\(mark)"
      return recipe
    }
  }
}
