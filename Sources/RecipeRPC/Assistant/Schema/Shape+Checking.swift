import RecipeModel

extension Shape {
  /// What is wrong with arguments, all of it; empty when they are right.
  func problems(of arguments: JSONObject) -> [WireFailure] {
    members.compactMap { member in
      guard let value = arguments[member.name], !value.isNull else {
        guard member.isRequired else { return nil }
        return .invalid(
          "/\(member.name)", "\"\(member.name)\" is missing", hint: "give " + member.shape.kind)
      }
      guard let demand = member.shape.demand(unmetBy: value) else { return nil }
      return .invalid("/\(member.name)", "\"\(member.name)\" must be \(demand)")
    }
  }

  /// What a value of the shape is, in a word for messages.
  private var kind: String {
    switch self {
    case .text, .key, .token, .link, .choice: "a string"
    case .integer: "a whole number"
    case .number: "a number"
    case .flag: "true or false"
    case .list, .wholeList: "an array"
    case .object: "an object"
    }
  }

  /// What the shape demands and the value is not; nil when it is right.
  private func demand(unmetBy value: JSON) -> String? {
    switch self {
    case .text(let limit):
      guard let text = value.stringValue else { return other(value) }
      let count = text.unicodeScalars.count
      return count > limit ? "at most \(limit) characters, and has \(count)" : nil
    case .key(let limit):
      guard let text = value.stringValue else { return other(value) }
      return text.utf8.count > limit ? "at most \(limit) bytes" : nil
    case .link, .token: return value.stringValue == nil ? other(value) : nil
    case .choice(let words):
      if let text = value.stringValue, words.contains(text) { return nil }
      return "one of " + words.map { "\"\($0)\"" }.joined(separator: ", ")
    case .integer(let range):
      guard let number = value.intValue else { return other(value) }
      guard let range, !range.contains(number) else { return nil }
      return "from \(range.lowerBound) to \(range.upperBound), and is \(number)"
    case .number: return value.doubleValue == nil ? other(value) : nil
    case .flag: return value.boolValue == nil ? other(value) : nil
    case .list(let element, let most):
      guard let elements = value.arrayValue else { return other(value) }
      if elements.count > most { return "an array of at most \(most), and has \(elements.count)" }
      return elements.lazy.compactMap { element.demand(unmetBy: $0) }.first.map {
        "an array whose every element is \($0)"
      }
    case .wholeList, .object: return nil
    }
  }

  private func other(_ value: JSON) -> String { "\(kind), and is \(value.kindName)" }
}
