import RecipeModel
import RecipeProviderKit

extension ProviderDefinition {
  /// The definition with what its requests say of failures by themselves, behind its own rules.
  var completed: ProviderDefinition {
    guard request.content?.form == .graphql || detail?.request?.content?.form == .graphql else {
      return self
    }
    var definition = self
    definition.errors += GraphQLFailures.rules
    definition.response.incomplete += GraphQLFailures.gaps
    return definition
  }
}

/// How a GraphQL service tells failures: in `errors`, mostly behind status 200 (GraphQL, 7.1).
private enum GraphQLFailures {
  /// Without any data the answer is a failure.
  static let rules = [
    rule("$.errors[?@.extensions.code == 'UNAUTHENTICATED']", .unauthorized),
    rule("$[?$.errors[0] && (!$.data || $.data == null || !$.data[?@ != null])]", .failure),
  ].compactMap(\.self)

  /// With data beside the errors a part is missing.
  static let gaps = [message.map { ErrorCondition(path: $0) }].compactMap(\.self)

  private static let message = try? JSONPath("$.errors[0].message")

  private static func rule(_ path: String, _ meaning: ErrorRule.Meaning) -> ErrorRule? {
    guard let path = try? JSONPath(path) else { return nil }
    return ErrorRule(condition: ErrorCondition(path: path), meaning: meaning, message: message)
  }
}
