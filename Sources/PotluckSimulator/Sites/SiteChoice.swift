/// One thing that can be chosen about a web site, by name and value, as on a command line.
package struct SiteChoice: Sendable {
  /// The name: `robots`, `folder`, `wall`.
  package let name: String
  /// The values that it takes, or what they are.
  package let values: [String]
  /// Puts a value into settings; false for one that it does not take.
  private let put: @Sendable (inout SiteSettings, String) -> Bool

  /// Puts a choice, `wall=captcha`, into settings.
  /// - Returns: what is wrong with it, in words; nil when nothing is.
  package static func put(_ text: String, into settings: inout SiteSettings) -> String? {
    let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.count == 2, let choice = all.first(where: { $0.name == halves[0] }) else {
      return "\"\(text)\" is none of \(all.map { $0.name + "=\u{2026}" }.joined(separator: ", "))"
    }
    guard choice.put(&settings, String(halves[1])) else {
      return "\(choice.name) takes one of \(choice.values.joined(separator: ", "))"
    }
    return nil
  }

  /// Every choice, in the order of the documentation.
  package static let all: [SiteChoice] = [
    words(
      "robots", \.robots,
      [
        "standard": .standard, "plugin": .plugin, "missing": .missing, "no-search": .noSearch,
        "nothing": .nothing, "failing": .failing,
      ]),
    SiteChoice(name: "folder", values: ["a path such as /blog"]) { settings, text in
      guard text.isEmpty || (text.hasPrefix("/") && !text.hasSuffix("/")) else { return false }
      settings.folder = text
      return true
    },
    word("permalinks", \.permalinks),
    SiteChoice(name: "refusal", values: ["none"] + names(WordPressRefusal.self)) { settings, text in
      settings.refusal = WordPressRefusal(rawValue: text)
      return settings.refusal != nil || text == "none"
    },
    flag("announced", \.announcesInterface),
    SiteChoice(name: "recipe-type", values: ["a name such as recipe"]) { settings, text in
      settings.recipeType = text.isEmpty ? nil : text
      return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-".contains($0)) }
    },
    flag("recipe-maker", \.hasRecipeMaker),
    word("search-feed", \.searchFeed),
    word("form", \.form),
    SiteChoice(name: "feeds", values: ["none"] + names(SiteSettings.Feed.self)) { settings, text in
      let words = text == "none" ? [] : text.split(separator: ",").map(String.init)
      settings.feeds = words.compactMap(SiteSettings.Feed.init)
      return settings.feeds.count == words.count
    },
    word("wall", \.wall),
    flag("hostile", \.isHostile),
  ]

  private static func names<Value: RawRepresentable<String> & CaseIterable>(_ type: Value.Type)
    -> [String]
  {
    type.allCases.map(\.rawValue)
  }

  private static func word<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<SiteSettings, Value> & Sendable
  ) -> SiteChoice {
    choice(name, path, Value.allCases.map { ($0.rawValue, $0) })
  }

  private static func words<Value: Sendable>(
    _ name: String, _ path: any WritableKeyPath<SiteSettings, Value> & Sendable,
    _ values: KeyValuePairs<String, Value>
  ) -> SiteChoice {
    choice(name, path, values.map { ($0.key, $0.value) })
  }

  private static func choice<Value: Sendable>(
    _ name: String, _ path: any WritableKeyPath<SiteSettings, Value> & Sendable,
    _ values: [(name: String, value: Value)]
  ) -> SiteChoice {
    SiteChoice(name: name, values: values.map(\.name)) { settings, text in
      guard let chosen = values.first(where: { $0.name == text }) else { return false }
      settings[keyPath: path] = chosen.value
      return true
    }
  }

  private static func flag(
    _ name: String, _ path: any WritableKeyPath<SiteSettings, Bool> & Sendable
  ) -> SiteChoice {
    words(name, path, ["yes": true, "no": false])
  }
}
