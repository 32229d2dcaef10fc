import PotluckSupport
import RecipeModel
import RecipeProviderKit

/// Makes listings and recipes of items, by the rules of a definition.
struct FieldReader: Sendable {
  let setup: ProviderSetup
  let rules: FieldRules
  /// Whether an item without a title becomes a listing with an empty one, which the detail
  /// request fills.
  var awaitsTitles = false

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
    // Templates of the identifier and of the title may refer to each other.
    if known == nil { scope.id = try identifier(scope) }
    scope.title = text(.title, scope)
    guard let title = scope.title ?? (awaitsTitles ? "" : nil) else {
      throw ItemRejection(item.isContainer ? .missingTitle : .malformed)
    }
    if scope.id == nil { scope.id = try identifier(scope) }
    let url = link(.url, scope)
    guard let id = scope.id ?? url.map(identity) else { throw ItemRejection(.missingID) }
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
    recipe.inferServings()
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
    case .date(let path): value[keyPath: path] = text(field, scope).flatMap(ISO8601Date.read)
    case .count(let path): value[keyPath: path] = count(field, scope)
    case .joined(let path): value[keyPath: path] = text(field, scope).map { [$0] } ?? []
    case .lines(let path):
      value[keyPath: path] = lines(field, scope, limit: ListingLimits.ingredientCharacters)
    case .steps(let path):
      value[keyPath: path] = sections(field, scope)
    case .sections: break  // The rule for the steps makes the sections too.
    case .parts(let parts):
      switch field {
      case .ingredientGroups: parts.put(groups(.ingredients, scope), in: &value)
      case .images:
        let links = rawLines(field, scope).compactMap(setup.link)
        parts.put(links.map { RecipeImage(url: $0) }, in: &value)
      default: break
      }
    case .nutrients(let path): value[keyPath: path] = nutrition(scope)
    case .notes(let path):
      value[keyPath: path] = lines(field, scope, limit: ListingLimits.paragraphCharacters)
    case .words(let path):
      // The singular field, such as `cuisine`, may have set the same list already.
      let words = lines(field, scope, limit: ListingLimits.titleCharacters, areNames: true)
      if !words.isEmpty { value[keyPath: path] = words }
    case .minutes(let path): value[keyPath: path] = minutes(field, scope.item)
    case .rating(let path): value[keyPath: path] = rating(scope.item)
    case .diets(let path): value[keyPath: path] = diets(scope)
    }
  }

  /// The identifier that an item tells; nil where it tells none.
  func identifier(of item: JSON, in answer: JSON) -> String? {
    (try? identifier(ItemScope(item: item, answer: answer))) ?? nil
  }

  /// The identifier that is made from a link.
  ///
  /// In HTML and XML, which may write one link in several ways, its fragment and its tracking
  /// parameters are left out.
  private func identity(_ link: String) -> String {
    setup.definition.response.format.isMarkup ? WebLink.withoutTracking(link) : link
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
    (rules.texts[field] ?? []).firstNonNil { source in
      TextCleaning.clean(source.raw(scope, setup, for: .words), limit: limit)
    }
  }

  private func link(_ field: ListingField, _ scope: ItemScope) -> String? {
    (rules.texts[field] ?? []).firstNonNil { source in
      source.raw(scope, setup, for: .link).flatMap(setup.link)
    }
  }

  private func lines(
    _ field: ListingField, _ scope: ItemScope, limit: Int, areNames: Bool = false
  ) -> [String] {
    parts(field, scope, limit: limit, areNames: areNames).flatMap { $0.lines.map(\.text) }
  }

  /// The lines of the first source that has any, cleaned, in their groups.
  private func parts(
    _ field: ListingField, _ scope: ItemScope, limit: Int, areNames: Bool = false
  ) -> [ListPart] {
    for source in rules.lists[field] ?? [] {
      // Only names are deduplicated: whole lines and steps may repeat on purpose.
      let isCut = source.separator.map { !$0.contains(where: \.isNewline) } ?? false
      let areNames = areNames || isCut && field == .ingredients
      var (parts, seen, rest) = ([ListPart](), Set<String>(), ListingLimits.ingredientLines)
      let told = source.parts(scope, markingUnread: field == .ingredients) ?? []
      for var part in told where rest > 0 {
        part.heading = TextCleaning.clean(part.heading, limit: ListingLimits.titleCharacters)
        var lines: [ListLine] = []
        for var line in part.lines where lines.count < rest {
          guard let text = TextCleaning.clean(line.text, limit: limit) else { continue }
          if areNames, !seen.insert(text.lowercased()).inserted { continue }
          line.text = field == .ingredients ? ListMark.removed(from: text) ?? text : text
          lines.append(line)
        }
        part.lines = lines
        rest -= part.lines.count
        if !part.lines.isEmpty { parts.append(part) }
      }
      if !parts.isEmpty { return parts }
    }
    return []
  }

  /// The lines of the first source that has any, as they are.
  private func rawLines(_ field: ListingField, _ scope: ItemScope) -> [String] {
    (rules.lists[field] ?? []).firstNonNil { source in
      source.lines(scope).flatMap { $0.isEmpty ? nil : $0 }
    } ?? []
  }

  private func sections(_ field: ListingField, _ scope: ItemScope) -> [InstructionSection] {
    let sections = parts(field, scope, limit: ListingLimits.paragraphCharacters).map { part in
      InstructionSection(
        name: part.heading,
        steps: part.lines.map { line in
          let name = TextCleaning.clean(line.name, limit: ListingLimits.titleCharacters)
          return InstructionStep(
            name: InstructionStep.name(name, of: line.text), text: line.text,
            image: line.image.flatMap(setup.link))
        })
    }
    return InstructionSection.joiningUnnamed(sections)
  }

  /// The groups of the lines; none where none has a name.
  private func groups(_ field: ListingField, _ scope: ItemScope) -> [IngredientGroup] {
    let parts = parts(field, scope, limit: ListingLimits.ingredientCharacters)
    guard parts.contains(where: { $0.heading != nil }) else { return [] }
    return parts.map { IngredientGroup(name: $0.heading, ingredients: $0.lines.map(\.text)) }
  }

  /// A whole number from 1, perhaps with text after it.
  private func count(_ field: ListingField, _ scope: ItemScope) -> Int? {
    (rules.texts[field] ?? []).firstNonNil { source in
      source.raw(scope, setup, for: .words).flatMap { text in
        let digits = text.trimmed.prefix { $0.isASCII && ($0.isNumber || ".,".contains($0)) }
        return JSON.string(String(digits)).looseInteger.flatMap {
          1...1_000_000_000 ~= $0 ? $0 : nil
        }
      }
    }
  }

  private func nutrition(_ scope: ItemScope) -> [Nutrient] {
    rules.nutrition.firstNonNil { source in
      let nutrients = nutrients(source, scope)
      return nutrients.isEmpty ? nil : nutrients
    } ?? []
  }

  private func nutrients(_ source: NutritionSource, _ scope: ItemScope) -> [Nutrient] {
    switch source {
    case .object(let path):
      let object = path.selection(in: scope.item).firstNonNil(\.objectValue)
      return (object?.members ?? []).prefix(Self.mostNutrients).compactMap { member in
        member.name.hasPrefix("@")
          ? nil : Self.nutrient(member.name, member.value.shownText(.plain))
      }
    case .figures(let figures):
      return figures.compactMap {
        Self.nutrient($0.name, $0.text.raw(scope, setup, for: .words))
      }
    }
  }

  private static let mostNutrients = 60

  private static func nutrient(_ name: String, _ text: String?) -> Nutrient? {
    guard let name = TextCleaning.clean(name, limit: 60),
      let text = TextCleaning.clean(text, limit: ListingLimits.titleCharacters)
    else { return nil }
    return Nutrient(name: name, text: text)
  }

  private func minutes(_ field: ListingField, _ item: JSON) -> Int? {
    (rules.times[field] ?? []).firstNonNil { $0.minutes(item) }
  }

  private func rating(_ item: JSON) -> Rating? {
    rules.rating.firstNonNil { source in
      let scale = source.scalePath?.value(in: item)?.firstDecimal ?? source.scale
      return source.path.selection(in: item).firstNonNil { value in
        source.absent.contains(value)
          ? nil : value.firstDecimal.flatMap { Rating(value: $0, scale: scale) }
      }
    }
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

extension JSON {
  fileprivate var isContainer: Bool { arrayValue != nil || objectValue != nil }
}

/// What the rules of a field can read: the item, and values from around it.
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
