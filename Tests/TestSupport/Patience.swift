extension Duration {
  /// Longer than any test runs: who waits in a test does not give up before ``FewAtOnce`` ends it.
  package static let patience = Duration.seconds(86_400)
}
