import RecipeModel
import RecipeProviderKit
import RecipeSearch
import TestSupport
import Testing

@testable import RecipeRPC

@Suite(.fewAtOnce) struct DocumentTests {
  private static let uri: JSON = "file:///menu%20plan.md"

  private static func client(_ text: String, _ service: FakeService = FakeService()) -> EditorClient
  {
    let client = EditorClient(service)
    open(text, in: client)
    return client
  }

  private static func open(_ text: String, as uri: JSON = uri, in client: EditorClient) {
    let handling = client.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": uri, "languageId": "markdown", "version": 1, "text": .string(text),
        ]
      ])
    #expect(handling.isSilent)
  }

  private static func change(_ changes: JSON, in client: EditorClient) {
    client.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": uri, "version": 2], "contentChanges": changes])
  }

  private static func hover(_ line: Int, _ character: Int, _ uri: JSON = uri) -> JSON {
    [
      "textDocument": ["uri": uri],
      "position": ["line": .int(line), "character": .int(character)],
    ]
  }

  private static func actions(
    _ start: (Int, Int), _ end: (Int, Int), only: JSON? = nil
  ) -> JSON {
    var context: JSONObject = ["diagnostics": []]
    if let only { context["only"] = only }
    return [
      "textDocument": ["uri": uri],
      "range": [
        "start": ["line": .int(start.0), "character": .int(start.1)],
        "end": ["line": .int(end.0), "character": .int(end.1)],
      ],
      "context": .object(context),
    ]
  }

  @Test func `hovering over a link shows the recipe`() async throws {
    let client = Self.client("Today:\n- [soup](https://leeks.example/soup)\n")
    let result = try await client.request("textDocument/hover", Self.hover(1, 20))
    #expect(result["contents"]?["kind"] == "markdown")
    let text = try #require(result["contents"]?["value"]?.stringValue)
    for part in ["Leek Soup", "30 min", "4 servings", "- 1 kg leeks\n"] {
      #expect(text.contains(part))
    }
    #expect(
      result["range"] == [
        "start": ["line": 1, "character": 2], "end": ["line": 1, "character": 36],
      ])
  }

  @Test func `hovering over anything else shows nothing and asks nobody`() async throws {
    let client = Self.client("Today: https://leeks.example/soup\n")
    for place in [(0, 0), (1, 0), (2, 0), (99, 99), (.max, .max)] {
      #expect(
        try await client.request("textDocument/hover", Self.hover(place.0, place.1)) == .null)
    }
    #expect(
      try await client.request("textDocument/hover", Self.hover(0, 10, "file:///other")) == .null)
    #expect(client.service.log.requests.isEmpty)
  }

  @Test func `hovering over a page without a recipe shows nothing`() async throws {
    let client = Self.client("https://nothing.example/")
    #expect(try await client.request("textDocument/hover", Self.hover(0, 3)) == .null)
    #expect(client.service.log.requests == [.recipe(.url("https://nothing.example/"))])
  }

  @Test func `a hover can be cancelled`() async throws {
    let work = try Self.client("https://x.example/__slow__").work(
      "textDocument/hover", Self.hover(0, 3))
    let task = Task { try await work.body(FakeCall()) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `text from a page cannot become markup`() async throws {
    let hostile = Recipe(
      listing: Listing(
        id: ListingID(provider: "alpha", id: "x"),
        title: "**[Click](https://evil.example)** <img src=x>\u{202E}\u{1B}[2J",
        url: "https://hostile.example/", ingredients: ["# salt\n\n```", "[x](y)"],
        recipeYield: "<b>4</b>"))
    var service = FakeService()
    service.sources = [CannedProvider("alpha", recipes: [hostile])]
    let client = Self.client("https://hostile.example/", service)
    let result = try await client.request("textDocument/hover", Self.hover(0, 3))
    let text = try #require(result["contents"]?["value"]?.stringValue)
    #expect(text.contains("\\[Click\\](https\\://evil.example)"))
    #expect(!text.contains("<img") && !text.contains("<b>"))
    #expect(!text.contains("\n#") && !text.contains("```\n"))
    #expect(!text.contains("\u{202E}") && !text.contains("\u{1B}"))
  }

  @Test func `a changed text counts, and a text that is not known whole is forgotten`() async throws
  {
    let client = Self.client("nothing")
    Self.change([["text": "a"], ["text": "https://leeks.example/soup"]], in: client)
    #expect(try await client.request("textDocument/hover", Self.hover(0, 3)) != .null)
    Self.change(
      [
        [
          "range": [
            "start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0],
          ],
          "text": "x",
        ]
      ], in: client)
    #expect(try await client.request("textDocument/hover", Self.hover(0, 3)) == .null)
  }

  @Test func `a closed text is forgotten`() async throws {
    let client = Self.client("https://leeks.example/soup")
    client.notify("textDocument/didClose", ["textDocument": ["uri": Self.uri]])
    #expect(try await client.request("textDocument/hover", Self.hover(0, 3)) == .null)
    Self.change([["text": "https://leeks.example/soup"]], in: client)
    #expect(try await client.request("textDocument/hover", Self.hover(0, 3)) == .null)
  }

  @Test func `neither large nor many texts fill the memory`() async throws {
    let client = EditorClient()
    Self.open("https://leeks.example/soup", in: client)
    Self.open(
      "https://leeks.example/soup\n" + String(repeating: "x", count: DocumentStore.textLimit),
      in: client)
    #expect(try await client.request("textDocument/hover", Self.hover(0, 3)) == .null)
    Self.change([["text": "https://leeks.example/soup"]], in: client)
    #expect(try await client.request("textDocument/hover", Self.hover(0, 3)) != .null)
    client.notify("textDocument/didClose", ["textDocument": ["uri": Self.uri]])
    for number in 0..<DocumentStore.countLimit {
      Self.open("https://leeks.example/soup", as: .string("file:///\(number)"), in: client)
    }
    #expect(try await client.request("textDocument/hover", Self.hover(0, 3, "file:///7")) != .null)
    Self.open("https://leeks.example/soup", in: client)
    #expect(try await client.request("textDocument/hover", Self.hover(0, 3)) == .null)
  }

  @Test func `a malformed notification changes nothing`() async throws {
    let client = Self.client("https://leeks.example/soup")
    for params in [nil, [:], [1], ["textDocument": 5], ["textDocument": ["uri": 5]]] as [JSON?] {
      for method in ["textDocument/didOpen", "textDocument/didChange", "textDocument/didClose"] {
        #expect(client.notify(method, params).isSilent)
      }
    }
    #expect(try await client.request("textDocument/hover", Self.hover(0, 3)) != .null)
  }

  @Test func `two actions are offered on a link, without asking anybody`() async throws {
    let client = Self.client("Today:\r\nsoup https://leeks.example/soup 🍲\r\n")
    let result = try await client.request(
      "textDocument/codeAction", Self.actions((1, 10), (1, 10)))
    #expect(
      result == [
        [
          "title": "Insert as Markdown", "kind": "refactor.rewrite",
          "data": [
            "url": "https://leeks.example/soup", "format": "markdown", "uri": Self.uri,
            "position": ["line": 1, "character": 34],
          ],
        ],
        [
          "title": "Insert as Cooklang", "kind": "refactor.rewrite",
          "data": [
            "url": "https://leeks.example/soup", "format": "cooklang", "uri": Self.uri,
            "position": ["line": 1, "character": 34],
          ],
        ],
      ])
    #expect(client.service.log.requests.isEmpty)
  }

  @Test func `actions need a link in the range`() async throws {
    let client = Self.client("Today:\n\nsoup https://leeks.example/soup 🍲\nend\n")
    for range in [((0, 0), (1, 0)), ((2, 0), (2, 4)), ((3, 0), (9, 0)), ((2, 32), (2, 99))] {
      #expect(
        try await client.request("textDocument/codeAction", Self.actions(range.0, range.1)) == [])
    }
    for range in [((0, 0), (.max, .max)), ((2, 5), (2, 5)), ((2, 31), (2, 31)), ((3, 0), (1, 0))] {
      let result = try await client.request(
        "textDocument/codeAction", Self.actions(range.0, range.1))
      #expect(result.arrayValue?.count == 2)
    }
  }

  @Test(
    arguments: [
      (nil, 2), ([], 2), (["refactor"], 2), (["refactor.rewrite"], 2), ([""], 2),
      (["quickfix", "refactor"], 2), (["quickfix"], 0), (["refactor.extract"], 0),
      (["refactor.rewrite.x"], 0), (["ref"], 0),
    ] as [(JSON?, Int)])
  func `only the kinds that are wanted are offered`(_ only: JSON?, _ count: Int) async throws {
    let client = Self.client("https://leeks.example/soup")
    let result = try await client.request(
      "textDocument/codeAction", Self.actions((0, 0), (0, 0), only: only))
    #expect(result.arrayValue?.count == count)
  }

  @Test func `a resolved action inserts the recipe below the line`() async throws {
    let client = Self.client("soup https://leeks.example/soup\r\nend")
    let offered = try await client.request(
      "textDocument/codeAction", Self.actions((0, 9), (0, 9)))
    for action in offered.arrayValue ?? [] {
      let resolved = try await client.request("codeAction/resolve", action)
      #expect(resolved["title"] == action["title"])
      #expect(resolved["data"] == action["data"])
      let edits = try #require(resolved["edit"]?["changes"]?["file:///menu%20plan.md"]?.arrayValue)
      #expect(edits.count == 1)
      let place: JSON = ["line": 0, "character": 31]
      #expect(edits.first?["range"] == ["start": place, "end": place])
      let text = try #require(edits.first?["newText"]?.stringValue)
      #expect(text.hasPrefix("\r\n\r\n") && !text.hasSuffix("\n"))
      #expect(text.contains("Leek Soup"))
      #expect(text.components(of: "\n").count == text.components(of: "\r\n").count)
    }
  }

  @Test func `an action that is resolved late follows its link, and fails without it`() async throws
  {
    let client = Self.client("soup https://leeks.example/soup")
    let offered = try await client.request(
      "textDocument/codeAction", Self.actions((0, 9), (0, 9)))
    let action = try #require(offered.arrayValue?.first)
    let uri = try #require(action["data"]?["uri"])
    func change(_ text: JSON) {
      client.notify(
        "textDocument/didChange",
        ["textDocument": ["uri": uri, "version": 2], "contentChanges": [["text": text]]])
    }
    change("above\nhttps://leeks.example/soup/2\n😀 https://leeks.example/soup")
    let resolved = try await client.request("codeAction/resolve", action)
    let edits = try #require(resolved["edit"]?["changes"]?.objectValue?.members.first?.value)
    #expect(edits.arrayValue?.first?["range"]?["start"] == ["line": 2, "character": 29])
    change("gone")
    let error = try await client.refusal("codeAction/resolve", action)
    #expect(error.code == .contentModified)
  }

  @Test func `an action whose page is no recipe fails with its kind`() async throws {
    let client = Self.client("https://nothing.example/")
    let offered = try await client.request(
      "textDocument/codeAction", Self.actions((0, 0), (0, 0)))
    let action = try #require(offered.arrayValue?.first)
    let error = try await client.refusal("codeAction/resolve", action)
    #expect(error.code == .requestFailed)
    #expect(error.kind == "parseFailed")
  }

  @Test(
    arguments: [
      ([:], "/data"), (["data": 5], "/data"), (["data": [:]], "/data/uri"),
      (["data": ["uri": "x", "url": "file:///etc/passwd"]], "/data/url"),
      (["data": ["uri": "x", "url": "http://x.example", "format": "pdf"]], "/data/format"),
      (
        [
          "data": [
            "uri": "x", "url": "http://x.example", "format": "markdown",
            "position": ["line": -1, "character": 0],
          ]
        ], "/data/position/line"
      ),
    ] as [(JSON, String)])
  func `an action of somebody else cannot be resolved`(_ params: JSON, _ path: String)
    async throws
  {
    let error = try await EditorClient().refusal("codeAction/resolve", params)
    #expect(error.code == .invalidParams)
    #expect(error.path == path)
  }

  @Test(
    arguments: [
      ([:], "/textDocument"), (["textDocument": [:]], "/textDocument/uri"),
      (["textDocument": ["uri": "x"]], "/position"),
      (["textDocument": ["uri": "x"], "position": ["line": 1]], "/position/character"),
      (
        ["textDocument": ["uri": "x"], "position": ["line": 1.5, "character": 0]], "/position/line"
      ),
    ] as [(JSON, String)])
  func `a place has to be one`(_ params: JSON, _ path: String) async throws {
    let error = try await EditorClient().refusal("textDocument/hover", params)
    #expect(error.code == .invalidParams)
    #expect(error.path == path)
  }
}

extension String {
  /// The parts between a separator's occurrences, byte for byte.
  fileprivate func components(of separator: String) -> [String] {
    var parts: [[UInt8]] = [[]]
    var rest = Array(utf8)[...]
    let mark = Array(separator.utf8)
    while !rest.isEmpty {
      if rest.starts(with: mark) {
        parts.append([])
        rest = rest.dropFirst(mark.count)
      } else if let byte = rest.popFirst() {
        parts[parts.count - 1].append(byte)
      }
    }
    return parts.map { String(decoding: $0, as: UTF8.self) }
  }
}
