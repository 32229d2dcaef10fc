internal import NIOCore

extension TimeAmount {
  /// The duration in whole nanoseconds; one that does not fit becomes the longest that does.
  init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let nanoseconds = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    guard !nanoseconds.overflow else {
      self = .nanoseconds(seconds < 0 ? 0 : .max / 2)
      return
    }
    self = .nanoseconds(nanoseconds.partialValue + attoseconds / 1_000_000_000)
  }
}
