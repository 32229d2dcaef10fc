import RecipeModel
import RecipeProviderKit

/// What the variants of the Food2Fork interface do differently.
protocol Dialect: Sendable {
  var capabilities: Capabilities { get }
  var paging: PagingPolicy { get }
  /// Header fields of every request; may carry the credentials.
  var headers: HTTPHeaders { get }

  /// The address of one page of results.
  func searchURL(_ query: SearchQuery, page: Int, base: RequestURL) throws -> RequestURL

  /// Reads one page of results.
  func page(_ response: HTTPResponse, number: Int, reading: ItemReading) throws -> SearchPage

  /// The address of a single recipe.
  func recipeURL(_ id: String, base: RequestURL) -> RequestURL

  /// Reads a single recipe; nil when the service does not know it.
  func recipe(_ response: HTTPResponse, reading: ItemReading) throws -> Recipe?
}

/// What reading an answer takes beside the answer.
struct ItemReading: Sendable {
  var provider: String
  var answers: AnswerReader
  var redaction: Redaction
}
