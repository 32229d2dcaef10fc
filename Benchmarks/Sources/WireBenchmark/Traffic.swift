/// Requests of one length, answered by messages of one length, so that the client counts bytes and
/// reads nothing.
struct Traffic {
  /// How messages are told apart.
  enum Framing { case lines, headers }

  private let bytes: [UInt8]
  private let size: Int
  /// How many requests there are.
  let count: Int

  /// `ping` as often as that, each with an identifier of its own.
  init(_ count: Int, _ framing: Framing) {
    var bytes: [UInt8] = []
    for number in 0..<count {
      let body = #"{"jsonrpc":"2.0","id":\#(1_000_000 + number),"method":"ping"}"#
      switch framing {
      case .lines: bytes += (body + "\n").utf8
      case .headers: bytes += "Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8
      }
    }
    self.bytes = bytes
    self.count = count
    size = bytes.count / max(1, count)
  }

  /// The length of an answer, learned from the first.
  func answerSize(from peer: Peer) -> Int {
    send(0..<1, to: peer)
    return peer.read().count
  }

  /// One request after another.
  /// - Returns: the seconds of each round trip.
  func roundTrips(with peer: Peer, answerSize: Int) -> [Double] {
    var times: [Double] = []
    times.reserveCapacity(count)
    for number in 0..<count {
      let start = now()
      send(number..<number + 1, to: peer)
      peer.skip(answerSize)
      times.append(now() - start)
    }
    return times
  }

  /// Always that many requests under way: as many are sent as were answered.
  /// - Returns: the seconds that all took.
  func pipelined(_ inFlight: Int, with peer: Peer, answerSize: Int) -> Double {
    let start = now()
    var sent = min(inFlight, count)
    var received = 0
    send(0..<sent, to: peer)
    while received < count * answerSize {
      received += peer.read().count
      let next = min(count, received / answerSize + inFlight)
      if next > sent { send(sent..<next, to: peer) }
      sent = max(sent, next)
    }
    let seconds = now() - start
    guard received == count * answerSize else { fail("more came back than was asked for") }
    return seconds
  }

  private func send(_ numbers: Range<Int>, to peer: Peer) {
    bytes.withUnsafeBytes { bytes in
      let part = bytes[numbers.lowerBound * size..<numbers.upperBound * size]
      peer.write(UnsafeRawBufferPointer(rebasing: part))
    }
  }
}

/// The value below which that share of the values lies.
func percentile(_ share: Double, of values: [Double]) -> Double {
  let sorted = values.sorted()
  guard let last = sorted.indices.last else { return .nan }
  return sorted[min(last, Int(Double(sorted.count) * share))]
}

/// The value in the middle.
func median(_ values: [Double]) -> Double { percentile(0.5, of: values) }
