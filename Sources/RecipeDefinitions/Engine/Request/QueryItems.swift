import RecipeProviderKit

/// The items of a query string, each as it is sent: `name=value`, percent-encoded.
struct QueryItems: Sendable {
  private var items: [Substring] = []

  /// Creates an empty list.
  init() {}

  /// Splits a query string; empty items are left out.
  init(_ query: String?) { items = query?.split(separator: "&") ?? [] }

  /// The query string; nil when there is no item.
  var text: String? { items.isEmpty ? nil : items.joined(separator: "&") }

  /// Appends an item whose value is percent-encoded already.
  mutating func append(_ name: String, encoded value: String) {
    items.append("\(PercentEncoding.encode(name))=\(value)")
  }

  /// Removes every item of a name and appends one; its value is encoded here.
  mutating func replace(_ name: String, _ value: String) {
    remove(name)
    append(name, encoded: PercentEncoding.encode(value))
  }

  /// Removes every item whose decoded name this is.
  mutating func remove(_ name: String) {
    items.removeAll { item in
      let end = item.utf8.firstIndex(of: UInt8(ascii: "=")) ?? item.endIndex
      return PercentEncoding.decode(item[..<end], plusIsSpace: true) == name
    }
  }
}
