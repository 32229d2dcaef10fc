import PotluckSupport
import RecipeModel
import RecipePages
import RecipeProviderKit

extension DraftAnswer {
  /// What an answer was recognised as.
  enum Content {
    /// A document in which the list has to be found, and what it was written in.
    ///
    /// A list may stand in JSON that a place of a web page holds.
    case document(JSON, AnswerFormat, embedded: JSONPath? = nil)
    /// A web page with lists, the most likely first.
    case page(HTMLTree, [CardList])
  }

  /// Recognises the answer.
  ///
  /// - Parameter words: what was searched for, when that is known.
  /// - Returns: a document or a page, in which something is listed or not.
  /// - Throws: what is wrong with the answer, and what to do.
  func content(words: [String]) throws(ProviderError) -> Content {
    guard 200...299 ~= response.status else { return .document(try json(), .json) }
    let body = BodyExcerpt(response.body)
    if body.feed != nil { return .document(try feed(), .feed) }
    let isMarkup = response.body.first { $0 > 0x20 } == UInt8(ascii: "<")
    let type = response.headers["Content-Type"] ?? ""
    let isXML = saysXML(type) || body.description == "XML"
    if body.isHTML && !saysXML(type) || isMarkup && (!isXML || type.hasPrefix("text/html")) {
      return try page(words)
    }
    if isMarkup { return .document(try xml(), .xml) }
    if let lines = jsonLines { return .document(lines, .jsonLines) }
    if let rows = table { return .document(rows, .csv) }
    if let script = script(words) { return .document(script, .javascript) }
    let json = try json()
    let isFeed =
      json["version"]?.stringValue?.hasPrefix("https://jsonfeed.org/") == true
      && json["items"]?.arrayValue != nil
    return isFeed ? .document(try feed(), .feed) : .document(json, .json)
  }

  private func feed() throws(ProviderError) -> JSON {
    try FeedReader.read(
      response.body, contentType: response.headers["Content-Type"], address: url)
  }

  /// Whether the answer says that it is XML, and does not begin as a web page all the same.
  private func saysXML(_ type: String) -> Bool {
    let beginning = String(decoding: response.body.prefix(1_024), as: UTF8.self).lowercased()
    guard !type.contains("xhtml"), !beginning.contains("<html") else { return false }
    // An element of a vocabulary that the document itself names is none of HTML's.
    let root = beginning.drop { $0 != "<" }.dropFirst().prefix { $0 != ">" && $0 != "/" }
    return type.contains("xml") || root.prefix { !$0.isWhitespace }.contains(":")
  }

  private func xml() throws(ProviderError) -> JSON {
    let type = response.headers["Content-Type"]
    return try MarkupDocument(response.body, .xml, contentType: type, address: url).root.plain
  }

  /// The documents of an answer that has one on each line, but for a few broken ones; nil for any
  /// other.
  private var jsonLines: JSON? {
    let lines = response.body.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
      .filter { line in line.contains { $0 > 0x20 } }
    guard lines.count > 1, lines.count <= 10_000, lines[0].first == UInt8(ascii: "{") else {
      return nil
    }
    let documents = lines.compactMap { line in
      (try? JSON(parsing: Array(line), limits: .answer)).flatMap {
        $0.objectValue == nil ? nil : $0
      }
    }
    return documents.count * 2 > lines.count ? .array(documents) : nil
  }

  /// The rows of an answer that says that it is a table, or whose address does; nil for any other.
  private var table: JSON? {
    let type = response.headers["Content-Type"]?.lowercased() ?? ""
    let types = ["text/csv", "application/csv", "text/tab-separated-values"]
    let isNamed = [".csv", ".tsv"].contains { url.path.lowercased().hasSuffix($0) }
    guard types.contains(where: type.hasPrefix) || isNamed && !type.contains("json") else {
      return nil
    }
    let rows = SeparatedValues.read(AnswerText(response).utf8).rows
    guard !rows.isEmpty else { return .none }
    return .array(rows)
  }

  /// The JSON that an answer gives to a variable or a function; nil for an answer that is JSON itself.
  private func script(_ words: [String]) -> JSON? {
    let text = AnswerText(response).utf8
    let first = text.first { $0 > 0x20 }
    guard first != UInt8(ascii: "{"), first != UInt8(ascii: "[") else { return nil }
    let words = words.flatMap(TextMatching.words)
    let json = ScriptJSON.value(in: String(decoding: text, as: UTF8.self)) {
      ListDetector.find(in: $0, words: words) != nil
    }
    guard let json, json.arrayValue != nil || json.objectValue != nil else { return .none }
    return json
  }

  // MARK: Web pages

  /// A page's own data, where it lists what was searched for; else what it shows.
  private func page(_ words: [String]) throws(ProviderError) -> Content {
    let type = response.headers["Content-Type"]
    let tree = try HTMLTree(parsing: PageText(response.body, contentType: type).utf8)
    let lists = CardLists.find(in: tree, address: url, prefer: .init(words: words))
    let told = try? ResultPageReader.read(response.body, contentType: type, address: url)
    let names = (told?["items"]?.arrayValue ?? []).compactMap { item in
      item["url"]?.stringValue.flatMap { _ in item["name"]?.stringValue }
    }
    let shown = lists.first?.cards.map(\.title) ?? []
    if let told, names.count > 1,
      Self.share(of: words, in: names) >= Self.share(of: words, in: shown)
    {
      return .document(told, .schemaOrg)
    }
    if lists.isEmpty, let (json, place) = script(tree, words) {
      return .document(json, .html, embedded: place)
    }
    guard !lists.isEmpty else { throw emptyPage }
    return .page(tree, lists)
  }

  /// The JSON of a script in which recipes are listed, and the script's place.
  private func script(_ tree: HTMLTree, _ words: [String]) -> (JSON, JSONPath)? {
    let scripts = (0..<tree.count).first(200) { tree.name($0) == "script" }
    for (number, node) in scripts.enumerated() {
      guard !Task.isCancelled, let script = tree.script(node),
        let json = ScriptJSON.value(in: String(decoding: script, as: UTF8.self)),
        ListDetector.find(in: json, words: words.flatMap(TextMatching.words)) != nil
      else { continue }
      let id = tree.attribute("id", of: node).flatMap { id in
        id.utf8.allSatisfy({ 97...122 ~= $0 | 0x20 || $0 == UInt8(ascii: "_") }) ? id : nil
      }
      let place = id.map { "css:script#\($0)" } ?? "xpath:(//script)[\(number + 1)]"
      return (json, JSONPath(selector: place, as: .text))
    }
    return nil
  }

  /// In how many of some titles one of the words stands.
  private static func share(of words: [String], in titles: [String]) -> Double {
    let words = words.flatMap(TextMatching.words).map(TextMatching.singular)
    guard !words.isEmpty, !titles.isEmpty else { return 0 }
    let hits = titles.count { title in
      TextMatching.words(title).contains { word in words.contains { word.hasPrefix($0) } }
    }
    return Double(hits) / Double(titles.count)
  }
}
