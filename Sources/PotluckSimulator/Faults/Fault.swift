/// One thing that goes wrong with an answer.
///
/// Faults act at three stages: on the list, on the answer, on its delivery. When several rules of a
/// ``FaultPlan`` match a request, the first at each stage is applied.
package enum Fault: Sendable, Hashable {
  // On the list.

  /// The list always shows this page.
  case repeatPage(Int)
  /// The page is empty although the list goes on.
  case emptyPage
  /// The list never ends: new recipes (`fresh`) or empty pages behind its end.
  case endless(fresh: Bool)

  // On the answer.

  /// A status; without a body the service's own error page for it.
  case status(Int, body: String? = nil, headers: [HeaderField] = [])
  /// The service's own way to say that the allowance is used up, after so many requests.
  case quota(after: Int)
  /// An HTML page with status 200.
  case page(ForeignPage)
  /// A document that is hard on whoever parses it, of that many parts.
  case markup(HostileDocument, size: Int)
  /// Another content type.
  case contentType(String)
  /// A body of that many bytes, sent as it is made.
  case huge(bytes: Int)
  /// Arrays in arrays.
  case nested(depth: Int)
  /// A small compressed body that expands to that many bytes.
  case bomb(bytes: Int, coding: ContentCoding)
  /// The true body, compressed; `cut` bytes are missing at its end.
  case compressed(ContentCoding, cut: Int = 0)
  /// A redirect elsewhere.
  case redirect(to: String, status: Int = 302)
  /// Redirects in a circle of that many addresses.
  case redirectLoop(length: Int)
  /// That many redirects before the true answer.
  case redirectChain(length: Int)
  /// JSON members under other names, anywhere in the body.
  case rename([Renaming])
  /// JSON members with values of another type, anywhere in the body.
  case retype([String])

  // On the delivery.

  /// Time before the answer begins.
  case latency(Duration)
  /// The body arrives at this pace.
  case drip(bytesPerSecond: Int)
  /// The answer stops for ever.
  case stall(StallPoint)
  /// The connection closes after so many bytes of body.
  case truncate(after: Int, framing: Framing = .contentLength)
  /// The connection is reset (RST) after so many bytes of body, or before the head when nil.
  case reset(after: Int? = nil)
  /// Bytes that are not HTTP.
  case garbage(String)
  /// A chunked body with a chunk size that is none.
  case badChunk
  /// That many bytes of header fields.
  case headerFlood(bytes: Int)
  /// A `Content-Length` that differs from the body's by so many bytes.
  case wrongLength(by: Int)
  /// The connection closes after a whole answer that promised to keep it.
  case hangUp

  /// One header field.
  package struct HeaderField: Sendable, Hashable {
    /// The name.
    package var name: String
    /// The value.
    package var value: String

    /// Creates a field.
    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A member's old and new name.
  package struct Renaming: Sendable, Hashable {
    /// The name that the service uses.
    package var from: String
    /// The name that is sent instead.
    package var to: String

    /// Creates a renaming.
    package init(from: String, to: String) {
      self.from = from
      self.to = to
    }
  }

  /// HTML that stands where JSON was promised.
  package enum ForeignPage: String, Sendable, Hashable, CaseIterable {
    /// A PHP warning in front of a broken page.
    case phpError
    /// The page of a dealer in domain names.
    case parked
    /// A site's front page.
    case html
  }

  /// How a body is compressed.
  package enum ContentCoding: String, Sendable, Hashable, CaseIterable {
    /// `Content-Encoding: gzip`.
    case gzip
    /// `Content-Encoding: deflate`, in the zlib format.
    case deflate
  }

  /// Where an answer stops.
  package enum StallPoint: String, Sendable, Hashable, CaseIterable {
    /// Nothing arrives.
    case head
    /// The head arrives, the body does not.
    case body
  }

  /// How the end of a body is told.
  package enum Framing: String, Sendable, Hashable, CaseIterable {
    /// `Content-Length`.
    case contentLength
    /// `Transfer-Encoding: chunked`.
    case chunked
  }
}

extension Fault {
  /// The stage at which a fault acts; faults of one stage exclude each other.
  enum Stage: Sendable, Hashable { case list, answer, timing, pace, delivery }

  var stage: Stage {
    switch self {
    case .repeatPage, .emptyPage, .endless: .list
    case .status, .quota, .page, .markup, .contentType, .huge, .nested, .bomb, .compressed,
      .redirect,
      .redirectLoop, .redirectChain, .rename, .retype:
      .answer
    case .latency: .timing
    case .drip: .pace
    case .stall, .truncate, .reset, .garbage, .badChunk, .headerFlood, .wrongLength, .hangUp:
      .delivery
    }
  }

  /// The word for the fault in files and logs.
  package var kind: String {
    // The name of the case.
    Mirror(reflecting: self).children.first?.label ?? "\(self)"
  }
}
