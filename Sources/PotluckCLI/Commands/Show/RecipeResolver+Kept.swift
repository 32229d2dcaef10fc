import PotluckService
import RecipeKeeping
import RecipeModel
import RecipeRendering

extension RecipeResolver {
  /// The kept recipes of the configuration.
  /// - Throws: ``Failure`` where nothing is kept.
  func library() async throws -> any KeptLibrary {
    try KeptLibraries.required(try await backend(standard).loaded.configuration.keeping)
  }

  /// What serves a reference: the sources that its list came from.
  func service(of reference: ShowReference) async throws -> ServiceBackend {
    guard case .number = reference else { return try await backend(standard).service }
    return try await backend(LastList.current().origin).service
  }

  /// The kept recipe that a person means: by its name, a number, a source's identifier or a link.
  /// - Throws: ``Failure`` where it is not kept.
  func kept(_ word: String, in library: any KeptLibrary) async throws -> KeptRecipe {
    if let kept = try await library.recipe(word) { return kept }
    let references: [KeptReference]
    var known: [String] = []
    var title: String?
    switch try? ShowReference(word) {
    case .id(let id): references = [.id(id.provider, id.id)]
    case .link(let link): references = [.url(PageAddress(link)?.link ?? link)]
    case .number(let number):
      let listings = try LastList.current().recipe(number).flatMap(\.self)
      title = listings[0].title
      references = listings.flatMap { listing in
        [.id(listing.id.provider, listing.id.id)] + (listing.url.map { [.url($0)] } ?? [])
      }
    case .name(let name):
      let found = try await named(name, in: library)
      if let kept = found.kept { return kept }
      (references, known) = ([], found.known)
    case .file, .listings, nil: references = []
    }
    for reference in references {
      if case .id(Configuration.kept, let id) = reference,
        let kept = try await library.recipe(id)
      {
        return kept
      }
      if let kept = try await library.recipe(of: reference) { return kept }
    }
    if let title {
      throw Failure(
        .notFound,
        Printable.line("\u{201C}\(title)\u{201D}, number \(word) of the last list, is not kept"),
        fix: "potluck keep \(word) keeps it; potluck kept lists what is kept")
    }
    throw Failure(
      .notFound, "\(PageAddress.shown(word)) is not kept",
      fix: "\(NearestName.question(word, among: known))potluck kept lists what is kept")
  }

  /// The kept recipe of a bare name, among other words that could name a recipe.
  /// - Throws: ``Failure`` where none has it, or several have.
  func kept(named name: String) async throws -> KeptRecipe {
    let configuration = try await backend(standard).loaded.configuration
    // What nobody has kept anything in is not made by looking.
    guard configuration.sources.contains(where: { $0.id == Configuration.kept }),
      let library = KeptLibraries.library(configuration.keeping)
    else { throw ShowReference.nothing(name) }
    let found = try await named(name, in: library)
    guard let kept = found.kept else { throw ShowReference.nothing(name, among: found.known) }
    return kept
  }

  /// The one kept recipe of a name, and where there is none all names.
  private func named(
    _ text: String, in library: any KeptLibrary
  ) async throws -> (kept: KeptRecipe?, known: [String]) {
    let name = KeptNames.name(for: text)
    if let kept = try await library.recipe(name) { return (kept, []) }
    let all = try await library.list(KeptFilter())
    let same = all.filter { KeptNames.name(of: $0.id) == name }
    guard same.count > 1 else { return (same.first, all.map { KeptNames.name(of: $0.id) }) }
    let names = same.prefix(5).map(KeptText.reference) + (same.count > 5 ? ["\u{2026}"] : [])
    throw Failure(
      .usage, "\(same.count) kept recipes have the name \(name)",
      fix: "write one of \(names.joined(separator: ", "))")
  }
}
