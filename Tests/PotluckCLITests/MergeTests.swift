import RecipeModel
import TestSupport
import Testing

@testable import PotluckCLI

@Suite(.fewAtOnce) struct MergeTests {
  private static let input = """
    {"provider":"a","id":1,"title":"Onion &amp; Leek  Soup","url":"http://x.example/leek?utm_source=a","ingredients":"onions, leeks, stock","rating":4.5,"extra":{"deep":[1]}}
    {"provider":"a","id":"2","title":"Bread","ingredients":["500 g flour","10 g salt"],"rating":5}
    {"provider":"b","id":"9","title":"Onion and Leek Soup","url":"https://www.x.example/leek","rating":{"value":80,"scale":100}}

    {"provider":"b","title":"Stew","url":"https://y.example/stew","rank":7}

    """

  @Test func `listings become recipes in rank order`() async throws {
    let result = try await Potluck.run(["merge", "--explain"], input: Self.input)
    #expect(result.code == 0)
    try Golden.check(result.transcript, "merge/basic.txt")
  }

  @Test func `titles have a vote when it is said what was asked for`() async throws {
    func titles(_ words: [String]) async throws -> [String?] {
      let result = try await Potluck.run(["merge"] + words, input: Self.input)
      return try result.output.split(separator: "\n").map {
        try JSON(parsing: String($0))["title"]?.stringValue
      }
    }
    #expect(try await titles([]) == ["Onion & Leek Soup", "Bread", "Stew"])
    #expect(try await titles(["--query", "stews"]) == ["Stew", "Onion & Leek Soup", "Bread"])
  }

  @Test func `an order that needs to know more is refused`() async throws {
    let result = try await Potluck.run(["merge", "--sort", "missing"], input: Self.input)
    #expect(result.code == 64 && result.output.isEmpty)
    #expect(result.errors.contains("--sort missing") && result.errors.contains("search --have"))
  }

  @Test func `names that no line has are told`() async throws {
    let result = try await Potluck.run(
      ["merge", "--weight", "typo=3", "--weight", "a=2", "--group", "b,c"], input: Self.input)
    #expect(result.code == 0)
    #expect(
      result.errors == """
        potluck: warning: --weight names "typo", which no line has
          fix: providers of the lines: a, b
        potluck: warning: --group names "c", which no line has
          fix: did you mean "a"?

        """)
  }

  @Test func `what a search or a merge wrote is merged again to the same recipes`() async throws {
    let first = try await Potluck.run(["merge", "--explain"], input: Self.input)
    let again = try await Potluck.run(["merge", "--explain"], input: first.output)
    #expect(again.code == 0 && again.errors.isEmpty)
    let titles = { (text: String) in
      try text.split(separator: "\n").map { try JSON(parsing: String($0))["title"]?.stringValue }
    }
    #expect(try titles(again.output) == titles(first.output))
    let search = try await Potluck.run(["search", "soup", "--jsonl", "-n", "5"])
    let merged = try await Potluck.run(["merge"], input: search.output)
    #expect(merged.code == 0 && merged.errors.isEmpty)
    let items = search.output.split(separator: "\n").filter { $0.contains("\"kind\":\"item\"") }
    #expect(items.count == 5)
    #expect(try titles(merged.output) == titles(items.joined(separator: "\n")))
  }

  @Test func `a file and standard input are read in the order of the arguments`() async throws {
    let folder = try TemporaryFolder()
    let lines = Self.input.split(separator: "\n")
    let file = try folder.write(lines[..<2].joined(separator: "\n"), to: "a.jsonl")
    let rest = lines[2...].joined(separator: "\n")
    let parts = try await Potluck.run(["merge", "--explain", file, "-"], input: rest)
    let whole = try await Potluck.run(["merge", "--explain"], input: Self.input)
    #expect(parts.output == whole.output)
    #expect(parts.code == 0)
  }

  @Test func `a bad line is told with its place and costs nothing but itself`() async throws {
    let bad = """
      {"provider":"a","id":"1","title":"Soup"
      [1]
      {"provider":"a","id":"2"}
      {"id":"3","title":"x"}
      {"provider":"a","title":"x"}
      {"provider":"a","id":true,"title":"x"}
      {"provider":"a","id":"4","title":"x","ingredients":[1]}
      {"provider":"a","id":"5","title":"x","rank":0}
      {"provider":"a","id":"6","title":"y","rating":"good"}
      {"provider":"a","id":"7","title":"Good"}

      """
    let result = try await Potluck.run(["merge"], input: bad)
    #expect(result.code == 2)
    #expect(result.output.split(separator: "\n").count == 3)
    try Golden.check(result.transcript, "merge/bad-lines.txt")
  }

  @Test func `a time of nought and a field of the wrong kind cost no listing`() async throws {
    let lines = """
      {"provider":"a","id":"1","title":"Pea Soup","totalMinutes":0}
      {"provider":"a","id":"2","title":"Leek Soup","totalMinutes":20}
      {"provider":"a","id":"3","title":"Stew","rating":"n/a"}

      """
    let result = try await Potluck.run(["merge"], input: lines)
    #expect(result.code == 0)
    #expect(result.output.split(separator: "\n").count == 3)
    #expect(
      result.errors == """
        standard input:3:50: warning: "rating" is not a number or {"value": 4, "scale": 5}, so it \
        is left out
          fix: write a number or {"value": 4, "scale": 5}, or leave the member out

        """)
  }

  @Test func `many bad lines are counted rather than listed`() async throws {
    let result = try await Potluck.run(
      ["merge"], input: String(repeating: "nonsense\n", count: 500))
    #expect(result.code == 2)
    #expect(result.errors.contains("500 bad lines left out"))
    #expect(result.errors.split(separator: "\n").count < 60)
  }

  @Test func `a file that is not there costs nothing but itself`() async throws {
    let result = try await Potluck.run(["merge", "/nonexistent/x.jsonl", "-"], input: Self.input)
    #expect(result.code == 2)
    #expect(result.output.split(separator: "\n").count == 3)
    #expect(result.errors.contains("there is no such file"))
  }

  @Test func `no listing at all ends with 1`() async throws {
    let result = try await Potluck.run(["merge"], input: "\n")
    #expect(result.code == 1)
    #expect(result.output.isEmpty)
  }

  @Test func `weights, groups, k, order and limit`() async throws {
    let result = try await Potluck.run(
      [
        "merge", "--explain", "--k", "10", "--weight", "b=0.5", "--group", "a,b", "--sort", "title",
        "--limit", "2",
      ], input: Self.input)
    #expect(result.code == 0)
    try Golden.check(result.transcript, "merge/options.txt")
  }

  @Test(arguments: [5_000, 700, 256, 1]) func `many recipes stand in order`(limit: Int) async throws
  {
    let lines = (1...3_000).map { #"{"provider":"a","id":\#($0),"title":"Soup \#($0)"}"# }
    let result = try await Potluck.run(
      ["merge", "--limit", "\(limit)"], input: lines.joined(separator: "\n"))
    let ids = try result.output.split(separator: "\n").map {
      try JSON(parsing: String($0))["id"]?.stringValue
    }
    #expect(ids == (1...min(limit, 3_000)).map { "a:\($0)" })
  }

  @Test func `text that could steer a terminal leaves escaped`() async throws {
    let line = #"{"provider":"a","id":"\#("\\u001b")[2J","title":"x\#("\\u202e")y"}"#
    let result = try await Potluck.run(["merge"], input: line + "\n")
    #expect(result.output.unicodeScalars.allSatisfy { !$0.isUnsafeToPrint || $0 == "\n" })
  }

  @Test func `windows line breaks, a missing last one and long lines are all right`() async throws {
    let long = String(repeating: "x", count: 3 << 20)
    let input =
      "{\"provider\":\"a\",\"id\":\"1\",\"title\":\"A\"}\r\n"
      + "{\"provider\":\"a\",\"id\":\"2\",\"title\":\"B\",\"note\":\"\(long)\"}\r\n"
      + "{\"provider\":\"a\",\"id\":\"3\",\"title\":\"C\"}"
    let result = try await Potluck.run(["merge"], input: input)
    #expect(result.code == 0)
    #expect(result.output.split(separator: "\n").count == 3)
  }
}
