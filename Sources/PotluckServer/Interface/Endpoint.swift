import PotluckSupport
import RecipeModel
import RecipeProviderKit
import RecipeRPC
import Synchronization

/// One request of the interface for programs: where it is, and the method that it stands for.
struct Endpoint: Sendable {
  /// How the params come.
  enum Form: String, Sendable {
    case address = "GET"
    case body = "POST"
  }

  let path: String
  let form: Form
  let method: OfferedMethod
  /// The method that takes the place where a `cursor` is given.
  var continuation: OfferedMethod?
  /// Whether the answer comes as events too.
  var hasEvents = false

  init?(
    _ form: Form, _ path: String, _ method: String, continuation: String? = nil,
    hasEvents: Bool = false
  ) {
    guard let method = OfferedMethod.named(method) else { return nil }
    (self.form, self.path, self.method) = (form, Interface.root + path, method)
    self.continuation = continuation.flatMap(OfferedMethod.named)
    self.hasEvents = hasEvents
  }

  /// Whether a server offers it.
  func isOffered(_ settings: ServiceSettings) -> Bool {
    switch method.name.prefix(while: { $0 != "/" }) {
    case "kept": settings.keeps
    case "history": settings.remembers
    default: true
    }
  }

  var route: Route {
    Route(form.rawValue, path) { site, visit in try await answer(site, visit) }
  }

  private func answer(_ site: Site, _ visit: Visit) async throws -> Answer {
    let isNext = form == .address && visit.query["cursor"] != nil
    let method = isNext ? continuation ?? method : method
    let reader = MethodParams(method: method)
    let params = form == .body ? try reader.read(body: visit) : try reader.read(visit.query)
    if hasEvents, visit.wantsEvents { return events(method, params, site) }
    let work: @Sendable () async throws -> Found = { try await run(method, params, site) }
    let found =
      hasEvents
      ? try await site.searches.answer(for: key(of: visit, at: site), work) : try await work()
    var answer = found.answer
    guard let tag = found.tag else { return answer }
    answer["ETag"] = tag
    if hasEvents { answer["Vary"] = "Accept" }
    if Self.names(visit.headers["if-none-match"], tag) {
      (answer.status, answer.body) = (304, .bytes([]))
    }
    return answer
  }

  /// Whether a client's list of tags names one; strong and weak ones are alike here (RFC 9110).
  private static func names(_ list: String?, _ tag: String) -> Bool {
    (list ?? "").split(separator: ",").contains { part in
      let part = part.drop { $0 == " " }
      return part == "*" || part == tag || "W/\(part)" == tag
    }
  }

  /// What a method brings: the same for all who ask the same at a time.
  struct Found: Sendable {
    var answer: Answer
    /// What changes only when the content does; nil where nothing is read.
    var tag: String?
  }

  private func run(
    _ method: OfferedMethod, _ params: JSONObject, _ site: Site
  ) async throws -> Found {
    let json = PathRedaction.redacted(try await method.run(params, service: site.service))
    site.metrics.count(json)
    var found = Found(answer: .json(json))
    if let cursor = json["cursor"]?.stringValue, form == .address {
      // RFC 8288: programs that know nothing of cursors find the next page, too.
      found.answer["Link"] = "<\(path)?cursor=\(PercentEncoding.encode(cursor))>; rel=\"next\""
    }
    if form == .address { found.tag = "W/\"\(Digest.name(Self.lasting(json).bytes()))\"" }
    return found
  }

  /// Under what a search is the same as another one: who asks, what for, and after which change.
  private func key(of visit: Visit, at site: Site) -> String {
    "\(visit.user ?? "")\n\(site.changes.load(ordering: .relaxed))\n\(visit.query.text)"
  }

  /// The events of a search: `source` for each source's recipes, then `result` or `problem`.
  private func events(_ method: OfferedMethod, _ params: JSONObject, _ site: Site) -> Answer {
    .events(
      ServerEvent.stream { send in
        do {
          let json = try await method.run(params, service: site.service) {
            send(ServerEvent.text("source", PathRedaction.redacted($0).text()))
          }
          site.metrics.count(json)
          send(ServerEvent.text("result", PathRedaction.redacted(json).text()))
        } catch {
          send(ServerEvent.text("problem", Problem(wrapping: error).json.text()))
        }
      })
  }

  /// What of an answer changes only when its content does: no times, and no names of the search.
  private static func lasting(_ json: JSON) -> JSON {
    switch json {
    case .array(let elements): .array(elements.map(lasting))
    case .object(let object):
      .object(
        JSONObject(
          members: object.members.filter { !passing.contains($0.name) }.map {
            JSONObject.Member(name: $0.name, value: lasting($0.value))
          }))
    default: json
    }
  }

  private static let passing: Set<String> = [
    "searchId", "elapsedMs", "durationMs", "firstListingMs", "cache", "fromCache", "cursor",
    "summary",
  ]
}
