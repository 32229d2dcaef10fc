extension ValueCodec {
  /// A list; elements that cannot be read are left out, beside what is noted of them.
  @_specialize(where Element == String)
  package static func list<Element>(
    _ element: ValueCodec<Element>, least: Int = 0
  ) -> ValueCodec where Value == [Element] {
    ValueCodec(.list(element.schema, least: least)) { node in
      guard let nodes = node.elements(least: least) else { return nil }
      var elements: [Element] = []
      elements.reserveCapacity(nodes.count)
      for (index, inner) in nodes.enumerated() {
        if let value = element.read(inner) { elements.append(value) }
        if node.log.isStopped {
          node.log.passBack(.element(index))
          return nil
        }
      }
      return elements
    } write: { elements in
      .array(elements.map(element.write))
    } append: { elements, writer in
      writer.open("[")
      for index in elements.indices {
        writer.startElement()
        element.append(elements[index], &writer)
      }
      writer.close("]")
    }
  }

  /// The members of an object with free names, in order, each with its name in it; `isName` notes
  /// why a name is none.
  package static func named<Element>(
    _ element: ValueCodec<Element>, _ name: Property<Element, String>,
    _ rule: NameRule = NameRule(),
    isName: @escaping @Sendable (String, DocumentNode) -> Bool = { _, _ in true }
  ) -> ValueCodec where Value == [Element] {
    ValueCodec(.map(element.schema, rule)) { node in
      readMembers(of: node, element, isName)?.map { member in
        var value = member.value
        value[keyPath: name] = member.name
        return value
      }
    } write: { elements in
      .object(JSONObject(elements.map { ($0[keyPath: name], element.write($0)) }))
    } append: { elements, writer in
      writer.open("{")
      for value in elements {
        writer.name(value[keyPath: name])
        element.append(value, &writer)
      }
      writer.close("}")
    }
  }

  /// The members of an object with free names, by name; the last of one name counts.
  package static func dictionary<Element>(
    _ element: ValueCodec<Element>, _ rule: NameRule = NameRule(),
    isName: @escaping @Sendable (String, DocumentNode) -> Bool = { _, _ in true }
  ) -> ValueCodec where Value == [String: Element] {
    ValueCodec(.map(element.schema, rule)) { node in
      readMembers(of: node, element, isName).map { members in
        Dictionary(members.map { ($0.name, $0.value) }) { $1 }
      }
    } write: { elements in
      let sorted = elements.sorted { $0.key < $1.key }
      return .object(JSONObject(sorted.map { ($0.key, element.write($0.value)) }))
    }
  }

  private static func readMembers<Element>(
    of node: DocumentNode, _ element: ValueCodec<Element>,
    _ isName: (String, DocumentNode) -> Bool
  ) -> [(name: String, value: Element)]? {
    guard let members = node.members() else { return nil }
    var values: [(name: String, value: Element)] = []
    for (name, inner) in members {
      if isName(name, inner), let value = element.read(inner) { values.append((name, value)) }
      if node.log.isStopped {
        node.log.passBack(.member(name))
        return nil
      }
    }
    return values
  }
}
