import PotluckService
import PotluckSupport
import RecipeModel
import RecipeProviderKit
import RecipeSearch

/// What names a recipe on the command line or on a line of standard input.
enum ShowReference: Equatable {
  /// The place in the last list, from 1.
  case number(Int)
  /// A source and its own identifier.
  case id(ListingID)
  /// A page of the web.
  case link(String)
  /// The bare name of a kept recipe.
  case name(String)
  /// A saved file, with the address that it was saved from where that is told.
  case file(String, address: String?)
  /// What the sources of one recipe have listed.
  case listings([Listing])

  /// Reads what a person wrote.
  /// - Throws: ``Failure`` when it names nothing.
  init(_ text: String) throws(Failure) {
    let text = String(text.drop(while: \.isWhitespace)).trimmingEnd
    if let number = Int(text), text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) {
      self = .number(number)
    } else if PageAddress(text) != nil {
      self = .link(text)
    } else if Self.looksLikeFile(text) {
      self = .file(Paths.absolute(text, in: Paths.current), address: nil)
    } else if ["http://", "https://"].contains(where: text.lowercased().hasPrefix) {
      throw Failure(
        .usage, "the link is not one that is followed",
        fix: "write it with a host, and without a user name, password or character that cannot be "
          + "printed")
    } else if let id = ListingID(text) {
      self = id.provider == "file" ? .file(id.id, address: nil) : .id(id)
    } else if TextMatching.words(text).isEmpty {
      throw Self.nothing(text)
    } else {
      self = .name(text)
    }
  }

  /// The failure of a text that names nothing.
  static func nothing(_ text: String, among known: [String] = []) -> Failure {
    if text.contains("."), access(Paths.absolute(text, in: Paths.current), F_OK) == 0 {
      return SavedRecipe.unread(text)
    }
    return Failure(
      .usage, "\u{201C}\(text)\u{201D} names no recipe",
      fix: NearestName.question(text, among: known)
        + "give a number of the last list, provider:id, a link, a saved file, or the name of what "
        + "you keep; to look for recipes, write: potluck search \(text)")
  }

  /// Reads a line of standard input: what a person could write, or JSON.
  ///
  /// The JSON is a text or number of that kind; `{"ref"}`, `{"url"}` or `{"id"}` with one; a saved
  /// page, `{"html_path", "url"}`; a listing or a recipe of a list, as `merge` reads and writes
  /// them.
  /// - Returns: nil for a record of a search that is no recipe.
  /// - Throws: ``Failure`` when it names nothing.
  static func line(_ bytes: [UInt8], _ number: Int) throws(Failure) -> ShowReference? {
    let first = bytes.first { $0 > 0x20 }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "\"") else {
      return try ShowReference(String(decoding: bytes, as: UTF8.self))
    }
    let value: JSON
    do throws(JSONParseError) { value = try JSON(parsing: bytes) } catch {
      throw Failure(
        .usage, "line \(number) is not valid JSON: \(error.message)", fix: "write one value a line")
    }
    if let text = value.stringValue { return try ShowReference(text) }
    if let path = value["html_path"]?.stringValue {
      return .file(
        Paths.absolute(path, in: Paths.current),
        address: WebLink.accept(value["url"]?.stringValue).map(PageAddress.shown))
    }
    if let reference = value["ref"] ?? value["reference"] {
      return try ShowReference(reference.stringValue ?? reference.text())
    }
    if value["sources"] == nil, value["provider"] == nil || value["title"] == nil,
      let named = named(value)
    {
      return try ShowReference(named)
    }
    return try listings(bytes, number)
  }

  /// What an object without a listing's members names.
  private static func named(_ value: JSON) -> String? {
    let id = value["id"].map { $0.stringValue ?? $0.text() }
    if let provider = value["provider"]?.stringValue, let id { return "\(provider):\(id)" }
    return id ?? value["url"]?.stringValue
  }

  private static func listings(
    _ bytes: [UInt8], _ number: Int
  ) throws(Failure) -> ShowReference? {
    do throws(DocumentProblem) {
      let listings = try ListingLine.parse(bytes, number).map(\.listing)
      return listings.isEmpty ? nil : .listings(listings)
    } catch {
      throw Failure(
        .usage, "line \(number) names no recipe: \(error.message)",
        fix: "write {\"ref\": \"provider:id\"}, {\"url\": \"https://…\"} or a line of a search")
    }
  }

  /// What names the recipe, in the form that a person would write; of an address without what lets
  /// somebody in.
  var name: String {
    switch self {
    case .number(let number): String(number)
    case .id(let id): PageAddress.shown(id.description)
    case .link(let text): PageAddress.shown(text)
    case .name(let text): text
    case .file(let path, _): path
    case .listings(let listings): listings.first?.id.description ?? ""
    }
  }

  private static func looksLikeFile(_ text: String) -> Bool {
    if ["/", "./", "../", "~/"].contains(where: text.hasPrefix) { return true }
    // An identifier of a source may end like a file; then the file has to be there.
    let isFile = SavedRecipe.Kind(path: text) != nil
    return isFile && (ListingID(text) == nil || access(text, F_OK) == 0)
  }
}

extension String {
  /// The text without spaces and line breaks at its end.
  fileprivate var trimmingEnd: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
