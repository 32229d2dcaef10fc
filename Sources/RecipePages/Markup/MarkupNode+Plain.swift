package import RecipeModel

extension MarkupNode {
  /// An XML document as plain JSON, for those who look for what is in it before they know where.
  ///
  /// An element with attributes or elements of its own is an object: its attributes as `@name`, its
  /// text as `#name`, its elements by their names, those that repeat somewhere in the document as
  /// arrays. Any other is its text, whole numbers as numbers. The attributes of an element that
  /// never repeats stand beside its text, as `name/@attribute`. What has text between its elements
  /// is text, and so is what nests deeper than 32 levels.
  package var plain: JSON {
    var repeated: Set<String> = []
    findRepeated(&repeated, depth: 0)
    return object(repeated, depth: 0)
  }

  private static let deepest = 32

  private var elements: [MarkupNode] {
    document.tree.children(node).filter { !document.tree.isText($0) }
      .map { MarkupNode(document, $0) }
  }

  /// Its name with the prefix that everybody uses; that of the document's own vocabulary has none.
  private var plainName: String { plainName(document.tree.names[document.tree.name(node)]) }

  private func plainName(_ name: MarkupName) -> String {
    name.prefix.isEmpty || name.space.isEmpty ? name.written : "\(name.space):\(name.local)"
  }

  private var attributes: [(name: String, value: JSON)] {
    let tree = document.tree
    return tree.attributes(of: node).compactMap { attribute in
      let name = tree.names[tree.attributeName(attribute)]
      guard name.prefix != "xmlns", name.written != "xmlns" else { return nil }
      let value = String(decoding: tree.attributeValue(attribute), as: UTF8.self)
      return ("@" + plainName(name), Self.value(value))
    }
  }

  /// Whether something is written between its elements.
  private var isMixed: Bool {
    document.tree.children(node).contains { child in
      document.tree.isText(child) && document.tree.text(child).contains { $0 > 0x20 }
    }
  }

  private func findRepeated(_ repeated: inout Set<String>, depth: Int) {
    guard depth < Self.deepest, !Task.isCancelled else { return }
    var seen: Set<String> = []
    for element in elements {
      let name = "\(plainName)/\(element.plainName)"
      if !seen.insert(name).inserted { repeated.insert(name) }
      element.findRepeated(&repeated, depth: depth + 1)
    }
  }

  private func object(_ repeated: Set<String>, depth: Int) -> JSON {
    let elements = elements
    guard !Task.isCancelled, depth < Self.deepest, !elements.isEmpty, !isMixed else {
      let attributes = attributes
      guard !attributes.isEmpty else { return Self.value(text) }
      let own = text.isEmpty ? [] : [("#name", Self.value(text))]
      return .object(JSONObject(attributes + own))
    }
    var members = attributes
    var lists: [String: [JSON]] = [:]
    for element in elements {
      let name = element.plainName
      let value = element.object(repeated, depth: depth + 1)
      if !repeated.contains("\(plainName)/\(name)") {
        members += Self.flat(name, value)
      } else {
        if lists[name] == nil { members.append((name, .null)) }
        lists[name, default: []].append(value)
      }
    }
    members = members.map { name, value in (name, lists[name].map(JSON.array) ?? value) }
    return .object(JSONObject(members))
  }

  /// The members that an element becomes: its text and attributes stand side by side.
  private static func flat(_ name: String, _ value: JSON) -> [(name: String, value: JSON)] {
    guard let object = value.objectValue, let text = object["#name"] else { return [(name, value)] }
    return [(name, text)]
      + object.members.filter { $0.name != "#name" }.map { ("\(name)/\($0.name)", $0.value) }
  }

  private static func value(_ text: String) -> JSON {
    Int(text).map { String($0) == text ? .int($0) : .string(text) } ?? .string(text)
  }
}
