/// Memory that was given up, and that the GNU C library would rather keep; others give it back by
/// themselves.
package enum FreedMemory {
  /// Has blocks of 256 KiB and more go back to the system as soon as they are given up, and keeps a
  /// mebibyte of smaller ones for what comes next.
  ///
  /// The library keeps ever larger ones once one was given up: a command that builds one large table
  /// after another would hold half of them in vain. Of the smaller ones it would keep so little that
  /// each web page is read in memory that the system has to provide anew.
  package static func returnLargeBlocks() {
    #if canImport(Glibc)
      typealias Setter = @convention(c) (CInt, CInt) -> CInt
      // `M_MMAP_THRESHOLD` and `M_TRIM_THRESHOLD`: `malloc.h` is not part of Swift's module of the
      // library.
      if let set = function("mallopt", Setter.self) { _ = (set(-3, 256 << 10), set(-1, 1 << 20)) }
    #endif
  }

  /// Gives back small blocks, too, which each thread keeps for itself: after work that took many.
  package static func returnAll() {
    #if canImport(Glibc)
      typealias Trimmer = @convention(c) (Int) -> CInt
      if let trim = function("malloc_trim", Trimmer.self) { _ = trim(0) }
    #endif
  }

  #if canImport(Glibc)
    private static func function<Type>(_ name: String, _ type: Type.Type) -> Type? {
      dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    }
  #endif
}
