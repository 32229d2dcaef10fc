import RecipeModel
import RecipeRendering

extension AssistantHandler {
  /// The greatest number of values of an answer (the protocol's bound).
  private static let greatestCount = 100

  /// Completes arguments of prompts and of the recipe template.
  /// - Throws: ``Failure`` for a reference or an argument that is not there.
  func complete(_ request: AssistantRequest) throws -> Disposition {
    let reference = try request.object("ref")
    let argument = try request.object("argument")
    guard let name = argument["name"]?.stringValue, let value = argument["value"]?.stringValue
    else {
      throw Failure.invalid(
        "/argument", "\"argument\" must have \"name\" and \"value\", both strings")
    }
    switch reference["type"]?.stringValue {
    case "ref/prompt":
      let prompt = try AssistantPrompt.named(reference["name"]?.stringValue ?? "")
      guard prompt.arguments.contains(where: { $0.name == name }) else {
        throw Self.unknown(name, of: "the prompt \(prompt.name)")
      }
      return .answer(result(Self.words(for: name), value, request))
    case "ref/resource":
      guard reference["uri"]?.stringValue == RecipeAddress.template else {
        throw Failure.invalid("/ref/uri", "the only template is \(RecipeAddress.template)")
      }
      guard name == "provider" || name == "id" else {
        throw Self.unknown(name, of: "the template")
      }
      if name == "id" {
        let provider = try request.object("context")["arguments"]?["provider"]?.stringValue
        return .work(
          Work(isShort: true) { _ in
            result(await Self.identifiers(service.shownRecipes(), of: provider), value, request)
          })
      }
      return .work(
        Work(isShort: true) { _ in
          do {
            let entries = try await service.providers()
            return result(entries.map { Clipping.line($0.id, to: 200) }, value, request)
          } catch let failure as Failure {
            throw WireError(failure, request.era)
          }
        })
    default:
      throw Failure.invalid(
        "/ref/type", "\"ref\" must be of type \"ref/prompt\" or \"ref/resource\"")
    }
  }

  private func result(
    _ words: [String], _ beginning: String, _ request: AssistantRequest
  ) -> JSON {
    let wanted = beginning.lowercased()
    let matches = words.filter { $0.lowercased().hasPrefix(wanted) }
    let completion: JSON = [
      "values": .array(matches.prefix(Self.greatestCount).map(JSON.string)),
      "total": .int(matches.count), "hasMore": .bool(matches.count > Self.greatestCount),
    ]
    return form.result(["completion": completion], request.era)
  }

  /// The identifiers of a source's recipes that can be written as they are, each once; of all sources'
  /// when none is named.
  private static func identifiers(_ shown: [ListingID], of provider: String?) -> [String] {
    var seen: Set<String> = []
    return shown.filter { id in
      (provider ?? id.provider) == id.provider
        && id.id.utf8.count <= RecipeAddress.greatestLength
        && !id.id.unicodeScalars.contains(where: \.isUnsafeToPrint) && seen.insert(id.id).inserted
    }.map(\.id)
  }

  private static func words(for argument: String) -> [String] {
    switch argument {
    case "diet": SearchArguments.dietWords
    case "cuisine": cuisines
    default: []
    }
  }

  private static func unknown(_ name: String, of owner: String) -> Failure {
    .invalid("/argument/name", "\(owner) has no argument \"\(Clipping.line(name, to: 100))\"")
  }

  /// Cuisines that people name, by the alphabet.
  private static let cuisines = [
    "African", "American", "Argentinian", "Asian", "Australian", "Austrian", "Brazilian",
    "British", "Cajun", "Caribbean", "Chinese", "Croatian", "Cuban", "Danish", "Dutch",
    "Egyptian", "Ethiopian", "Filipino", "French", "German", "Greek", "Hungarian", "Indian",
    "Indonesian", "Iranian", "Irish", "Israeli", "Italian", "Jamaican", "Japanese", "Kenyan",
    "Korean", "Lebanese", "Malaysian", "Mediterranean", "Mexican", "Middle Eastern", "Moroccan",
    "Nordic", "Norwegian", "Pakistani", "Peruvian", "Polish", "Portuguese", "Russian", "Scottish",
    "Singaporean", "Spanish", "Swedish", "Swiss", "Syrian", "Thai", "Tunisian", "Turkish",
    "Ukrainian", "Vietnamese",
  ]
}
