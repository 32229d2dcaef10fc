import RecipeModel

/// Checks that the rules of paging fit each other and the request.
struct PagingCheck {
  /// What the parts have told.
  let reading: Reading
  /// The paging object; nil when there is none.
  let paging: DocumentObject?
  /// The document.
  let document: DocumentObject

  private typealias Style = PagingRules.StyleWord

  /// Notes what does not fit.
  func check(_ rules: PagingRules) {
    // A style that is not known is told already; nothing can be said about the rest.
    guard let style = paging == nil ? Style.none : style else { return }
    checkMembers(style)
    checkRequest(style)
    checkFirst(rules)
    checkSize(style, rules)
    checkEnd(rules)
  }

  private var style: Style? { paging?["style"]?.value.stringValue.flatMap(Style.init) }

  // MARK: Members

  private func checkMembers(_ style: Style) {
    guard let paging else { return }
    for (member, styles) in PagingRules.meanings where paging.has(member) && !styles.contains(style)
    {
      let words = styles.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      let fix: String
      switch (member, style) {
      case (_, .none): fix = "choose another style, or remove \"\(member)\""
      case ("gaps", _):
        fix = "remove it: without the page's address nothing can be looked past"
      default: fix = "remove it; it belongs to the style\(styles.count == 1 ? "" : "s") \(words)"
      }
      paging[member]?.nameError(
        "\"\(member)\" means nothing with the style \"\(style.rawValue)\"", fix: fix)
    }
    if style == .none, paging.has("total") {
      paging["total"]?.warning(
        "one answer holds everything, so a total ends nothing",
        fix: "choose another style, or remove \"total\"")
    }
    if style != .offset, let window = paging["window"], let value = window.value["offset"] {
      window.child("offset", value).nameError(
        "a greatest offset means nothing with the style \"\(style.rawValue)\"",
        fix: "write \"results\" or \"pages\" instead")
    }
  }

  // MARK: The request

  private func checkRequest(_ style: Style) {
    guard let request = document["request"], request.value.isObject else { return }
    let wanted: [(style: Style, variables: [String])] = [
      (.page, ["page"]), (.offset, ["offset", "to", "last"]), (.cursor, ["cursor"]),
    ]
    for (owner, variables) in wanted {
      let uses = variables.filter { reading.search[$0] != nil }
      if owner == style, uses.isEmpty {
        let names = variables.map { "{\($0)}" }.joined(separator: ", ")
        paging?["style"]?.error(
          "the request never says which page it wants: \(names) is not in it",
          fix: "add it to the request: \"query\": {\"\(variables[0])\": \"{\(variables[0])}\"}")
      }
      guard owner != style else { continue }
      for name in uses {
        reading.search[name]?.error(
          "{\(name)} has a value only with the style \"\(owner.rawValue)\"",
          fix: paging == nil
            ? "add \"paging\": {\"style\": \"\(owner.rawValue)\"}"
            : "write \"style\": \"\(owner.rawValue)\", or remove {\(name)}")
      }
    }
  }

  /// Notes a first page whose path cannot do without what is left out.
  private func checkFirst(_ rules: PagingRules) {
    guard rules.omitsFirst, let request = document["request"], let value = request.value["path"],
      let template = value.stringValue.flatMap({ try? Template($0) })
    else { return }
    for name in ["page", "offset", "to", "last"] where template.variables.contains(name) {
      request.child("path", value).error(
        "the first page has no {\(name)}, and a path cannot do without it",
        fix: "move this path to \"path\" of \"paging\", and write here that of the first page")
    }
  }

  // MARK: Size

  private func checkSize(_ style: Style, _ rules: PagingRules) {
    let isGiven = paging?.has("size") == true
    if !isGiven {
      let fix = "add \"size\": 20 to \"paging\", or what the source's pages hold"
      if style == .offset {
        paging?["style"]?.error("an offset needs the page size", fix: fix)
      } else if let limit = reading.search["limit"] {
        limit.error("{limit} has no value: there is no page size", fix: fix)
      }
      if rules.shortPageEnds {
        paging?["shortPageEnds"]?.error("which page is short? there is no page size", fix: fix)
      }
      if rules.maximumResults != nil, style != .offset, let window = paging?["window"] {
        window.error("a greatest number of results needs the page size", fix: fix)
      }
    } else if rules.maximumSize != nil,
      !["limit", "to", "last"].contains(where: { reading.search[$0] != nil })
    {
      paging?["size"]?.warning(
        "entries may set the page size, but the request never sends it",
        fix: "add {limit} to the request, or write the size as one number")
    }
    tellOtherSize(rules)
    if let most = rules.maximumResults, let size = rules.size, size > most {
      paging?["window"]?.error(
        "a page is greater than all results together", fix: "write a smaller \"size\"")
    }
  }

  // MARK: End

  private func checkEnd(_ rules: PagingRules) {
    checkLastPage(rules)
    checkRange()
    let risky = rules.endStatuses.filter { [401, 402, 403, 429].contains($0) || $0 >= 500 }
    guard !risky.isEmpty else { return }
    let list = risky.map(String.init).joined(separator: ", ")
    paging?["endStatuses"]?.warning(
      "\(list) usually means a failure, which would look like the end of the list",
      fix: "keep it only if the source's documentation says so")
  }

  /// Warns when the first number of a `Content-Range` is taken for the total (RFC 9110, 14.4).
  private func checkRange() {
    guard let node = paging?["total"] else { return }
    let places = node.value.arrayValue ?? [node.value]
    let isWhole = places.contains { place in
      place["header"]?.stringValue?.lowercased() == "content-range" && place["after"] == nil
    }
    guard isWhole else { return }
    node.warning(
      "the first number of Content-Range is where the page begins, not how many there are in all",
      fix: "write {\"header\": \"Content-Range\", \"after\": \"/\"}")
  }

  /// Warns when the request asks for pages of another size by a constant.
  private func tellOtherSize(_ rules: PagingRules) {
    guard let size = rules.size, let request = document["request"]?.value.objectValue,
      let node = document["request"], let query = request["query"]
    else { return }
    for member in query.objectValue?.members ?? []
    where KnownNames.sizeParameters.contains(KnownNames.key(member.name)) {
      guard let constant = member.value.intValue ?? member.value.stringValue.flatMap({ Int($0) }),
        constant != size
      else { continue }
      node.child("query", query).child(member.name, member.value).warning(
        "the request asks for \(constant) on a page, but \"size\" is \(size)",
        fix: "write \"{limit}\", or one number in both places")
    }
  }

  /// Warns when a number of pages is taken for the number of the last page, counted from 0.
  private func checkLastPage(_ rules: PagingRules) {
    guard case .page(first: 0) = rules.style, let node = paging?["lastPage"],
      let path = node.value.stringValue?.lowercased(),
      ["total", "count", "pages"].contains(where: path.contains)
    else { return }
    node.warning(
      "the last page's number counts as {page} does: from 0 on, a number of pages is one too many",
      fix: "write \"total\" with \"size\", or \"endStatuses\", in place of \"lastPage\"")
  }
}
