import PotluckSupport
import RecipePages
import RecipeProviderKit

/// Finds the search forms of a page.
///
/// A form is worth what its marks say: a role, a type, names and labels. Without such a mark no form
/// is taken for a search.
struct FormReader {
  /// The search forms, the best first; those that name no address to be sent to are last.
  private(set) var forms: [SearchForm] = []
  private let page: PageData
  private var tree: HTMLTree { page.tree }

  private static let mostForms = 200
  private static let mostFields = 2_000
  /// What a form must be worth to be a search.
  private static let threshold = 5

  private struct Found {
    var form: SearchForm
    var worth: Int
    var place: Int
    /// The least is the best.
    var order: (Int, Int, Int) { (form.isToItself ? 1 : 0, -worth, place) }
  }

  init(_ page: PageData) {
    self.page = page
    let found = search().sorted { $0.order < $1.order }
    var seen: Set<SearchForm> = []
    forms = found.map(\.form).filter { seen.insert($0).inserted }
  }

  private func search() -> [Found] {
    let nodes = (0..<tree.count).filter { tree.name($0) == "form" }.prefix(Self.mostForms)
    guard !nodes.isEmpty else { return [] }
    let distant = fieldsByForm()
    let own = fieldsWithin(nodes)
    var found: [Found] = []
    for (place, node) in nodes.enumerated() where !Task.isCancelled {
      let id = tree.attribute("id", of: node) ?? ""
      let fields = (own[node] ?? []) + (distant[id] ?? [])
      if let (form, worth) = read(node, fields) {
        found.append(Found(form: form, worth: worth, place: place))
      }
    }
    return found
  }

  private func isField(_ node: HTMLTree.Node) -> Bool {
    switch tree.name(node) {
    case "input", "select", "textarea", "button": true
    default: false
    }
  }

  /// The fields that stand in forms, each in the nearest one: of forms within forms none is read
  /// twice.
  private func fieldsWithin(
    _ forms: ArraySlice<HTMLTree.Node>
  ) -> [HTMLTree.Node: [HTMLTree.Node]] {
    var fields: [HTMLTree.Node: [HTMLTree.Node]] = [:]
    var open: [HTMLTree.Node] = []
    var waiting = forms
    for node in (forms.first ?? 0)..<tree.count {
      while let form = open.last, tree.end(of: form) <= node { open.removeLast() }
      if waiting.first == node { open.append(waiting.removeFirst()) }
      guard let form = open.last, isField(node), !tree.has("form", node),
        fields[form, default: []].count < Self.mostFields
      else { continue }
      fields[form, default: []].append(node)
    }
    return fields
  }

  /// The fields that name their form, by its `id`.
  private func fieldsByForm() -> [String: [HTMLTree.Node]] {
    var fields: [String: [HTMLTree.Node]] = [:]
    var count = 0
    for node in 0..<tree.count where isField(node) {
      guard let id = tree.attribute("form", of: node), !id.isEmpty, count < Self.mostFields else {
        continue
      }
      count += 1
      fields[id, default: []].append(node)
    }
    return fields
  }

  // MARK: One form

  private func read(
    _ node: HTMLTree.Node, _ nodes: [HTMLTree.Node]
  ) -> (form: SearchForm, worth: Int)? {
    let fields = nodes.map { FormField($0, in: tree) }
    guard !fields.contains(where: \.isPersonal) else { return nil }
    let texts = fields.filter { $0.isText && !$0.name.isEmpty }
    let written = tree.attribute("action", of: node)?.filter { !$0.isNewline }
    let action = written?.drop { $0.isWhitespace }.lowercased() ?? ""
    guard !action.hasPrefix("#"), !action.hasPrefix("javascript:"),
      tree.attribute("method", of: node)?.lowercased() != "dialog"
    else { return nil }
    let worths = texts.map { self.worth(of: $0, among: texts.count, in: node) }
    guard let best = worths.indices.max(by: { worths[$0] < worths[$1] }) else { return nil }
    let isToItself = action.isEmpty
    let total = worths[best] - (isToItself ? 4 : 0)
    guard total >= Self.threshold, let address = isToItself ? page.address : page.resolve(written),
      !SearchEngines.owns(address, besides: page.address)
    else { return nil }
    let method = tree.attribute("method", of: node)?.lowercased() == "post"
    var form = SearchForm(
      action: method ? address : address.withoutQuery, method: method ? .post : .get,
      field: texts[best].name)
    form.isToItself = isToItself
    form.charset = charset(of: node)
    form.add(fields)
    // Of two searches that of recipes is meant, not that of a shop.
    let isOfRecipes = SearchWords.speakOfRecipes("\(action) \(texts[best].said)")
    return (form, total + (isOfRecipes ? 2 : 0))
  }

  /// The charset in which a browser would send a form, where that is another than UTF-8.
  private func charset(of form: HTMLTree.Node) -> Charset? {
    let known = tree.words("accept-charset", of: form).firstNonNil(Charset.init(label:))
    guard let charset = known ?? Charset(label: page.charset), charset.extendsASCII else {
      return nil
    }
    return charset == .utf8 ? nil : charset
  }

  private func worth(of field: FormField, among count: Int, in form: HTMLTree.Node) -> Int {
    var worth = 0
    if isMarked(form) { worth += 4 }
    let names = ["id", "class", "name", "action", "aria-label", "title"] as [StaticString]
    let said = names.compactMap { tree.attribute($0, of: form) }.joined(separator: " ")
    if SearchWords.speakOfSearch(said) { worth += 3 }
    if field.type == "search" { worth += 4 }
    if SearchWords.isForWords(field.name) {
      worth += 3
    } else if count == 1, SearchWords.plainNames.contains(field.name.lowercased()) {
      worth += 2
    }
    if SearchWords.speakOfSearch(field.said) { worth += 3 }
    if SearchWords.speakOfSomethingElse(said + " " + field.said) { worth -= 6 }
    return worth
  }

  /// Whether a form, or what it stands in or holds, is marked as a search.
  private func isMarked(_ form: HTMLTree.Node) -> Bool {
    let near = [form] + tree.ancestors(form).prefix(3) + tree.descendants(form).prefix(12)
    return near.contains { node in
      tree.name(node) == "search"
        || (!tree.isText(node) && tree.attribute("role", of: node)?.lowercased() == "search")
    }
  }
}

/// A field of a form.
struct FormField {
  let name: String
  /// What it is: the type of an input in lower case, or `select`, `textarea`, `button`.
  let type: String
  let value: String
  /// Whether it would be sent as the page shows it.
  let isSent: Bool
  /// Its attributes that are words for people and scripts.
  let said: String

  init(_ node: HTMLTree.Node, in tree: HTMLTree) {
    name = tree.attribute("name", of: node) ?? ""
    let element = tree.name(node)
    let type = element == "input" ? (tree.attribute("type", of: node) ?? "text") : element
    self.type = type.lowercased().filter { !$0.isWhitespace }
    let isEnabled = !tree.has("disabled", node)
    switch self.type {
    case "select":
      let option = Self.option(of: node, in: tree)
      value = option ?? ""
      isSent = isEnabled && option != nil
    case "checkbox", "radio":
      value = tree.attribute("value", of: node) ?? "on"
      isSent = isEnabled && tree.has("checked", node)
    case "submit", "button", "image", "reset", "file":
      value = ""
      isSent = false
    default:
      value = tree.attribute("value", of: node) ?? ""
      isSent = isEnabled
    }
    let words = ["id", "class", "name", "placeholder", "aria-label", "title"] as [StaticString]
    said = words.compactMap { tree.attribute($0, of: node) }.joined(separator: " ")
  }

  /// The value of the option that is chosen: the one marked, else the first.
  private static func option(of select: HTMLTree.Node, in tree: HTMLTree) -> String? {
    // A list within the list is another one.
    let own = tree.descendants(select).prefix(4_000).prefix { tree.name($0) != "select" }
    let options = own.filter { tree.name($0) == "option" }
    guard let chosen = options.first(where: { tree.has("selected", $0) }) ?? options.first else {
      return nil
    }
    return tree.attribute("value", of: chosen) ?? tree.line(of: chosen)
  }

  /// Whether words can be written into it.
  var isText: Bool {
    switch type {
    case "hidden", "select", "checkbox", "radio", "submit", "button", "image", "reset", "file",
      "textarea", "password", "email", "number", "range", "color", "date", "time", "month", "week",
      "datetime-local", "tel", "url":
      false
    default: isSent
    }
  }

  /// Whether it is for what nobody asks in a search.
  var isPersonal: Bool { ["password", "email", "textarea", "file"].contains(type) }
}

extension SearchForm {
  private static let mostOthers = 60

  /// Adds what goes along with the words.
  fileprivate mutating func add(_ fields: [FormField]) {
    for item in fields where item.isSent && !item.name.isEmpty && item.name != field {
      let value = SearchForm.Item(item.name, item.value)
      guard others.count < Self.mostOthers, hidden.count < Self.mostOthers else { break }
      if item.type == "hidden" { hidden.append(value) }
      if item.type == "hidden", SearchWords.isOfSession(item.name) {
        isOfSession = true
      } else {
        others.append(value)
      }
    }
  }
}
