import RecipeModel
import RecipeProviderKit

extension Configuration {
  /// What an assistant may do by itself.
  struct Assistant {
    /// The pages that it may open beside those that a search has listed and those of the sources'
    /// own addresses.
    enum Pages: Hashable {
      /// No others.
      case listed
      /// Those of these hosts, and of hosts below them.
      case sites([String])
      /// All public ones.
      case any
    }

    /// The pages that it may open.
    var pages = Pages.listed
  }

  /// Whether the user has named a page's site, so that an assistant may write its address.
  func names(_ page: RequestURL) -> Bool {
    switch assistant.pages {
    case .any: return true
    case .sites(let sites):
      let host = page.host.lowercased()
      if sites.contains(where: { host == $0 || host.hasSuffix("." + $0) }) { return true }
    case .listed: break
    }
    return entries.contains { entry in
      let base = entry.settings["baseURL"]?.stringValue.flatMap { try? RequestURL(base: $0) }
      return base?.origin.lowercased() == page.origin.lowercased()
    }
  }
}

extension ConfigurationReader {
  private static let pages = "\"listed\", \"any\", or a list of hosts"

  /// Reads the `assistant` part.
  mutating func assistant(_ value: JSON) -> Configuration.Assistant {
    var assistant = Configuration.Assistant()
    guard let object = object(value, "/assistant", example: "{ \"pages\": \"listed\" }") else {
      return assistant
    }
    for member in object.members {
      let pointer = JSONPositions.append("/assistant", member.name)
      if member.name == "pages" {
        assistant.pages = pages(member.value, pointer) ?? assistant.pages
      } else {
        unknownKey(member.name, at: "/assistant", known: ["pages"])
      }
    }
    return assistant
  }

  private mutating func pages(_ value: JSON, _ pointer: String) -> Configuration.Assistant.Pages? {
    guard let hosts = value.arrayValue else {
      switch value.stringValue {
      case "listed": return .listed
      case "any": return .any
      default: break
      }
      error(pointer, "neither a list nor a known word", fix: "write \(Self.pages)", atValue: true)
      return nil
    }
    return .sites(
      hosts.enumerated().compactMap { index, host in
        let text = host.stringValue?.lowercased() ?? ""
        let isHost = (try? RequestURL("https://\(text)/"))?.host == text
        if !isHost {
          error(
            "\(pointer)/\(index)", "no name of a host", fix: "write one such as \"example.com\"",
            atValue: true)
        }
        return isHost ? text : nil
      })
  }
}

extension Configuration.Assistant.Pages {
  /// The value as the configuration has it.
  var json: JSON {
    switch self {
    case .listed: "listed"
    case .any: "any"
    case .sites(let sites): .array(sites.map(JSON.string))
    }
  }
}
