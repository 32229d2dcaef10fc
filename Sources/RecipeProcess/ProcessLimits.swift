/// What a program may use up before it counts as broken.
package struct ProcessLimits: Sendable, Hashable {
  /// How long the program has from its start to its answer to `initialize`.
  package var handshake: Duration
  /// How long one request may take, from the moment that it is handed to the program.
  package var request: Duration
  /// The bytes of one line of the program's output.
  package var lineBytes: Int
  /// The requests that the program has to deal with at the same time; further ones wait.
  package var requestsInFlight: Int
  /// The bytes that wait for a program that does not read its input.
  package var queuedBytes: Int
  /// The lines between two answers that are no answer to anything.
  package var strayLines: Int
  /// The bytes of such lines between two answers.
  package var strayBytes: Int
  /// The bytes of error output between two answers, most of which are only skipped.
  package var errorBytes: Int
  /// The lines of one run that reach the log.
  package var loggedLines: Int
  /// The starts within any ``startWindow``.
  package var starts: Int
  /// The span in which starts are counted.
  package var startWindow: Duration
  /// How long the program has to exit after its input is closed, and once more after SIGTERM.
  package var grace: Duration

  /// Creates limits; the defaults suit every program that was seen.
  package init(
    handshake: Duration = .seconds(5), request: Duration = .seconds(30),
    lineBytes: Int = 16 << 20, requestsInFlight: Int = 8, queuedBytes: Int = 1 << 20,
    strayLines: Int = 100, strayBytes: Int = 1 << 20, errorBytes: Int = 16 << 20,
    loggedLines: Int = 100, starts: Int = 3, startWindow: Duration = .seconds(60),
    grace: Duration = .milliseconds(400)
  ) {
    self.handshake = handshake
    self.request = request
    self.lineBytes = max(1, lineBytes)
    self.requestsInFlight = max(1, requestsInFlight)
    self.queuedBytes = max(0, queuedBytes)
    self.strayLines = max(0, strayLines)
    self.strayBytes = max(0, strayBytes)
    self.errorBytes = max(0, errorBytes)
    self.loggedLines = max(0, loggedLines)
    self.starts = max(1, starts)
    self.startWindow = startWindow
    self.grace = grace
  }
}
