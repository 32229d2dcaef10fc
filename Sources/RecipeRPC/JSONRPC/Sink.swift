import RecipeModel
import Synchronization

/// Where the answer to one message goes: to the client at once, or into the answer to its batch.
enum Sink: Sendable {
  case client
  case batch(BatchAnswer)
}

/// The one answer to an array of messages, sent when its last member has been answered.
final class BatchAnswer: Sendable {
  private struct State {
    var open: Int
    var answers: [[UInt8]] = []
  }

  private let state: Mutex<State>

  /// Creates an answer to so many messages.
  init(messages: Int) { state = Mutex(State(open: messages)) }

  /// Adds what became of one message.
  /// - Parameter answer: nil when the message gets none.
  /// - Returns: the whole answer when this was the last message and there is anything to say.
  func add(_ answer: [UInt8]?) -> [UInt8]? {
    state.withLock { state in
      state.open -= 1
      if let answer { state.answers.append(answer) }
      guard state.open == 0, !state.answers.isEmpty else { return nil }
      return Array("[".utf8) + state.answers.joined(separator: [UInt8(ascii: ",")])
        + Array("]".utf8)
    }
  }
}
