import RecipeModel
import RecipeProviderKit

/// A request taken apart for comparison.
struct RequestMatch {
  private let method: String
  private let origin: String
  private let path: [String]
  private let query: [(name: String, value: String)]
  private let body: JSON?

  /// Takes a recorded request apart, its placeholders for addresses already replaced.
  init(_ request: RecordedRequest) {
    method = request.method
    body = request.body
    if let url = try? RequestURL(request.url) {
      origin = url.origin
      path = Self.segments(url.path)
      query = Self.sorted(url.queryItems)
    } else {
      origin = ""
      path = [request.url]
      query = []
    }
  }

  /// Takes a request apart.
  init(_ request: HTTPRequest) {
    var json: JSON?
    if !request.body.isEmpty {
      json =
        (try? JSON(parsing: request.body))
        ?? JSON.string(String(decoding: request.body, as: UTF8.self))
    }
    self.init(RecordedRequest(method: request.method, url: request.url, body: json))
  }

  /// In which ways another request differs, in words; empty when it is the same.
  /// - Parameters:
  ///   - asked: the other request.
  ///   - name: the word for this one.
  /// - Returns: the differences, each in a few words.
  func differences(to asked: RequestMatch, calling name: String = "recorded") -> [String] {
    var found: [String] = []
    if method != asked.method { found.append("the method (\(name) \(method))") }
    if origin != asked.origin { found.append("the host") }
    if path.count != asked.path.count || !zip(path, asked.path).allSatisfy(Self.isSame) {
      found.append("the path (\(name) /\(path.joined(separator: "/")))")
    }
    found += queryDifferences(to: asked, name)
    switch (body, asked.body) {
    case (.none, .none): break
    case (let mine?, let other?):
      if !mine.covers(other) { found.append("the body") }
    default: found.append("the body")
    }
    return found
  }

  private func queryDifferences(to asked: RequestMatch, _ word: String) -> [String] {
    var found: [String] = []
    let names = query.map(\.name) + asked.query.map(\.name)
    var seen: Set<String> = []
    for name in names where seen.insert(name).inserted {
      let mine = query.filter { $0.name == name }.map(\.value)
      let other = asked.query.filter { $0.name == name }.map(\.value)
      if mine.isEmpty {
        found.append("\(name) (not \(word))")
      } else if other.isEmpty {
        found.append("\(name) (\(word), not asked)")
      } else if mine.count != other.count || !zip(mine, other).allSatisfy(Self.isSame) {
        found.append(
          "\(name) (\(word) \(mine.joined(separator: ", ")), asked"
            + " \(other.joined(separator: ", ")))")
      }
    }
    return found
  }

  private static func isSame(_ recorded: String, _ asked: String) -> Bool {
    recorded == asked || recorded == Redaction.mark
  }

  private static func segments(_ path: String) -> [String] {
    path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
      PercentEncoding.decode($0)
    }
  }

  /// Parameters of one name keep their order; the names themselves have none.
  private static func sorted(
    _ items: [(name: String, value: String)]
  ) -> [(name: String, value: String)] {
    items.enumerated().sorted {
      ($0.element.name, $0.offset) < ($1.element.name, $1.offset)
    }.map(\.element)
  }
}

extension JSON {
  /// Whether two documents say the same: numbers by value, members in any order; the string `•••`
  /// stands for any value.
  func covers(_ other: JSON) -> Bool {
    switch (self, other) {
    case (.string(Redaction.mark), _): true
    case (.number(let left), .number(let right)):
      left.literal == right.literal || left.doubleValue == right.doubleValue
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.covers($1) }
    case (.object(let left), .object(let right)):
      left.members.count == right.members.count
        && left.members.allSatisfy { member in
          right[member.name].map { member.value.covers($0) } == true
        }
    default: self == other
    }
  }
}
