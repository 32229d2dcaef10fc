#if os(Linux)
  import RecipeModel
  import TestSupport
  import Testing

  /// What is said where libxml2 is missing: never that a page holds nothing.
  @Suite(.fewAtOnce) struct MissingLibraryTests {
    private static let page = """
      <html><head><title>Leek soup</title></head><body>
      <div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop=name>Leek soup</h1>
      <ul><li itemprop=recipeIngredient>2 leeks<li itemprop=recipeIngredient>1 l stock</ul>
      <p itemprop=recipeInstructions>Boil the leeks.</div></body></html>
      """
    private static let definition = """
      {"definitionVersion": 1, "name": "blog", "title": "Blog",
       "request": {"path": "/search", "query": {"q": "{text}"}},
       "response": {"format": "html", "list": "css:li"},
       "fields": {"id": "css:a@href", "title": "css:a", "url": "css:a@href"}}
      """

    /// Runs the program with empty files under the names of libxml2, so that it cannot be loaded.
    private func run(
      _ arguments: [String], in folder: borrowing TemporaryFolder
    ) async throws -> ToolResult {
      for name in ["libxml2.so.2", "libxml2.so.16"] { _ = try folder.write("", to: name) }
      return try await Potluck.run(arguments, environment: ["LD_LIBRARY_PATH": folder.path])
    }

    @Test func `a saved page names the package that is missing`() async throws {
      let folder = try TemporaryFolder()
      let file = try folder.write(Self.page, to: "soup.html")
      for arguments in [
        ["show", file], ["show", file, "--guess"], ["import", file, "--dry-run"],
        ["providers", "add", "https://a.example", "--from-page", file],
      ] {
        let result = try await run(arguments, in: folder)
        #expect(result.code == 2, "\(arguments) \(result.transcript)")
        #expect(
          (result.errors + result.output).contains("install the package libxml2"),
          "\(arguments) \(result.transcript)")
      }
    }

    @Test func `a site and a source whose answers are pages are not taken for empty`() async throws
    {
      let server = try PageServer { _ in .page(Self.page) }
      defer { server.stop() }
      let folder = try TemporaryFolder()
      _ = try folder.write(Self.definition, to: "blog.json")
      let configuration = try folder.write(
        """
        {"version": 1, "providers": [
          {"id": "blog", "definition": "blog.json", "baseURL": "\(server.address)"}]}
        """, to: "config.json")
      let searched = try await run(["search", "soup", "--config", configuration], in: folder)
      #expect(searched.code == 2, "\(searched.transcript)")
      #expect((searched.errors + searched.output).contains("libxml2"), "\(searched.transcript)")
      let added = try await run(
        ["providers", "add", server.address, "--id", "other", "--config", configuration], in: folder
      )
      #expect(added.code == 2, "\(added.transcript)")
      #expect(added.errors.contains("fix: install the package libxml2"), "\(added.transcript)")
    }
  }
#endif
