import RecipeModel
import RecipeProviderKit

/// Finds how pages follow each other, by the address and by what stands beside the list.
struct PagingDetector {
  /// How pages follow each other.
  var rules = PagingRules()
  var log = Findings()
  /// The request, its paging parameters written.
  var request: RequestAnalyzer
  /// The values beside the list, those nearest to the top first.
  let places: [DocumentWalk.Place]
  let count: Int
  /// Where the form of the answer tells how many there are in all.
  let knownTotal: DocumentWalk.Place?
  private let url: RequestURL

  init(
    _ answer: JSON, headers: HTTPHeaders, list: DetectedList, url: RequestURL,
    request: RequestAnalyzer
  ) {
    self.request = request
    self.url = url
    places = Self.places(in: answer, except: list.path)
    knownTotal = list.total.flatMap { path in path.value(in: answer).map { (path, $0) } }
    count = list.items.count
    rules.style = style(headers)
    let style = rules.styleWord
    if style != .cursor { dropCursors() }
    writeParameters(style)
    if style == .offset, rules.size == nil { addSize() }
    addEnds(headers, style)
  }

  private static func places(in answer: JSON, except list: JSONPath) -> [DocumentWalk.Place] {
    var places: [DocumentWalk.Place] = []
    var walk = DocumentWalk(answer, most: 2_000)
    while let place = walk.next() {
      guard place.path.isRoot || place.path != list else { continue }
      if !place.path.isRoot { places.append(place) }
      // The one element around the list may say how many there are.
      let isAround = list.text.hasPrefix(place.path.text + "[0]")
      if place.path.depth < 4 { walk.enter(place, withFirstElement: isAround) }
    }
    return places
  }

  /// The first of the values with one of these names, in the order of the names.
  func first(
    _ names: [String], where test: (DocumentWalk.Place) -> Bool
  ) -> DocumentWalk.Place? {
    for name in names {
      if let place = places.first(where: { $0.path.namesAValue(name) && test($0) }) { return place }
    }
    return nil
  }

  // MARK: Styles

  private mutating func style(_ headers: HTTPHeaders) -> PagingRules.Style {
    if let link = LinkHeader.target("next", in: headers), keepsWords(link) {
      return .link(follow: follow(link, at: "the Link header"))
    }
    return continuation() ?? nextLink() ?? cursor() ?? headerCursor(headers) ?? numbered()
      ?? records() ?? echoed() ?? .none
  }

  /// An object such as MediaWiki's `continue`, whose members are sent back.
  private mutating func continuation() -> PagingRules.Style? {
    let place = places.first { place in
      place.path.depth == 1 && place.path.key == "continue" && place.value.objectValue != nil
    }
    guard let place else { return nil }
    log.sure("\(place.path) is sent back for the next page")
    let names = place.value.objectValue?.members.map(\.name) ?? []
    request.change { parameter in
      guard names.contains(parameter.name) else { return }
      parameter.role = .constant
      parameter.written = nil
    }
    return .continuation(place.path)
  }

  /// Whether the request has a parameter for the number of a page or an offset.
  var hasNumbers: Bool { hasNumber(.page) || hasNumber(.offset) }

  private func hasNumber(_ role: RequestAnalyzer.Role) -> Bool {
    request.parameter(role) != nil || request.pathPaging?.role == role
  }

  private func number(_ role: RequestAnalyzer.Role) -> Int? {
    if let parameter = request.parameter(role) { return Int(parameter.value) }
    return request.pathPaging?.value
  }

  private mutating func numbered() -> PagingRules.Style? {
    if hasNumber(.page) {
      let value = number(.page)
      if let value, value > 1 {
        log.doubt("the address asks for page \(value); pages are taken to begin at 1")
      } else {
        log.sure("pages are numbered from \(value ?? 1)")
      }
      return .page(first: value == 0 ? 0 : 1)
    }
    guard hasNumber(.offset) else { return nil }
    let value = number(.offset)
    if let value, value > 1 {
      log.doubt("the address begins at \(value); offsets are taken to begin at 0")
    } else {
      log.sure("offsets begin at \(value ?? 0)")
    }
    return .offset(first: value == 1 ? 1 : 0, advance: .received)
  }

  /// A link to the next page, and what of it can be followed.
  private mutating func nextLink() -> PagingRules.Style? {
    let hal = first(["href"]) { $0.path.outerKey == "next" }
    let named = first(KnownNames.nexts) { place in
      place.value.stringValue.map { $0.contains("/") || $0.contains("?") } == true
    }
    if let place = hal ?? named, let link = place.value.stringValue {
      guard keepsWords(link) else {
        log.doubt("\(place.path) forgets what was asked for, so it is not followed")
        return nil
      }
      let follow = follow(link, at: place.path.text)
      dropNumbers()
      return .next(.body(place.path), follow: follow)
    }
    guard !hasNumbers else { return nil }
    let absent = first(KnownNames.nexts) { $0.value.isNull && $0.path.key != "nextpage" }
    if let absent {
      log.doubt("\(absent.path) is null here and taken for the link to the next page")
      return .next(.body(absent.path), follow: .link)
    }
    guard places.contains(where: { $0.path.text == "$._links" }) else { return nil }
    log.doubt("$._links names no next page here; $._links.next.href is its usual place")
    let path = JSONPath.root.member("_links").member("next").member("href")
    return .next(.body(path), follow: .link)
  }

  /// Whether a link to the next page still holds the words and the constants of the request.
  ///
  /// A link with a single parameter holds a cursor that stands for all of them.
  func keepsWords(_ link: String) -> Bool {
    guard let target = try? url.resolving(link) else { return true }
    let names = target.queryItems.map(\.name)
    let needed = request.parameters.filter { $0.role == .text }
    return needed.allSatisfy { names.contains($0.name) } || names.count == 1
  }

  /// What of a link to the next page can be followed.
  mutating func follow(_ link: String, at place: String) -> PagingRules.Follow {
    let target = try? url.resolving(link)
    guard let target, target.path == url.path else {
      log.doubt("\(place) links to another path, so only its query is followed")
      return .query
    }
    guard target.origin == url.origin else {
      log.doubt("\(place) links to another host, so only its path and query are followed")
      return .path
    }
    log.sure("\(place) is the link to the next page")
    return .link
  }

  /// The paging of SRU (Search/Retrieve via URL), whose answers alone count `numberOfRecords`.
  private mutating func records() -> PagingRules.Style? {
    guard let total = first(["numberofrecords"], where: { ($0.value.looseInteger ?? 0) > count })
    else { return nil }
    request.add("startRecord", value: "1", .offset)
    log.doubt(
      "\(total.path) is SRU's, so its parameter startRecord is taken for paging, counted from 1")
    return .offset(first: 1, advance: .received)
  }

  /// Services echo the paging parameters that they understand.
  private mutating func echoed() -> PagingRules.Style? {
    for (role, names) in [
      (RequestAnalyzer.Role.offset, ["offset", "skip"]), (.page, ["page"]),
    ] {
      guard let place = first(names, where: { $0.value.intValue.map { 0...1 ~= $0 } == true }),
        let value = place.value.intValue, let name = place.path.names.last
      else { continue }
      request.add(name, value: String(value), role)
      log.doubt(
        "the answer says \(name), so a parameter of that name is taken for paging; ask for a second"
          + " page to be sure")
      return role == .page ? .page(first: value) : .offset(first: value, advance: .received)
    }
    return nil
  }

  // MARK: Parameters

  /// An offset needs the page size: the one that the answer tells, or else the number of items.
  private mutating func addSize() {
    let echo = first(["limit", "number", "size", "perpage", "pagesize"]) { place in
      place.value.intValue.map { $0 >= count && $0 > 0 } == true
    }
    let size = echo?.value.intValue ?? max(1, count)
    rules.size = size
    log.doubt("the page size is taken to be \(size), because the address does not give it")
  }

  mutating func dropNumbers() {
    request.change { parameter in
      if [.page, .offset, .end].contains(parameter.role) { parameter.role = .constant }
    }
  }

  /// Writes the paging parameters as templates, or as they are where the style needs none.
  private mutating func writeParameters(_ style: PagingRules.StyleWord) {
    var size = request.pathPaging?.size
    let start = request.parameter(.offset).flatMap { Int($0.value) } ?? 0
    request.change { [count] parameter in
      let value = Int(parameter.value)
      switch parameter.role {
      case .page: parameter.written = style == .page ? .variable("page") : .none
      case .offset: parameter.written = style == .offset ? .variable("offset") : .none
      case .size:
        guard let value, value > 0 else { return }
        size = value
        parameter.written = .variable("limit")
        log.sure("the parameter \(parameter.name) is the page size, \(value)")
      case .end:
        // A wider span is no page.
        guard style == .offset, let value, start >= 0, value > start, value < 1_000_000_000,
          value - start <= 10_000
        else { return }
        let isInclusive = count == value - start + 1
        size = value - start + (isInclusive ? 1 : 0)
        parameter.written = .variable(isInclusive ? "last" : "to")
        log.sure("the parameter \(parameter.name) ends the range")
      default: return
      }
    }
    if let size { rules.size = size }
  }
}

extension JSONPath {
  /// Whether the last name is this one, compared, with and without its namespace: also behind the
  /// sign of an attribute as in `hits/@total`, and in front of the text of an element as in
  /// `openSearch$totalResults.$t`.
  func namesAValue(_ name: String) -> Bool {
    guard let last = names.last else { return false }
    let isText = ["$t", "#text", "#name", "_text", "__text"].contains(last)
    guard let own = isText ? names.dropLast().last : last else { return false }
    let part = own.split { "/$@".contains($0) }.last.map(String.init) ?? own
    return [own, part, KnownNames.local(own)].contains { KnownNames.key($0) == name }
  }
}
