import RecipeModel
import RecipeProviderKit

/// The fields of a listing, guessed from the names and the values of an item's members.
struct FieldGuess {
  /// The `fields` object.
  var fields = JSONObject()
  /// What was found and what was not.
  var log = GuessLog()
  let survey: ItemSurvey

  /// Guesses every field that the items have.
  init(_ list: ListGuess) {
    survey = ItemSurvey(list.items, base: list.base)
    guard !list.isByPosition else {
      columns(list)
      return
    }
    identity(list)
    fields["title"] = .string(list.title.text)
    if list.title.keys.contains(where: GuessNames.titles.contains) {
      log.sure("title: \(list.title.text)")
    } else {
      log.doubt("title: \(list.title.text) reads like titles, though its name does not say so")
    }
    links()
    image()
    publisher()
    ingredients()
    time()
    rating()
    simple("yield", GuessNames.yields) { !$0.texts.isEmpty }
    diets()
  }

  /// The identifier: a member of its own, the key of a map, the link, or else the title.
  private mutating func identity(_ list: ListGuess) {
    let count = survey.items.count
    let candidates = survey.members(named: GuessNames.ids).filter { member in
      let texts = member.texts
      return texts.count == count && Set(texts).count * 10 >= count * 9
    }
    if list.form == .map, candidates.isEmpty {
      fields["id"] = ["template": "{key}"]
      return log.sure("id: the names of the members of \(list.path.text)")
    }
    if let member = candidates.first(where: { !["slug", "code", "uri"].contains($0.path.key) })
      ?? candidates.first
    {
      fields["id"] = .string(member.path.text)
      return log.sure("id: \(member.path.text), different in \(outOf(Set(member.texts).count))")
    }
    if let link = linkMembers.first, link.strings.count == count { return }
    let partial = survey.members(named: GuessNames.ids).max { $0.texts.count < $1.texts.count }
    if let partial, !partial.texts.isEmpty {
      fields["id"] = .string(partial.path.text)
      return log.doubt("id: \(partial.path.text) is only in \(outOf(partial.texts.count))")
    }
    guard linkMembers.isEmpty else { return }
    fields["id"] = .string(list.title.text)
    log.doubt("id: no member identifies an item, so its title stands in; give id a better source")
  }

  /// The members that hold links to pages, the most likely first.
  private var linkMembers: [ItemSurvey.Member] {
    let named = survey.members(named: GuessNames.links, within: 2).filter {
      $0.holdsLinks && ($0.depth == 1 || $0.path.keys.dropLast().last != "links")
        && !Self.isImage($0.path)
    }
    let others = survey.members.filter { member in
      let key = member.path.key
      return member.depth == 1 && member.holdsLinks && !Self.isImage(member.path)
        && (key.hasSuffix("url") || key.hasSuffix("link"))
        && !["publisher", "author", "video", "youtube", "placeholder", "user", "site", "logo"]
          .contains { key.contains($0) }
    }
    let direct = named.filter { $0.depth == 1 }
    return direct.isEmpty ? (named.isEmpty ? others : named) : direct
  }

  /// A member named as a link whose values are addresses on the service's own host.
  private var hostlessLinks: ItemSurvey.Member? {
    survey.members(named: GuessNames.links).first { member in
      member.strings.count == survey.items.count && !Self.isImage(member.path)
        && member.strings.allSatisfy { $0.hasPrefix("/") && !$0.hasPrefix("//") }
    }
  }

  private mutating func links() {
    let members = linkMembers
    guard let first = members.first else {
      if let member = hostlessLinks {
        fields["url"] = .string(member.path.text)
        return log.doubt(
          "url: \(member.path.text) holds addresses without a host, taken to be pages of the same"
            + " service")
      }
      let slug = survey.members(named: ["slug", "pageid"]).first?.path.text
      return log.doubt(
        "url: no member holds a link to a page"
          + (slug.map { "; perhaps a template builds it from \($0)" } ?? ""))
    }
    var paths = [first.path]
    for member in members.dropFirst() where paths.count < 3 {
      let before = filled(paths)
      if filled(paths + [member.path]) > before { paths.append(member.path) }
    }
    fields["url"] =
      paths.count == 1 ? .string(first.path.text) : .array(paths.map { .string($0.text) })
    log.sure("url: \(Self.list(paths)), a link in \(outOf(filled(paths)))")
  }

  /// How many items have a link at one of the places.
  private func filled(_ paths: [GuessPath]) -> Int {
    survey.items.count { item in
      paths.contains { WebLink.accept($0.first(in: item)?.stringValue) != nil }
    }
  }

  private mutating func image() {
    let candidates = survey.members.filter { member in
      guard Self.isImage(member.path), member.depth <= 4, !member.strings.isEmpty else {
        return false
      }
      let key = member.path.key
      let isDirect = GuessNames.images.contains(key) || Self.isImageName(key)
      let isNested = ["url", "src", "href", "location", "link", "contenturl"].contains(key)
      return isDirect || isNested
    }
    let links = candidates.filter(\.holdsLinks)
    // The nearest first, then the most often filled, then by name.
    let best = links.min { left, right in
      if left.depth != right.depth { return left.depth < right.depth }
      if left.strings.count != right.strings.count {
        return left.strings.count > right.strings.count
      }
      let names = GuessNames.images
      return (names.firstIndex(of: left.path.key) ?? names.count)
        < (names.firstIndex(of: right.path.key) ?? names.count)
    }
    if let best {
      fields["image"] = .string(best.path.text)
      log.sure("image: \(best.path.text), a link in \(outOf(filled([best.path])))")
    } else if let other = candidates.first {
      log.doubt(
        "image: \(other.path.text) holds no whole addresses; perhaps a template such as"
          + " \"{baseURL}/…/{file}\" builds them")
    }
  }

  private static func isImageName(_ key: String) -> Bool {
    ["image", "thumb", "photo", "picture"].contains { key.contains($0) }
      && !["placeholder", "type", "id", "width", "height", "alt", "source", "count"].contains {
        key.hasSuffix($0)
      }
      && !key.contains("placeholder")
  }

  private static func isImage(_ path: GuessPath) -> Bool {
    path.keys.contains { GuessNames.images.contains($0) || isImageName($0) }
  }

  private mutating func publisher() {
    let direct = survey.members(named: GuessNames.publishers).first {
      !$0.strings.isEmpty && !$0.holdsLinks
    }
    let nested = survey.members(named: ["name", "username", "displayname"], within: 2).first {
      $0.depth == 2 && !$0.strings.isEmpty
        && GuessNames.publishers.contains($0.path.keys.dropLast().last ?? "")
    }
    guard let member = direct ?? nested else { return }
    fields["publisher"] = .string(member.path.text)
    log.sure("publisher: \(member.path.text), in \(outOf(member.strings.count))")
  }

  mutating func simple(
    _ field: String, _ names: [String], where isUsable: (ItemSurvey.Member) -> Bool
  ) {
    guard let member = survey.members(named: names).first(where: isUsable) else { return }
    fields[field] = .string(member.path.text)
    log.sure("\(field): \(member.path.text), in \(outOf(member.texts.count))")
  }

  private mutating func diets() {
    var flags = JSONObject()
    for (name, keys) in [
      ("vegan", ["vegan", "isvegan"]), ("vegetarian", ["vegetarian", "isvegetarian"]),
      ("glutenFree", ["glutenfree", "isglutenfree"]),
    ] {
      let member = survey.members(named: keys).first { member in
        member.values.allSatisfy { $0.boolValue != nil }
      }
      if let member { flags[name] = .string(member.path.text) }
    }
    guard !flags.members.isEmpty else { return }
    fields["diets"] = ["flags": .object(flags)]
    log.sure("diets: the flags \(flags.members.map(\.name).joined(separator: ", "))")
  }

  /// A list by columns or rows has its fields at fixed positions.
  private mutating func columns(_ list: ListGuess) {
    fields["title"] = .string(list.title.text)
    if list.columnNames.isEmpty {
      log.doubt("title: \(list.title.text) is the first position with texts like titles")
    } else {
      log.sure("title: \(list.title.text), as the answer names the positions")
    }
    let width = list.items.first?.arrayValue?.count ?? 0
    for column in 0..<width {
      let path = GuessPath().element(column)
      let links = list.items.count { WebLink.accept(path.first(in: $0)?.stringValue) != nil }
      guard links * 2 > list.items.count else { continue }
      let isImage = list.items.contains { item in
        let text = path.first(in: item)?.stringValue?.lowercased() ?? ""
        return [".jpg", ".jpeg", ".png", ".webp"].contains { text.hasSuffix($0) }
      }
      let field = isImage ? "image" : "url"
      guard fields[field] == nil else { continue }
      fields[field] = .string(path.text)
      log.sure("\(field): \(path.text), a link in \(links) of \(list.items.count) items")
    }
    identityByPosition(list, width)
  }

  private mutating func identityByPosition(_ list: ListGuess, _ width: Int) {
    let named = list.columnNames.firstIndex { GuessNames.ids.contains(GuessNames.key($0)) }
    if let named {
      fields["id"] = .string(GuessPath().element(named).text)
      return log.sure("id: $[\(named)], as the answer names the positions")
    }
    let link = (0..<width).first { fields["url"] == .string(GuessPath().element($0).text) }
    if let link, list.items.allSatisfy({ WebLink.accept($0.arrayValue?[link].stringValue) != nil })
    {
      return
    }
    let unique = (0..<width).first { column in
      let texts = list.items.compactMap { item -> String? in
        guard let value = GuessPath().element(column).first(in: item), !value.isNull else {
          return nil
        }
        return value.stringValue ?? value.text()
      }
      return GuessPath().element(column) != list.title && texts.count == list.items.count
        && Set(texts).count == texts.count && !texts.contains { $0.contains(" ") }
    }
    let path = unique.map { GuessPath().element($0) } ?? list.title
    fields["id"] = .string(path.text)
    log.doubt("id: \(path.text) is different in every item")
  }

  /// `3 of 10 items`.
  func outOf(_ count: Int) -> String {
    "\(count) of \(survey.items.count) \(survey.items.count == 1 ? "item" : "items")"
  }

  static func list(_ paths: [GuessPath]) -> String {
    paths.map(\.text).joined(separator: ", else ")
  }
}
