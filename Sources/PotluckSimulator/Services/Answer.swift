internal import RecipeModel

/// An answer before it is put on the wire; JSON stays a value so that faults can change it.
struct Answer: Sendable {
  enum Content: Sendable {
    case json(JSON, WireJSON)
    case text(String)
    case stream(BodyStream)
  }

  var status: Int
  /// Header fields in order, without framing.
  var headers: [(name: String, value: String)]
  var content: Content
  /// Whether the server closes the connection after the answer and says so.
  var closes = false

  static func json(
    _ value: JSON, as form: WireJSON, status: Int = 200, headers: [(name: String, value: String)]
  ) -> Answer {
    Answer(status: status, headers: headers, content: .json(value, form))
  }

  static func text(
    _ text: String, type: String, status: Int, headers: [(name: String, value: String)] = []
  ) -> Answer {
    Answer(
      status: status, headers: headers + [("Content-Type", type)], content: .text(text))
  }

  /// Replaces a header field or appends it.
  mutating func set(_ name: String, _ value: String) {
    if let index = headers.firstIndex(where: { $0.name.lowercased() == name.lowercased() }) {
      headers[index].value = value
    } else {
      headers.append((name, value))
    }
  }

  /// The body as a stream of bytes.
  var body: BodyStream {
    switch content {
    case .json(let value, let form): BodyStream(form.bytes(value))
    case .text(let text): BodyStream(Array(text.utf8))
    case .stream(let stream): stream
    }
  }
}

extension Answer {
  /// What Django does with a path that lacks its slash.
  static func djangoSlashRedirect(_ request: IncomingRequest) -> Answer {
    let query = request.rawQuery.isEmpty ? "" : "?\(request.rawQuery)"
    return .text(
      "", type: "text/html; charset=utf-8", status: 301,
      headers: [("Server", "nginx"), ("Location", "\(request.path)/\(query)")])
  }
}
