import TestSupport
import Testing

/// What happens where the system lets the program open few files.
@Suite(.fewAtOnce) struct FileLimitTests {
  /// Commands of every kind; each ends by itself where it cannot begin.
  private static let commands = [
    "search soup", "demo", "compare soup", "show 1", "show http://127.0.0.1:9/", "import x.json",
    "kept", "history", "export", "shop 1", "doctor", "cache", "providers list",
    "providers add http://127.0.0.1:9/ --yes", "config init", "stdio", "mcp", "serve --port 0",
    "simulate forkify", "merge", "--help",
  ]

  @Test(arguments: [4, 6, 8, 12, 16, 24, 32])
  func `too few files are told, with the way to more`(limit: Int) async throws {
    let script = """
      ulimit -n \(limit) || exit 99
      for command in "$@"; do "$0" $command < /dev/null; echo "code $?"; done
      """
    let result = try await Shell.run(script, arguments: [Potluck.path] + Self.commands)
    let codes = result.output.split(separator: "\n").filter { $0.hasPrefix("code ") }
    #expect(codes == Array(repeating: "code 2", count: Self.commands.count))
    #expect(result.errors.contains("potluck: the system lets this program have \(limit) files"))
    #expect(result.errors.contains("  fix: allow more in this shell: ulimit -n 1024"))
  }

  @Test func `the version is told without a file`() async throws {
    let result = try await Shell.run("ulimit -n 4; \"$0\" --version", Potluck.path)
    #expect(result.code == 0 && result.output.hasPrefix("potluck "), "\(result)")
  }

  @Test func `a limit that the shell may raise is raised`() async throws {
    let result = try await Shell.run("ulimit -S -n 16; \"$0\" demo --limit 1", Potluck.path)
    #expect(result.code == 0)
  }

  @Test(arguments: [44, 48, 56, 64])
  func `with a few more the program works or tells why not`(limit: Int) async throws {
    let script = """
      ulimit -n \(limit) || exit 99
      for command in "demo" "search soup" "--version" "kept"; do
        "$0" $command < /dev/null; echo "code $?"
      done
      """
    let result = try await Shell.run(script, Potluck.path)
    let codes = result.output.split(separator: "\n").filter { $0.hasPrefix("code ") }
    #expect(codes.count == 4)
    #expect(codes.allSatisfy { ["code 0", "code 1", "code 2"].contains($0) }, "\(codes)")
  }
}
