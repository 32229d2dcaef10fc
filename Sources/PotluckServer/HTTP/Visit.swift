import RecipeModel
import RecipeProviderKit
import RecipeRPC

/// One request that has passed access control.
struct Visit: Sendable {
  var method: String
  /// The path, percent-decoded nowhere: every path of the server is plain.
  var path: String
  var query: Parameters
  /// The authority that the client has asked, as its links name it.
  var host: String
  var headers: [String: String] = [:]
  /// The whole body.
  var body: [UInt8] = []
  /// The form with files that came in its place; nil where none did.
  var upload: MultipartForm?
  var session = Session()
  var language = Language.english
  /// What the configuration says at the moment.
  var settings = ServiceSettings()
  /// Who asks; nil for the household.
  var user: String?
  /// Whether it is known who asks: a page that anybody may see is made before that.
  var isIdentified = false
  /// Whether a proxy that is believed says so.
  var isNamedByProxy = false
  /// Whether a cookie has to tell the client's session.
  var isSessionNew = true

  /// The origin of the web page that asks, where it may ask as a program does.
  var allowedOrigin: String?
  /// What stands for the token of forms where several sessions share the page; nil for the token.
  var formMark: String?

  /// The client's address, as far as it is known.
  var client = ""

  /// The token that the request carries in its own field.
  var bearer: String? {
    headers["authorization"].flatMap { field in
      field.lowercased().hasPrefix("bearer ") ? String(field.dropFirst(7)) : nil
    }
  }

  /// The value of a cookie.
  func cookie(_ name: String) -> String? {
    let cookies = (headers["cookie"] ?? "").split(separator: ";").map { $0.drop { $0 == " " } }
    return cookies.first { $0.hasPrefix("\(name)=") }.map {
      String($0.dropFirst(name.count + 1))
    }
  }

  /// The media type of the body, in small letters and without parameters.
  var mediaType: String? { headers["content-type"]?.prefix { $0 != ";" }.lowercased() }

  /// - Throws: ``Problem`` where the body is not sent as JSON.
  func checkIsJSON() throws(Problem) {
    guard mediaType == "application/json" else {
      throw Problem(
        .wrongType, "the body is not JSON", fix: "send Content-Type: application/json")
    }
  }

  /// Whether the browser says that one of its extensions made the request.
  var isFromExtension: Bool {
    let origin = headers["origin"] ?? ""
    return ["chrome-extension://", "moz-extension://", "safari-web-extension://"].contains {
      origin.hasPrefix($0)
    }
  }

  /// Whether the browser says that another site's page leads here: it then leaves the cookie at home.
  var namesAnotherSite: Bool {
    ["cross-site", "same-site"].contains(headers["sec-fetch-site"] ?? "")
  }

  /// Whether another site's page may have led here.
  ///
  /// Browsers say so (`Sec-Fetch-Site`) to this machine itself and over HTTPS alone. Elsewhere the
  /// session's cookie tells, which is sent from this server's own pages only, and the page that the
  /// request comes from. Programs that are no browsers send none of these.
  var mayBeFromElsewhere: Bool {
    if headers["sec-fetch-site"] != nil { return namesAnotherSite }
    guard isSessionNew else { return false }
    if let page = headers["referer"] {
      return !["http", "https"].contains {
        page.lowercased().hasPrefix("\($0)://\(host.lowercased())/")
      }
    }
    return headers["user-agent"]?.hasPrefix("Mozilla/") == true
  }

  /// Whether the client prefers events to a document.
  var wantsEvents: Bool { headers["accept"]?.contains("text/event-stream") == true }

  /// Whether a proxy in front speaks HTTPS with the client: who lies about it gets links and a cookie
  /// that are of no use.
  var isSecure: Bool { headers["x-forwarded-proto"] == "https" }

  /// What a cookie's field ends with.
  var cookieEnd: String { isSecure ? "; Secure" : "" }

  /// The address of a path on this server, for those who read it elsewhere.
  func address(_ path: String) -> String { "\(isSecure ? "https" : "http")://\(host)\(path)" }

  /// What stands behind the path's last slash.
  var lastPart: String { PercentEncoding.decode(path.split(separator: "/").last ?? "") }

  /// The body as an HTML form.
  var form: Parameters {
    upload?.fields ?? Parameters(String(decoding: body, as: UTF8.self))
  }
}

/// Names with texts, in order, as addresses and forms carry them.
struct Parameters: Sendable {
  /// The most that are read.
  private static let most = 200

  var entries: [(name: String, value: String)]

  init(_ entries: [(name: String, value: String)] = []) { self.entries = entries }

  /// Reads `a=1&b=2`.
  init(_ text: some StringProtocol) {
    entries = text.split(separator: "&").prefix(Self.most).map { item in
      let name = item.prefix { $0 != "=" }
      return (
        PercentEncoding.decode(name, plusIsSpace: true),
        PercentEncoding.decode(item.dropFirst(name.count + 1), plusIsSpace: true)
      )
    }
  }

  /// The first value of a name that says something.
  subscript(_ name: String) -> String? {
    entries.first { $0.name == name && !$0.value.isEmpty }?.value
  }

  /// Whether a name is there, be it that it says nothing.
  func has(_ name: String) -> Bool { entries.contains { $0.name == name } }

  /// All values of a name, be it that they say nothing.
  func values(_ name: String) -> [String] {
    entries.filter { $0.name == name }.map(\.value)
  }

  /// All values of a name that say something.
  func all(_ name: String) -> [String] {
    entries.filter { $0.name == name && !$0.value.isEmpty }.map(\.value)
  }

  /// The parameters that say something, as addresses carry them.
  var text: String {
    entries.filter { !$0.value.isEmpty }
      .map { "\(PercentEncoding.encode($0.name))=\(PercentEncoding.encode($0.value))" }
      .joined(separator: "&")
  }

  /// The parameters with one value for a name.
  func setting(_ name: String, _ value: String) -> Parameters {
    Parameters(entries.filter { $0.name != name } + [(name, value)])
  }
}
