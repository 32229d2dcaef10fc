import PotluckSupport

/// Keeps a program that stops reading from ending the program that writes to it.
enum BrokenPipes {
  /// Turns the signal of a broken pipe into a write error, once.
  ///
  /// An arrangement that the embedding program has made stays. Children are started with the
  /// signal's default again.
  static let areErrors: Void = {
    if let previous = signal(SIGPIPE, SIG_IGN) { signal(SIGPIPE, previous) }
  }()
}
