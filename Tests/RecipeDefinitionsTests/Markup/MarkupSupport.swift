import RecipeModel
import RecipeProviderKit
import Testing

@testable import RecipeDefinitions

/// A definition of a site whose parts are given as they are written, checked to have no problem.
func site(
  response: String, fields: String? = nil, more: String = "",
  request: String = #"{"path": "/search", "query": {"q": "{text}"}}"#,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> ProviderDefinition {
  let result = DefinitionReader.read(
    Array(siteText(response: response, fields: fields, more: more, request: request).utf8))
  #expect(result.problems == [], sourceLocation: sourceLocation)
  return try #require(result.definition, sourceLocation: sourceLocation)
}

/// The text of such a definition.
func siteText(
  response: String, fields: String? = nil, more: String = "",
  request: String = #"{"path": "/search", "query": {"q": "{text}"}}"#
) -> String {
  """
  {
    "definitionVersion": 1,
    "name": "site",
    "title": "Site",
    "baseURL": "https://soups.example",
    "request": \(request),
    "response": \(response)\(fields.map { ",\n  \"fields\": \($0)" } ?? "")\(more.isEmpty ? "" : ",\n  " + more)
  }
  """
}

/// The problems of such a definition.
func siteProblems(
  response: String, fields: String? = nil, more: String = ""
) -> [DocumentProblem] {
  DefinitionReader.read(
    Array(siteText(response: response, fields: fields, more: more).utf8)
  ).problems
}

extension HTTPResponse {
  /// An answer of any kind.
  static func body(_ text: String, _ contentType: String, status: Int = 200) -> HTTPResponse {
    HTTPResponse(status: status, headers: ["Content-Type": contentType], body: Array(text.utf8))
  }
}

/// A page of results as many a site writes it.
enum CardPage {
  /// The response and the fields of its definition.
  static let response =
    #"{"format": "html", "list": "css:article.card", "none": {"path": "css:.no-results"}}"#
  static let fields = """
    {
      "title": "css:h2 a",
      "url": "css:h2 a",
      "image": "css:img",
      "totalMinutes": "css:.time",
      "rating": {"path": "css:.stars@aria-label", "scale": 5},
      "publisher": {"answer": "css:title"}
    }
    """

  static func card(_ number: Int, href: String? = nil) -> String {
    let href = href ?? "/soup-\(number)/?utm_source=search#top"
    return """
      <article class="card big"><a href="\(href)"><img src="data:image/gif;base64,AA"
        data-lazy-src="/pictures/\(number).jpg"></a>
        <h2> <a href="\(href)">Soup&nbsp;no.
          \(number)</a></h2>
        <span class="time">1 h 5 min</span><b class="stars" aria-label="4,5 von 5"></b></article>
      """
  }

  /// A whole page.
  static func html(_ cards: [String], head: String = "", foot: String = "") -> String {
    """
    <!DOCTYPE html><html><head><title>Soups</title>\(head)</head><body><main>
    \(cards.joined(separator: "\n"))
    </main>\(foot)</body></html>
    """
  }
}
