import Foundation
import RecipeModel
import Subprocess
import TestSupport
import Testing

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

@Suite("potluck serve", .fewAtOnce)
struct ServeTests {
  /// Arguments that are refused, the token that goes with them, and a word of what is said.
  static let refusals: [(arguments: [String], token: String?, word: String)] = [
    (["--host", "0.0.0.0"], nil, "with a token only"),
    (["--name", "kitchen.example"], nil, "with a token only"),
    (["--host", "192.0.2.1"], "short", "shorter than 16 characters"),
    (["--port", "70000"], nil, "from 0 to 65535"),
  ]

  @Test(arguments: refusals)
  func `what would let anybody in is refused`(
    _ refusal: (arguments: [String], token: String?, word: String)
  ) async throws {
    let result = try await Potluck.run(
      ["serve", "--port", "0"] + refusal.arguments,
      environment: refusal.token.map { ["POTLUCK_TOKEN": $0] } ?? [:])
    #expect(result.code == 64)
    #expect(result.output == "")
    #expect(result.errors.contains(refusal.word), "\(result.errors)")
    #expect(result.errors.contains("fix: "))
  }

  @Test(arguments: [(Signal.interrupt, Int32(130)), (Signal.terminate, Int32(143))])
  func `a free port is told, and a signal ends the server`(
    _ signal: Signal, _ code: Int32
  ) async throws {
    let result = try await Potluck.interrupt(
      ["serve", "--port", "0"], with: signal, whenOutputHolds: "/\n")
    #expect(result.code == code)
    #expect(result.output.hasPrefix("http://127.0.0.1:"))
  }

  @Test func `a port that another server has is told with what to do`() async throws {
    try await Self.serving([]) { address in
      let port = try #require(address.split(separator: ":").last?.dropLast())
      let result = try await Potluck.run(["serve", "--port", String(port)])
      #expect(result.code == 2)
      #expect(result.errors.contains("another program listens on 127.0.0.1, port \(port)"))
      #expect(result.errors.contains("--port 0"))
    }
  }

  @Test func `the demonstration keeps, shops and cooks, and leaves nothing behind`() async throws {
    let folder = try TemporaryFolder()
    let (place, home) = (folder.path, folder.path + "/home")
    try await Self.serving(["--demo"], environment: ["TMPDIR": place, "HOME": home]) { address in
      let kept = try await Self.ask(address, "api/v1/kept", #"{"id":"cookbook:minestrone"}"#)
      let id = try #require(kept["recipe"]?["id"]?.stringValue)
      let found = try await Self.ask(
        address, "api/v1/search?query=minestrone&providers=kept&settled=true")
      #expect(found["order"]?.arrayValue?.count == 1)
      #expect(try await Self.text(address, "kept").contains("Minestrone"))
      #expect(try await Self.text(address, "history").contains("query=minestrone"))
      #expect(try await Self.text(address, "recipe?id=\(id)").contains("id=\"cook\""))
      let list = try await Self.ask(
        address, "api/v1/shopping", "{\"references\":[\"\(id)\"]}")
      #expect(list.text().contains("carrot"))
      // Of several sources the first may tell less than all of them.
      let squash = try await Self.ask(address, "api/v1/search?query=butternut+squash")
      let first = try #require(squash["items"]?.arrayValue?.first?["id"]?.stringValue)
      let whole = try await Self.ask(address, "api/v1/kept", "{\"id\":\"\(first)\"}")
      #expect((whole["recipe"]?["recipe"]?["ingredients"]?.arrayValue?.count ?? 0) > 3)
      #expect(try FileManager.default.contentsOfDirectory(atPath: place).count == 1)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: place) == [])
  }

  @Test func `the history has the words that were searched, and none that were only typed`()
    async throws
  {
    let folder = try TemporaryFolder()
    try await Self.serving(["--demo"], environment: ["HOME": folder.path]) { address in
      for words in ["chick", "chicken", "chicken+soup"] {
        let events = try await Self.text(address, "results?query=\(words)")
        #expect(events.contains("event: done"))
      }
      let before = try await Self.text(address, "history")
      #expect(!before.contains("query=chick"))
      let settled = try await Shell.run(
        #"""
        cd "$1"; page=$(curl -s -c jar "$0")
        form=$(grep -o '<form method="post" action="/settled".*' <<< "$page" \
          | grep -o 'name="form" value="[^"]*"' | head -n 1 | cut -d '"' -f 4)
        curl -s -b jar -o /dev/null -w '%{http_code}' "$0"settled \
          --data-urlencode "form=$form" -d query=chicken+soup
        """#, address, folder.path)
      #expect(settled.output == "204", "\(settled.transcript)")
      let history = try await Self.text(address, "history")
      #expect(history.contains("chicken+soup") || history.contains("chicken%20soup"), "\(history)")
      #expect(!history.contains("query=chick\""))
    }
  }

  @Test func `sessions outlive the server, and those that were ended stay ended`() async throws {
    let home = try TemporaryFolder()
    let environment = ["HOME": home.path, "POTLUCK_TOKEN": "a-token-of-a-kitchen"]
    for isFirst in [true, false] {
      // Cookies are told apart by the port, so that a copy is sent under the name of the new one.
      try await Self.serving(["--config", Potluck.cookbookOnly], environment: environment) {
        address in
        let result = try await Shell.run(
          #"""
          port=${0##*:}; port=${port%/}; cd "$1"
          status() { curl -s -o page -w '%{http_code} ' -b "potluck_$port=$2" "$0$1"; }
          field() { grep -o 'name="form" value="[^"]*"' page | head -n 1 | cut -d '"' -f 4; }
          cookie() { grep -o "potluck_$port.*" jar | cut -f 2; }
          enter() {
            curl -s -o page -c jar "$0"sign-in
            curl -s -o answer -b jar -c jar "$0"sign-in --data-urlencode "form=$(field)"               -d token=a-token-of-a-kitchen
            cookie
          }
          if [ "$2" = first ]; then
            enter > stays; enter > ended; status '' "$(cat ended)"
            curl -s -o answer -b "potluck_$port=$(cat ended)" "$0"sign-out               --data-urlencode "form=$(field)"
          fi
          status '' "$(cat stays)"; status '' "$(cat ended)"
          """#, address, home.path, isFirst ? "first" : "second")
        #expect(result.output == (isFirst ? "200 200 401 " : "200 401 "), "\(result.transcript)")
      }
      let key = home.path + "/.local/state/potluck/serve/key"
      let attributes = try FileManager.default.attributesOfItem(atPath: key)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test func `an assistant opens no page that only a person has been shown`() async throws {
    let caged = ["http_proxy": Potluck.nobody, "https_proxy": Potluck.nobody]
    try await Self.serving(["--config", Potluck.cookbookOnly], environment: caged) { address in
      let link = "https://page.example/soup"
      let person = try await Self.text(address, "api/v1/recipes?url=\(link)")
      #expect(!person.contains("no search has listed"))
      let call = """
        {"jsonrpc":"2.0","id":1,"method":"tools/call","params":\
        {"name":"get_recipe","arguments":{"url":"\(link)"}}}
        """
      let answer = try await Self.ask(address, "mcp", call)
      #expect(answer["result"]?["isError"] == true)
      #expect(answer.text().contains("no search has listed this page"), "\(answer.text())")
    }
  }

  @Test func `a configuration that keeps nothing is served without`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      #"{"version": 1, "kept": false, "history": false, "providers": []}"#, to: "config.json")
    try await Self.serving(["--config", file]) { address in
      #expect(!(try await Self.text(address, "").contains("href=\"/kept\"")))
      for path in ["kept", "history"] {
        let page = try await Self.text(address, path)
        #expect(page.contains("true") && page.contains("<h1>"), "\(page)")
        let problem = try await Self.ask(address, "api/v1/\(path)")
        #expect(problem["status"] == 404 && problem["detail"] != nil)
      }
    }
  }

  @Test func `what the configuration turns on while it is served is offered at once`() async throws
  {
    let folder = try TemporaryFolder()
    func write(_ isOn: Bool) throws -> String {
      try folder.write(
        "{\"version\": 1, \"kept\": \(isOn), \"history\": \(isOn), \"providers\": []}",
        to: "config.json")
    }
    let file = try write(false)
    try await Self.serving(["--config", file], environment: ["HOME": folder.path]) { address in
      for isOn in [true, false] {
        _ = try write(isOn)
        let page = try await Self.text(address, "")
        #expect(page.contains("href=\"/kept\"") == isOn)
        #expect(page.contains("href=\"/history\"") == isOn)
        let paths = try await Self.ask(address, "openapi.json")["paths"]
        #expect((paths?["/api/v1/kept"] != nil) == isOn)
      }
    }
  }

  @Test func `two signals at once end the demonstration as one does, and nothing is left`()
    async throws
  {
    let folder = try TemporaryFolder()
    // What `timeout` does: it tells the program, then its group.
    let script = """
      "$0" serve --demo --port 0 > "$1/out" 2> /dev/null & child=$!
      until grep -q http "$1/out"; do sleep 0.1; done
      kill -TERM $child; sleep 0.02; kill -TERM $child; wait $child; echo $?; ls "$1/tmp"
      """
    try FileManager.default.createDirectory(
      atPath: folder.path + "/tmp", withIntermediateDirectories: false)
    let result = try await Shell.run(
      "export TMPDIR=\"$1/tmp\"; \(script)", Potluck.path, folder.path)
    #expect(result.output == "143\n", "\(result.output)")
  }

  /// Asks a server for a page.
  static func text(_ address: String, _ path: String) async throws -> String {
    try await Potluck.fetch(address, path)
  }

  /// Asks a server for a document; with a body it is sent.
  static func ask(_ address: String, _ path: String, _ body: String? = nil) async throws
    -> JSON
  {
    try JSON(parsing: try await Potluck.fetch(address, path, body))
  }

  @Test(
    .enabled("needs the kinds of the closed services") {
      let hasBoth = await (Potluck.has("food2fork"), Potluck.has("recipepuppy"))
      return hasBoth.0 && hasBoth.1
    })
  func `the closed services are searched like any source`() async throws {
    try await Self.serving(["--demo"]) { address in
      let folder = try TemporaryFolder()
      let file = try folder.write(
        """
        {"version": 1, "cache": {"enabled": false}, "providers": [
          {"id": "old", "use": "food2fork", "baseURL": "\(address)food2fork"},
          {"id": "course", "use": "food2fork", "style": "forkify", "baseURL": "\(address)forkify"},
          {"id": "puppy", "use": "recipepuppy", "baseURL": "\(address)recipepuppy"}]}
        """, to: "config.json")
      let result = try await Potluck.run(
        ["search", "soup", "--format", "plain", "--config", file])
      #expect(result.code == 0, "\(result.errors)")
      #expect(result.output.contains("old (place "))
      #expect(result.output.contains("course (place "))
      #expect(result.output.contains("puppy (place "))
    }
  }

  @Test func `two households can have each other as a source`() async throws {
    let folder = try TemporaryFolder()
    let own = #"{"id": "cookbook", "use": "cookbook"}"#
    let configuration = folder.path + "/first.json"
    func write(_ sources: String, to file: String) throws {
      try #"{"version": 1, "providers": [\#(sources)]}"#
        .write(toFile: file, atomically: true, encoding: .utf8)
    }
    try write(own, to: configuration)
    try await Self.serving(["--config", configuration]) { first in
      let other = folder.path + "/second.json"
      try write(#"\#(own), {"id": "first", "use": "potluck", "baseURL": "\#(first)"}"#, to: other)
      try await Self.serving(["--config", other]) { second in
        try write(
          #"\#(own), {"id": "second", "use": "potluck", "baseURL": "\#(second)"}"#,
          to: configuration)
        var found = JSON.null
        while found["providers"]?.arrayValue?.count != 2 {
          found = try await Self.ask(first, "api/v1/search?query=lentil&limit=5&interpret=false")
        }
        let statuses = found["providers"]?.arrayValue?.map { $0["status"] }
        #expect(statuses == ["ok", "ok"], "\(found["providers"] ?? [])")
        let sources = found["items"]?.arrayValue?.first?["sources"]?.arrayValue
        #expect(sources?.map { $0["provider"] } == ["cookbook", "second"])
        let id = try #require(sources?.last?["id"]?.stringValue)
        let detail = try await Self.ask(first, "api/v1/recipes?id=second:\(id)")
        #expect((detail["recipe"]?["instructions"]?.arrayValue?.count ?? 0) > 2)
        let relayed = try await Self.ask(second, "api/v1/search?query=lentil&relayed=true")
        #expect(relayed["providers"]?.arrayValue?.map { $0["id"] } == ["cookbook"])
      }
    }
  }

  /// Runs a server while some work is done.
  static func serving(
    _ arguments: [String], environment: [String: String] = [:],
    _ work: @escaping (String) async throws -> Void
  ) async throws {
    _ = try await Subprocess.run(
      .path(FilePath(Potluck.path)), arguments: Arguments(["serve", "--port", "0"] + arguments),
      environment: Potluck.clean(environment), input: .none, output: .sequence, error: .discarded
    ) { execution in
      var output = ""
      for try await chunk in execution.standardOutput {
        output += chunk.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
        guard output.hasSuffix("/\n") else { continue }
        defer { try? execution.send(signal: .terminate) }
        try await work(String(output.dropLast()))
      }
    }
  }
}
