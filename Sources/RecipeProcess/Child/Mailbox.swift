import PotluckSupport
import RecipeModel
import RecipeProviderKit
import Synchronization

/// What a program answered to one request.
struct Reply: Sendable {
  /// The `result` member; nil when there is none.
  var result: JSON?
  /// The `error` member, unless it is `null`.
  var error: JSON?
}

/// The requests that a program has not answered yet, and the accounts of what it wrote besides.
struct Mailbox {
  /// What one line turned out to be.
  enum Delivery {
    /// The answer to this request.
    case answer(Promise<Reply>, Promise<Reply>.Outcome)
    /// The late answer to a request that was given up.
    case late
    /// No answer to anything, described in a few words.
    case stray(String)
  }

  /// The requests that were given up and may still be answered, the oldest first.
  private static let abandonedLimit = 1_000

  private var pending: [Int: Promise<Reply>] = [:]
  private var abandoned: [Int] = []
  private var nextID = 0
  /// How many answers came so far.
  private(set) var answers = 0
  /// When the first request since the last answer was opened.
  private(set) var silentSince: ContinuousClock.Instant?
  /// How many requests were given up since the last answer.
  private(set) var givenUp = 0
  /// The lines that were no answer to anything, since the last answer.
  private(set) var strayLines = 0
  /// The bytes of these lines.
  private(set) var strayBytes = 0
  /// What the last of these lines was.
  private(set) var lastStray: String?

  /// Opens a request and names it.
  mutating func open(_ reply: Promise<Reply>, at now: ContinuousClock.Instant) -> Int {
    defer { nextID += 1 }
    silentSince = silentSince ?? now
    pending[nextID] = reply
    return nextID
  }

  /// Gives a request up; nil when it is not open.
  mutating func abandon(_ id: Int) -> Promise<Reply>? {
    guard let reply = pending.removeValue(forKey: id) else { return nil }
    givenUp += 1
    abandoned.append(id)
    if abandoned.count > Self.abandonedLimit { abandoned.removeFirst() }
    return reply
  }

  /// Closes every request, and hands out those that wait.
  mutating func close() -> [Promise<Reply>] {
    defer { pending = [:] }
    return Array(pending.values)
  }

  /// Finds out what a line is, and keeps the accounts.
  ///
  /// The line is parsed already, because that may take long and this happens under a lock.
  mutating func deliver(
    _ line: [UInt8], parsed: Result<JSON, JSONParseError>, describe: ([UInt8]) -> String
  ) -> Delivery {
    let delivery = read(line, parsed, describe)
    switch delivery {
    case .answer, .late:
      answers += 1
      (strayLines, strayBytes, lastStray) = (0, 0, nil)
      (silentSince, givenUp) = (nil, 0)
    case .stray(let what):
      strayLines += 1
      strayBytes += line.count
      lastStray = what
    }
    return delivery
  }

  private mutating func read(
    _ line: [UInt8], _ parsed: Result<JSON, JSONParseError>, _ describe: ([UInt8]) -> String
  ) -> Delivery {
    let json: JSON
    switch parsed {
    case .success(let value): json = value
    case .failure(let error):
      guard let id = BrokenMessage.id(in: line, of: pending.keys),
        let reply = pending.removeValue(forKey: id)
      else { return .stray(describe(line)) }
      let failure = ProviderError(
        .invalidResponse,
        "the program answered with broken JSON (\(error.message) at byte \(error.column)): "
          + describe(line),
        fix: "write each answer as one line of JSON, as a JSON library does")
      return .answer(reply, .failure(failure))
    }
    guard let message = json.objectValue, message["method"] == nil,
      message["result"] != nil || message["error"] != nil
    else { return .stray(describe(line)) }
    return answer(message) ?? .stray("an answer to no request: " + describe(line))
  }

  private mutating func answer(_ message: JSONObject) -> Delivery? {
    let member = message["error"]
    let error = member?.isNull == true ? Optional<JSON>.none : member
    var id = message["id"]?.intValue ?? message["id"]?.stringValue.flatMap { Int($0) }
    // A peer that could not read a request answers without its identifier.
    if id == nil, error != nil, pending.count == 1 { id = pending.keys.first }
    guard let id else { return nil }
    if let reply = pending.removeValue(forKey: id) {
      return .answer(reply, .success(Reply(result: message["result"], error: error)))
    }
    guard let index = abandoned.firstIndex(of: id) else { return nil }
    abandoned.remove(at: index)
    return .late
  }
}

/// Lines that were meant as answers and are broken.
enum BrokenMessage {
  /// Whose answer a broken line was meant to be; nil when it does not look like an answer.
  ///
  /// The identifier is looked for at the line's beginning. Where it cannot be read, the line
  /// belongs to the only open request, if there is one only.
  static func id(in line: [UInt8], of open: some Collection<Int>) -> Int? {
    let head = line.prefix(4_096).filter { $0 > 0x20 }
    guard head.first == UInt8(ascii: "{"), position(of: "\"jsonrpc\"", in: head) != nil else {
      return nil
    }
    if let start = position(of: "\"id\":", in: head) {
      let digits = head[start...].prefix { 0x30...0x39 ~= $0 }
      if let id = Int(String(decoding: digits, as: UTF8.self)), open.contains(id) { return id }
    }
    return open.count == 1 ? open.first : nil
  }

  /// The place behind the first occurrence of a text.
  private static func position(of text: StaticString, in bytes: [UInt8]) -> Int? {
    let needle = text.withUTF8Buffer { Array($0) }
    guard bytes.count >= needle.count else { return nil }
    return (0...bytes.count - needle.count).first { bytes[$0...].starts(with: needle) }
      .map { $0 + needle.count }
  }
}
