import RecipeModel

extension Answer {
  /// The answer after a fault of the answer stage.
  func applying(_ fault: Fault, request: IncomingRequest, service: Service) -> Answer {
    switch fault {
    case .status(let status, let body, let fields):
      service.errorPage(status).with(body: body, fields)
    case .quota: service.quotaAnswer()
    case .page(let page): .text(page.html, type: "text/html; charset=UTF-8", status: 200)
    case .markup(let document, let size): hostile(document, size: max(0, size))
    case .contentType(let type): with("Content-Type", type)
    case .huge(let bytes): huge(bytes)
    case .nested(let depth): nested(max(1, depth))
    case .bomb(let bytes, let coding):
      streaming(Deflate.bomb(bytes, coding: coding)).with("Content-Encoding", coding.rawValue)
    case .compressed(let coding, let cut): compressed(coding, without: max(0, cut))
    case .redirect(let target, let status): .redirect(to: target, status: status)
    case .redirectLoop(let length):
      .redirect(to: RedirectRoute.loop(0, of: length, request), status: 302)
    case .redirectChain(let length):
      length < 1 ? self : .redirect(to: RedirectRoute.chain(length - 1, request), status: 302)
    case .rename(let names):
      changingJSON { member in
        if let new = names.first(where: { $0.from == member.name }) { member.name = new.to }
      }
    case .retype(let names):
      changingJSON { member in
        if names.contains(member.name) { member.value = member.value.retyped }
      }
    default: self
    }
  }

  private func with(_ name: String, _ value: String) -> Answer {
    var answer = self
    answer.set(name, value)
    return answer
  }

  private func with(body: String?, _ fields: [Fault.HeaderField]) -> Answer {
    var answer = self
    if let body {
      answer.content = .text(body)
      answer.closes = false
    }
    for field in fields { answer.set(field.name, field.value) }
    return answer
  }

  private func hostile(_ document: Fault.HostileDocument, size: Int) -> Answer {
    let type = headers.first { $0.name == "Content-Type" }?.value ?? ""
    let isXML = type.contains("xml") && !type.contains("html")
    return streaming(document.body(size: size, isXML: isXML))
      .with("Content-Type", document.mediaType(isXML: isXML))
  }

  private func huge(_ bytes: Int) -> Answer {
    let isPage = headers.contains { $0.name == "Content-Type" && $0.value.contains("html") }
    return streaming(
      .filled(
        isPage ? "<!DOCTYPE html><p>" : "{\"results\":\"", with: UInt8(ascii: "x"), upTo: bytes,
        closing: isPage ? "</p>" : "\"}"))
  }

  private func nested(_ depth: Int) -> Answer {
    streaming(
      BodyStream(
        [UInt8](repeating: UInt8(ascii: "["), count: depth)
          + [UInt8](repeating: UInt8(ascii: "]"), count: depth)))
  }

  private func compressed(_ coding: Fault.ContentCoding, without cut: Int) -> Answer {
    let packed = Deflate.stored(body.makeIterator().reduce(into: []) { $0 += $1 }, coding: coding)
    return streaming(BodyStream(Array(packed.dropLast(cut))))
      .with("Content-Encoding", coding.rawValue)
  }

  static func redirect(to target: String, status: Int) -> Answer {
    .text(
      "<html><body>Moved.</body></html>", type: "text/html", status: status,
      headers: [("Location", target)])
  }

  private func streaming(_ stream: BodyStream) -> Answer {
    var answer = self
    answer.content = .stream(stream)
    return answer
  }

  private func changingJSON(_ change: (inout JSONObject.Member) -> Void) -> Answer {
    guard case .json(let value, let form) = content else { return self }
    var answer = self
    answer.content = .json(value.changingMembers(change), form)
    return answer
  }
}

extension JSON {
  fileprivate func changingMembers(_ change: (inout JSONObject.Member) -> Void) -> JSON {
    switch self {
    case .array(let elements): return .array(elements.map { $0.changingMembers(change) })
    case .object(let object):
      return .object(
        JSONObject(
          members: object.members.map { member in
            var member = member
            member.value = member.value.changingMembers(change)
            change(&member)
            return member
          }))
    default: return self
    }
  }

  /// A value of another type that a careless server might send instead.
  fileprivate var retyped: JSON {
    switch self {
    case .null: "null"
    case .bool(let flag): .string(flag ? "yes" : "no")
    case .number(let number): .string(number.literal)
    case .string: 42
    case .array: ["0": "first"]
    case .object: []
    }
  }
}

extension Fault.ForeignPage {
  var html: String {
    switch self {
    case .phpError:
      """
      <br />
      <b>Warning</b>:  mysql_connect() [<a href='function.mysql-connect'>function</a>]: \
      Too many connections in <b>/var/www/db.php</b> on line <b>42</b><br />
      {"error":"database"}
      """
    case .parked:
      """
      <!doctype html><html><head><title>This domain is for sale</title></head>
      <body><h1>This domain is for sale</h1><a href="/buy">Buy it now</a>
      <script>location.replace('http://ads.example/?from=parked')</script></body></html>
      """
    case .html:
      """
      <!doctype html><html><head><title>Welcome</title></head>
      <body><h1>Welcome</h1><p>Our interface has moved.</p></body></html>
      """
    }
  }
}

/// Addresses inside a simulator that lead redirects around: `/-/hop/2/api/?q=soup`.
enum RedirectRoute {
  /// The address of a chain with so many hops still to go before the true answer.
  static func chain(_ left: Int, _ request: IncomingRequest) -> String {
    "/-/hop/\(left)\(request.path)\(query(request))"
  }

  /// The address of one station of a circle.
  static func loop(_ station: Int, of length: Int, _ request: IncomingRequest) -> String {
    "/-/loop/\(station)of\(max(1, length))\(request.path)\(query(request))"
  }

  /// Where a request stands: a redirect to go on with, or the request behind the last hop.
  enum Step {
    case redirect(String)
    case arrived(IncomingRequest)
  }

  /// The step for a request to one of these addresses; nil for any other.
  static func step(_ request: IncomingRequest) -> Step? {
    let parts = request.path.split(
      separator: "/", maxSplits: 4, omittingEmptySubsequences: false)
    guard parts.count == 5, parts[1] == "-" else { return nil }
    var inner = request
    inner.path = "/" + parts[4]
    switch parts[2] {
    case "hop":
      guard let left = Int(parts[3]) else { return nil }
      return left > 0 ? .redirect(chain(left - 1, inner)) : .arrived(inner)
    case "loop":
      let numbers = parts[3].split(separator: "of").compactMap { Int($0) }
      guard numbers.count == 2, numbers[1] > 0 else { return nil }
      return .redirect(loop((numbers[0] + 1) % numbers[1], of: numbers[1], inner))
    default: return nil
    }
  }

  private static func query(_ request: IncomingRequest) -> String {
    request.rawQuery.isEmpty ? "" : "?\(request.rawQuery)"
  }
}
