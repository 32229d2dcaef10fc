import Synchronization

/// How much an archive, with those inside it, may hold.
package struct ZipLimits: Sendable {
  /// The most entries of one archive.
  package var entries = 20_000
  /// The most bytes of one unpacked entry.
  package var entryBytes = 64 << 20
  /// The most bytes that are unpacked in all.
  package var totalBytes = 1 << 30
  /// How many times its packed size an entry may have; recipes shrink to a tenth at best.
  package var ratio = 250
  /// Smaller entries may have any ratio.
  package var freeBytes = 1 << 20

  /// The limits for files that people import.
  package init() {}
}

/// Why an archive, or an entry of one, cannot be read.
package struct ZipFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, in a clause without a final stop.
  package var message: String

  init(_ message: String) { self.message = message }

  /// The message.
  package var description: String { message }
}

/// What may still be unpacked: shared by an archive and those inside it.
final class ZipBudget: Sendable {
  private let left: Mutex<Int>

  init(_ bytes: Int) { left = Mutex(bytes) }

  /// Takes bytes off; false where so many are not left.
  func take(_ bytes: Int) -> Bool {
    left.withLock { left in
      guard left >= bytes else { return false }
      left -= bytes
      return true
    }
  }
}
