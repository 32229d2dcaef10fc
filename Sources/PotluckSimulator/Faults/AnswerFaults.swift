internal import RecipeModel

extension Answer {
  /// The answer after a fault of the answer stage.
  func applying(_ fault: Fault, request: IncomingRequest, service: Service) -> Answer {
    switch fault {
    case .status(let status, let body, let fields):
      var answer = service.errorPage(status)
      if let body {
        answer.content = .text(body)
        answer.closes = false
      }
      for field in fields { answer.set(field.name, field.value) }
      return answer
    case .quota: return service.quotaAnswer()
    case .page(let page):
      return .text(page.html, type: "text/html; charset=UTF-8", status: 200)
    case .markup(let document, let size):
      let type = headers.first { $0.name == "Content-Type" }?.value ?? ""
      let isXML = type.contains("xml") && !type.contains("html")
      var answer = streaming(document.body(size: max(0, size), isXML: isXML))
      answer.set("Content-Type", document.mediaType(isXML: isXML))
      return answer
    case .contentType(let type):
      var answer = self
      answer.set("Content-Type", type)
      return answer
    case .huge(let bytes):
      let isPage = headers.contains { $0.name == "Content-Type" && $0.value.contains("html") }
      return streaming(
        .filled(
          isPage ? "<!DOCTYPE html><p>" : "{\"results\":\"", with: UInt8(ascii: "x"), upTo: bytes,
          closing: isPage ? "</p>" : "\"}"))
    case .nested(let depth):
      let depth = max(1, depth)
      return streaming(
        BodyStream(
          [UInt8](repeating: UInt8(ascii: "["), count: depth)
            + [UInt8](repeating: UInt8(ascii: "]"), count: depth)))
    case .bomb(let bytes, let coding):
      var answer = streaming(Deflate.bomb(bytes, coding: coding))
      answer.set("Content-Encoding", coding.rawValue)
      return answer
    case .compressed(let coding, let cut):
      let packed = Deflate.stored(body.makeIterator().reduce(into: []) { $0 += $1 }, coding: coding)
      var answer = streaming(BodyStream(Array(packed.dropLast(max(0, cut)))))
      answer.set("Content-Encoding", coding.rawValue)
      return answer
    case .redirect(let target, let status): return .redirect(to: target, status: status)
    case .redirectLoop(let length):
      return .redirect(to: RedirectRoute.loop(0, of: length, request), status: 302)
    case .redirectChain(let length):
      return length < 1
        ? self : .redirect(to: RedirectRoute.chain(length - 1, request), status: 302)
    case .rename(let names):
      return changingJSON { member in
        if let new = names.first(where: { $0.from == member.name }) { member.name = new.to }
      }
    case .retype(let names):
      return changingJSON { member in
        if names.contains(member.name) { member.value = member.value.retyped }
      }
    default: return self
    }
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
