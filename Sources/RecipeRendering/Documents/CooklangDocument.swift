import RecipeModel
import RecipeProviderKit

/// The recipe that a document of Cooklang tells.
///
/// An ingredient's line is its amount, its name and its preparation. One that is marked again without
/// an amount is not listed again.
struct CooklangDocument {
  private var draft = RecipeDraft()
  private var named: Set<String> = []
  private var equipment: [String] = []
  private var steps = 0

  /// No recipe has more.
  private static let mostSteps = 1_000

  static func recipe(in text: String, id: ListingID) -> Recipe {
    let syntax = CooklangSyntax(text)
    var document = CooklangDocument()
    for block in syntax.blocks { document.read(block) }
    var recipe = document.draft.recipe(id: id, title: syntax.facts.text("title"), syntax.facts)
    if recipe.equipment.isEmpty { recipe.equipment = document.equipment }
    return recipe
  }

  private mutating func read(_ block: CooklangSyntax.Block) {
    switch block {
    case .section(let name):
      draft.beginSection(name)
      draft.beginGroup(name)
    case .note(let text): draft.add(note: text)
    case .step(let items):
      steps += 1
      if steps <= Self.mostSteps { read(items) }
    }
  }

  private mutating func read(_ step: [CooklangSyntax.Item]) {
    let list = Self.list(step)
    if let list, !list.isEmpty { draft.beginGroup(list) }
    var text = ""
    for item in step {
      switch item {
      case .text(let words): text += words
      case .ingredient(let mark):
        text += mark.name
        let isNew = named.insert(TextMatching.fold(mark.name)).inserted
        if isNew || !mark.amount.isEmpty { draft.add(ingredient: mark.line) }
      case .cookware(let mark):
        text += mark.name
        let tool = mark.amount.isEmpty ? mark.name : "\(mark.name) (\(mark.amount))"
        if !equipment.contains(tool) { equipment.append(tool) }
      case .timer(let mark): text += mark.amount.isEmpty ? mark.name : mark.amount
      }
    }
    // Our own documents begin with what no step names.
    if list == nil { draft.add(step: text) }
  }

  /// The name of the group that a step does no more than list, empty for one without; nil for a
  /// step where something is done.
  private static func list(_ step: [CooklangSyntax.Item]) -> String? {
    var words = ""
    var hasIngredients = false
    for item in step {
      switch item {
      case .text(let text): words += text
      case .ingredient: hasIngredients = true
      case .cookware, .timer: return nil
      }
    }
    guard hasIngredients else { return nil }
    for head in [": have ready ", "Have ready: "] {
      guard let place = words.firstRange(of: head),
        words[place.upperBound...].allSatisfy({ " ,.".contains($0) })
      else { continue }
      let name = words[..<place.lowerBound]
      if head.hasPrefix(":") || name.isEmpty { return String(name) }
    }
    return nil
  }
}
