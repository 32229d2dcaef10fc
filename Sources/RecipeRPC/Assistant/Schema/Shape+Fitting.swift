import RecipeModel
import RecipeRendering

extension Shape {
  /// The greatest number of times that limits are halved.
  private static let greatestTightness = 6

  /// The value with what the shape does not name, empty members and steering characters removed,
  /// and everything cut until the document takes at most so many bytes.
  /// - Returns: the value, and whether more was cut than the shape itself asks for.
  func fit(_ value: JSON, within bytes: Int) -> (value: JSON, isShortened: Bool) {
    var fitted = value
    for tightness in 0...Self.greatestTightness {
      // What is cut already is cut further, so that a long text is walked once.
      fitted = fit(fitted, tightness: tightness) ?? [:]
      if fitted.bytes().count <= bytes { return (fitted, tightness > 0) }
    }
    return (fitted, true)
  }

  /// The value as the shape wants it, with its limits halved so many times; nil when it is of
  /// another kind or lacks what it must have.
  private func fit(_ value: JSON, tightness: Int) -> JSON? {
    switch self {
    case .text(let limit):
      return value.stringValue.map {
        .string(Clipping.line($0, to: max(min(limit, 24), limit >> tightness)))
      }
    case .key(let limit):
      guard let key = value.stringValue, key.utf8.count <= max(min(limit, 200), limit >> tightness),
        !key.unicodeScalars.contains(where: \.isUnsafeToPrint)
      else { return nil }
      return value
    case .token: return value.stringValue.map(JSON.string)
    case .link:
      let limit = max(160, 1_500 >> tightness)
      guard let link = Sanitizer.link(value.stringValue), link.utf8.count <= limit else {
        return nil
      }
      return .string(link)
    case .choice(let words):
      guard let word = value.stringValue, words.contains(word) else { return nil }
      return value
    case .integer: return value.intValue.map(JSON.int)
    case .number: if case .number = value { return value } else { return nil }
    case .flag: return value.boolValue.map(JSON.bool)
    case .list(let element, let limit):
      let most = max(min(limit, 3), limit >> tightness)
      return (value.arrayValue?.prefix(most)).map { elements in
        .array(elements.compactMap { element.fit($0, tightness: tightness) })
      }
    case .wholeList(let element):
      return value.arrayValue.map { elements in
        .array(elements.compactMap { element.fit($0, tightness: tightness) })
      }
    case .object(let members): return Self.fit(value, members, tightness: tightness)
    }
  }

  private static func fit(_ value: JSON, _ members: [Member], tightness: Int) -> JSON? {
    guard let object = value.objectValue else { return nil }
    var fitted: JSONObject = [:]
    for member in members {
      if let value = object[member.name].flatMap({ member.shape.fit($0, tightness: tightness) }) {
        fitted.members.append(JSONObject.Member(name: member.name, value: value))
      } else if member.isRequired {
        return nil
      }
    }
    return .object(fitted)
  }
}
