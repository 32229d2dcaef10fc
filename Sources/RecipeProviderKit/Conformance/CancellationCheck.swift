/// Checks that a cancelled request returns soon, and says so.
enum CancellationCheck {
  static func run(
    on subject: ConformanceSubject, first: SearchPage
  ) async -> [ConformanceDiagnostic] {
    let task = Task { () -> ProviderError? in
      // Cancelled before it begins, so that even a fast provider meets it.
      while !Task.isCancelled { await Task.yield() }
      do {
        _ = try await subject.search(subject.query)
        return nil
      } catch { return ProviderError(wrapping: error) }
    }
    task.cancel()
    let patience = subject.patience
    let race = CancellableCall { await task.value }
    guard case .success(let error)? = await race.answer(within: patience) else {
      return [
        ConformanceDiagnostic(
          .error, check: "cancellation", "a cancelled request goes on for more than \(patience)",
          hint: "await the transport, or check Task.isCancelled where you wait")
      ]
    }
    if let error, error.code != .cancelled {
      return [
        ConformanceDiagnostic(
          .warning, check: "cancellation", "a cancelled request throws \(error.code)",
          hint: "let CancellationError through", cause: error.code)
      ]
    }
    return []
  }
}
