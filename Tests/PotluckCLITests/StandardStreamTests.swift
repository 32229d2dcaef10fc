import TestSupport
import Testing

/// The program without some of its standard streams.
@Suite(.fewAtOnce) struct StandardStreamTests {
  @Test func `closed output is said, and is no full disk`() async throws {
    let result = try await Shell.run(#""$0" search soup >&-"#, Potluck.path)
    #expect(result.code == 2)
    #expect(result.errors.contains("standard output is closed"))
    #expect(!result.errors.contains("free some space"))
  }

  @Test(arguments: ["<&-", ">&-", "<&- >&-"])
  func `a server without streams says so`(closed: String) async throws {
    let result = try await Shell.run("\"$0\" mcp --fixtures \(closed)", Potluck.path)
    #expect(result.code == 2)
    #expect(result.errors.contains("no standard input or output"))
  }

  @Test(arguments: ["2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
  func `no message gets into a file that took the number of a stream`(
    closed: String
  ) async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      #"""
      {"version": 1, "providers": [
        {"id": "nowhere", "use": "food2fork", "style": "forkify", "baseURL": "\#(Potluck.nobody)"}]}
      """#, to: "config.json")
    let script = """
      export XDG_CACHE_HOME="$1" XDG_STATE_HOME="$1"
      ("$0" search xyzzy --config "$2" \(closed))
      grep -rl "potluck:" "$1" || grep -rl --exclude-dir=lists "xyzzy" "$1"; echo "$?"
      """
    let result = try await Shell.run(script, Potluck.path, folder.path + "/kept", file)
    // 1: grep has found nothing; 2: there was nothing to look at. The last list holds the query.
    #expect(result.output.hasSuffix("1\n") || result.output.hasSuffix("2\n"), "\(result.output)")
  }

  @Test func `no signal is lost, however early it comes`() async throws {
    let script = """
      for number in $(seq 60); do
        "$0" simulate forkify > /dev/null 2>&1 & child=$!
        sleep 0.0$((number % 10))$number; kill -TERM $child; wait $child; echo $?
      done
      """
    let result = try await Shell.run(script, Potluck.path)
    let codes = result.output.split(separator: "\n")
    #expect(codes.count == 60 && codes.allSatisfy { $0 == "143" }, "\(codes)")
  }
}
