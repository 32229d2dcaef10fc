/// What was made last of some texts, by the hashes of these.
struct RecentValues<Value> {
  private var slots: [(hash: UInt64, value: Value)]

  /// Room for so many values, a power of two.
  init(_ nothing: Value, count: Int) {
    slots = Array(repeating: (0, nothing), count: count)
  }

  subscript(hash: UInt64) -> Value? {
    @inline(__always) get {
      let slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      return slots[slot].hash == hash ? slots[slot].value : nil
    }
    set {
      guard let newValue else { return }
      slots[Int(truncatingIfNeeded: hash) & (slots.count - 1)] = (hash, newValue)
    }
  }
}
