import RecipeModel
import RecipeProviderKit

extension ValueCodec where Value == Capabilities {
  /// The names of capabilities.
  static var capabilities: ValueCodec {
    ValueCodec<[String]>.list(.word(of: Capabilities.named.map(\.name))).map { names, _ in
      names.reduce(into: Capabilities()) { claimed, name in
        for (capability, word) in Capabilities.named where word == name {
          claimed.insert(capability)
        }
      }
    } write: {
      $0.names
    }
  }
}

extension ProviderDefinition {
  /// The capabilities without what only the pages tell that listings link to.
  var ownCapabilities: Capabilities {
    guard detail?.from == .page else { return capabilities }
    return capabilities.subtracting(listsIngredients ? .detail : [.detail, .listsIngredients])
  }

  /// Whether a rule of the definition's own reads ingredients off the list; what a format may hold
  /// besides is promised by nobody.
  var listsIngredients: Bool {
    fields.besides(response.standardFields).lists[.ingredients] != nil
  }

  /// What the rules show that the source answers itself; browsing and sorting must be claimed.
  var impliedCapabilities: Capabilities {
    var implied = Capabilities(uses: request.uses)
    if !response.words.isEmpty { implied.insert(.text) }
    if detail != nil { implied.insert(.detail) }
    if listsIngredients || detail?.fillsIngredients == true {
      implied.insert(.listsIngredients)
    }
    return implied
  }
}

extension Capabilities {
  /// What a request serves that uses these variables and lists.
  fileprivate init(uses: Set<String>) {
    self = []
    for variable in QueryVariable.all where uses.contains(variable.name) {
      insert(variable.capability)
    }
    if uses.contains("words") { insert(.text) }
    if uses.contains("include") { insert(.include) }
    if uses.contains("exclude") { insert(.exclude) }
    if uses.contains("diets") { insert(.diet) }
  }
}

/// Checks that a definition claims what its rules can keep.
struct CapabilityCheck {
  /// What the parts have told.
  let reading: Reading
  /// The document.
  let document: DocumentObject

  /// Compares what is claimed with what the rules show.
  func check(claimed: Capabilities?, _ fields: FieldRules, _ detail: DetailRules?) {
    let implied = implied(fields, detail)
    guard let claimed, let node = document["capabilities"] else {
      // A misspelt part of the request may well be the one that sends the words.
      if reading.isRequestSound, implied.isDisjoint(with: [.text, .include]) {
        document["request"]?.warning(
          "nothing of the query is sent, so that every search asks for the same list",
          fix: "add {text} to the request, or \"capabilities\": [\"browse\"]")
      }
      return
    }
    for element in node.elements() ?? [] { check(element, implied) }
    // Lists whose items rarely tell their ingredients may well not promise them.
    let sent = implied.subtracting([.detail, .listsIngredients])
    for name in sent.subtracting(claimed).names {
      node.warning(
        "the request sends what \"\(name)\" needs, but \"\(name)\" is not claimed",
        fix: "add \"\(name)\"; otherwise Potluck filters itself")
    }
  }

  private func check(_ element: DocumentNode, _ implied: Capabilities) {
    guard let name = element.value.stringValue,
      let capability = Capabilities.named.first(where: { $0.name == name })?.capability,
      let need = Self.needs[name] ?? Self.variable(capability), !implied.contains(capability)
    else { return }
    element.error(
      "the definition claims \"\(name)\", but nothing in it serves it",
      fix: "\(need), or remove \"\(name)\"")
  }

  /// What the parts show that the source answers itself; misspelt variables count as what they
  /// mean.
  private func implied(_ fields: FieldRules, _ detail: DetailRules?) -> Capabilities {
    var implied = Capabilities(uses: Set(reading.search.keys))
    if reading.appendsExclusions { implied.insert(.exclude) }
    if document["response"]?.value["words"] != nil { implied.insert(.text) }
    if document.has("detail") { implied.insert(.detail) }
    if fields.lists[.ingredients] != nil || detail?.fillsIngredients == true {
      implied.insert(.listsIngredients)
    }
    return implied
  }

  /// What serves each capability that the rules must show.
  private static let needs = [
    "text": "add {text} or the list \"words\" to the request",
    "include": "add the list \"include\" to the request",
    "exclude": "add the list \"exclude\" or an \"excludePrefix\" to the request",
    "diet": "add the list \"diets\" to the request",
    "detail": "add \"detail\"",
    "ingredients": "add \"ingredients\" to \"fields\", or \"fill\" to \"detail\"",
  ]

  private static func variable(_ capability: Capabilities) -> String? {
    let variable = QueryVariable.all.first { $0.capability == capability }
    return variable.map { "add {\($0.name)} to the request" }
  }
}
