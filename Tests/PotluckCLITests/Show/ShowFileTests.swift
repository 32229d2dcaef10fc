import Foundation
import RecipeModel
import TestSupport
import Testing

/// Recipes in files, and references on standard input.
///
/// No network is there to be asked.
@Suite(.fewAtOnce) struct ShowFileTests {
  private static let page = """
    <html><head><title>Soup</title><script type="application/ld+json">
    {"@type": "Recipe", "name": "Leek Soup", "recipeYield": "4 servings", "totalTime": "PT30M",
     "recipeIngredient": ["2 leeks", "1 l stock"],
     "recipeInstructions": [{"@type": "HowToSection", "name": "Soup", "itemListElement": [
       {"@type": "HowToStep", "text": "Slice."}, {"@type": "HowToStep", "text": "Boil."}]}],}
    </script></head><body></body></html>
    """

  @Test func `a saved page is shown, scaled and explained`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.page, to: "soup.html")
    let result = try await Potluck.run(["show", file, "--servings", "2", "--explain"])
    #expect(result.code == 0 && result.errors.isEmpty)
    try Golden.check(
      Golden.masking(folder.path, in: result.output), "show/saved-page.txt")
  }

  @Test func `a page that a program writes slowly is awaited`() async throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path + "/soup.html"
    #expect(mkfifo(pipe, 0o600) == 0)
    let reader = open(pipe, O_RDONLY | O_NONBLOCK)
    let writer = open(pipe, O_WRONLY)
    close(reader)
    let page = Array(Self.page.utf8)
    Thread.detachNewThread {
      // A pipe that nobody reads is in error.
      var state = pollfd(fd: writer, events: Int16(POLLOUT), revents: 0)
      while poll(&state, 1, 0) == 1, state.revents & Int16(POLLERR) != 0 { usleep(10_000) }
      usleep(200_000)
      _ = page.withUnsafeBytes { write(writer, $0.baseAddress, $0.count) }
      close(writer)
    }
    let result = try await Potluck.run(["show", pipe])
    #expect(result.output.hasPrefix("Leek Soup\n"), "\(result.transcript)")
  }

  @Test func `a file of several recipes is left to import`() async throws {
    let folder = try TemporaryFolder()
    let recipe = #"{"@type": "Recipe", "name": "Soup", "recipeInstructions": "Boil it."}"#
    let list = #"{"@type": "ItemList", "itemListElement": [\#(recipe), \#(recipe)]}"#
    for text in ["[\(recipe), \(recipe)]", #"{"@graph": [\#(recipe), \#(recipe)]}"#, list] {
      let result = try await Potluck.run(["show", try folder.write(text, to: "soups.json")])
      #expect(result.code == 1 && result.output.isEmpty, "\(result.transcript)")
      #expect(result.errors.contains("there are 2 recipes in it"), "\(result.errors)")
      #expect(result.errors.contains("potluck import"), "\(result.errors)")
    }
    let page = #"{"@graph": [\#(recipe), {"@type": "WebPage", "mentions": [\#(recipe)]}]}"#
    let one = try await Potluck.run(["show", try folder.write(page, to: "page.json")])
    #expect(one.code == 0, "\(one.transcript)")
  }

  @Test(arguments: ["html", "markdown", "cooklang", "jsonld", "json"])
  func `what was written to a file is read from it again`(format: String) async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.page, to: "soup.html")
    let endings = ["markdown": "md", "cooklang": "cook", "html": "html"]
    let written = try await Potluck.run(["show", file, "--format", format])
    #expect(written.code == 0)
    let copy = try folder.write(written.output, to: "copy.\(endings[format] ?? "json")")
    let shown = try await Potluck.run(["show", copy, "--json"])
    let recipe = try JSON(parsing: shown.output)["recipe"]
    #expect(recipe?["title"]?.stringValue == "Leek Soup")
    #expect(recipe?["totalMinutes"]?.intValue == 30)
    #expect(recipe?["yield"]?.stringValue == "4 servings")
    #expect(recipe?["ingredients"]?.arrayValue?.count == 2)
    #expect(recipe?["instructions"]?.arrayValue?.count == 2)
  }

  @Test func `a page without data is read by its headings only when asked`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      """
      <html><body><h1>Leek Soup</h1><h2>Ingredients</h2><ul><li>2 leeks</li><li>1 l stock</li>
      <li>1 onion</li></ul><h2>Directions</h2><ol><li>Slice all of it.</li><li>Boil it all
      for an hour.</li></ol></body></html>
      """, to: "soup.html")
    let plain = try await Potluck.run(["show", file])
    #expect(plain.code == 1 && plain.errors.contains("--guess"))
    let guessed = try await Potluck.run(["show", file, "--guess", "--explain"])
    #expect(guessed.code == 0 && guessed.output.contains("  2 leeks\n"))
    #expect(guessed.output.contains("guessed"))
  }

  @Test func `a file of a kind that is not shown leads to the import`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("Soup\n\n1 egg\n2 leeks\n\nBoil.\n", to: "soup.txt")
    let whole = try await Potluck.run(["show", file])
    #expect(whole.code == 64)
    #expect(whole.errors.contains("files such as “\(file)” are not shown"), "\(whole.errors)")
    #expect(whole.errors.contains("fix: potluck import \(file) keeps"))
    let bare = try await Shell.run("cd \"$1\"; \"$0\" show soup.txt", Potluck.path, folder.path)
    #expect(bare.errors.contains("files such as “soup.txt” are not shown"), "\(bare.errors)")
  }

  @Test func `a file that is missing, too strange or empty says so`() async throws {
    let folder = try TemporaryFolder()
    let missing = try await Potluck.run(["show", "\(folder.path)/none.cook"])
    #expect(missing.code == 2 && missing.errors.contains("there is no such file"))
    let empty = try folder.write("", to: "empty.cook")
    #expect(try await Potluck.run(["show", empty]).code == 1)
    let broken = try folder.write("{\"a\":", to: "broken.json")
    #expect(try await Potluck.run(["show", broken]).code == 2)
    let binary = try folder.write("\u{1}\u{2}\u{3}", to: "page.html")
    #expect(try await Potluck.run(["show", binary]).code != 0)
  }

  @Test func `each line is answered before the next one is written`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.page, to: "soup.html")
    let lines = [
      #"{"html_path": "\#(file)", "url": "https://kitchen.example/leek"}"#,
      #"{"html_path": "\#(folder.path)/none.html", "url": "https://kitchen.example/none"}"#,
      #"{"ref": "\#(file)"}"#, "\"\(file)\"", "{", file,
    ]
    // No configuration that could be read, no home, no network.
    let script = """
      export POTLUCK_CONFIG=/nowhere
      coproc P { "$0" show --jsonl -; }
      for line in "$@"; do
        printf '%s\\n' "$line" >&${P[1]}
        read -t 20 -r answer <&${P[0]} || exit 9
        printf '%s\\n' "$answer"
      done
      """
    let result = try await Shell.run(script, arguments: [Potluck.path] + lines)
    #expect(result.code == 0)
    let answers = try result.output.split(separator: "\n").map { try JSON(parsing: String($0)) }
    #expect(answers.count == lines.count)
    #expect(answers.first?["recipe"]?["url"]?.stringValue == "https://kitchen.example/leek")
    #expect(try answers[at: 1]["error"]?["message"]?.stringValue?.contains("no such file") == true)
    for index in [2, 3, 5] { #expect(answers[index]["recipe"]?["title"] == "Leek Soup") }
    #expect(try answers[at: 4]["error"]?["code"] == "usage")
  }

  @Test(arguments: ["plain", "text"])
  func `ACCESSIBLE gives one thing a line, as plain does`(format: String) async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.page, to: "soup.html")
    let result = try await Potluck.run(
      ["show", file, "--format", format], environment: ["ACCESSIBLE": "1"])
    #expect(result.output.contains("Step 2 (Soup): Boil.\n"))
  }

  @Test func `nothing hostile gets through`() async throws {
    let folder = try TemporaryFolder()
    let hostile = #"\u001b[2J\u202eevil<script>alert(1)<\/script>\u0007"#
    let file = try folder.write(
      """
      <script type="application/ld+json">{"@type": "Recipe", "name": "\(hostile)",
      "url": "javascript:alert(1)", "recipeIngredient": ["\(hostile)", "1 egg"],
      "recipeInstructions": "\(hostile) Boil."}</script>
      """, to: "evil.html")
    for format in ["text", "plain", "markdown", "html", "json", "jsonld", "cooklang"] {
      let result = try await Potluck.run(["show", file, "--format", format])
      #expect(result.code == 0)
      #expect(!result.output.unicodeScalars.contains { $0.isUnsafeToPrint && $0 != "\n" })
      #expect(!result.output.contains("<script>alert"))
    }
  }
}
