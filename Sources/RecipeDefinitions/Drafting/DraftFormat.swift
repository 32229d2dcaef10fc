import RecipeModel
import RecipePages
import RecipeProviderKit

extension DraftAnswer {
  /// What an answer was recognised as.
  enum Content {
    /// A document in which the list has to be found, and what it was written in.
    case document(JSON, AnswerFormat)
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
    if body.isHTML { return try page(words) }
    if let lines = jsonLines { return .document(lines, .jsonLines) }
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

  /// The documents of an answer that has one on each line; nil for any other.
  private var jsonLines: JSON? {
    let lines = response.body.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
      .filter { line in line.contains { $0 > 0x20 } }
    guard lines.count > 1, lines.count <= 10_000, lines[0].first == UInt8(ascii: "{") else {
      return nil
    }
    var documents: [JSON] = []
    for line in lines {
      guard let document = try? JSON(parsing: Array(line)), document.objectValue != nil else {
        return nil
      }
      documents.append(document)
    }
    return .array(documents)
  }

  // MARK: Web pages

  /// A page's own data, where it lists what was searched for; else what it shows.
  private func page(_ words: [String]) throws(ProviderError) -> Content {
    let type = response.headers["Content-Type"]
    let tree = HTMLTree(parsing: PageText(response.body, contentType: type).utf8)
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
    guard !lists.isEmpty else { return .document(try json(), .html) }
    return .page(tree, lists)
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
