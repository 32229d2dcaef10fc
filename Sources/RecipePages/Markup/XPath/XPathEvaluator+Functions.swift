extension XPathEvaluator {
  func call(
    _ function: XPathFunction, _ arguments: [XPathExpression], _ context: Context
  ) throws(SelectorLimit) -> XPathValue {
    switch function {
    case .last: return .number(Double(context.size))
    case .position: return .number(Double(context.position))
    case .true: return .flag(true)
    case .false: return .flag(false)
    case .count: return .number(Double(try nodes(arguments[0], context).count))
    case .sum:
      var sum = 0.0
      for node in try nodes(arguments[0], context) { sum += try number(.nodes([node])) }
      return .number(sum)
    case .name, .localName, .namespaceURI:
      let node = arguments.isEmpty ? context.node : try nodes(arguments[0], context).first
      return .text(name(function, of: node))
    case .boolean: return .flag(try flag(evaluate(arguments[0], context)))
    case .not: return .flag(!(try flag(evaluate(arguments[0], context))))
    case .number, .floor, .ceiling, .round:
      let value = try arguments.first.map { argument throws(SelectorLimit) in
        try evaluate(argument, context)
      }
      return .number(Self.round(function, try number(value ?? .nodes([context.node]))))
    default: return try text(function, arguments, context)
    }
  }

  private func name(_ function: XPathFunction, of node: XPathNode?) -> String {
    guard let node else { return "" }
    let number = node.attribute >= 0 ? tree.attributeName(node.attribute) : tree.name(node.node)
    guard number >= 0, node.node > 0 else { return "" }
    let name = tree.names[number]
    return switch function {
    case .name: name.written
    case .localName: name.local
    default: name.uri
    }
  }

  /// Rounds as XPath does: halves upwards.
  private static func round(_ function: XPathFunction, _ number: Double) -> Double {
    switch function {
    case .floor: number.rounded(.down)
    case .ceiling: number.rounded(.up)
    case .round: (number + 0.5).rounded(.down)
    default: number
    }
  }

  // MARK: Texts

  private func text(
    _ function: XPathFunction, _ arguments: [XPathExpression], _ context: Context
  ) throws(SelectorLimit) -> XPathValue {
    var texts: [String] = []
    // What is left out is the node's own text.
    if arguments.isEmpty { texts.append(try string(.nodes([context.node]))) }
    for argument in arguments {
      let text = try string(evaluate(argument, context))
      try spend(text.utf8.count / 32)
      texts.append(text)
    }
    let first = texts[0]
    switch function {
    case .string: return .text(first)
    case .concat: return .text(texts.joined())
    case .stringLength: return .number(Double(first.unicodeScalars.count))
    case .normalizeSpace: return .text(ShownText.line(first.utf8))
    case .startsWith: return .flag(first.utf8.starts(with: texts[1].utf8))
    case .translate: return .text(Self.translate(first, texts[1], texts[2]))
    case .substring:
      return .text(Self.substring(first, texts.dropFirst().map { XPathValue.number($0) }))
    default: break
    }
    let bytes = Array(first.utf8)
    let wanted = Array(texts[1].utf8)
    let place = wanted.isEmpty ? 0 : PatternSearch(wanted).first(in: bytes[...])
    switch function {
    case .contains: return .flag(place != nil)
    case .substringBefore:
      return .text(place.map { String(decoding: bytes[..<$0], as: UTF8.self) } ?? "")
    default:
      return .text(
        place.map { String(decoding: bytes[($0 + wanted.count)...], as: UTF8.self) } ?? "")
    }
  }

  /// Characters from a place counted from 1, perhaps as many as a second number says.
  private static func substring(_ text: String, _ numbers: [Double]) -> String {
    let start = (numbers[0] + 0.5).rounded(.down)
    let end = numbers.count > 1 ? start + (numbers[1] + 0.5).rounded(.down) : .infinity
    var result = String.UnicodeScalarView()
    for (index, scalar) in text.unicodeScalars.enumerated() {
      let place = Double(index + 1)
      if place >= end || isOver(index) { break }
      if place >= start { result.append(scalar) }
    }
    return String(result)
  }

  /// Whether nobody waits any more for what a walk through a text makes; looked at now and then.
  private static func isOver(_ index: Int) -> Bool { index & 0x3FFF == 0 && Task.isCancelled }

  private static func translate(_ text: String, _ from: String, _ to: String) -> String {
    let targets = Array(to.unicodeScalars)
    var map: [Unicode.Scalar: Unicode.Scalar?] = [:]
    for (index, scalar) in from.unicodeScalars.enumerated() where map[scalar] == nil {
      map.updateValue(index < targets.count ? targets[index] : nil, forKey: scalar)
    }
    var result = String.UnicodeScalarView()
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if isOver(index) { break }
      guard let mapped = map[scalar] else {
        result.append(scalar)
        continue
      }
      if let mapped { result.append(mapped) }
    }
    return String(result)
  }
}
