internal import RecipeModel

/// An answer before it is put on the wire; JSON stays a value so that faults can change it.
///
/// It is an error so that a check on the way can end the work with it.
struct Answer: Error {
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

/// How a service writes its JSON, byte for byte.
struct WireJSON: Sendable, Hashable {
  /// `, ` and `: ` as Python's `json.dumps` writes them, instead of `,` and `:`.
  let isSpaced: Bool
  /// `\/` for every slash, as PHP does.
  let escapesSlashes: Bool
  /// `\u00e9` for everything beyond ASCII.
  let isASCII: Bool

  /// The form of a language; plain JSON for any other name.
  init(named name: String?) {
    isSpaced = name == "python"
    escapesSlashes = name == "php"
    isASCII = isSpaced || escapesSlashes
  }

  func bytes(_ value: JSON) -> [UInt8] {
    var out: [UInt8] = []
    write(value, to: &out)
    return out
  }

  private func write(_ value: JSON, to out: inout [UInt8]) {
    switch value {
    case .null: out += "null".utf8
    case .bool(let flag): out += (flag ? "true" : "false").utf8
    case .number(let number): out += number.literal.utf8
    case .string(let text): write(text, to: &out)
    case .array(let elements):
      out.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { out += (isSpaced ? ", " : ",").utf8 }
        write(element, to: &out)
      }
      out.append(UInt8(ascii: "]"))
    case .object(let object):
      out.append(UInt8(ascii: "{"))
      for (index, member) in object.members.enumerated() {
        if index > 0 { out += (isSpaced ? ", " : ",").utf8 }
        write(member.name, to: &out)
        out += (isSpaced ? ": " : ":").utf8
        write(member.value, to: &out)
      }
      out.append(UInt8(ascii: "}"))
    }
  }

  private func write(_ text: String, to out: inout [UInt8]) {
    out.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\"".utf8
      case "\\": out += "\\\\".utf8
      case "/": out += (escapesSlashes ? "\\/" : "/").utf8
      case "\n": out += "\\n".utf8
      case "\r": out += "\\r".utf8
      case "\t": out += "\\t".utf8
      default:
        if scalar.value < 0x20 || (isASCII && scalar.value > 0x7E) {
          for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
            let digits = String(unit, radix: 16)
            out += "\\u\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)".utf8
          }
        } else {
          out += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        }
      }
    }
    out.append(UInt8(ascii: "\""))
  }
}

/// The reason phrase of a status.
func reason(_ status: Int) -> String {
  switch status {
  case 200: "OK"
  case 301: "Moved Permanently"
  case 302: "Found"
  case 303: "See Other"
  case 304: "Not Modified"
  case 307: "Temporary Redirect"
  case 308: "Permanent Redirect"
  case 400: "Bad Request"
  case 401: "Unauthorized"
  case 402: "Payment Required"
  case 403: "Forbidden"
  case 404: "Not Found"
  case 408: "Request Timeout"
  case 410: "Gone"
  case 429: "Too Many Requests"
  case 500: "Internal Server Error"
  case 502: "Bad Gateway"
  case 503: "Service Unavailable"
  case 504: "Gateway Timeout"
  default: "Status"
  }
}
