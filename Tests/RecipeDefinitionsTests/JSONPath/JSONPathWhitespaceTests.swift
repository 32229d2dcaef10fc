import RecipeModel
import TestSupport
import Testing

@testable import RecipeDefinitions

/// White space in every place of a path; `~` stands for it in the tables.
@Suite(.fewAtOnce) struct JSONPathWhitespaceTests {
  private static let spaces = [" ", "\t", "\n", "\r", "\r\n \t"]

  private func filled(_ path: String, _ space: String) -> String {
    String(path.split(separator: "~", omittingEmptySubsequences: false).joined(separator: space))
  }

  @Test(
    arguments: [
      "$~.a", "$~['a']", "$~..a", "$~[*]", "$.a~.b", "$.a~['b']", "$['a']~.b", "$['a']~['b']",
      "$..a~..b", "$[~'a']", "$['a'~]", "$['a'~,'b']", "$['a',~'b']", "$[~0~,~1~]", "$..[~0~]",
      "$[~*~]", "$[~:~]", "$[1~:2]", "$[1:~2]", "$[1:2~:3]", "$[1:2:~3]", "$[~1~:~2~:~3~]",
      "$[:~:~]", "$[~?@]", "$[?~@.a]", "$[?@.a~]", "$[?@~.a]", "$[?@.a~==1]", "$[?@.a==~1]",
      "$[?@.a~!=~1]", "$[?@.a~<~1]", "$[?@.a~<=~1]", "$[?@.a~>~1]", "$[?@.a~>=~1]",
      "$[?@~&&@]", "$[?@&&~@]", "$[?@~||@]", "$[?@||~@]", "$[?!~@]", "$[?!~(@)]", "$[?(~@)]",
      "$[?(@~)]", "$[?~(@)~]", "$[?@~['a']~.b==1]", "$[?$~.a~[0]==1]", "$[?count(~@.*)==1]",
      "$[?count(@.*~)==1]", "$[?count(@~.*)~==~1]", "$[?~length(~@~.a~)~>~1~]",
      "$[?@~,~?@]", "$[?~@~[~?~@~]~]",
    ], spaces)
  func `it may stand between the parts of a path`(path: String, space: String) throws {
    let text = filled(path, space)
    let plain = try JSONPath(filled(path, ""))
    let document = try JSON(parsing: #"[{"a":1,"b":[1,2,{"a":[0]}]},[1,[2],3,4],5,{}]"#)
    #expect(try JSONPath(text).nodes(in: document) == plain.nodes(in: document))
  }

  @Test(
    arguments: [
      "~$", "$~", "$.a~", "$['a']~", "$.~a", "$..~a", "$.~*", "$..~*", "$..~['a']", "$.~.a",
      "$.~['a']", "$[-~1]", "$[1~2]", "$[?@=~=1]", "$[?@!~=1]", "$[?@<~=1]", "$[?@>~=1]",
      "$[?@&~&@]", "$[?@|~|@]", "$[?@.~a]", "$[?@..~a]", "$[?count~(@.*)==1]",
      "$[?length~(@)==1]", "$[?value~(@.*)==1]", "$[?@==-~1]", "$[?@==1~.5]", "$[?@==1.~5]",
      "$[?@==1~e5]", "$[?@==1e~5]", "$[?@==t~rue]", "$[?cou~nt(@.*)==1]",
    ], spaces)
  func `it may not stand inside a part`(path: String, space: String) {
    let error = #expect(throws: JSONPathError.self) { try JSONPath(filled(path, space)) }
    #expect(error?.isUnsupported == false)
  }

  @Test(
    arguments: ["$~.a", "$[~'a']", "$['a'~]", "$[?@~==~1]", "$[?count(~@)==1]"],
    ["\u{B}", "\u{C}", "\u{85}", "\u{A0}", "\u{2003}", "\u{FEFF}", "\u{0}"])
  func `no other blank is white space`(path: String, space: String) {
    #expect(throws: JSONPathError.self) { try JSONPath(filled(path, space)) }
  }
}
