import RecipeModel
import RecipePages
import RecipeRendering

/// A format of JSON or markup as a table of its places.
struct Dialect: Sendable {
  /// The format.
  var format: ImportFormat
  /// How it is written; nil for JSON.
  var syntax: MarkupDocument.Syntax?
  /// What it is told by: members of a recipe in JSON; words of documents in markup, in lower case.
  var signs: [String]
  /// Markup: what a recipe begins with, in lower case, and the element that it then is.
  var start = ""
  var recipe: Place = "*"
  /// Whether texts are Markdown.
  var isMarkdown = false
  /// What stands where; of fields that hold one value the first place that says something counts.
  var fields: [(place: Place, field: ForeignField)]
  var ingredients: ForeignList?
  var steps: ForeignList?
  /// What a recipe has no place for: members of JSON, which are told where they say something.
  var left: [String] = []

  /// Whether a JSON value is a recipe of it.
  func fits(_ json: JSON) -> Bool {
    guard let object = json.objectValue else { return false }
    return syntax == nil && !signs.isEmpty && signs.allSatisfy { object[$0] != nil }
  }

  /// What of a recipe stays behind.
  func left(of json: JSON) -> [String] {
    left.filter { name in
      switch json[name] {
      case .array(let values): !values.isEmpty
      case .object(let object): !object.members.isEmpty
      default: false
      }
    }
  }

  /// Reads a recipe.
  func read(_ node: ForeignNode) -> ForeignRecipe {
    var recipe = ForeignRecipe()
    for (place, field) in fields {
      for found in node.find(place) {
        if let text = found.text ?? (field == .ingredients ? found.unread : nil) {
          recipe.add(field, plain(text))
        }
      }
    }
    ingredients?.read(node, markingUnread: true) { heading, line, _ in
      if let heading { recipe.beginIngredients(heading.isEmpty ? nil : heading) }
      if let line { recipe.add(ingredient: plain(line)) }
    }
    steps?.read(node) { heading, line, name in
      if let heading { recipe.beginSteps(heading.isEmpty ? nil : heading) }
      if let line { recipe.add(steps: plain(line), named: name.map(plain)) }
    }
    return recipe
  }

  private func plain(_ text: String) -> String {
    guard isMarkdown, !text.hasPrefix("data:"), text.utf8.count < 100_000 else { return text }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { MarkdownText.plain($0) }.joined(separator: "\n")
  }
}

/// A list of ingredients or steps whose elements have parts.
struct ForeignList: Sendable {
  /// Where groups stand, and their headings in them.
  var groups: (place: Place, heading: Place)?
  /// Where the elements stand, in the recipe or in each group.
  var items: Place
  /// The heading that an element begins a group with, or is.
  var heading: Place?
  /// Says that the element's text is a heading.
  var headingFlag: Place?
  /// Says, as `true` or `yes`, that the cook may leave it out.
  var optionalFlag: Place?
  /// The ready text; the first that there is.
  var whole: [Place] = []
  /// What makes up the text where none is ready: the amount, the unit and the name.
  var parts: [Place] = []
  /// What follows behind a comma.
  var notes: [Place] = []
  /// The name of an element that has a text, too.
  var name: Place?
  /// What is written otherwise in a part.
  var words: [String: String] = [:]

  /// Reads the list: a heading (empty for the end of a group), a line with the name that it may
  /// have, or both; where unread lines are marked, a line stands for each element that says something
  /// all the same.
  func read(
    _ node: ForeignNode, markingUnread marks: Bool = false,
    _ take: (_ heading: String?, _ line: String?, _ name: String?) -> Void
  ) {
    let holders = groups.map { node.find($0.place) } ?? [node]
    for holder in holders {
      if let groups { take(holder.text([groups.heading]) ?? "", nil, nil) }
      for item in holder.find(items) {
        let heading = heading.flatMap { item.text([$0]) }.map(Self.bare)
        let line =
          line(item).map { isOptional(item) ? "\($0), optional" : $0 }
          ?? (marks && heading == nil ? item.unread : nil)
        let name = name.flatMap { item.text([$0]) }
        if let headingFlag, item.find(headingFlag).contains(where: { $0.text == "true" }) {
          take(heading ?? line ?? "", nil, nil)
        } else if heading != nil || line != nil || name != nil {
          take(heading, line ?? name, line == nil ? nil : name)
        }
      }
    }
  }

  private func isOptional(_ item: ForeignNode) -> Bool {
    optionalFlag.flatMap { item.text([$0]) }.map(["true", "yes"].contains) ?? false
  }

  private func line(_ item: ForeignNode) -> String? {
    if let ready = item.text(whole) { return ready }
    let texts = parts.map { place in
      item.text([place]).map { words[$0] ?? $0 }.flatMap { $0 == "0" || $0.isEmpty ? nil : $0 }
    }
    let note = notes.compactMap { item.text([$0]) }.joined(separator: ", ")
    let said = texts.compactMap(\.self)
    // The line stands in the note where amounts are switched off; they are 1 then.
    if !note.isEmpty, texts.dropFirst().allSatisfy({ $0 == nil }) {
      return said.first.map { $0 == "1" ? note : "\($0) \(note)" } ?? note
    }
    guard !said.isEmpty else { return nil }
    return said.joined(separator: " ") + (note.isEmpty ? "" : ", \(note)")
  }

  /// A heading without the marks around it: `===Sauce===`.
  private static func bare(_ heading: String) -> String {
    HeadingLine.name(in: heading) ?? heading
  }
}
