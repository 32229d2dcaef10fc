import RecipeModel
import TestSupport
import Testing

@testable import RecipeDefinitions

@Suite(.fewAtOnce) struct JSONPathErrorTests {
  @Test(arguments: [
    ("", 0, "a path starts with $", "write $ for the whole document"),
    ("title", 0, "a path starts with $", "write $. and then the name"),
    (
      "@.a", 0, "a path starts with $",
      "write $ for the document; @ has a meaning only inside a filter"
    ),
    ("$.a ", 3, "white space after the path", "leave it out"),
    (
      "$.é-b", 4, "'-' after the path",
      "put names with other characters than letters, digits and _ in brackets: ['…']"
    ),
    (
      "$.a.length()", 10, "a function stands only inside a filter",
      "write it in a condition, such as [?length(@.name) > 2]"
    ),
    ("$.", 2, "a name or * should follow the dot", "leave the dot out or write a name"),
    (
      "$.a.0", 4, "a name or * should follow the dot",
      "write [0] for an element, ['0'] for a name that starts with a digit"
    ),
    ("$.['a']", 2, "a name or * should follow the dot", "leave the dot out"),
    ("$[a]", 2, "a selector should be here", "put the name in quotes: ['…']"),
    ("$[]", 2, "a selector should be here", "write [*] for all children"),
    ("$[(@.a)]", 2, "a selector should be here", "write [?…] for a filter"),
    ("$['a'", 1, "a [ without its ]", "close the bracket"),
    ("$['a]", 2, "a string without its closing quote", "close the quote"),
    ("$[007]", 2, "an index has no leading zeros", "write 7"),
    ("$[-0]", 2, "-0 is no index", "write 0"),
    ("$[?@.a=1]", 6, "a single =", "write =="),
    ("$[?@.a&@.b]", 6, "a single &", "write &&"),
    ("$[?@.a and @.b]", 7, "'a' where a comma or ] should be", "write &&"),
    (
      "$[?@.a==soup]", 8, "a word that is neither true, false nor null",
      "write @.soup for a member, 'soup' for a string"
    ),
    (
      "$[?@.*==1]", 3, "a query that may select several nodes cannot be compared",
      "use names and indices only, or count(…) or value(…) around the query"
    ),
    ("$[?!@.a==1]", 3, "! does not apply to a comparison", "write !(… == …)"),
    (
      "$[?count(@)]", 3, "count() gives a value, which is no condition",
      "compare it, such as count(…) > 0"
    ),
    ("$[?lenght(@)>1]", 3, "there is no function lenght()", "did you mean length()?"),
    (
      "$[?count (@)>1]", 3, "no white space may stand between a function and its parenthesis",
      "write count("
    ),
    (
      "$[?'a']", 3, "a value alone is no condition",
      "compare it, or test a query such as @.name"
    ),
    (
      #"$['\uD83C']"#, 3, "half of a surrogate pair",
      #"write both halves, such as \uD83C\uDF72, or the character itself"#
    ),
  ])
  func `an error says what, where and what to write instead`(
    path: String, offset: Int, message: String, fix: String
  ) throws {
    let error = try #require(throws: JSONPathError.self, performing: { try JSONPath(path) })
    #expect(error == JSONPathError(message: message, offset: offset, fix: fix))
    #expect(error.description == "\(message) at byte \(offset): \(fix)")
  }
}
