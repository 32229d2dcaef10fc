import RecipeModel
import RecipeProviderKit

/// How pages follow each other, guessed from the address and from what stands beside the list.
struct PagingGuess {
  /// The `paging` object; empty when one answer holds everything.
  var paging = JSONObject()
  /// What was found and what was not.
  var log = GuessLog()

  /// A value outside of the list.
  struct Place {
    var path: GuessPath
    var value: JSON
  }

  /// The values beside the list, those nearest to the top first.
  let places: [Place]
  /// How many items the list has.
  let count: Int
  private let url: RequestURL

  /// Guesses, and writes the paging parameters of the request.
  init(
    _ answer: JSON, headers: HTTPHeaders, list: ListGuess, url: RequestURL,
    request: inout RequestGuess
  ) {
    places = Self.places(in: answer, except: list.path)
    count = list.items.count
    self.url = url
    let style = style(headers, &request)
    if style != "cursor" { dropCursors(&request) }
    writeParameters(&request, style: style)
    if style == "offset", paging["size"] == nil { guessSize() }
    addEnds(headers, style: style)
    if style != "none" || !paging.members.isEmpty {
      paging.members.insert(JSONObject.Member(name: "style", value: .string(style)), at: 0)
    }
  }

  /// The values beside the list, those nearest to the top first.
  private static func places(in answer: JSON, except list: GuessPath) -> [Place] {
    var open = [Place(path: GuessPath(), value: answer)]
    var next = 0
    while next < open.count, next < 2_000 {
      let place = open[next]
      next += 1
      guard place.path.steps.count < 4, let object = place.value.objectValue else { continue }
      for member in object.members.prefix(200) where GuessPath.isUsable(member.name) {
        let path = place.path.member(member.name)
        if path != list { open.append(Place(path: path, value: member.value)) }
      }
    }
    return Array(open.dropFirst())
  }

  /// The first of the values with one of these names, in the order of the names.
  func first(_ names: [String], where test: (Place) -> Bool) -> Place? {
    for name in names {
      if let place = places.first(where: { $0.path.key == name && test($0) }) { return place }
    }
    return nil
  }

  private mutating func style(_ headers: HTTPHeaders, _ request: inout RequestGuess) -> String {
    if let link = LinkHeader.target("next", in: headers), keepsWords(link, request) {
      follow(link, at: "the Link header")
      return "link"
    }
    if let place = places.first(where: { place in
      place.path.steps.count == 1 && place.path.key == "continue" && place.value.objectValue != nil
    }) {
      paging["continue"] = .string(place.path.text)
      log.sure("\(place.path.text) is sent back for the next page")
      let names = place.value.objectValue?.members.map(\.name) ?? []
      for index in request.parameters.indices where names.contains(request.parameters[index].name) {
        request.parameters[index].role = .constant
        request.parameters[index].written = nil
      }
      return "continue"
    }
    if let style = nextLink(&request) { return style }
    if let style = cursor(&request) ?? headerCursor(headers, &request) { return style }
    if let page = number(.page, in: request) {
      if page.value != 1 { paging["first"] = page.value == 0 ? 0 : 1 }
      if let value = page.value, value > 1 {
        log.doubt("the address asks for page \(value); pages are taken to begin at 1")
      } else {
        log.sure("pages are numbered from \(page.value ?? 1)")
      }
      return "page"
    }
    if let offset = number(.offset, in: request) {
      if offset.value == 1 { paging["first"] = 1 }
      if let value = offset.value, value > 1 {
        log.doubt("the address begins at \(value); offsets are taken to begin at 0")
      } else {
        log.sure("offsets begin at \(offset.value ?? 0)")
      }
      return "offset"
    }
    return echoed(&request)
  }

  func number(
    _ role: RequestGuess.Role, in request: RequestGuess
  ) -> (value: Int?, name: String)? {
    if let parameter = request.parameter(role) { return (Int(parameter.value), parameter.name) }
    if let place = request.pathPaging, place.role == role { return (place.value, "") }
    return nil
  }

  /// A link to the next page, and what of it can be followed.
  private mutating func nextLink(_ request: inout RequestGuess) -> String? {
    let hal = first(["href"]) { $0.path.keys.dropLast().last == "next" }
    let named = first(GuessNames.nexts) { place in
      place.value.stringValue.map { text in
        text.contains("/") || text.contains("?")
      } == true
    }
    let absent = first(GuessNames.nexts) { place in
      place.value.isNull && (place.path.key != "nextpage")
    }
    let hasNumbers = number(.page, in: request) != nil || number(.offset, in: request) != nil
    if let place = hal ?? named, let link = place.value.stringValue {
      guard keepsWords(link, request) else {
        log.doubt("\(place.path.text) forgets what was asked for, so it is not followed")
        return nil
      }
      paging["next"] = .string(place.path.text)
      follow(link, at: place.path.text)
      dropNumbers(&request)
      return "next"
    }
    if let place = absent, !hasNumbers {
      paging["next"] = .string(place.path.text)
      log.doubt("\(place.path.text) is null here and taken for the link to the next page")
      return "next"
    }
    if places.contains(where: { $0.path.text == "$._links" }), !hasNumbers {
      paging["next"] = "$._links.next.href"
      log.doubt("$._links names no next page here; $._links.next.href is its usual place")
      return "next"
    }
    return nil
  }

  /// Whether a link to the next page still holds the words and the constants of the request.
  ///
  /// A link with a single parameter holds a cursor that stands for all of them.
  func keepsWords(_ link: String, _ request: RequestGuess) -> Bool {
    guard let target = try? url.resolving(link) else { return true }
    let names = target.queryItems.map(\.name)
    let needed = request.parameters.filter { $0.role == .text }
    return needed.allSatisfy { names.contains($0.name) } || names.count == 1
  }

  mutating func follow(_ link: String, at place: String) {
    let target = try? url.resolving(link)
    if let target, target.origin == url.origin, target.path == url.path {
      log.sure("\(place) is the link to the next page")
    } else if let target, target.path == url.path {
      paging["follow"] = "path"
      log.doubt("\(place) links to another host, so only its path and query are followed")
    } else {
      paging["follow"] = "query"
      log.doubt("\(place) links to another path, so only its query is followed")
    }
  }

  /// Services echo the paging parameters that they understand.
  private mutating func echoed(_ request: inout RequestGuess) -> String {
    for (role, names, style) in [
      (RequestGuess.Role.offset, ["offset", "skip"], "offset"), (.page, ["page"], "page"),
    ] {
      guard let place = first(names, where: { $0.value.intValue.map { 0...1 ~= $0 } == true }),
        let value = place.value.intValue, case .member(let name)? = place.path.steps.last
      else { continue }
      if value != (style == "page" ? 1 : 0) { paging["first"] = .int(value) }
      request.add(name, value: String(value), role)
      log.doubt(
        "the answer says \(name), so a parameter of that name is taken for paging; ask for a second"
          + " page to be sure")
      return style
    }
    return "none"
  }

  /// An offset needs the page size: the one that the answer tells, or else the number of items.
  private mutating func guessSize() {
    let echo = first(["limit", "number", "size", "perpage", "pagesize"]) { place in
      place.value.intValue.map { $0 >= count && $0 > 0 } == true
    }
    let size = echo?.value.intValue ?? max(1, count)
    paging["size"] = .int(size)
    log.doubt("the page size is taken to be \(size), because the address does not give it")
  }

  func dropNumbers(_ request: inout RequestGuess) {
    for index in request.parameters.indices {
      switch request.parameters[index].role {
      case .page, .offset, .end: request.parameters[index].role = .constant
      default: continue
      }
    }
  }

  /// Writes the paging parameters as templates, or as they are where the style needs none.
  private mutating func writeParameters(_ request: inout RequestGuess, style: String) {
    var size = request.pathPaging?.size
    for index in request.parameters.indices {
      let value = Int(request.parameters[index].value)
      switch request.parameters[index].role {
      case .page: request.parameters[index].written = style == "page" ? "{page}" : .none
      case .offset: request.parameters[index].written = style == "offset" ? "{offset}" : .none
      case .size:
        guard let value, value > 0 else { continue }
        size = value
        request.parameters[index].written = "{limit}"
        log.sure("the parameter \(request.parameters[index].name) is the page size, \(value)")
      case .end:
        let start = request.parameter(.offset).flatMap { Int($0.value) } ?? 0
        // A wider span is no page.
        guard style == "offset", let value, start >= 0, value > start, value < 1_000_000_000,
          value - start <= 10_000
        else { continue }
        let isInclusive = count == value - start + 1
        size = value - start + (isInclusive ? 1 : 0)
        request.parameters[index].written = isInclusive ? "{last}" : "{to}"
        log.sure("the parameter \(request.parameters[index].name) ends the range")
      default: continue
      }
    }
    if let size { paging["size"] = .int(size) }
  }
}
