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

/// What was made last of two things each, by a number for either.
struct RecentPairs<Value> {
  private let count: Int
  private var slots: [(left: UInt64, right: UInt64, value: Value?)] = []

  /// Room for so many values, a power of two; taken when the first one comes.
  init(count: Int) { self.count = count }

  subscript(left: UInt64, right: UInt64) -> Value? {
    @inline(__always) get {
      guard !slots.isEmpty else { return nil }
      let slot = slots[place(left, right)]
      return slot.left == left && slot.right == right ? slot.value : nil
    }
    set {
      if slots.isEmpty { slots = Array(repeating: (0, 0, nil), count: count) }
      slots[place(left, right)] = (left, right, newValue)
    }
  }

  @inline(__always)
  private func place(_ left: UInt64, _ right: UInt64) -> Int {
    Int(truncatingIfNeeded: (left &* 31 &+ right) & UInt64(count - 1))
  }
}
