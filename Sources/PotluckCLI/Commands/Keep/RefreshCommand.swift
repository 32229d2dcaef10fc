import ArgumentParser
import PotluckService
import RecipeKeeping
import RecipeModel
import RecipeProviderKit
import RecipeRPC
import RecipeRendering

/// `potluck refresh`: asks the sources of kept recipes again.
struct RefreshCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "refresh",
    abstract: "Ask the sources of kept recipes again, and tell what changed, field by field.",
    discussion: """
      A field that its source does not tell any more stays as it is kept. Where a field was changed \
      by you, you are asked before it is replaced; without a terminal it stays yours.
      """
        + examples("refresh lentil-soup", "refresh --all --dry-run"))

  @Argument(
    help: ArgumentHelp(
      "A kept recipe's name, a number of the last list, provider:id or a link.", valueName: "ref"),
    completion: .keptNames)
  var references: [String] = []

  @Flag(help: "Every recipe that is kept.")
  var all = false

  @Flag(help: "Tell what changed, and change nothing.")
  var dryRun = false

  @Flag(name: [.customShort("y"), .long], help: "Replace your own edits too, without asking.")
  var yes = false

  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func validate() throws {
    if all == !references.isEmpty {
      throw ValidationError("Name recipes to refresh, or write --all alone.")
    }
  }

  func execute() async throws -> ExitStatus {
    var options = RecipeResolver.Options(configuration: configurationOptions.config)
    options.isRefresh = true
    return try await RecipeResolver.use(options) { resolver in
      try await configurationOptions.use { library in
        let words = all ? try await library.list(KeptFilter()).map(\.id) : references
        if words.isEmpty { StandardError.line("Nothing is kept.") }
        let status = try await ReferenceLoop.each(words) { word in
          let kept = try await resolver.kept(word, in: library)
          try await refresh(kept, in: library, by: resolver)
        }
        return words.isEmpty ? .nothing : status
      }
    }
  }

  private func refresh(
    _ kept: KeptRecipe, in library: any KeptLibrary, by resolver: RecipeResolver
  ) async throws {
    let service = try await resolver.service(of: .id(kept.recipe.listing.id))
    let fresh = try await source(kept, service)
    var refresh = RecipeRefresh(kept, from: fresh)
    let name = KeptText.name(kept)
    if refresh.changes.isEmpty, refresh.conflicts.isEmpty {
      OutputStream.printLines(Printable.line("\(name): unchanged") + "\n")
    } else {
      OutputStream.printLines(Printable.line("\(name):") + "\n")
      for change in refresh.changes + refresh.conflicts {
        let isOwn = refresh.conflicts.contains(change)
        OutputStream.printLines(change.text(isOwn: isOwn))
      }
    }
    guard !dryRun else { return }
    for conflict in refresh.conflicts where try await replaces(conflict) {
      refresh.take(conflict)
    }
    var wish = KeepOptions()
    (wish.wantsPage, wish.wantsPictures) = (kept.hasPage, kept.pictureCount > 0)
    let archive = try await service.archive(refresh.recipe, wish)
    for trouble in archive.troubles { StandardError.line("potluck: \(trouble)") }
    var change = KeptChange()
    (change.recipe, change.edited, change.isRefresh) = (refresh.recipe, refresh.edited, true)
    if !archive.pictures.isEmpty {
      change.pictures = try await library.refreshed(archive.pictures, of: kept)
    }
    change.page = archive.page
    _ = try await library.change(kept.id, change)
  }

  /// What the source tells now.
  private func source(_ kept: KeptRecipe, _ service: ServiceBackend) async throws -> Recipe {
    do { return try await service.fresh(kept.recipe).recipe } catch {
      try Task.checkCancellation()
      let refusal = Failure(wrapping: error)
      throw Failure(
        "\(KeptText.name(kept)) is not refreshed: \(refusal.message)",
        fix: (refusal.fix.map { "\($0); " } ?? "") + "what is kept stays")
    }
  }

  private func replaces(_ conflict: FieldChange) async throws -> Bool {
    if yes { return true }
    guard Question.canBeAsked else {
      StandardError.line(
        "potluck: the \(conflict.label) stays as you changed it; --yes replaces it")
      return false
    }
    return try await Question.ask("Replace the \(conflict.label) that you changed? [y/N] ")
  }
}

/// One field in which a source tells something new.
struct FieldChange: Hashable {
  let field: ListingField
  /// What is kept and what the source tells, as documents have it.
  let old: JSON
  let new: JSON

  /// The field's name for people, within a sentence.
  var label: String { field.label.lowercased() }

  /// The change on a line or several.
  func text(isOwn: Bool) -> String {
    let own = isOwn ? " (you changed it)" : ""
    if let before = old.arrayValue?.map(Self.line), let after = new.arrayValue?.map(Self.line) {
      let gone = before.filter { !after.contains($0) }.map { "    - \($0)\n" }
      let come = after.filter { !before.contains($0) }.map { "    + \($0)\n" }
      let order = gone.isEmpty && come.isEmpty ? " in another order" : ""
      return "  \(field.label)\(order)\(own):\n" + (gone + come).joined()
    }
    return "  \(field.label)\(own): \(Self.line(old)) \u{2192} \(Self.line(new))\n"
  }

  private static func line(_ value: JSON) -> String {
    if value.isNull { return "nothing" }
    let text = Sanitizer.terminal(value.stringValue ?? value.text())
    return text.count > 300 ? String(text.prefix(300)) + "\u{2026}" : text
  }
}

/// A kept recipe beside what its source tells now.
struct RecipeRefresh {
  /// What is new where the owner changed nothing.
  private(set) var changes: [FieldChange] = []
  /// What differs from the owner's own edits.
  private(set) var conflicts: [FieldChange] = []
  /// The recipe with the changes.
  private(set) var recipe: Recipe
  /// The fields that stay the owner's.
  private(set) var edited: Set<ListingField>
  private let fresh: Recipe

  init(_ kept: KeptRecipe, from fresh: Recipe) {
    (recipe, edited, self.fresh) = (kept.recipe, kept.edited, fresh)
    let (old, new) = (Self.document(recipe), Self.document(fresh))
    for field in [.title] + ListingField.stored {
      // What the source does not tell any more, or another one told, stays.
      guard field == .title || !field.isMissing(in: fresh) else { continue }
      let (before, after) = (old[field.rawValue] ?? .null, new[field.rawValue] ?? .null)
      guard before != after else { continue }
      let isOther = kept.recipe.origins[field].map {
        $0.provider != fresh.origin(of: field).provider
      }
      guard field == .title || field.isMissing(in: recipe) || isOther != true else { continue }
      let change = FieldChange(field: field, old: before, new: after)
      if edited.contains(field) { conflicts.append(change) } else { changes.append(change) }
    }
    for change in changes { take(change) }
    if !edited.contains(.ingredients) { recipe.addOtherIngredients(fresh.otherIngredients) }
  }

  /// Takes over what the source tells in a field.
  mutating func take(_ change: FieldChange) {
    let field = change.field
    if field == .title { recipe.listing.title = fresh.listing.title }
    field.inListing?.copy(from: fresh.listing, to: &recipe.listing)
    field.inRecipe?.copy(from: fresh, to: &recipe)
    recipe.origins[field] = fresh.origin(of: field)
    edited.remove(field)
  }

  private static func document(_ recipe: Recipe) -> JSON {
    RecipeJSON.member(recipe, sources: [recipe.listing])
  }
}
