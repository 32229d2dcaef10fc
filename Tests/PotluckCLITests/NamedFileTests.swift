import TestSupport
import Testing

/// Files that a user names and that are none.
@Suite(.fewAtOnce) struct NamedFileTests {
  /// Every command that reads a file, with `FILE` in its place.
  private static let commands = [
    "merge FILE", "screen FILE", "compare --from FILE", "compare --queries FILE",
    "compare soup --baseline FILE", "import FILE", "show FILE", "keep FILE", "open FILE",
    "shop FILE", "shop cookbook:french-onion-soup --pantry FILE", "search soup --config FILE",
    "config check --config FILE", "providers validate FILE", "providers test FILE",
    "providers new http://127.0.0.1:1/ --from-page FILE",
    "providers new http://127.0.0.1:1/ --body @FILE",
    "providers add http://127.0.0.1:1/ --from-page FILE", "simulate --faults FILE",
  ]

  @Test(arguments: commands) func `a device without an end is refused`(_ command: String)
    async throws
  {
    let words = command.replacing("FILE", with: "/dev/zero").split(separator: " ").map(String.init)
    let folder = try TemporaryFolder()
    let result = try await Potluck.run(words, environment: ["HOME": folder.path])
    #expect(result.code == 2)
    #expect("\(result.output)\(result.errors)".contains("it is a device, not a file"))
  }

  @Test func `a folder to restore from has to be one`() async throws {
    let folder = try TemporaryFolder()
    for (file, reason) in [
      ("/dev/zero", "cannot read the folder"), (try folder.write("", to: "file"), "is no backup"),
      (try folder.write("{}", to: "other"), "is no backup"),
    ] {
      let result = try await Potluck.run(
        ["kept", "restore", file], environment: ["HOME": folder.path])
      #expect(result.code == 2 && result.errors.contains(reason), "\(result.transcript)")
    }
  }

  @Test(arguments: ["merge", "compare --from", "compare --queries", "import", "providers validate"])
  func `Ctrl-C ends the waiting for somebody who writes into a pipe`(_ command: String)
    async throws
  {
    let folder = try TemporaryFolder()
    let pipe = "\(folder.path)/pipe"
    // The program says so only when it ends by itself, and not when its time to tidy up is over.
    // Without a home folder there is nowhere to keep recipes, and "import" would not wait at all.
    let script = """
      export HOME="${1%/*}"; mkfifo "$1"; "$0" $2 "$1" > "$1.out" 2> "$1.errors" & child=$!
      while kill -INT $child 2> /dev/null; do sleep 0.3; done; wait $child; echo $?
      cat "$1.errors"
      """
    let result = try await Shell.run(script, Potluck.path, pipe, command)
    #expect(result.output.hasPrefix("130\n"))
  }

  @Test func `what comes through a pipe is read to its end`() async throws {
    let script = #"""
      line='{"provider": "a", "id": "1", "title": "Soup", "url": "https://a.example/1"}'
      "$0" merge <(sleep 0.3; echo "$line") | grep -c Soup; "$0" merge /dev/null; echo $?
      echo "$line" | "$0" merge /dev/stdin | grep -c Soup
      """#
    let result = try await Shell.run(script, Potluck.path)
    #expect(result.output == "1\n1\n1\n")
  }
}
