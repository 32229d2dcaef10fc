import HTTPTypes
import HummingbirdCore
import NIOCore
import NIOHTTP1
import PotluckSupport
import RecipeKeeping
import RecipeModel
import RecipeRPC
import Synchronization

/// What is done for each path.
struct Route: Sendable {
  var method: String
  /// A last part of `*` stands for any.
  var path: String
  var access = AccessControl.Access.reader
  /// Whether errors are shown as a page to browsers.
  var isPage = false
  /// Whether it changes something by a form of a page.
  var isForm = false
  /// Whether its form may bring files.
  var takesFiles = false
  var handle: @Sendable (Site, inout Visit) async throws -> Answer

  /// Whether a search may bring something else after it.
  var changesSearches: Bool {
    !["/settled", "/language"].contains(path) && !path.hasPrefix("/shopping/")
  }

  init(
    _ method: String, _ path: String, _ access: AccessControl.Access = .reader,
    isPage: Bool = false,
    isForm: Bool = false, takesFiles: Bool = false,
    _ handle: @escaping @Sendable (Site, inout Visit) async throws -> Answer
  ) {
    (self.method, self.path, self.access) = (method, path, access)
    (self.isPage, self.isForm, self.handle) = (isPage || isForm, isForm, handle)
    self.takesFiles = takesFiles
  }
}

/// All that the routes share.
final class Site: Sendable {
  let service: any RecipeService
  /// The service for assistants.
  let assistants: any RecipeService
  let options: TableOptions
  /// The languages that the pages speak, English first.
  let languages: [Language]
  let accessControl: AccessControl
  let metrics = Metrics()
  let pictures: PictureProxy
  let shelf = Shelf<SearchRequest>(most: 500)
  /// Searches of the interface under way: equal ones are one.
  let searches = Coalescer<Endpoint.Found>()
  /// Imports that users have begun on the page.
  let imports = ImportJobs()
  /// How many forms with files are being read.
  private let uploads = Atomic(0)
  /// What searches of the page have brought.
  let found = FoundLists()
  /// How many requests may have changed what a search brings.
  let changes = Atomic(0)
  /// The style sheets of pages that bring their own.
  let styles = Shelf<String>(most: 50, isPublic: true)
  let oldLists = OldLists()
  /// The ratings that old clients were given in lists, by the recipes' identifiers.
  let oldRanks = Shelf<Double>(most: 20_000)
  /// The recipes behind the numbers that old clients were given.
  let oldNumbers = Shelf<ListingID>(most: 20_000)
  private let routes: [String: [Route]]

  /// The most bytes of a request's body.
  static let mostBytes = 4 << 20
  /// The most bytes of a form that brings files, and how many of them are read at a time.
  static let mostFileBytes = 64 << 20
  private static let mostUploads = 3
  /// The most bytes of an old client's form.
  private static let mostFormBytes = 64 << 10

  init(_ service: any RecipeService, _ options: TableOptions) {
    self.service = service
    assistants = service.forAssistants()
    self.options = options
    languages = Language.own + LanguageTexts.read(options.moreLanguages).map { Language($0) }
    accessControl = AccessControl(options)
    pictures = PictureProxy(accessControl.signer, options.picture) { name, number in
      // A picture that is kept needs no network.
      try await service.keptLibrary().pictures(of: name).dropFirst(number - 1).first?.bytes
    }
    routes = Dictionary(
      grouping: Interface.routes + Pages.routes + Files.routes + OldClients.routes, by: \.path)
  }

  /// Answers a request.
  /// - Parameters:
  ///   - arrival: its head.
  ///   - body: reads its body, of at most so many bytes.
  /// - Returns: the answer, with all its header fields.
  func answer(
    _ arrival: AccessControl.Arrival, body: @Sendable (Int) async throws -> [UInt8]
  ) async -> Answer {
    let start = ContinuousClock.now
    var visit: Visit?
    var route: Route?
    var answer: Answer
    do {
      var admitted = try await accessControl.admit(arrival)
      admitted.language = LanguageChoice.language(of: admitted, self)
      if let settings = try? await service.settings() { admitted.settings = settings }
      visit = admitted
      let found = try self.route(for: admitted)
      route = found
      defer { visit = admitted }
      if let leading = AppPages.arrival(found, self, admitted) {
        answer = leading
      } else {
        try accessControl.checkSite(admitted, found)
        if found.method == "POST", found.access == .oldClient {
          // The form may hold the token, so strangers' forms are read too: small ones.
          guard Int(admitted.headers["content-length"] ?? "") ?? .max <= Self.mostFormBytes else {
            throw Problem(.tooLarge, "a form tells its length, at most 64 KiB")
          }
          admitted.body = try await body(Self.mostBytes)
          admitted.query.entries += admitted.form.entries
        }
        try await accessControl.authorize(&admitted, found.access, now: arrival.now)
        if found.takesFiles {
          try await readFiles(&admitted, body)
        } else if found.method == "POST", found.access != .oldClient {
          admitted.body = try await body(Self.mostBytes)
        }
        if found.isForm { try accessControl.checkForm(admitted) }
        answer = try await Self.$now.withValue(arrival.now) {
          try await KeepingUser.$current.withValue(admitted.user) {
            try await found.handle(self, &admitted)
          }
        }
      }
    } catch {
      let problem = Problem(wrapping: error)
      let asksForPage = visit?.headers["accept"]?.contains("text/html") == true
      let isForPrograms = visit?.path.hasPrefix("/api/") == true
      let showsPage = route?.isPage ?? (asksForPage && !isForPrograms)
      answer =
        visit.flatMap { showsPage ? Pages.problem(problem, self, $0) : nil } ?? problem.answer
    }
    if arrival.method == "POST", route?.changesSearches != false {
      changes.add(1, ordering: .relaxed)
    }
    accessControl.seal(&answer, for: visit)
    let time = ContinuousClock.now - start
    metrics.count(route: route?.path ?? "other", status: answer.status, after: time)
    if options.logsAccess {
      options.log(
        "\(arrival.peer) \(arrival.method) \(visit?.path.prefix(200) ?? "-") \(answer.status) "
          + "\(time / .milliseconds(1)) ms")
    }
    return answer
  }

  /// Reads a form that may bring files.
  private func readFiles(
    _ visit: inout Visit, _ body: @Sendable (Int) async throws -> [UInt8]
  ) async throws {
    defer { uploads.subtract(1, ordering: .relaxed) }
    guard uploads.add(1, ordering: .relaxed).newValue <= Self.mostUploads else {
      throw Problem(
        .overloaded, "others are sending files at the moment", fix: "try again in a minute")
    }
    let bytes = try await body(Self.mostFileBytes)
    visit.upload = try MultipartForm(bytes, type: visit.headers["content-type"])
    if visit.upload == nil { visit.body = bytes }
  }

  /// The moment of the request, in seconds since 1970.
  @TaskLocal static var now = 0

  private func route(for visit: Visit) throws(Problem) -> Route {
    let family = visit.path.prefix(through: visit.path.lastIndex(of: "/") ?? visit.path.startIndex)
    guard let known = routes[visit.path] ?? routes["\(family)*"] else {
      throw Problem(.notFound, "there is nothing at this address")
    }
    let method = visit.method == "HEAD" ? "GET" : visit.method
    if let route = known.first(where: { $0.method == method }) { return route }
    let taken = known.flatMap { $0.method == "GET" ? ["GET", "HEAD"] : [$0.method] }
    let allow = (taken + ["OPTIONS"]).joined(separator: ", ")
    guard method != "OPTIONS" else {
      return Route("OPTIONS", visit.path, .anyone) { _, _ in Answer.nothing(["Allow": allow]) }
    }
    throw Problem(
      .wrongMethod, "this address does not take \(visit.method.prefix(20))",
      headers: [("Allow", allow)])
  }
}

/// Speaks HTTP for a ``Site``.
struct SiteResponder: Sendable {
  /// The rest of a request could not be read while its answer was written.
  private struct BrokenRequest: Error {}

  let site: Site
  let connections: Connections

  /// Answers a request.
  func respond(
    to request: Request, over channel: any Channel, _ writer: consuming ResponseWriter
  ) async throws {
    let peer = channel.remoteAddress?.ipAddress ?? "unknown"
    var response = await response(to: request, from: peer, over: channel)
    response.headers[.date] = HTTPDate.text(TableOptions.now())
    do {
      try await writer.write(response: response.head, body: response.body)
    } catch is HTTPParserError {
      // Hummingbird would answer this one a second time.
      throw BrokenRequest()
    }
  }

  private func response(
    to request: Request, from peer: String, over channel: any Channel
  ) async -> Response {
    var headers: [String: String] = [:]
    for field in request.headers {
      let name = field.name.canonicalName
      let mark = name == "cookie" ? "; " : ", "
      headers[name] = headers[name].map { "\($0)\(mark)\(field.value)" } ?? field.value
    }
    // A second Host is left among the fields.
    let authority = headers["host"] == nil ? request.head.authority : nil
    let arrival = AccessControl.Arrival(
      method: request.method.rawValue, target: request.uri.string, authority: authority,
      headers: headers, peer: peer, now: TableOptions.now())
    let patience = site.options.bodyPatience
    let answer = await site.answer(arrival) { most in
      try await RequestBody.bytes(of: request, most: most, patience: patience)
    }
    return response(to: request, answer, over: channel)
  }

  private func response(
    to request: Request, _ answer: Answer, over channel: any Channel
  ) -> Response {
    var fields = HTTPFields()
    for (name, value) in answer.headers {
      if let name = HTTPField.Name(name) { fields.append(HTTPField(name: name, value: value)) }
    }
    let isHead = request.method == .head
    switch answer.body {
    case .bytes(let bytes):
      fields[.contentLength] = "\(bytes.count)"
      // What could not be read to its end must not be taken for the next request.
      if answer.status == 413 || answer.status == 408 { fields[.connection] = "close" }
      let body = isHead ? ResponseBody() : ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
      return Response(
        status: .init(code: answer.status), headers: fields, body: body)
    case .pieces(let next):
      if isHead { return Response(status: .init(code: answer.status), headers: fields) }
      return Response(
        status: .init(code: answer.status), headers: fields,
        body: ResponseBody { writer in
          while let piece = try await next() { try await writer.write(ByteBuffer(bytes: piece)) }
          try await writer.finish(nil)
        })
    case .stream(let events):
      if isHead { return Response(status: .ok, headers: fields) }
      let (metrics, connections) = (site.metrics, connections)
      return Response(
        status: .init(code: answer.status), headers: fields,
        body: ResponseBody { writer in
          metrics.stream(1)
          defer { metrics.stream(-1) }
          connections.watch(channel, departure: events.end)
          defer { connections.unwatch(channel) }
          for await piece in events.pieces { try await writer.write(ByteBuffer(string: piece)) }
          try await writer.finish(nil)
        })
    }
  }
}
