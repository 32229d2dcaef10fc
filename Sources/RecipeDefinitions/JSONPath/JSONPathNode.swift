import RecipeModel

/// A node of a document as an evaluation carries it: its value, and what else is wanted of it.
protocol JSONPathNode {
  /// The value.
  var json: JSON { get }
  /// The member of that name with its value.
  func member(_ name: String, _ value: JSON) -> Self
  /// The element at that position with its value.
  func element(_ position: Int, _ value: JSON) -> Self
}

extension JSONPath {
  /// A node that knows only its value.
  struct BareNode: JSONPathNode {
    let json: JSON

    func member(_ name: String, _ value: JSON) -> BareNode { BareNode(json: value) }
    func element(_ position: Int, _ value: JSON) -> BareNode { BareNode(json: value) }
  }

  /// A node that knows where it stands.
  struct LocatedNode: JSONPathNode {
    private indirect enum Place {
      case root
      case member(String, of: Place)
      case element(Int, of: Place)
    }

    let json: JSON
    private let place: Place

    init(json: JSON) { self.init(json: json, place: .root) }

    private init(json: JSON, place: Place) {
      self.json = json
      self.place = place
    }

    func member(_ name: String, _ value: JSON) -> LocatedNode {
      LocatedNode(json: value, place: .member(name, of: place))
    }

    func element(_ position: Int, _ value: JSON) -> LocatedNode {
      LocatedNode(json: value, place: .element(position, of: place))
    }

    /// The normalized path of RFC 9535, 2.7.
    var normalizedPath: String {
      var parts: [String] = []
      var place = place
      while true {
        switch place {
        case .root: return "$" + parts.reversed().joined()
        case .member(let name, let parent):
          parts.append("['\(Self.escape(name))']")
          place = parent
        case .element(let position, let parent):
          parts.append("[\(position)]")
          place = parent
        }
      }
    }

    private static func escape(_ name: String) -> String {
      var text = ""
      for scalar in name.unicodeScalars {
        switch scalar {
        case "\u{8}": text += "\\b"
        case "\t": text += "\\t"
        case "\n": text += "\\n"
        case "\u{C}": text += "\\f"
        case "\r": text += "\\r"
        case "'": text += "\\'"
        case "\\": text += "\\\\"
        case "\0"..<" ":
          let digits = String(scalar.value, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        default: text.unicodeScalars.append(scalar)
        }
      }
      return text
    }
  }
}
