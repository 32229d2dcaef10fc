#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// `WireBenchmark POTLUCK` measures `potluck stdio --fixtures` over pipes, and in the same run a
// bare pipe: this program as `WireBenchmark echo`, which sends back what comes. Machines differ,
// and so do their moments; the ratio of the two does so less.

guard CommandLine.arguments.count == 2 else { fail("usage: WireBenchmark POTLUCK | echo") }
if CommandLine.arguments[1] == "echo" { echo() }
// A peer that no longer answers ends the run.
alarm(900)

let server = [CommandLine.arguments[1], "stdio", "--fixtures"]
let barePipe = [CommandLine.arguments[0], "echo"]
let ping = #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#
let initialize = #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"processId":null}}"#

func rounded(_ value: Double, _ digits: Int = 1) -> String {
  guard value.isFinite else { return "?" }
  let scale = pow(10, Double(digits))
  return digits == 0 ? "\(Int(value.rounded()))" : "\((value * scale).rounded() / scale)"
}

/// Prints a line at once: a run takes a minute or more.
func report(_ parts: String...) {
  print(parts.joined(separator: " "))
  fflush(nil)
}

func megabytes(_ bytes: Double) -> String { rounded(bytes / 1e6) + " MB" }

func slowSearches(_ count: Int, on peer: Peer) {
  peer.ask(initialize)
  for number in 0..<count {
    let search =
      #"{"jsonrpc":"2.0","id":"s\#(number)","method":"search","params":{"query":"__slow__ \#(number)"}}"#
    peer.write(Array((search + "\n").utf8))
  }
}

func measureStart() {
  func firstAnswer(_ command: [String]) -> Double {
    let start = now()
    let peer = Peer(command)
    peer.ask(ping)
    let seconds = now() - start
    peer.end()
    return seconds * 1000
  }
  let pairs = (0..<30).map { _ in (firstAnswer(barePipe), firstAnswer(server)) }
  report(
    "start to first answer, median of 30: potluck \(rounded(median(pairs.map(\.1)))) ms, bare pipe",
    "\(rounded(median(pairs.map(\.0)))) ms")
}

func measureRoundTrips(_ framing: Traffic.Framing) {
  let traffic = Traffic(4_000, framing)
  let peers = [Peer(barePipe), Peer(server)]
  let sizes = peers.map { traffic.answerSize(from: $0) }
  var times: [[Double]] = [[], []]
  // In turn, so that both meet the same moments.
  for _ in 0..<10 {
    for number in peers.indices {
      times[number] += traffic.roundTrips(with: peers[number], answerSize: sizes[number])
    }
  }
  let figures = times.map { (median($0) * 1e6, percentile(0.99, of: $0) * 1e6) }
  report(
    "\(framing): p50 \(rounded(figures[1].0)) us, p99 \(rounded(figures[1].1)) us; bare pipe",
    "\(rounded(figures[0].0)) us, \(rounded(figures[0].1)) us; ratio of p50",
    rounded(figures[1].0 / figures[0].0, 2))
  for peer in peers { peer.end() }
}

func measureRate(_ inFlight: Int, _ framing: Traffic.Framing) {
  let traffic = Traffic(100_000, framing)
  let peers = [Peer(barePipe), Peer(server)]
  let sizes = peers.map { traffic.answerSize(from: $0) }
  var rates: [[Double]] = [[], []]
  let before = peers[1].processorSeconds
  for _ in 0..<5 {
    for number in peers.indices {
      let seconds = traffic.pipelined(inFlight, with: peers[number], answerSize: sizes[number])
      rates[number].append(Double(traffic.count) / seconds)
    }
  }
  let processor = (peers[1].processorSeconds - before) / Double(5 * traffic.count) * 1e6
  report(
    "\(framing), \(inFlight) in flight: \(rounded(median(rates[1]), 0)) a second (best",
    "\(rounded(rates[1].max() ?? .nan, 0))), \(rounded(processor, 2)) us of CPU each; bare pipe",
    "\(rounded(median(rates[0]), 0))")
  for peer in peers { peer.end() }
}

func measureLargeMessage() {
  let size = 50_000_000
  let texts = [
    ("one string", "\"" + String(repeating: "soup ", count: size / 5) + "\""),
    (
      "a million strings",
      "["
        + String(repeating: #""0123456789012345678901234567890123456789012345","#, count: size / 49)
        + "1]"
    ),
  ]
  for (name, text) in texts {
    let message = Array(
      (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":{"x":"# + text + "}}\n").utf8)
    var seconds: [[Double]] = [[], []]
    var memory = Double.nan
    for _ in 0..<3 {
      let peers = [Peer(barePipe), Peer(server)]
      for (number, peer) in peers.enumerated() {
        if number == 1 { peer.ask(ping) }
        let start = now()
        let writing = peer.writeBeside(message)
        if number == 0 { peer.skip(message.count) } else { _ = peer.lines(1) }
        seconds[number].append(now() - start)
        writing.finish()
        memory = peer.greatestResidentBytes
        peer.end()
      }
    }
    report(
      "\(message.count / 1_000_000) MB, \(name): \(rounded(median(seconds[1]), 3)) s, greatest RSS",
      "\(megabytes(memory)); there and back through a bare pipe \(rounded(median(seconds[0]), 3)) s"
    )
  }
}

func measureBeside() {
  let traffic = Traffic(10_000, .lines)
  let peer = Peer(server)
  slowSearches(100, on: peer)
  let size = traffic.answerSize(from: peer)
  let times = traffic.roundTrips(with: peer, answerSize: size).map { $0 * 1000 }
  report(
    "ping while 100 searches run: p50 \(rounded(median(times), 3)) ms, p99",
    "\(rounded(percentile(0.99, of: times), 3)) ms, slowest \(rounded(times.max() ?? .nan, 2)) ms")
  report("end of input with 100 searches running: gone after \(rounded(peer.end(), 2)) s")
}

func measureSearch() {
  let peer = Peer(server)
  peer.ask(initialize)
  let search = #"{"jsonrpc":"2.0","id":1,"method":"search","params":{"query":"soup"}}"#
  var bytes = 0
  let times = (0..<300).map { _ in
    let start = now()
    bytes = peer.ask(search).count
    return (now() - start) * 1000
  }
  report(
    "a search whose source answers at once: p50 \(rounded(median(times), 2)) ms, p99",
    "\(rounded(percentile(0.99, of: times), 2)) ms, answer of \(bytes) bytes")
  peer.end()
}

func measureMemory() {
  let peer = Peer(server)
  peer.ask(ping)
  let atStart = peer.residentBytes
  peer.ask(initialize)
  let traffic = Traffic(100_000, .lines)
  let size = traffic.answerSize(from: peer)
  var pings: [Double] = []
  for _ in 0..<4 {
    _ = traffic.pipelined(16, with: peer, answerSize: size)
    pings.append(peer.residentBytes)
  }
  report(
    "RSS: \(megabytes(atStart)) at the start,",
    pings.map(megabytes).joined(separator: ", "), "after each 100,000 of pings")
  var searches: [Double] = []
  for _ in 0..<4 {
    for batch in 0..<100 {
      let pairs = (0..<10).map { number in
        let id = batch * 10 + number
        return #"{"jsonrpc":"2.0","id":\#(id),"method":"search","params":{"query":"__slow__"}}"#
          + "\n" + #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(id)}}"# + "\n"
      }
      peer.write(Array(pairs.joined().utf8))
      _ = peer.lines(10)
    }
    searches.append(peer.residentBytes)
  }
  report(
    "RSS:", searches.map(megabytes).joined(separator: ", "), "after each 1,000 cancelled searches")
  report("end of input when nothing is asked: gone after \(rounded(peer.end() * 1000)) ms")
}

measureStart()
for framing in [Traffic.Framing.lines, .headers] { measureRoundTrips(framing) }
for inFlight in [16, 256] {
  for framing in [Traffic.Framing.lines, .headers] { measureRate(inFlight, framing) }
}
measureLargeMessage()
measureBeside()
measureSearch()
measureMemory()
