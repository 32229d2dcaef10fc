import PotluckSupport
package import RecipeDiscovery
import RecipeModel
import RecipeProviderKit
import RecipeRendering

/// What was found out about a site, for people.
package enum DiscoveryText {
  // MARK: Requests

  /// One request: `asked  robots.txt: https://soups.example/robots.txt, 404`.
  package static func line(_ request: Asked) -> String {
    let method = request.method == "GET" ? "" : request.method + " "
    let result = [request.status.map(String.init), request.failure].compactMap(\.self)
    let told = "\(request.purpose): \(method)\(request.address)"
    return "asked  " + Sanitizer.terminal(([told] + result).joined(separator: ", "))
  }

  // MARK: Results

  /// Everything about a site that was asked, and what would be written.
  package static func result(_ found: SourceAddition) -> String {
    let discovery = found.discovery
    let count = Wording.count(discovery.requests.count, "request")
    var parts = [
      block("\(title(discovery)), after \(count)", ways(discovery)),
      block("It was tried:", trials(discovery)),
    ]
    parts += discovery.chosen?.samples.prefix(3).map(sample) ?? []
    parts.append(block("robots.txt says of it:", discovery.rules))
    parts.append(block("To know:", discovery.notes + (discovery.chosen?.doubts ?? [])))
    if let addition = found.addition {
      parts.append(block("The entry, for \(found.file.path):", [.object(addition.entry)]))
      if let definition = addition.definition {
        parts.append(
          block("The definition, for \(definition.name) beside it:", [definition.document]))
      }
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// What a saved page announces; nothing without a way to search.
  package static func page(_ discovery: Discovery) -> String {
    if discovery.ways.isEmpty { return "" }
    let announced = discovery.announced.json.objectValue?.members ?? []
    let lines = announced.flatMap { member -> [String] in
      (member.value.arrayValue ?? [member.value]).map {
        "\(member.name): \($0.plainText)"
      }
    }
    let title = "\(title(discovery)), by a saved page; nothing was tried"
    return [block(title, ways(discovery)), block("The page announces:", lines)]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func title(_ discovery: Discovery) -> String {
    let host = (try? RequestURL(discovery.address))?.host
    guard let name = discovery.name, name != host else { return discovery.address }
    return "\(name) (\(discovery.address))"
  }

  /// The way that was proved, or those that there are.
  private static func ways(_ discovery: Discovery) -> [String] {
    if let way = discovery.chosen?.way { return ["is searched by \(line(way))"] }
    return discovery.ways.map { "has \(line($0))" }
  }

  private static func line(_ way: SearchWay) -> String {
    let places = ["root", "base", "template", "action", "description", "feed"]
    let place = places.firstNonNil { way.json[$0]?.stringValue }
    return way.title + (place.map { ": \($0)" } ?? "")
  }

  private static func trials(_ discovery: Discovery) -> [String] {
    guard let proof = discovery.chosen else { return [] }
    let words = proof.trials.map { Sanitizer.terminal($0.words) }
    let width = words.map(\.count).max() ?? 0
    let trials = zip(words, proof.trials).map { word, trial in
      let total = trial.total.map { $0 > trial.count ? " of \($0)" : "" } ?? ""
      let count = trial.count == 0 ? "nothing" : Wording.count(trial.count, "listing") + total
      return word.padding(to: width) + "  " + count + (trial.isNonsense ? " (nonsense)" : "")
    }
    let page = proof.page.map { page in
      page.hasRecipe
        ? "the recipe can be read from \(page.address)"
        : "no recipe could be read from \(page.address)"
    }
    return trials + [page].compactMap(\.self)
  }

  /// A listing: its title, then each field with where it stood.
  private static func sample(_ sample: Proof.Sample) -> String {
    let from = sample.json["from"]
    let fields = (sample.json.objectValue?.members ?? []).filter {
      $0.name != "title" && $0.name != "from"
    }
    let width = fields.map(\.name.count).max() ?? 0
    let title = from?["title"]?.stringValue.map { " (from \($0))" } ?? ""
    return block(
      sample.listing.title + title,
      fields.map { field in
        let place = from?[field.name]?.stringValue.map { " (from \($0))" } ?? ""
        return field.name.padding(to: width) + "  " + value(field.value) + place
      })
  }

  /// A field's value, as long as it takes to recognise it.
  private static func value(_ value: JSON) -> String {
    switch value {
    case .string(let text): shortened(text)
    case .array(let elements): shortened(elements.map(\.plainText).joined(separator: "; "))
    case .object(let object):
      shortened(
        object.members.map { "\($0.name) \($0.value.plainText)" }.joined(separator: ", "))
    default: value.text()
    }
  }

  private static func shortened(_ text: String) -> String {
    let text = Sanitizer.terminal(text)
    return text.hasPrefix("http") || text.count <= 60 ? text : text.prefix(59) + "…"
  }

  // MARK: Blocks

  /// A heading with lines below; nothing without lines.
  private static func block(_ heading: String, _ lines: [String]) -> String {
    if lines.isEmpty { return "" }
    return ([heading] + lines.map { "  " + $0 }).map { sanitized($0) + "\n" }.joined()
  }

  /// A heading with documents below.
  private static func block(_ heading: String, _ documents: [JSON]) -> String {
    block(
      heading, documents.flatMap { $0.text(.indented).split(separator: "\n").map(String.init) })
  }

  /// One line, its blanks kept.
  private static func sanitized(_ line: String) -> String {
    Printable.line(String(line.map { $0.isNewline ? " " : $0 }))
  }
}

extension JSON {
  /// A text as it is, anything else as JSON.
  fileprivate var plainText: String { stringValue ?? text() }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
