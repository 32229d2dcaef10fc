import PotluckService
import PotluckSupport
import RecipeExchange
import RecipeKeeping
import RecipeModel
import RecipeRendering

/// Tells what `potluck import` does: line by line, or as one JSON document at the end.
final class ImportReport {
  /// Whether one JSON document tells everything at the end.
  let isQuiet: Bool
  private(set) var notes: [ExchangeNote] = []
  private var entries: [JSON] = []
  /// How many recipes were taken.
  private var taken = 0
  private var live = LiveLines()
  private let showsProgress = Console().showsProgress

  init(isQuiet: Bool) { self.isQuiet = isQuiet }

  /// Tells one step of the work.
  func take(_ event: KeptImport.Event) {
    switch event {
    case .progress(let progress): self.progress(progress.text)
    case .note(let note): tell(note)
    case .recipe(let recipe):
      taken += 1
      note(recipe)
      if recipe.status == .read, !isQuiet { show(recipe.line) }
    case .address(let address, let source):
      if isQuiet {
        entries.append(["url": .string(address), "from": .string(source), "status": "named"])
      } else {
        show(address)
      }
    }
  }

  /// Notes what became of a recipe, where a document tells it at the end.
  private func note(_ imported: ImportedRecipe) {
    guard isQuiet else { return }
    let listing = imported.exchanged.recipe.listing
    var entry: JSONObject = ["title": .string(listing.title), "from": .string(imported.place)]
    if let url = listing.url { entry["url"] = .string(url) }
    if let id = imported.id { entry["id"] = .string(id) }
    entry["status"] = .string(imported.status.rawValue)
    entries.append(.object(entry))
  }

  func show(_ line: String) {
    clear()
    OutputStream.printLines(Printable.line(line) + "\n")
  }

  func tell(_ note: ExchangeNote) {
    notes.append(note)
    guard !isQuiet else { return }
    clear()
    StandardError.line(Printable.line("\(note.place): \(note.text)"))
  }

  /// Takes the progress away, before something else is written.
  func clear() { live.clear() }

  /// Shows how many recipes were taken, and what is being done now.
  func progress(_ place: String) {
    guard showsProgress else { return }
    let width = TerminalColumns.of(STDERR_FILENO)
    let line = "\(Wording.count(taken, "recipe")); \(place)"
    live.show([String(Printable.line(line).prefix(max(10, width - 1)))])
  }

  /// Tells what became of everything.
  /// - Parameters:
  ///   - counts: what the work has come to.
  ///   - isDry: whether nothing is kept.
  ///   - unread: how many addresses were not asked for.
  ///   - sources: the sources that feeds have become.
  func finish(_ counts: KeptImport.Counts, isDry: Bool, unread: Int, sources: [String]) {
    clear()
    let all = counts.new + counts.known
    guard !isQuiet else {
      let notes = notes.map { note -> JSON in
        ["place": .string(note.place), "text": .string(note.text)]
      }
      return OutputStream.print(
        [
          "version": 1,
          "counts": [
            "recipes": .int(all), "new": .int(isDry ? 0 : counts.new),
            "known": .int(counts.known), "notes": .int(notes.count), "named": .int(unread),
            "sources": .int(sources.count),
          ], "recipes": .array(entries), "notes": .array(notes),
          "sources": .array(sources.map(JSON.string)),
        ])
    }
    var parts = [Wording.count(all, "recipe")]
    if isDry {
      parts[0] += " read, none kept"
    } else {
      parts[0] += ": \(counts.new) new"
      let verb = counts.known == 1 ? "was" : "were"
      if counts.known > 0 { parts.append("\(counts.known) \(verb) there already") }
    }
    if unread > 0 { parts.append("\(Wording.count(unread, "address", "addresses")) not asked for") }
    if !sources.isEmpty { parts.append("\(Wording.count(sources.count, "source")) added") }
    if !notes.isEmpty { parts.append(Wording.count(notes.count, "note")) }
    OutputStream.printLines(parts.joined(separator: ", ") + "\n")
  }
}
