import PotluckSupport

/// Memory in large blocks.
enum LargeBlocks {
  /// Has blocks of 256 KiB and more go back to the system as soon as they are given up.
  ///
  /// The GNU C library keeps ever larger ones once one was given up, which costs a command that
  /// builds one large table after another half of its input; others give them back by themselves.
  static func giveBack() {
    #if canImport(Glibc)
      // `malloc.h`, which has M_MMAP_THRESHOLD, is not part of Swift's module of the library.
      guard let symbol = dlsym(nil, "mallopt") else { return }
      let set = unsafeBitCast(symbol, to: (@convention(c) (CInt, CInt) -> CInt).self)
      _ = set(-3, 256 << 10)
    #endif
  }
}
