import Foundation
import TestSupport
import Testing

/// What a user names to be written to, and that is no plain file.
@Suite(.fewAtOnce) struct NamedTargetTests {
  /// Every command that writes a file, with `FILE` in its place; the leave to overwrite is given.
  private static let commands = [
    "export --all -f jsonld --force -o FILE",
    "export --all -f paprika --force -o FILE",
    "compare soup --html FILE", "config init --force --config FILE",
    "providers new http://127.0.0.1:1/s?q=soup --words soup --from-page list.json --output FILE",
    "kept backup --force FILE",
  ]

  /// Commands behind which bytes are expected, in a home where something is kept.
  private static let prologue = #"""
    cd "$1"; export HOME="$1"
    cat > list.json <<'END'
    {"results": [{"id": 1, "title": "Leek soup"}, {"id": 2, "title": "Onion soup"}]}
    END
    echo '{"@type": "Recipe", "name": "Leek soup", "recipeIngredient": ["2 leeks"]}' > soup.json
    "$0" import soup.json > /dev/null 2>&1 || exit 1
    """#

  private static func run(_ script: String, _ command: String) async throws -> ToolResult {
    let folder = try TemporaryFolder()
    return try await Shell.run(prologue + "\n" + script, Potluck.path, folder.path, command)
  }

  @Test(arguments: commands) func `a pipe is written into, and stays one`(_ command: String)
    async throws
  {
    let result = try await Self.run(
      #"""
      mkfifo FILE; timeout 300 cat FILE > copy & "$0" $2 > out 2> errors; echo $?; wait
      [ -p FILE ] && [ $(wc -c < copy) -gt 50 ] && echo whole || cat errors
      """#, command)
    #expect(result.output == "0\nwhole\n", "\(result.transcript)")
  }

  @Test(arguments: commands) func `a link is followed, and stays one`(_ command: String)
    async throws
  {
    let result = try await Self.run(
      #"""
      mkdir real; echo before > real/file; ln -s real/file FILE
      "$0" $2 > out 2> errors; echo $?
      [ -L FILE ] && [ $(wc -c < real/file) -gt 50 ] && ls -A real || cat errors
      """#, command)
    // A draft never takes the place of a file.
    #expect(command.contains("--output") || result.output == "0\nfile\n", "\(result.transcript)")
    #expect(!command.contains("--output") || result.output.contains("is there already"))
  }

  @Test(arguments: commands) func `an open stream gets what would be in the file`(_ command: String)
    async throws
  {
    // Both by its name and by its number, into a file to which the shell has written before.
    let result = try await Self.run(
      #"""
      for name in /dev/stdout /dev/fd/7; do
        { echo first; "$0" ${2//FILE/$name} 7>&1 2> errors || cat errors; echo last; } > out
        head -n 1 out; tail -n 1 out; [ $(wc -c < out) -gt 50 ] && echo whole
      done
      """#, command)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 6 && lines.filter { $0 == "whole" }.count == 2, "\(result.transcript)")
    #expect(lines.filter { $0 == "first" }.count == 2)
    #expect(lines.filter { $0.hasSuffix("last") }.count == 2)
  }

  @Test(arguments: ["-f jsonld", "-f paprika"])
  func `what is no file is written over by nothing and has nothing beside it`(_ format: String)
    async throws
  {
    // A device needs rights that not everybody has; without them, nothing is tried.
    let result = try await Self.run(
      #"""
      mkdir place; mknod place/null c 1 3 2> /dev/null || { echo unable; exit; }
      "$0" export --all $2 -o place/null > out 2>&1; echo $?
      [ -c place/null ] && ls -A place
      """#, format)
    #expect(result.output == "0\nnull\n" || result.output == "unable\n", "\(result.transcript)")
  }

  @Test func `what a killed program left goes at the next writing there, and nothing else`()
    async throws
  {
    let result = try await Self.run(
      #"""
      touch -t 202001010000 .potluck-12ab.new .potluck-mine.new potluck-12ab.new
      touch .potluck-34cd.new; mkdir .potluck-56ef.new
      "$0" $2 > out 2> errors; echo $?; ls -A | grep potluck-
      """#, "export --all -f jsonld --force -o FILE")
    #expect(
      result.output.split(separator: "\n").sorted() == [
        ".potluck-34cd.new", ".potluck-56ef.new", ".potluck-mine.new", "0", "potluck-12ab.new",
      ], "\(result.transcript)")
  }

  @Test func `a file that is replaced keeps its rights`() async throws {
    let result = try await Self.run(
      #"""
      echo before > FILE; chmod 640 FILE
      "$0" export --all -f jsonld -o FILE --force 2> /dev/null; stat -c %a FILE
      echo before > page; chmod 604 page
      "$0" compare soup --html page > /dev/null 2>&1; stat -c %a page
      """#, "")
    #expect(result.output == "640\n604\n", "\(result.transcript)")
  }

  @Test func `a link to nothing, a folder and a stream that is not open are refused`() async throws
  {
    let result = try await Self.run(
      #"""
      ln -s nowhere dead; mkdir folder
      for name in dead folder /dev/fd/77; do
        "$0" kept backup --force $name; echo $?
        "$0" compare soup --html $name > /dev/null; echo $?
      done 2>&1
      [ -L dead ] && [ ! -e nowhere ] && ls -A folder
      """#, "")
    #expect(result.output.split(separator: "\n").filter { $0 == "2" }.count == 6)
    #expect(result.output.contains("it is a link to a file that is not there"))
    #expect(result.output.contains("it is a folder, not a file"))
  }

  @Test func `Ctrl-C ends the waiting for somebody who reads a pipe`() async throws {
    let result = try await Self.run(
      #"""
      mkfifo FILE; "$0" export --all -f jsonld -o FILE 2> errors & child=$!
      while kill -INT $child 2> /dev/null; do sleep 0.3; done; wait $child; echo $?
      [ -p FILE ] && echo pipe
      """#, "")
    #expect(result.output == "130\npipe\n")
  }

  @Test func `a server begins whoever reads its log and its mirror`() async throws {
    let result = try await Self.run(
      #"""
      mkfifo FILE; ln -s victim link; echo precious > victim
      "$0" stdio --fixtures --log-file FILE < /dev/null 2>&1; echo $?
      for name in FILE link; do
        "$0" stdio --fixtures --mirror-output $name < /dev/null 2>&1; echo $?
      done
      cat victim; [ -p FILE ] && [ -L link ] && echo same
      """#, "")
    #expect(result.output.contains("cannot write the log FILE: nobody reads it"))
    #expect(result.output.components(separatedBy: "cannot write the mirror").count == 3)
    #expect(result.output.hasSuffix("precious\nsame\n"), "\(result.transcript)")
  }

  @Test func `a full disk is told as one`() async throws {
    let result = try await Self.run(
      #"""
      mknod full c 1 7 2> /dev/null || { echo unable; exit; }
      "$0" export --all -f jsonld -o full; "$0" kept backup full; "$0" compare soup --html full
      """#, "")
    let told = (result.output + result.errors).components(separatedBy: "fix: free some space")
    #expect(told.count == 4 || result.output == "unable\n", "\(result.transcript)")
  }
}
