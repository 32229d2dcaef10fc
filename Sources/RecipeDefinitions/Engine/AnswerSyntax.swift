import RecipeModel
import RecipePages
import RecipeProviderKit

/// How the answers to one kind of request are read as JSON.
struct AnswerSyntax: Sendable, Hashable {
  /// What the answers are written in.
  var format = AnswerFormat.json
  /// The place of the JSON within such an answer; nil when the answer itself is meant.
  var embedded: JSONPath?
  /// A place that tells the JSON that is meant from the others of a script; nil where only its size
  /// does.
  var wanted: JSONPath?
  /// The selectors, where the answers are markup.
  var selectors = SelectorTree()

  /// Answers that are JSON.
  static let json = AnswerSyntax()

  private init() {}

  /// How the answers to searches are read.
  init(searchOf definition: ProviderDefinition) {
    self.init(
      definition.response.format, definition.response.embedded, definition.response.list,
      UsedPaths(searchOf: definition).everything + definition.conditionPlaces)
  }

  /// How the answers to requests for one recipe are read.
  init(detailOf definition: ProviderDefinition) {
    let detail = definition.detail
    let isOwn = detail?.format != nil || detail?.embedded != nil
    self.init(
      (isOwn ? detail?.format ?? .json : nil) ?? definition.response.format,
      isOwn ? detail?.embedded : definition.response.embedded, detail?.item,
      UsedPaths(detailOf: definition).everything + definition.conditionPlaces)
  }

  private init(
    _ format: AnswerFormat, _ embedded: JSONPath?, _ wanted: JSONPath?,
    _ places: @autoclosure () -> [JSONPath]
  ) {
    self.format = format
    self.embedded = embedded
    self.wanted = embedded == nil || format.isMarkup ? wanted : nil
    if format.isMarkup { selectors = SelectorTree(embedded.map { [$0] } ?? places()) }
  }

  /// Why an answer cannot be read.
  enum Failure: Error {
    /// It is no JSON where JSON was promised.
    case json(JSONParseError)
    case other(ProviderError)
    /// It is something else than the format says.
    case otherFormat(AnswerFormat)
  }

  /// The text of an answer in UTF-8, and what of it could not be read.
  func text(of response: HTTPResponse) -> (utf8: [UInt8], damage: ProviderError?) {
    guard format.tellsCharset else {
      let text = AnswerText(response)
      return (text.utf8, text.damage)
    }
    let page = PageText(response.body, contentType: response.headers["Content-Type"])
    let damage = ProviderError(
      .invalidResponse, "some characters cannot be read as \(page.charset.uppercased())",
      fix: "they are shown as \u{FFFD}", httpStatus: response.status)
    return (page.utf8, page.isDamaged ? damage : nil)
  }

  /// Reads an answer.
  /// - Parameters:
  ///   - response: the answer as it came.
  ///   - text: its body in UTF-8.
  ///   - address: where it comes from, which relative links in it count from.
  ///   - isCut: becomes true when the answer holds more than is read of it.
  /// - Returns: the JSON in which the places of the definition are looked up.
  /// - Throws: ``Failure``.
  func read(
    _ response: HTTPResponse, text: [UInt8], from address: RequestURL?, _ isCut: inout Bool
  ) throws(Failure) -> JSON {
    let isGood = (200...299).contains(response.status)
    // Services tell failures in JSON whatever else they speak.
    guard format == .json || !isGood && !format.isMarkup && format != .javascript else {
      return try within(converted(response, text, address, &isCut))
    }
    let json: JSON
    do throws(JSONParseError) { json = try JSON(parsing: text, limits: .answer) } catch {
      throw .json(error)
    }
    return isGood ? try within(json) : json
  }

  /// What other formats are as JSON.
  private func converted(
    _ response: HTTPResponse, _ text: [UInt8], _ address: RequestURL?,
    _ isCut: inout Bool
  ) throws(Failure) -> JSON {
    let (body, contentType) = (response.body, response.headers["Content-Type"])
    do throws(ProviderError) {
      switch format {
      case .feed:
        return try FeedReader.read(
          body, contentType: contentType, address: address, isCut: &isCut)
      case .schemaOrg:
        return try ResultPageReader.read(body, contentType: contentType, address: address)
      case .html, .xml:
        let document = try MarkupDocument(
          body, format == .html ? .html : .xml, contentType: contentType, address: address)
        isCut = document.isCut
        // A whole document of its own may stand in one text.
        return try embedded == nil
          ? selectors.json(of: document) : selectors.json(of: document, longestText: .max)
      case .javascript:
        if let json = value(in: String(decoding: text, as: UTF8.self)) { return json }
      case .csv:
        if let table = table(text, &isCut) { return table }
      case .json, .jsonLines: break
      }
      if Task.isCancelled { throw ProviderError(wrapping: CancellationError()) }
    } catch {
      throw .other(error)
    }
    guard format == .jsonLines else { throw .otherFormat(format) }
    do throws(JSONParseError) {
      let lines = try JSONLines.read(text)
      // The last line broke off where it has no end and cannot be read.
      isCut = lines.arrayValue?.last?.isNull == true && text.last != UInt8(ascii: "\n")
      return lines
    } catch { throw .json(error) }
  }

  /// The rows of a table, or JSON in its place, in which a service may tell a failure; nil for a web
  /// page.
  private func table(_ text: [UInt8], _ isCut: inout Bool) -> JSON? {
    switch text.first(where: { $0 > 0x20 }) {
    case UInt8(ascii: "<"): return nil
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      if let json = try? JSON(parsing: text, limits: .answer) { return json }
    default: break
    }
    let table = SeparatedValues.read(text)
    isCut = table.isCut
    return .array(table.rows)
  }

  /// The JSON in a script.
  private func value(in script: String) -> JSON? {
    let place = wanted.flatMap { $0.isSingular ? $0 : $0.singularStems.first }
    return ScriptJSON.value(in: script) { json in
      let value = place?.value(in: json)
      return value?.arrayValue != nil || value?.objectValue != nil && place?.isRoot == false
    }
  }

  /// The JSON that is meant: the answer's own, or what a place of it holds.
  private func within(_ json: JSON) throws(Failure) -> JSON {
    guard let embedded else { return json }
    guard let value = try? embedded.first(in: json) else {
      throw .other(.drift("the answer has no \(embedded)"))
    }
    guard let text = value.stringValue else { return value }
    guard let inner = self.value(in: text) else {
      let isCancelled = Task.isCancelled
      throw .other(
        isCancelled
          ? ProviderError(wrapping: CancellationError()) : .drift("\(embedded) holds no JSON"))
    }
    return inner
  }
}

/// Documents that stand each on a line.
enum JSONLines {
  /// The most lines that are read.
  private static let mostLines = ListingLimits.pageItems + 1

  /// The documents as an array; null for a line that cannot be read.
  /// - Throws: why the first line cannot be read, when none can, unless it is the only one and
  ///   begins as a document does.
  static func read(_ text: [UInt8]) throws(JSONParseError) -> JSON {
    let bytes = text.starts(with: [0xEF, 0xBB, 0xBF]) ? text[3...] : text[...]
    var items: [JSON] = []
    var failure: JSONParseError?
    for line in bytes.split(separator: UInt8(ascii: "\n"), maxSplits: mostLines) {
      guard line.contains(where: { $0 > 0x20 }), items.count < mostLines else { continue }
      do throws(JSONParseError) {
        items.append(try JSON(parsing: Array(line), limits: .answer))
      } catch {
        if error.passedLimit == .cancellation { throw error }
        failure = failure ?? error
        items.append(.null)
      }
    }
    let isDocument = bytes.first { $0 > 0x20 } == UInt8(ascii: "{")
    if let failure, items.allSatisfy(\.isNull), items.count > 1 || !isDocument { throw failure }
    return .array(items)
  }
}
