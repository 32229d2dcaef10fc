import PotluckSupport
import RecipeModel
import RecipeProviderKit

/// One answer of the service with its body read once.
struct Answer {
  /// The answer, its body in UTF-8.
  let response: HTTPResponse
  /// What of the body could not be read.
  let damage: ProviderError?
  /// What the body says as JSON, or why it cannot be read.
  let parsed: Result<JSON, AnswerSyntax.Failure>
  /// Whether it answers the request for a page behind the first one.
  let isPastFirstPage: Bool

  /// Reads an answer; relative links in it count from the `address`.
  init(
    _ response: HTTPResponse, isPastFirstPage: Bool, syntax: AnswerSyntax = .json,
    address: RequestURL? = nil
  ) {
    let text = syntax.text(of: response)
    self.response = HTTPResponse(
      status: response.status, headers: response.headers, body: text.utf8)
    self.isPastFirstPage = isPastFirstPage
    var isCut = false
    parsed = Result { () throws(AnswerSyntax.Failure) in
      try syntax.read(response, text: text.utf8, from: response.address ?? address, &isCut)
    }
    damage = text.damage ?? (isCut ? Self.cut : nil)
  }

  var json: JSON? { try? parsed.get() }

  private static let cut = ProviderError(
    .invalidResponse, "the page breaks off, or holds more than can be read",
    fix: "ask for fewer results on a page")

  /// The value at a place; nil when there is none or it is null.
  func value(at place: ValuePlace) -> JSON? {
    switch place {
    case .body(let path):
      guard let json, let value = try? path.first(in: json), !value.isNull else { return .none }
      return value
    case .part(let source): return json.flatMap(source.text).map(JSON.string)
    case .header(let field): return field.text(in: response.headers).map(JSON.string)
    case .firstOf(let places): return places.firstNonNil(value)
    }
  }

  /// What the source says at a place in its own words, cleaned and redacted.
  func words(at path: JSONPath?, _ redaction: Redaction) -> String? {
    guard let path, let value = value(at: .body(path)) else { return nil }
    return TextCleaning.clean(redaction(value.plainText ?? value.text()), limit: 200)
  }
}

extension ErrorCondition {
  /// Whether every part of the condition holds; one on a value needs a body that is JSON.
  func holds(for answer: Answer) -> Bool {
    if pastFirstPage, !answer.isPastFirstPage { return false }
    if !statuses.isEmpty, !statuses.contains(answer.response.status) { return false }
    if let contentType {
      let given = answer.response.headers["Content-Type"]?.lowercased() ?? ""
      guard given.hasPrefix(contentType.lowercased()) else { return false }
    }
    if let isHTML, BodyExcerpt(answer.response.body).isHTML != isHTML { return false }
    if let path {
      guard let json = answer.json, let values = try? path.nodes(in: json),
        test.holds(for: values, in: json)
      else { return false }
    }
    if let bodyContains, !answer.response.body.containsFolded(bodyContains) { return false }
    return true
  }
}

extension ErrorCondition {
  /// Whether the condition tells that the source has nothing.
  ///
  /// A status that is no good one keeps its own meaning, unless the condition names it: the page
  /// that asks for a login may well say "no results" too.
  func saysNothing(_ answer: Answer) -> Bool {
    holds(for: answer) && (200...299 ~= answer.response.status || names(answer.response.status))
  }
}

extension JSON {
  /// The number at hand, or the first whole one of a text.
  fileprivate var firstNumber: Double? { looseNumber ?? firstInteger.map(Double.init) }
}

extension ValueTest {
  /// Whether one of the values that were selected in an answer passes; for `isAbsent`, whether there
  /// is none.
  func holds(for values: [JSON], in answer: JSON) -> Bool {
    switch self {
    case .exists: values.contains { !$0.isNull }
    case .isAbsent: values.allSatisfy(\.isNull)
    case .isOneOf(let wanted): values.contains { value in wanted.contains { $0.isSame(as: value) } }
    case .contains(let text):
      values.contains { value in
        value.stringValue.map { Array($0.utf8).containsFolded(text) } ?? false
      }
    case .isAbove(let bound): values.contains { bound.compares($0, in: answer, >) }
    case .isBelow(let bound): values.contains { bound.compares($0, in: answer, <) }
    }
  }
}

extension ValueTest.Bound {
  fileprivate func compares(
    _ value: JSON, in answer: JSON, _ isRight: (Double, Double) -> Bool
  ) -> Bool {
    let bound: Double? =
      switch self {
      case .number(let number): number
      case .place(let path): (try? path.first(in: answer))?.firstNumber
      }
    guard let number = value.firstNumber, let bound else { return false }
    return isRight(number, bound)
  }
}

extension [UInt8] {
  /// Whether a text stands in these bytes of UTF-8, whatever the case and the accents of both.
  ///
  /// Found piece by piece, so that the work on a long page ends soon after its task; then nothing is
  /// said to be found.
  func containsFolded(_ text: String) -> Bool {
    let needle = Array(TextMatching.fold(text).utf8)
    guard !needle.isEmpty else { return true }
    var (start, folded) = (0, [UInt8]())
    while start < count, !Task.isCancelled {
      var end = Swift.min(start + 65_536, count)
      while end < count, self[end] & 0xC0 == 0x80, end - start < 65_540 { end += 1 }
      folded.removeFirst(Swift.max(0, folded.count - needle.count + 1))
      folded += TextMatching.fold(String(decoding: self[start..<end], as: UTF8.self)).utf8
      if folded.firstRange(of: needle) != nil { return true }
      start = end
    }
    return false
  }
}
