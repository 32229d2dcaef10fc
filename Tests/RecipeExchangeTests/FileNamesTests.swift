import RecipeExchange
import TestSupport
import Testing

/// Names of files that are made of titles.
@Suite("Names of files", .fewAtOnce) struct FileNamesTests {
  @Test(arguments: [
    ("Lentil soup", "Lentil soup"), ("Crème brûlée", "Crème brûlée"),
    ("a/b\\c:d*e?f", "a b c d e f"),
    ("\"x\" <y> |z|", "x y z"), ("../../etc/passwd", "etc passwd"), (".hidden", "hidden"),
    ("ends.", "ends"), ("  spaces   and\ttabs ", "spaces and tabs"), ("", "recipe"),
    ("...", "recipe"),
    ("CON", "CON recipe"), ("nul.txt", "nul txt recipe"), ("Com7", "Com7 recipe"),
    ("-rf", "rf"), ("~root", "root"), ("a\u{0}b\u{202E}c", "a␀bc"), ("麻婆豆腐", "麻婆豆腐"),
  ])
  func `a name is safe on every system`(title: String, name: String) {
    var names = FileNames()
    #expect(names.name(for: title) == name)
  }

  @Test func `a long name is cut between characters`() {
    var names = FileNames()
    for piece in ["a", "é", "麻", "👨‍🍳"] {
      let name = names.name(for: String(repeating: piece, count: 400))
      #expect((100...130).contains(name.utf8.count) && name.allSatisfy { String($0) == piece })
    }
  }

  @Test func `names that differ in capitals or in how accents are written do not meet`() throws {
    var names = FileNames()
    let titles = ["Soup", "SOUP", "soup", "Soup 2", "Cafe\u{301}", "Café", "CAFÉ"]
    let given = titles.map { names.name(for: $0) }
    #expect(try given[at: 0] == "Soup" && Set(given.map { $0.lowercased() }).count == titles.count)
  }

  @Test func `many recipes of one title take no longer than their number`() {
    var names = FileNames()
    let given = (0..<20_000).map { _ in names.name(for: "Soup") }
    #expect(Set(given).count == 20_000)
  }
}
