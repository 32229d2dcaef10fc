import RecipeModel
import RecipeProviderKit

extension PagingDetector {
  /// A value beside the list that is sent back for the next page.
  mutating func cursor() -> PagingRules.Style? {
    let place = first(KnownNames.cursors) { place in
      // The number of the next page adds nothing where the request has a page number or an offset.
      if let number = place.value.intValue { return number > 0 && !hasNumbers }
      return place.value.stringValue.map { !$0.isEmpty && !Self.isAddress($0) } == true
    }
    guard let place else { return nil }
    let isToken = place.path.key.hasSuffix("token")
    let isRecord = place.path.key == "nextrecordposition"
    let name =
      isRecord
      ? "startRecord"
      : place.value.intValue != nil ? "page" : isToken ? "pageToken" : "cursor"
    sendBack(place.path.text, as: name)
    return .cursor(.answer(.body(place.path)))
  }

  /// A header field such as `Next-Page`: an address, or a value that is sent back.
  mutating func headerCursor(_ headers: HTTPHeaders) -> PagingRules.Style? {
    let field = headers.fields.first { field in
      let key = KnownNames.key(field.name)
      return ["nextpage", "nextcursor", "cursornext", "continuationtoken", "nexttoken", "nextlink"]
        .contains { key.hasSuffix($0) } && field.value.contains { !$0.isWhitespace }
    }
    guard let field else { return nil }
    let place = "the header \(field.name)"
    if Self.isAddress(field.value) {
      guard keepsWords(field.value) else { return nil }
      let follow = follow(field.value, at: place)
      dropNumbers()
      return .next(.header(HeaderPlace(field.name)), follow: follow)
    }
    let isNumber = Int(field.value) != nil
    if isNumber, hasNumbers { return nil }
    sendBack(place, as: isNumber ? "page" : "cursor")
    return .cursor(.answer(.header(HeaderPlace(field.name))))
  }

  /// Sends a value back in the parameter that the address has for it, or in one with a likely name.
  private mutating func sendBack(_ place: String, as name: String) {
    guard request.parameter(.cursor) == nil else {
      return log.sure("\(place) is sent back for the next page")
    }
    request.add(name, value: "", .cursor, written: .variable("cursor"))
    log.doubt("\(place) is sent back as the parameter \(name), whose name is a guess")
  }

  /// Leaves out parameters that look like cursors where the answer gives none.
  mutating func dropCursors() {
    request.change { if $0.role == .cursor { $0.written = .none } }
    for parameter in request.parameters where parameter.role == .cursor {
      request.log.doubt(
        "the parameter \(parameter.name) is left out: the answer names no next page for it")
    }
  }

  private static func isAddress(_ text: String) -> Bool { text.contains { $0 == "/" || $0 == "?" } }
}

extension PagingDetector {
  /// Pages a WordPress feed by number: such feeds have further pages, but do not link to them.
  mutating func pageAsWordPress() {
    guard rules.styleWord == .none else { return }
    request.add("paged", value: "1", .page, written: .variable("page"))
    rules = PagingRules(style: .page(first: 1), endStatuses: [404])
    log = Findings()
    log.doubt(
      "the pages of WordPress's feeds are numbered by paged; behind the last it answers 404")
  }
}

extension RequestAnalyzer {
  /// Changes every parameter.
  mutating func change(_ change: (inout Parameter) -> Void) {
    for index in parameters.indices { change(&parameters[index]) }
  }

  /// Adds a parameter where the others are: in the body when there is one.
  mutating func add(_ name: String, value: String, _ role: Role, written: ParameterValue? = nil) {
    let place = body == nil ? nil : JSONPath.root.member(name)
    parameters.append(
      Parameter(name: name, value: value, role: role, written: written, place: place))
  }
}

extension PagingDetector {
  /// What tells the end of the list.
  mutating func addEnds(_ headers: HTTPHeaders, _ style: PagingRules.StyleWord) {
    let total = totalPlace(headers)
    if let total {
      rules.total = total.place
      log.sure("\(total.text) is how many there are in all, \(total.value)")
    }
    if style == .page, rules.size == nil, let total, total.value > count {
      rules.size = count
      log.doubt("a page is taken to hold \(count), as this one does")
    }
    if case .page(first: 1) = rules.style,
      let last = first(KnownNames.lastPages, where: { ($0.value.intValue ?? 0) > 0 })
    {
      rules.lastPage = .body(last.path)
      log.sure("\(last.path.text) is the number of the last page")
    }
    if let more = first(KnownNames.mores, where: { $0.value.boolValue != nil }),
      style == .page || style == .offset
    {
      rules.more = .body(more.path)
      log.sure("\(more.path.text) says whether more follows")
    }
    if style == .none, let total, total.value > count {
      log.doubt(
        "there are \(total.value) in all and \(count) here, but the address has no parameter that"
          + " asks for more; add one and begin again")
    } else if style == .none {
      log.doubt("no paging was found: one answer is taken to hold everything")
    }
  }

  private func totalPlace(
    _ headers: HTTPHeaders
  ) -> (place: ValuePlace, text: String, value: Int)? {
    // Where the answer also has a member for the next link, a count is taken for the total even if
    // it only equals the number of items here.
    let hasNext = places.contains { place in
      place.path.depth == 1 && ["next", "nextlink"].contains(where: place.path.namesAValue)
    }
    func isTotal(_ value: JSON, above least: Int) -> Bool { value.firstInteger ?? -1 >= least }
    if let knownTotal, let value = knownTotal.value.intValue, value >= count {
      return (.body(knownTotal.path), knownTotal.path.text, value)
    }
    let counts = KnownNames.counts.filter { $0 != "value" }
    if let place = first(KnownNames.totals, where: { isTotal($0.value, above: count) })
      ?? first(
        ["value"], where: { isTotal($0.value, above: count) && $0.path.outerKey == "total" })
      ?? first(counts, where: { isTotal($0.value, above: hasNext ? count : count + 1) })
    {
      return (.body(place.path), place.path.text, place.value.firstInteger ?? 0)
    }
    for name in ["X-Total-Count", "X-Total", "X-WP-Total", "Total-Count"] {
      guard let text = headers[name], let value = Int(text), value >= count else { continue }
      return (.header(HeaderPlace(name)), "the header \(name)", value)
    }
    // Such as `0-9/30`, the total of RFC 9110, 14.4.
    var range = HeaderPlace("Content-Range")
    range.after = "/"
    if let value = range.text(in: headers).flatMap({ Int($0) }), value >= count {
      return (.header(range), "the header \(range.name)", value)
    }
    return nil
  }
}
