import RecipeModel
public import RecipeProviderKit

extension Reading {
  /// Reads the claimed capabilities.
  func capabilities(_ node: Node) -> Capabilities? {
    guard let elements = node.elements() else { return nil }
    return elements.reduce(into: Capabilities()) { claimed, element in
      guard let name = element.word(of: Words.capabilities) else { return }
      for (capability, word) in Capabilities.named where word == name {
        claimed.insert(capability)
      }
    }
  }

  /// Compares what is claimed with what the rules can keep.
  func check(claimed: Capabilities?, implied: Capabilities, document: ObjectNode) {
    guard let claimed, let node = document["capabilities"] else {
      // A misspelt part of the request may well be the one that sends the words.
      if isRequestSound, implied.isDisjoint(with: [.text, .include]) {
        document["request"]?.warning(
          "nothing of the query is sent, so that every search asks for the same list",
          fix: "add {text} to the request, or \"capabilities\": [\"browse\"]")
      }
      return
    }
    for element in node.elements() ?? [] {
      guard let name = element.value.stringValue, let need = Self.needs[name],
        let capability = Capabilities.named.first(where: { $0.name == name })?.capability,
        !implied.contains(capability)
      else { continue }
      element.error(
        "the definition claims \"\(name)\", but nothing in it serves it",
        fix: "\(need), or remove \"\(name)\"")
    }
    // Lists whose items rarely tell their ingredients may well not promise them.
    let sent = implied.subtracting([.detail, .listsIngredients])
    for name in sent.subtracting(claimed).names {
      node.warning(
        "the request sends what \"\(name)\" needs, but \"\(name)\" is not claimed",
        fix: "add \"\(name)\"; otherwise Potluck filters itself")
    }
  }

  /// What the parts show that the source answers itself; misspelt variables count as what they
  /// mean.
  func implied(
    _ document: ObjectNode, _ fields: FieldRules?, _ detail: DetailRules?
  ) -> Capabilities {
    var implied = Capabilities(uses: Set(search.keys))
    if appendsExclusions { implied.insert(.exclude) }
    if document.has("detail") { implied.insert(.detail) }
    if fields?.lists[.ingredients] != nil || detail?.fillsIngredients == true {
      implied.insert(.listsIngredients)
    }
    return implied
  }

  /// What serves each capability that the rules must show.
  private static let needs = [
    "text": "add {text} or the list \"words\" to the request",
    "include": "add the list \"include\" to the request",
    "exclude": "add the list \"exclude\" or an \"excludePrefix\" to the request",
    "time": "add {maxMinutes} to the request",
    "diet": "add the list \"diets\" to the request",
    "detail": "add \"detail\"",
    "ingredients": "add \"ingredients\" to \"fields\", or \"fill\" to \"detail\"",
  ]
}

extension ProviderDefinition {
  /// What the rules show that the source answers itself; browsing and sorting must be claimed.
  public var impliedCapabilities: Capabilities {
    var implied = Capabilities(uses: request.uses)
    if detail != nil { implied.insert(.detail) }
    if fields.lists[.ingredients] != nil || detail?.fillsIngredients == true {
      implied.insert(.listsIngredients)
    }
    return implied
  }
}

extension DetailRules {
  /// Whether a search asks details for ingredients.
  fileprivate var fillsIngredients: Bool { fill != .never && fillsMissing.contains(.ingredients) }
}

extension Capabilities {
  /// What a request serves that uses these variables and lists.
  fileprivate init(uses: Set<String>) {
    self = []
    if !uses.isDisjoint(with: ["text", "words"]) { insert(.text) }
    if uses.contains("include") { insert(.include) }
    if uses.contains("exclude") { insert(.exclude) }
    if uses.contains("diets") { insert(.diet) }
    if uses.contains("maxMinutes") { insert(.time) }
  }
}

extension RequestRules {
  /// The variables and lists that the request uses.
  public var uses: Set<String> {
    var uses = Set(path.variables)
    for parameter in query + headers {
      switch parameter.value {
      case .text(let text): uses.formUnion(text.template.variables)
      case .list(let list):
        uses.insert(list.source.rawValue)
        if list.exclusionPrefix != nil { uses.insert(ListValue.Source.exclude.rawValue) }
      }
    }
    body?.collect(into: &uses)
    return uses
  }
}

extension BodyValue {
  /// Adds the variables of the value to some names.
  fileprivate func collect(into uses: inout Set<String>) {
    switch self {
    case .constant: break
    case .text(let template, _): uses.formUnion(template.variables)
    case .array(let elements): for element in elements { element.collect(into: &uses) }
    case .object(let members): for member in members { member.value.collect(into: &uses) }
    }
  }
}
