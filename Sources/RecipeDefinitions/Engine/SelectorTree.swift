import RecipeModel
import RecipePages
import RecipeProviderKit

/// The selectors of a definition, as they begin at each other: those of the whole answer, and of
/// each row those of its fields.
///
/// Of a document they make JSON, in which every place of the definition is an ordinary path: an
/// object with a member for each selector that selects something, under the selector's own text.
/// Its value is an array with an object for each selected element: `text`, `address` and `flag` as
/// they are asked for, and the selectors that begin at the element.
struct SelectorTree: Sendable, Hashable {
  /// One selector and what is asked of the elements that it selects.
  fileprivate struct Branch: Sendable, Hashable {
    let selector: Selector
    var wants: Set<String> = []
    var inner = SelectorTree()
  }

  private var branches: [String: Branch] = [:]

  /// Whether nothing is selected.
  var isEmpty: Bool { branches.isEmpty }

  /// Creates a tree of paths that begin at the answer; those of no selector are passed over.
  init(_ paths: some Sequence<JSONPath> = [JSONPath]()) {
    for path in paths {
      insert(path.segments.compactMap { if case .name(let name)? = $0.only { name } else { nil } })
    }
  }

  private mutating func insert(_ names: some Collection<String>) {
    guard let name = names.first, let selector = try? Selector(name) else { return }
    var branch = branches[name] ?? Branch(selector: selector)
    let rest = names.dropFirst()
    if let next = rest.first {
      if SelectorTree.parts.contains(next) {
        branch.wants.insert(next)
      } else {
        branch.inner.insert(rest)
      }
    }
    branches[name] = branch
  }

  /// What can be asked of an element.
  private static let parts: Set = ["text", "address", "flag"]

  /// What the selectors make of a document.
  /// - Parameters:
  ///   - document: what is selected in.
  ///   - longestText: how many bytes of a text are taken; no field is as long as the standard says.
  /// - Returns: an object with a member for each selector that selects something.
  /// - Throws: ``ProviderError``: `drift` when a selector takes too long or selects too much,
  ///   `cancelled` when the task is.
  func json(
    of document: MarkupDocument, longestText: Int = 128 << 10
  ) throws(ProviderError) -> JSON {
    var budget = Budget()
    budget.longestText = longestText
    return try object(document.root, document, &budget)
  }

  private func object(
    _ node: MarkupNode, _ document: MarkupDocument, _ budget: inout Budget
  ) throws(ProviderError) -> JSON {
    var object = JSONObject()
    for (name, branch) in branches.sorted(by: { $0.key < $1.key }) {
      let values = try budget.select(branch.selector, from: node)
      guard !values.isEmpty else { continue }
      var elements: [JSON] = []
      for value in values.prefix(ListingLimits.pageItems + 1) {
        elements.append(try branch.json(of: value, document, &budget))
      }
      object[name] = .array(elements)
    }
    return .object(object)
  }
}

extension SelectorTree.Branch {
  fileprivate func json(
    of value: MarkupValue, _ document: MarkupDocument, _ budget: inout SelectorTree.Budget
  ) throws(ProviderError) -> JSON {
    var object = JSONObject()
    if case .node(let node) = value, !inner.isEmpty,
      let members = try inner.object(node, document, &budget).objectValue
    {
      object = members
    }
    if wants.contains("text") { object["text"] = .string(try budget.take(value.text)) }
    if wants.contains("address"), let address = value.address(in: document) {
      object["address"] = .string(try budget.take(address))
    }
    if wants.contains("flag") { object["flag"] = value.flag }
    return .object(object)
  }
}

extension MarkupValue {
  /// The whole address that an element or a text stands for.
  fileprivate func address(in document: MarkupDocument) -> String? {
    if case .node(let node) = self { return node.address }
    return document.address(text)
  }

  /// Whether there is something: an element is, an attribute says it by its value.
  fileprivate var flag: JSON {
    switch self {
    case .node: true
    case .flag(let flag): .bool(flag)
    case .text, .number: .string(text)
    }
  }
}

extension SelectorTree {
  /// What one answer may cost.
  fileprivate struct Budget {
    var longestText = Int.max
    private var selections = 200_000
    private var elements = 500_000
    private var bytes = 32 << 20

    mutating func select(
      _ selector: Selector, from node: MarkupNode
    ) throws(ProviderError) -> [MarkupValue] {
      if Task.isCancelled { throw ProviderError(wrapping: CancellationError()) }
      selections -= 1
      let values: [MarkupValue]
      do throws(SelectorLimit) { values = try node.select(selector) } catch {
        throw Self.tooMuch("\(selector): \(error)")
      }
      elements -= values.count
      guard selections > 0, elements > 0 else {
        throw Self.tooMuch("\(selector) and the others select more than can be read")
      }
      return values
    }

    mutating func take(_ text: String) throws(ProviderError) -> String {
      bytes -= text.utf8.count
      guard bytes > 0 else { throw Self.tooMuch("the selected texts are longer than can be read") }
      guard text.utf8.count > longestText else { return text }
      return String(decoding: text.utf8.prefix(longestText), as: UTF8.self)
    }

    private static func tooMuch(_ message: String) -> ProviderError {
      if Task.isCancelled { return ProviderError(wrapping: CancellationError()) }
      return .drift(message, fix: "write selectors that select less, such as \"css:main article\"")
    }
  }
}
