import RecipeModel
import RecipeProviderKit

/// Makes listings and recipes of items, by the rules of a definition.
struct FieldReader: Sendable {
  let setup: ProviderSetup
  let rules: FieldRules

  /// The listing that an item holds.
  ///
  /// Without an identifier the link serves as one. A listing whose identifier is known already
  /// keeps it.
  /// - Throws: ``ItemRejection``: `malformed`, `missingTitle` or `missingID`.
  func listing(
    _ item: JSON, of answer: JSON, key: String? = nil, id known: String? = nil
  ) throws(ItemRejection) -> Listing {
    guard !item.isNull else { throw ItemRejection(.malformed) }
    var scope = ItemScope(item: item, answer: answer, key: key, id: known)
    // Each may use the other in a template.
    if known == nil { scope.id = try identifier(scope) }
    scope.title = text(.title, scope)
    guard let title = scope.title else {
      throw ItemRejection(item.isContainer ? .missingTitle : .malformed)
    }
    if scope.id == nil { scope.id = try identifier(scope) }
    let url = link(.url, scope)
    guard let id = scope.id ?? url else { throw ItemRejection(.missingID) }
    scope.id = id
    var listing = Listing(id: ListingID(provider: setup.id, id: id), title: title, url: url)
    for (field, storage) in ListingField.ofListing where field != .url {
      read(field, storage, scope, into: &listing)
    }
    return listing
  }

  /// The recipe that an item holds.
  /// - Throws: ``ItemRejection`` as ``listing(_:of:key:id:)`` does.
  func recipe(_ item: JSON, of answer: JSON, id: String) throws(ItemRejection) -> Recipe {
    let listing = try listing(item, of: answer, id: id)
    let scope = ItemScope(item: item, answer: answer, id: id, title: listing.title)
    var recipe = Recipe(listing: listing)
    for (field, storage) in ListingField.ofRecipe { read(field, storage, scope, into: &recipe) }
    return recipe
  }

  /// Reads one field into the place where the value keeps it.
  private func read<Value>(
    _ field: ListingField, _ storage: FieldStorage<Value>, _ scope: ItemScope,
    into value: inout Value
  ) {
    switch storage {
    case .text(let path): value[keyPath: path] = text(field, scope)
    case .paragraph(let path):
      value[keyPath: path] = text(field, scope, limit: ListingLimits.paragraphCharacters)
    case .link(let path): value[keyPath: path] = link(field, scope)
    case .lines(let path):
      value[keyPath: path] = lines(field, scope, limit: ListingLimits.ingredientCharacters)
    case .steps(let path):
      value[keyPath: path] = lines(field, scope, limit: ListingLimits.paragraphCharacters)
    case .words(let path):
      value[keyPath: path] = lines(field, scope, limit: ListingLimits.titleCharacters)
    case .minutes(let path): value[keyPath: path] = minutes(field, scope.item)
    case .rating(let path): value[keyPath: path] = rating(scope.item)
    case .diets(let path): value[keyPath: path] = diets(scope)
    }
  }

  private func identifier(_ scope: ItemScope) throws(ItemRejection) -> String? {
    for source in rules.texts[.id] ?? [] {
      guard let id = source.raw(scope, setup, for: .identifier) else { continue }
      guard id.utf8.count <= ListingLimits.idBytes else { throw ItemRejection(.malformed) }
      return id
    }
    return nil
  }

  private func text(
    _ field: ListingField, _ scope: ItemScope, limit: Int = ListingLimits.titleCharacters
  ) -> String? {
    (rules.texts[field] ?? []).lazy.compactMap { source in
      TextCleaning.clean(source.raw(scope, setup, for: .words), limit: limit)
    }.first
  }

  private func link(_ field: ListingField, _ scope: ItemScope) -> String? {
    (rules.texts[field] ?? []).lazy.compactMap { source in
      source.raw(scope, setup, for: .link).flatMap(setup.link)
    }.first
  }

  private func lines(_ field: ListingField, _ scope: ItemScope, limit: Int) -> [String] {
    for source in rules.lists[field] ?? [] {
      var lines: [String] = []
      var seen: Set<String> = []
      for raw in source.lines(scope) ?? [] {
        guard let line = TextCleaning.clean(raw, limit: limit) else { continue }
        // Names joined by commas repeat themselves; whole lines and steps may do so in earnest.
        let isName = source.separator != nil && field != .instructions
        if isName, !seen.insert(line.lowercased()).inserted { continue }
        lines.append(line)
        if lines.count == ListingLimits.ingredientLines { break }
      }
      if !lines.isEmpty { return lines }
    }
    return []
  }

  private func minutes(_ field: ListingField, _ item: JSON) -> Int? {
    (rules.times[field] ?? []).lazy.compactMap { $0.minutes(item) }.first
  }

  private func rating(_ item: JSON) -> Rating? {
    rules.rating.lazy.compactMap { source in
      source.path.selection(in: item).lazy
        .filter { !source.absent.contains($0) }
        .compactMap { $0.looseNumber.flatMap { Rating(value: $0, scale: source.scale) } }.first
    }.first
  }

  /// The known diets; nil where no source says anything.
  private func diets(_ scope: ItemScope) -> Set<Diet>? {
    for source in rules.diets {
      switch source {
      case .names(let list):
        guard let names = list.lines(scope) else { continue }
        let diets = names.compactMap { name in
          TextCleaning.clean(name, limit: ListingLimits.titleCharacters)
            .flatMap(Diet.init(parsing:))
        }
        return Set(diets).intersection(Diet.known.values)
      case .flags(let flags):
        let values = flags.compactMapValues { path in
          path.selection(in: scope.item).first { !$0.isNull }
        }
        guard !values.isEmpty else { continue }
        return Set(values.filter { $0.value.looseFlag }.keys)
      }
    }
    return nil
  }
}

extension FieldRules {
  /// These rules, and for fields without one those of another set.
  func filled(from other: FieldRules) -> FieldRules {
    var rules = self
    rules.texts.merge(other.texts) { mine, _ in mine }
    rules.lists.merge(other.lists) { mine, _ in mine }
    rules.times.merge(other.times) { mine, _ in mine }
    if rules.rating.isEmpty { rules.rating = other.rating }
    if rules.diets.isEmpty { rules.diets = other.diets }
    return rules
  }
}

extension JSON {
  fileprivate var isContainer: Bool { arrayValue != nil || objectValue != nil }
}

/// What the sources of a field see: the item and the values around it.
struct ItemScope {
  /// The item, unwrapped.
  let item: JSON
  /// The answer that the item is a part of.
  var answer: JSON = .null
  /// The key under which the item stands in a map.
  var key: String?
  /// The listing's identifier, once it is known.
  var id: String?
  /// The cleaned title, once it is known.
  var title: String?
}

extension ProviderSetup {
  /// A text as a link: as it is but for spaces around it, on the base address's origin when it
  /// begins with `/`, with its scheme when it begins with `//`; nil when it is no safe web link.
  fileprivate func link(_ raw: String) -> String? {
    let text = raw.trimmed
    if text.hasPrefix("//") { return WebLink.accept("\(base.scheme):\(text)") }
    if text.hasPrefix("/") { return WebLink.accept(base.origin + text) }
    return WebLink.accept(text)
  }
}
