import RecipeModel
package import RecipeProviderKit

/// Chooses the recipe that a page is about among those that it mentions.
struct MainRecipe {
  private let titles: [String]
  private let address: RequestURL?

  init(_ head: PageHead, address: RequestURL?) {
    titles = head.titles.map(Self.key).filter { !$0.isEmpty }
    self.address = address
  }

  /// The main recipe, and others of the same name or identifier, which tell more of it.
  ///
  /// It has ingredients or steps; the page names it as its main entity; the page holds rather than
  /// lists it; it has the page's title, then its address, then the most to say. Of equals, the first.
  func choose(_ candidates: [SchemaOrgRecipe]) -> [SchemaOrgRecipe] {
    let standings = candidates.map(standing)
    guard let best = standings.indices.max(by: { standings[$0] < standings[$1] }) else { return [] }
    let main = candidates[best]
    let name = main.name.map(Self.key)
    let others = candidates.indices.filter { index in
      guard index != best else { return false }
      let other = candidates[index]
      if let id = main.object["@id"]?.stringValue, other.object["@id"]?.stringValue == id {
        return true
      }
      return name != nil && other.name.map(Self.key) == name
    }
    return [main] + others.prefix(8).map { candidates[$0] }
  }

  private func standing(_ recipe: SchemaOrgRecipe) -> Int {
    if Task.isCancelled { return 0 }
    let isFull = ["recipeIngredient", "ingredients", "recipeInstructions"].contains { name in
      recipe.member(name).map { !Self.isEmpty($0) } ?? false
    }
    return (isFull ? 20_000 : 0) + (recipe.isMainEntity ? 10_000 : 0)
      + (recipe.isRelated ? 0 : 4_000) + match(recipe.name) * 1_000
      + relation(recipe) * 300 + min(recipe.object.members.count, 250)
  }

  private static func isEmpty(_ json: JSON) -> Bool {
    switch json {
    case .string(let text): text.allSatisfy(\.isWhitespace)
    case .array(let elements): elements.isEmpty
    case .object(let object): object.members.isEmpty
    default: true
    }
  }

  /// How well a name is a title of the page: 2 when it is one, 1 when it is part of one.
  private func match(_ name: String?) -> Int {
    guard let name = name.map(Self.key), !name.isEmpty else { return 0 }
    if titles.contains(name) { return 2 }
    return titles.contains { $0.contains(name) || name.contains($0) } ? 1 : 0
  }

  private static func key(_ title: String) -> String {
    String(
      String.UnicodeScalarView(
        title.lowercased().unicodeScalars.prefix(300).filter {
          $0.isASCII
            ? 0x61...0x7A ~= $0.value || 0x30...0x39 ~= $0.value : $0.properties.isAlphabetic
        }))
  }

  /// What the addresses in a recipe say about the page: 2 for its own, 1 for none, 0 for others.
  private func relation(_ recipe: SchemaOrgRecipe) -> Int {
    let members = ["url", "@id", "mainEntityOfPage"].compactMap { recipe.object[$0] }
    // Some sites write `"mainEntityOfPage": true`.
    if members.contains(true) { return 2 }
    guard let address else { return 1 }
    let addresses = members.compactMap { member -> RequestURL? in
      guard
        let text = member.stringValue ?? member["@id"]?.stringValue ?? member["url"]?.stringValue
      else { return nil }
      return try? address.resolving(text)
    }
    if addresses.contains(where: { $0.isSamePage(as: address) }) { return 2 }
    return addresses.isEmpty ? 1 : 0
  }
}

extension RequestURL {
  /// Whether two addresses lead to one page as far as their texts show: scheme, `www.`, a slash at
  /// the end and a query that only one of them has do not count.
  func isSamePage(as other: RequestURL) -> Bool {
    bareHost == other.bareHost && port == other.port && barePath == other.barePath
      && (query == other.query || query == nil || other.query == nil)
  }

  /// The host without `www.`.
  package var bareHost: Substring { host.hasPrefix("www.") ? host.dropFirst(4) : host[...] }

  private var barePath: Substring { path.hasSuffix("/") ? path.dropLast() : path[...] }
}
