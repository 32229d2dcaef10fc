import RecipeModel
import TestSupport
import Testing

@testable import RecipeRPC

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.fewAtOnce) struct ConnectionTests {
  private func request(_ id: String, _ method: String, _ params: String = "{}") -> String {
    "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"\(method)\",\"params\":\(params)}\n"
  }

  private func lines(_ output: String) -> [String] {
    output.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    "1", "-7", "1.0", "1e2", "123456789012345678901234567890", "\"a\\u00e9\\\"\"", "null",
  ])
  func `identifiers come back as they were sent`(id: String) async {
    let (status, output) = await Peer.serve(request(id, "echo", "[1]"), handler: TrialHandler())
    let shown = id == "\"a\\u00e9\\\"\"" ? "\"aé\\\"\"" : id
    #expect(output == "{\"jsonrpc\":\"2.0\",\"id\":\(shown),\"result\":[1]}\n")
    #expect(status == 7)
  }

  @Test func `answers come in the framing of the client`() async {
    let body = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"echo\",\"params\":[\"é\"]}"
    let input = "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    let (_, output) = await Peer.serve(input, handler: TrialHandler())
    let answer = "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":[\"é\"]}"
    #expect(output == "Content-Length: \(answer.utf8.count)\r\n\r\n\(answer)")
  }

  @Test func `what is no message is answered, and what follows too`() async {
    let input = """
      {"jsonrpc":"2.0","method":"foobar,"params":"bar","baz]
      {"jsonrpc":"2.0","method":1,"params":"bar"}
      {"jsonrpc":"1.0","id":4,"method":"echo"}
      {"jsonrpc":"2.0","id":{},"method":"echo"}
      {"jsonrpc":"2.0","id":5,"method":"echo","params":5}
      {"jsonrpc":"2.0","id":6,"method":"nothing"}
      {"jsonrpc":"2.0","id":"\\ud800","method":"echo"}
      {"jsonrpc":"2.0","id":8,"result":1}
      \(String(repeating: "[", count: 100_000))
      {"jsonrpc":"2.0","id":9,"method":"echo"}

      """
    let (_, output) = await Peer.serve(input, handler: TrialHandler())
    let codes = lines(output).map { line -> String in
      let value = try? JSON(parsing: line)
      let id = value?["id"]?.text() ?? "none"
      return "\(id):\(value?["error"]?["code"]?.intValue ?? 0)"
    }
    #expect(
      codes == [
        "null:-32700", "null:-32600", "4:-32600", "null:-32600", "5:-32600", "6:-32601",
        "null:-32700", "null:-32600", "9:0",
      ])
  }

  @Test func `a batch is answered in one array, and one of notifications not at all`() async {
    let input = """
      [{"jsonrpc":"2.0","id":1,"method":"soon","params":[1]},{"jsonrpc":"2.0","method":"note"},1,\
      {"jsonrpc":"2.0","id":2,"method":"echo","params":[2]}]
      [{"jsonrpc":"2.0","method":"note"},{"jsonrpc":"2.0","method":"echo"}]
      []

      """
    let (_, output) = await Peer.serve(input, handler: TrialHandler())
    let answers = lines(output).compactMap { try? JSON(parsing: $0) }
    #expect(answers.count == 2)
    let ids = answers.compactMap(\.arrayValue).flatMap { $0 }.map { $0["id"]?.text() ?? "" }
    #expect(ids.sorted() == ["1", "2", "null"])
    #expect(answers.contains { $0["error"]?["code"] == -32600 })
  }

  @Test func `a cancelled request is answered at once and once, heard or not`() async {
    let peer = Peer()
    async let status = Connection(
      TrialHandler(), options: StdioOptions(), streams: peer.streams
    ).run()
    await peer.send(request("1", "slow") + request("2", "deaf"))
    await peer.send(
      request("null", "cancel", "{\"id\":1}") + request("null", "cancel", "{\"id\":2}"))
    await peer.send(request("3", "soon", "[3]"))
    // The end of the input waits for nobody long.
    var output = await peer.lines(upTo: "\"id\":3,")
    peer.closeInput()
    #expect(await status == 7)
    output += lines(await peer.rest())
    for id in 1...2 {
      let answers = output.filter { $0.contains("\"id\":\(id),") }
      #expect(answers.count == 1)
      #expect(answers.allSatisfy { $0.contains("-32800") })
    }
    #expect(output.contains { $0.contains("\"id\":3,\"result\":[3]") })
  }

  @Test func `what a cancelled request began is ended before its answer`() async {
    let peer = Peer()
    async let status = Connection(
      TrialHandler(), options: StdioOptions(), streams: peer.streams
    ).run()
    await peer.send(request("1", "slow"))
    let first = await peer.lines(2)
    await peer.send(request("null", "cancel", "{\"id\":1}"))
    peer.closeInput()
    #expect(await status == 7)
    #expect(first.first?.contains("\"begin\"") == true)
    let output = lines(await peer.rest())
    #expect(output.count == 2)
    #expect(output.first?.contains("{\"over\":1}") == true)
    #expect(output.last?.contains("-32800") == true)
  }

  @Test func `without answers to the cancelled nothing more is heard of them`() async {
    var handler = TrialHandler()
    handler.rules.answersCancelled = false
    let input = request("1", "slow") + request("9", "cancel", "{\"id\":1}")
    let (_, output) = await Peer.serve(input, handler: handler)
    #expect(!lines(output).contains { $0.contains("\"id\":1,") && !$0.contains("method") })
  }

  @Test func `newer work of the same key takes the place of older`() async {
    let input =
      request("1", "slow", "{\"key\":\"a\"}") + request("2", "slow", "{\"key\":\"b\"}")
      + request("3", "slow", "{\"key\":\"a\"}")
    let (_, output) = await Peer.serve(input, handler: TrialHandler())
    let answers = lines(output).filter { $0.contains("\"error\"") }
    #expect(answers.count == 3)
    #expect(answers.first?.contains("\"id\":1,") == true)
  }

  @Test func `an identifier that is under way is refused and its request goes on`() async {
    let input = request("1", "slow") + request("1", "echo") + request("2", "echo")
    let (_, output) = await Peer.serve(input, handler: TrialHandler())
    let answers = lines(output).filter { $0.contains("\"id\":1,\"error\"") }
    #expect(answers.count == 2)
    #expect(answers.first?.contains("-32600") == true)
    #expect(answers.last?.contains("-32800") == true)
  }

  @Test func `a goodbye ends the connection with its status, whatever is under way`() async {
    let input =
      request("1", "slow") + "{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}\n" + request("2", "echo")
    let (status, output) = await Peer.serve(input, handler: TrialHandler())
    #expect(status == 3)
    #expect(!output.contains("\"id\":2"))
  }

  @Test func `a client that reads late still gets everything, and work waits for it`() async {
    let peer = Peer()
    async let status = Connection(
      TrialHandler(), options: StdioOptions(), streams: peer.streams
    ).run()
    await peer.send(request("1", "flood"))
    for number in 2...5_000 { await peer.send(request("\(number)", "echo", "[\"a longer text\"]")) }
    let output = await peer.lines(1_000 + 5_000)
    peer.closeInput()
    #expect(await status == 7)
    #expect(output.count(where: { $0.contains("\"method\":\"flood\"") }) == 1_000)
    #expect(output.count(where: { $0.contains("\"result\"") }) == 5_000)
    #expect(output.allSatisfy { (try? JSON(parsing: $0)) != nil })
  }

  @Test func `an input that ends ends slow work, and a client that never reads is left`() async {
    let peer = Peer()
    async let status = Connection(
      TrialHandler(), options: StdioOptions(), streams: peer.streams
    ).run()
    for number in 1...100 { await peer.send(request("\(number)", "slow")) }
    for number in 101...120 { await peer.send(request("\(number)", "flood")) }
    peer.closeInput()
    #expect(await status == 7)
  }

  @Test func `an answer that is being written when the input ends is sent whole`() async {
    for delay in 0..<30 {
      let peer = Peer()
      async let status = Connection(
        TrialHandler(), options: StdioOptions(), streams: peer.streams
      ).run()
      await peer.send(request("1", "large"))
      try? await Task.sleep(for: .microseconds(500 * delay))
      peer.closeInput()
      #expect(await status == 7)
      let output = await peer.rest()
      #expect(output.hasSuffix("}\n"), "lost when the input ends after \(500 * delay) µs")
    }
  }

  @Test func `more requests than may be open are all answered, read late as they are`() async {
    let peer = Peer()
    async let status = Connection(
      TrialHandler(), options: StdioOptions(), streams: peer.streams
    ).run()
    let count = 20_000
    async let sent: Void = peer.send((1...count).map { request("\($0)", "soon") }.joined())
    let output = await peer.lines(count)
    await sent
    peer.closeInput()
    #expect(await status == 7)
    let ids = output.compactMap { (try? JSON(parsing: $0))?["id"]?.intValue }
    #expect(Set(ids).count == count)
    #expect(!output.contains { $0.contains("error") })
  }

  @Test func `when all that may be open never ends, more is refused instead of waiting`() async {
    let peer = Peer()
    async let status = Connection(
      TrialHandler(), options: StdioOptions(), streams: peer.streams
    ).run()
    let count = 16_384
    await peer.send((1...count).map { request("\($0)", "open") }.joined())
    await peer.send(request("\"more\"", "soon") + request("\"fast\"", "echo"))
    let output = await peer.lines(2)
    #expect(output.first?.contains("overloaded") == true)
    #expect(output.last?.contains("\"id\":\"fast\",\"result\"") == true)
    peer.closeInput()
    #expect(await status == 7)
  }

  @Test func `an array of too many messages is refused as a whole`() async {
    let input = "[" + String(repeating: "1,", count: 100_000) + "1]\n" + request("2", "echo")
    let (_, output) = await Peer.serve(input, handler: TrialHandler())
    let answers = lines(output).compactMap { try? JSON(parsing: $0) }
    #expect(answers.map { $0["error"]?["code"]?.intValue } == [-32600, nil])
    #expect(answers.last?["id"] == 2)
  }

  @Test func `the copy of the input holds the goodbye too`() async throws {
    let path = TemporaryPath.unique()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let input = request("1", "echo") + "{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}\n{\"js"
    let peer = Peer()
    async let status = Connection(
      TrialHandler(), options: StdioOptions(inputMirror: path), streams: peer.streams
    ).run()
    await peer.send(input)
    #expect(await status == 3)
    // The reader writes it, on its own thread.
    let copy = URL(filePath: path)
    while try Data(contentsOf: copy).isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    #expect(String(decoding: try Data(contentsOf: copy), as: UTF8.self) == input)
    peer.closeInput()
    _ = await peer.rest()
  }

  @Test func `every order of a request, its cancellation and its answer gives one answer`() async {
    let peer = Peer()
    async let status = Connection(
      TrialHandler(), options: StdioOptions(), streams: peer.streams
    ).run()
    var input = ""
    for id in 1...2_000 {
      let cancel = "{\"jsonrpc\":\"2.0\",\"method\":\"cancel\",\"params\":{\"id\":\(id)}}\n"
      if id % 3 == 0 { input += cancel }
      input += request("\(id)", id % 2 == 0 ? "soon" : "deaf")
      if id % 5 != 0 { input += cancel }
    }
    await peer.send(input)
    let output = await peer.lines(2_000)
    peer.closeInput()
    #expect(await status == 7)
    let ids = output.compactMap { (try? JSON(parsing: $0))?["id"]?.intValue }
    #expect(ids.sorted() == Array(1...2_000))
    #expect(await peer.rest() == "")
  }
}
