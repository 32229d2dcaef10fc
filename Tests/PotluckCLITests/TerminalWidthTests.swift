import Foundation
import RecipeModel
import TestSupport
import Testing

@testable import PotluckCLI

/// What people read on terminals of any width: no line is longer than the terminal, and no word is
/// broken or left out.
@Suite(.fewAtOnce) struct TerminalWidthTests {
  static let widths = [40, 80, 120]

  private static let page = """
    ---
    title: Rindfleischetikettierungssuppe
    servings: 4
    time: 1 h 35 min
    ---

    Wash @potatoes{500%g} and peel the @large onions{3}(finely chopped) with great patience.

    Simmer in @Gemüsebrühe{1.5%l} for ~{25%minutes}, stirring now and then so that nothing sticks to \
    the bottom of the pot, and season with @salt and @freshly ground black pepper.

    煮沸后转小火慢炖三十分钟直到土豆完全软烂为止然后加入切碎的洋葱和盐调味即可食用非常美味
    """

  private static let commands: [[String]] = [
    ["show", "soup.cook", "--servings", "7"],
    ["show", "soup.cook", "--diet", "vegan", "--explain"],
    ["screen", "soup.cook", "--avoid", "gluten,milk,celery"],
    ["history"], ["kept"],
    ["kept", "edit", "lentil-soup", "--note", "double the garlic next time"],
    ["doctor"], ["config", "check"], ["shop", "soup.cook", "--explain"],
    ["show", "nothing that is a file"], ["providers", "info", "nope"],
    ["providers", "add", "ftp://soups.example"], ["providers", "add", "http://127.0.0.1:1"],
    ["search", "soup", "--missing-at-most", "2"], ["search", "soup", "--limt", "2"],
    ["search", "soup", "--have", "leek", "--missing-at-most", "0"],
  ]

  @Test func `no word is broken, and no line is longer than the terminal`() async throws {
    let home = try TemporaryFolder()
    // Without live progress, which a pipe does not have.
    let environment = ["HOME": home.path, "NO_COLOR": "1", "TERM": "dumb"]
    let page = try home.write(Self.page, to: "soup.cook")
    for words in [
      ["search", "lentil soup with a very long wish", "--without", "onion,garlic,celery"],
      ["search", "soup", "--have", "leek,potato,cream,butter", "-n", "3"],
      ["keep", "cookbook:lentil-soup", "--tag", "weeknight,soups,winter,favourites"],
    ] { _ = try await Potluck.run(words, environment: environment) }
    for words in Self.commands {
      let arguments = words.map { $0 == "soup.cook" ? page : $0 }
      let piped = try await Potluck.run(arguments, environment: environment).transcript
      let known = Self.words(piped)
      for width in Self.widths {
        let shown = try await Terminal.run(
          arguments, columns: width, environment: environment, includesErrors: true
        ).output.replacing(#/\u{1B}\[[0-9;?]*[A-Za-z]|\r/#, with: "")
        #expect(!shown.isEmpty, "\(words) at \(width)")
        let unknown = Self.words(shown).subtracting(known)
        #expect(unknown.isEmpty, "\(words) at \(width) breaks \(unknown.sorted()):\n\(shown)")
        for line in shown.split(separator: "\n") where Self.columns(line) > width {
          #expect(line.split(separator: " ").count == 1, "\(words) at \(width): \(line)")
        }
      }
    }
  }

  @Test(arguments: widths)
  func `help fits, and an example goes on as a shell takes it`(_ width: Int) async throws {
    for command in HelpTests.commands {
      let words = command.split(separator: " ").map(String.init) + ["--help"]
      let wide = try await Potluck.run(words, environment: ["COLUMNS": "10000"]).output
      let help = try await Terminal.run(words, columns: width).output
      for line in help.split(separator: "\n") where line.count > width {
        #expect(line.split(separator: " ").count <= 2, "\(line)")
      }
      let joined = help.replacing(" \\\n      ", with: " ")
      func examples(_ text: String) -> [Substring] {
        text.split(separator: "\n").filter { $0.hasPrefix("  potluck ") }
      }
      #expect(examples(joined) == examples(wide))
      #expect(Self.words(joined) == Self.words(wide), "\(command)")
    }
  }

  /// The words of a text; what has no spaces is told by its characters.
  private static func words(_ text: String) -> Set<String> {
    var words: Set<String> = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      let (wide, narrow) = (word.filter(isWide), word.filter { !isWide($0) })
      words.formUnion(wide.map(String.init))
      // How long something took is another time each time.
      if !narrow.isEmpty, Double(narrow) == nil { words.insert(String(narrow)) }
    }
    return words
  }

  private static func isWide(_ character: Character) -> Bool {
    character.unicodeScalars.contains { (0x2E80...0xFFEF).contains($0.value) }
  }

  private static func columns(_ line: Substring) -> Int {
    line.reduce(0) { $0 + (isWide($1) ? 2 : 1) }
  }
}
