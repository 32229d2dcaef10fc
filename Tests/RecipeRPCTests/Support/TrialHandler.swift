import RecipeModel
import TestSupport

@testable import RecipeRPC

/// A handler with a method for each thing that can become of a message.
struct TrialHandler: MessageHandler {
  var rules = ProtocolRules(
    answersCancelled: true, allowsNullID: true, namesUnreadableInput: true,
    allowsBatches: { true })
  var statusAtEndOfInput: Int32 = 7

  func handle(_ message: IncomingMessage) -> Disposition {
    switch message.method {
    case "echo": .answer(message.params ?? .null)
    case "note": .silence
    case "fail": .refuse(WireError(.requestFailed, "no"))
    case "slow":
      .work(
        Work(supersedes: message.params?["key"]?.stringValue) { call in
          await call.begin("begin", ["id": call.id], closing: ["over": call.id])
          call.sendIfQuick("progress", ["id": call.id])
          try await Task.sleep(for: .patience)
          return "late"
        })
    case "deaf":
      .work(
        Work { _ in
          // Work that does not hear of its cancellation must not be heard of either.
          await Task { try? await Task.sleep(for: .milliseconds(50)) }.value
          return "deaf"
        })
    case "open":
      .work(
        Work(isOpenEnded: true) { _ in
          try await Task.sleep(for: .patience)
          return .null
        })
    case "soon": .work(Work(delay: .milliseconds(1)) { _ in message.params ?? .null })
    case "large":
      // Its text takes a while to make, and just fits into a pipe that nobody reads yet.
      .work(Work { _ in .array(Array(repeating: "\u{0}", count: 6_000)) })
    case "cancel": .cancel(message.params?["id"] ?? .null)
    case "flood":
      .work(
        Work { call in
          let text = JSON.string(String(repeating: "x", count: 2_000))
          for _ in 0..<1_000 { await call.send("flood", [text]) }
          return "flooded"
        })
    case "exit": .exit(3)
    default: .refuse(.unknown(message.method))
    }
  }
}
