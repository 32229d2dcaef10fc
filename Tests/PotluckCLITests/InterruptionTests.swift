import PotluckSimulator
import Subprocess
import TestSupport
import Testing

@Suite(.fewAtOnce) struct InterruptionTests {
  @Test(arguments: [(Signal.interrupt, Int32(130)), (Signal.terminate, Int32(143))])
  func `a signal ends the simulators`(_ signal: Signal, _ code: Int32) async throws {
    let result = try await Potluck.interrupt(
      ["simulate", "forkify"], with: signal, whenOutputHolds: "]\n}")
    #expect(result.code == code)
  }

  @Test(.enabled("needs the kind recipepuppy") { await Potluck.has("recipepuppy") })
  func `Ctrl-C ends a search that waits for a silent source`() async throws {
    let simulator = try await Simulator.start(
      .recipePuppy, faults: FaultPlan([FaultRule(.stall(.head))]))
    let folder = try TemporaryFolder()
    let file = try folder.write(
      """
      {"version": 1, "providers": [
        {"id": "silent", "use": "recipepuppy", "baseURL": "\(simulator.baseURL)"}]}
      """, to: "config.json")
    let result = try await Potluck.interrupt(
      ["search", "soup", "--jsonl", "--config", file], with: .interrupt,
      whenOutputHolds: "\"kind\":\"plan\"")
    #expect(result.code == 130)
    #expect(!result.output.contains("\"summary\""))
    await simulator.stop()
  }

  @Test func `Ctrl-C ends a merge that waits for input`() async throws {
    let folder = try TemporaryFolder()
    let script = """
      mkfifo "$1/input"; exec 3<> "$1/input"; "$0" merge <&3 & child=$!
      # A signal before the program listens for it is lost: the shell has its children ignore it.
      while kill -INT $child 2> /dev/null; do sleep 0.3; done; wait $child; echo $?
      """
    let result = try await Shell.run(script, Potluck.path, folder.path)
    #expect(result.output == "130\n")
  }
}
