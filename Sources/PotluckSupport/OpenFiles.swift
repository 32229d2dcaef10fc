/// The files that the process may have open at a time; sockets, pipes and event loops count as well.
package enum OpenFiles {
  /// Raises the limit of the process where it is lower, as far as the system allows.
  /// - Returns: the limit.
  @discardableResult
  package static func raiseLimit(to wanted: Int) -> Int {
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let resource = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return wanted }
    let enough = min(rlim_t(wanted), limit.rlim_max)
    if limit.rlim_cur < enough {
      limit.rlim_cur = enough
      setrlimit(resource, &limit)
    }
    return getrlimit(resource, &limit) == 0 ? Int(clamping: limit.rlim_cur) : wanted
  }

  /// Whether so many more can be opened now.
  ///
  /// SwiftNIO and libdispatch end the process when they cannot open what they wait for events with,
  /// so ask before either begins.
  package static func hasRoom(for count: Int) -> Bool {
    var opened: [Int32] = []
    defer { for descriptor in opened { close(descriptor) } }
    while opened.count < count {
      let descriptor = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0)
      guard descriptor >= 0 else { return errno != EMFILE && errno != ENFILE }
      opened.append(descriptor)
    }
    return true
  }

  /// What one event loop opens on each platform that SwiftNIO supports, at most.
  package static let perEventLoop = 3
}
