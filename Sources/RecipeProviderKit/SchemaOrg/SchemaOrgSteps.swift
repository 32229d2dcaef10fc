import PotluckSupport
import RecipeModel

/// Reads the steps of a recipe in the many forms in which they are written.
///
/// `HowToSection` and `HowToStep` keep their names apart from the texts. A step's name goes where
/// its text begins with it, or where it is a mere number. Texts are split at their line breaks.
struct SchemaOrgSteps {
  private var sections: [InstructionSection] = []
  private var count = 0
  private let graph: SchemaOrgGraph
  private var references: SchemaOrgReferences

  private init(_ graph: SchemaOrgGraph) {
    self.graph = graph
    references = graph.references
  }

  /// The steps in their sections.
  static func read(_ json: JSON?, in graph: SchemaOrgGraph) -> [InstructionSection] {
    guard let json else { return [] }
    var reader = SchemaOrgSteps(graph)
    reader.collect(loneText(json) ?? json, depth: 0, splitsTexts: true)
    return reader.finished()
  }

  /// The text of the one step that holds them all, on lines of their own.
  private static func loneText(_ json: JSON) -> JSON? {
    let elements = json.arrayValue ?? [json]
    guard elements.count == 1, let text = elements[0]["text"], let lines = text.stringValue,
      elements[0]["itemListElement"] == nil, elements[0]["image"] == nil,
      SchemaOrgValue.text(elements[0]["name"]).map({ !isNew($0, in: lines) }) ?? true,
      MarkedUpLines(lines).prefix(9).count(where: { TextCleaning.clean($0) != nil }) > 1
    else { return nil }
    return text
  }

  private func finished() -> [InstructionSection] {
    StepNumbers.removed(from: Self.parted(sections).filter { !$0.steps.isEmpty })
  }

  /// The sections with those that have no name parted at headings that stand among their steps.
  private static func parted(_ sections: [InstructionSection]) -> [InstructionSection] {
    let texts = sections.flatMap(\.steps).map(\.text)
    let isLoud = texts.count { GroupHeading.isLoud($0) } * 2 > texts.count
    return sections.flatMap { section -> [InstructionSection] in
      guard section.name == nil else { return [section] }
      var result = [InstructionSection(name: nil, steps: [])]
      for (place, step) in section.steps.enumerated() {
        let isLast = place == section.steps.count - 1
        let isPlain = step.name == nil && step.image == nil && !isLast
        if isPlain, let name = GroupHeading.ofSteps(step.text, inLoudList: isLoud) {
          result.append(InstructionSection(name: name, steps: []))
        } else {
          result[result.count - 1].steps.append(step)
        }
      }
      return result
    }
  }

  private mutating func collect(_ json: JSON, depth: Int, splitsTexts: Bool) {
    guard count < ListingLimits.steps, !Task.isCancelled else { return }
    guard depth < SchemaOrgGraph.deepest else {
      return append(InstructionStep(name: nil, text: UnreadLine.mark, image: nil))
    }
    switch references.follow(json) {
    case .string(let text): collect(text, depth: depth, splitsTexts: splitsTexts)
    case .array(let elements):
      for element in Self.ordered(elements) {
        collect(element, depth: depth + 1, splitsTexts: splitsTexts)
      }
    case .object(let object): collect(object, depth: depth)
    default: break
    }
  }

  /// The elements in the order of their positions, where each has one of its own.
  private static func ordered(_ elements: [JSON]) -> [JSON] {
    let positions = elements.compactMap { SchemaOrgValue.number($0["position"]) }
    guard positions.count == elements.count, Set(positions).count == positions.count,
      positions != positions.sorted()
    else { return elements }
    return zip(positions, elements).sorted { $0.0 < $1.0 }.map(\.1)
  }

  private mutating func collect(_ text: String, depth: Int, splitsTexts: Bool) {
    if let first = text.utf8.first, first == UInt8(ascii: "[") || first == UInt8(ascii: "{"),
      let inner = try? JSON(parsing: text)
    {
      return collect(inner, depth: depth + 1, splitsTexts: splitsTexts)
    }
    let raws =
      StepNumbers.parts(of: text)?.map { SentenceLines.clean($0) ?? $0 }
      ?? MarkedUpLines(text).prefix(ListingLimits.steps * 4).flatMap(GluedSentences.parts)
    // Where most are bold, that says nothing.
    let isBoldList = raws.count(where: GroupHeading.isBold) * 2 > raws.count
    for raw in raws {
      guard let line = TextCleaning.clean(raw, limit: ListingLimits.paragraphCharacters) else {
        continue
      }
      if let name = HeadingLine.marked(line) ?? GroupHeading.element(raw, shownAs: line)
        ?? (isBoldList ? nil : GroupHeading.bold(raw, shownAs: line))
      {
        guard !StepNumbers.isNumber(name) else { continue }
        sections.append(InstructionSection(name: name, steps: []))
      } else {
        append(InstructionStep(name: nil, text: line, image: nil))
      }
    }
  }

  private mutating func append(_ step: InstructionStep) {
    guard count < ListingLimits.steps, !StepNumbers.isNumber(step.text) else { return }
    if sections.isEmpty { sections.append(InstructionSection(name: nil, steps: [])) }
    sections[sections.count - 1].steps.append(step)
    count += 1
  }

  private mutating func collect(_ object: JSONObject, depth: Int) {
    let items = ["itemListElement", "steps", "step", "instructions"]
      .compactMap { object[$0] }.first { !$0.isNull }
    let type = object.typeName
    if type == "howtosection" || (items != nil && type == nil) {
      return section(object, items, depth: depth)
    }
    if type == "listitem" || type == nil, let item = object["item"], !item.isNull {
      return collect(item, depth: depth + 1, splitsTexts: false)
    }
    if type == "itemlist" || type == "howto", let items {
      return collect(items, depth: depth + 1, splitsTexts: false)
    }
    if let step = step(object, items) {
      // Recipe managers have no other place for a heading than a step in brackets.
      if step.name == nil, step.image == nil, step.text.hasPrefix("["),
        let name = HeadingLine.marked(step.text)
      {
        return sections.append(InstructionSection(name: name, steps: []))
      }
      for part in Self.parts(of: step, object["text"]) { append(part) }
      return
    }
    // An object whose members are the steps: `{"0": {…}, "1": {…}}`.
    for member in object.members where !member.name.hasPrefix("@") && Int(member.name) != nil {
      collect(member.value, depth: depth + 1, splitsTexts: false)
    }
  }

  private mutating func section(_ object: JSONObject, _ items: JSON?, depth: Int) {
    let name =
      SchemaOrgValue.text(object["name"] ?? object["Name"])
      ?? (items == nil ? SchemaOrgValue.text(object["text"]) : nil)
    let heading = name.flatMap { HeadingLine.marked($0) ?? GroupHeading.withoutColon($0) }
    if sections.isEmpty || heading != nil || sections.last?.name != nil {
      sections.append(InstructionSection(name: heading, steps: []))
    }
    // Without steps of its own it is the heading of those that follow.
    let text = SchemaOrgValue.text(object["name"]) == nil ? nil : object["text"]
    guard let items = items ?? text else { return }
    collect(items, depth: depth + 1, splitsTexts: items.stringValue != nil)
    if heading != nil { sections.append(InstructionSection(name: nil, steps: [])) }
  }

  /// The steps that the text of one numbers; the first has its name and picture.
  private static func parts(of step: InstructionStep, _ json: JSON?) -> [InstructionStep] {
    guard let text = json?.stringValue else { return [step] }
    let texts = (StepNumbers.parts(of: text) ?? GluedSentences.parts(of: text)).compactMap {
      SentenceLines.clean($0)
        ?? TextCleaning.clean($0, limit: ListingLimits.paragraphCharacters)
    }
    guard texts.count > 1 else { return [step] }
    return texts.enumerated().map { index, text in
      let isFirst = index == 0
      return InstructionStep(
        name: isFirst ? step.name : nil, text: text, image: isFirst ? step.image : nil)
    }
  }

  private func step(_ object: JSONObject, _ items: JSON?) -> InstructionStep? {
    let limit = ListingLimits.paragraphCharacters
    var text = ["text", "description", "@value"].firstNonNil {
      object[$0]?.stringValue.flatMap(SentenceLines.clean)
        ?? SchemaOrgValue.text(object[$0], limit: limit)
    }
    if text == nil, let items { text = directions(items, depth: 0) }
    let name = SchemaOrgValue.text(object["name"] ?? object["Name"], limit: limit)
    guard let text = text ?? name else { return nil }
    let image = SchemaOrgPictures.read(object["image"], in: graph).first?.url
    return InstructionStep(
      name: name.flatMap { Self.isNew($0, in: text) ? $0 : nil }, text: text, image: image)
  }

  /// The directions and tips of one step in one text.
  private func directions(_ json: JSON, depth: Int) -> String? {
    guard !Task.isCancelled else { return nil }
    guard depth < SchemaOrgGraph.deepest else { return UnreadLine.mark }
    switch json {
    case .array(let elements):
      let texts = elements.prefix(ListingLimits.steps).compactMap {
        directions($0, depth: depth + 1)
      }
      return texts.isEmpty ? nil : SentenceLines.joined(texts)
    case .object(let object):
      return SchemaOrgValue.text(
        object["text"] ?? object["name"], limit: ListingLimits.paragraphCharacters)
        ?? object["itemListElement"].flatMap { directions($0, depth: depth + 1) }
    default: return SchemaOrgValue.text(json, limit: ListingLimits.paragraphCharacters)
    }
  }

  /// Whether a step's name says what its text does not begin with.
  private static func isNew(_ name: String, in text: String) -> Bool {
    var start = name.lowercased()
    while let last = start.last, ".…: ".contains(last) { start.removeLast() }
    return !start.isEmpty && !StepNumbers.isNumber(name) && !text.lowercased().hasPrefix(start)
  }
}
