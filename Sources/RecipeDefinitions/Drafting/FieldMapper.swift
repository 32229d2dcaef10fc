import RecipeModel
import RecipeProviderKit

/// Finds the fields of a listing by the names and the values of an item's members.
struct FieldMapper {
  var rules = FieldRules()
  var log = Findings()
  let survey: ItemSurvey

  init(_ list: DetectedList) {
    survey = ItemSurvey(list.items, base: list.base)
    guard !list.isByPosition else {
      columns(list)
      return
    }
    identity(list)
    let isNamed = list.title.keys.contains(where: KnownNames.titles.contains)
    map(
      .title, list.title, isNamed ? "" : " reads like titles, though its name does not say so",
      isSure: isNamed)
    links()
    image()
    publisher()
    ingredients()
    time()
    rating()
    if let member = survey.members(named: KnownNames.yields).first(where: { !$0.texts.isEmpty }) {
      map(.yield, member.path, ", in \(outOf(member.texts.count))")
    }
    diets()
  }

  /// Reads a field from a place, and says what speaks for it.
  private mutating func map(
    _ field: ListingField, _ path: JSONPath, _ remark: String = "", isSure: Bool = true
  ) {
    rules.texts[field] = [TextSource(origin: .path(path))]
    let line = "\(field.rawValue): \(path)\(remark)"
    if isSure { log.sure(line) } else { log.doubt(line) }
  }

  /// The identifier: a member of its own, the key of a map, the link, or else the title.
  private mutating func identity(_ list: DetectedList) {
    let count = survey.items.count
    let candidates = survey.members(named: KnownNames.ids).filter { member in
      let texts = member.texts
      return texts.count == count && Set(texts).count * 10 >= count * 9
    }
    if list.form == .map, candidates.isEmpty {
      rules.texts[.id] = [TextSource(origin: .template(.variable("key"), with: [:]))]
      return log.sure("id: the names of the members of \(list.path)")
    }
    if let member = candidates.first(where: { !["slug", "code", "uri"].contains($0.path.key) })
      ?? candidates.first
    {
      return map(.id, member.path, ", different in \(outOf(Set(member.texts).count))")
    }
    if let link = linkMembers.first, link.strings.count == count { return }
    let partial = survey.members(named: KnownNames.ids).max { $0.texts.count < $1.texts.count }
    if let partial, !partial.texts.isEmpty {
      return map(
        .id, partial.path, " is only in \(outOf(partial.texts.count))", isSure: false)
    }
    guard linkMembers.isEmpty else { return }
    rules.texts[.id] = [TextSource(origin: .path(list.title))]
    log.doubt("id: no member identifies an item, so its title stands in; give id a better source")
  }

  /// The members that hold the whole texts of the items.
  var fullTexts: [JSONPath] {
    survey.members(named: KnownNames.fullTexts).filter { member in
      member.strings.count * 2 > survey.items.count && !member.holdsLinks
        && rules.texts[.title] != [TextSource(origin: .path(member.path))]
    }.map(\.path)
  }

  // MARK: Links and images

  /// The members that hold links to pages, the most likely first.
  private var linkMembers: [ItemSurvey.Member] {
    let named = survey.members(named: KnownNames.links, within: 2).filter {
      $0.holdsLinks && ($0.depth == 1 || $0.path.outerKey != "links") && !Self.isImage($0.path)
    }
    let direct = named.filter { $0.depth == 1 }
    if !named.isEmpty { return direct.isEmpty ? named : direct }
    return survey.members.filter { member in
      let key = member.path.key
      return member.depth == 1 && member.holdsLinks && !Self.isImage(member.path)
        && (key.hasSuffix("url") || key.hasSuffix("link"))
        && !["publisher", "author", "video", "youtube", "placeholder", "user", "site", "logo"]
          .contains { key.contains($0) }
    }
  }

  /// A member named as a link whose values are addresses on the service's own host.
  private var hostlessLinks: ItemSurvey.Member? {
    survey.members(named: KnownNames.links).first { member in
      member.strings.count == survey.items.count && !Self.isImage(member.path)
        && member.strings.allSatisfy { $0.hasPrefix("/") && !$0.hasPrefix("//") }
    }
  }

  private mutating func links() {
    let members = linkMembers
    guard let first = members.first else {
      if let member = hostlessLinks {
        return map(
          .url, member.path,
          " holds addresses without a host, taken to be pages of the same service", isSure: false)
      }
      let slug = survey.members(named: ["slug", "pageid"]).first?.path
      return log.doubt(
        "url: no member holds a link to a page"
          + (slug.map { "; perhaps a template builds it from \($0)" } ?? ""))
    }
    var paths = [first.path]
    for member in members.dropFirst() where paths.count < 3 {
      if filled(paths + [member.path]) > filled(paths) { paths.append(member.path) }
    }
    let list = paths.map(\.text).joined(separator: ", else ")
    rules.texts[.url] = paths.map { TextSource(origin: .path($0)) }
    log.sure("url: \(list), a link in \(outOf(filled(paths)))")
  }

  /// How many items have a link at one of the places.
  private func filled(_ paths: [JSONPath], of items: [JSON]? = nil) -> Int {
    (items ?? survey.items).count { item in
      paths.contains { WebLink.accept($0.value(in: item)?.stringValue) != nil }
    }
  }

  private mutating func image() {
    let candidates = survey.members.filter { member in
      guard Self.isImage(member.path), member.depth <= 4, !member.strings.isEmpty else {
        return false
      }
      let key = member.path.key
      return KnownNames.images.contains(key) || Self.isImageName(key)
        || ["url", "src", "href", "location", "link", "contenturl"].contains(key)
    }
    // The nearest first, then the most often filled, then by name.
    func rank(_ member: ItemSurvey.Member) -> (Int, Int, Int) {
      let names = KnownNames.images
      return (
        member.depth, -member.strings.count, names.firstIndex(of: member.path.key) ?? names.count
      )
    }
    if let best = candidates.filter(\.holdsLinks).min(by: { rank($0) < rank($1) }) {
      map(.image, best.path, ", a link in \(outOf(filled([best.path])))")
    } else if let other = candidates.first {
      log.doubt(
        "image: \(other.path) holds no whole addresses; perhaps a template such as"
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

  private static func isImage(_ path: JSONPath) -> Bool {
    path.keys.contains { KnownNames.images.contains($0) || isImageName($0) }
  }

  // MARK: Publishers and diets

  private mutating func publisher() {
    let direct = survey.members(named: KnownNames.publishers).first {
      !$0.strings.isEmpty && !$0.holdsLinks
    }
    let nested = survey.members(named: ["name", "username", "displayname"], within: 2).first {
      $0.depth == 2 && !$0.strings.isEmpty && KnownNames.publishers.contains($0.path.outerKey)
    }
    guard let member = direct ?? nested else { return }
    map(.publisher, member.path, ", in \(outOf(member.strings.count))")
  }

  private mutating func diets() {
    var flags: [Diet: JSONPath] = [:]
    var names: [String] = []
    for name in ["vegan", "vegetarian", "glutenFree", "dairyFree"] {
      let key = name.lowercased()
      let member = survey.members(named: [key, "is\(key)"]).first { member in
        member.values.allSatisfy { $0.boolValue != nil }
      }
      guard let member, let diet = Diet(parsing: name) else { continue }
      flags[diet] = member.path
      names.append(name)
    }
    guard !flags.isEmpty else { return }
    rules.diets = [.flags(flags)]
    log.sure("diets: the flags \(names.joined(separator: ", "))")
  }

  // MARK: Positions

  /// A list by columns or rows has its fields at fixed positions.
  private mutating func columns(_ list: DetectedList) {
    let isNamed = !list.columnNames.isEmpty
    map(
      .title, list.title,
      isNamed
        ? ", as the answer names the positions" : " is the first position with texts like titles",
      isSure: isNamed)
    let columns = (0..<(list.items.first?.arrayValue?.count ?? 0)).map(JSONPath.root.element)
    for path in columns {
      let links = filled([path], of: list.items)
      guard links * 2 > list.items.count else { continue }
      let isImage = list.items.contains { item in
        let text = path.value(in: item)?.stringValue?.lowercased() ?? ""
        return [".jpg", ".jpeg", ".png", ".webp"].contains { text.hasSuffix($0) }
      }
      let field: ListingField = isImage ? .image : .url
      guard rules.texts[field] == nil else { continue }
      map(field, path, ", a link in \(links) of \(list.items.count) items")
    }
    identityByPosition(list, columns)
  }

  private mutating func identityByPosition(_ list: DetectedList, _ columns: [JSONPath]) {
    let named = list.columnNames.firstIndex { KnownNames.ids.contains(KnownNames.key($0)) }
    if let named {
      return map(.id, .root.element(named), ", as the answer names the positions")
    }
    let link = columns.first { rules.texts[.url] == [TextSource(origin: .path($0))] }
    if let link, filled([link], of: list.items) == list.items.count { return }
    let unique = columns.first { path in
      let texts = list.items.compactMap { item -> String? in
        guard let value = path.value(in: item), !value.isNull else { return nil }
        return value.stringValue ?? value.text()
      }
      return path != list.title && texts.count == list.items.count
        && Set(texts).count == texts.count && !texts.contains { $0.contains(" ") }
    }
    map(.id, unique ?? list.title, " is different in every item", isSure: false)
  }

  /// `3 of 10 items`.
  private func outOf(_ count: Int) -> String {
    "\(count) of \(survey.items.count) \(survey.items.count == 1 ? "item" : "items")"
  }
}
