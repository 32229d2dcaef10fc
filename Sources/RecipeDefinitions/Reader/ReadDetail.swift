import RecipeModel
import RecipeProviderKit

extension Reading {
  /// Reads the request for one recipe.
  func detail(
    _ node: Node, auth: [AuthReader.Entry], searchFields: FieldRules?
  ) -> DetailRules? {
    guard let object = node.object(.detail) else { return nil }
    let request = object["request"].flatMap {
      RequestReader(reading: self, part: .detail).read($0, auth: auth)
    }
    if object["request"]?.value.isObject == true, detail["id"] == nil {
      object["request"]?.error(
        "the request never says which recipe it wants: {id} is not in it",
        fix: "write {id} in its path, query or body")
    }
    let item = object.has("item") ? object.path("item") : try? JSONPath("$")
    let fields = object["fields"].flatMap { $0.object(.detailFields) }.map {
      FieldsReader(reading: self, isDetail: true, hasKeys: false, list: nil).read($0)
    }
    let fill: DetailRules.Fill? = object.has("fill") ? object.word("fill") : .never
    let missing = object.elements("missing")?.compactMap { element -> FieldName? in
      fillable(element)
    }
    let most = object.integer("most")
    if fill == .never {
      for name in ["missing", "most"] where object.has(name) {
        object[name]?.nameError(
          "\"\(name)\" means nothing while no search asks for details",
          fix: "add \"fill\": \"filtering\", or remove \"\(name)\"")
      }
    }
    if let searchFields, searchFields.texts[.id] == nil {
      object.node.warning(
        "\"fields\" has no \"id\", so {id} is each listing's link",
        fix: "add \"id\" to \"fields\", unless the source takes the link")
    }
    let wanted = missing ?? [.ingredients]
    if let fill, fill != .never {
      let made = (fields?.names ?? []).union(searchFields?.names ?? [])
      for field in wanted where !made.contains(field) {
        object["fill"]?.error(
          "details are to fill \"\(field.rawValue)\", but nothing says where it stands",
          fix: "add \"\(field.rawValue)\" to \"fields\" of \"detail\"")
      }
    }
    guard let request, let item, let fill else { return nil }
    return DetailRules(
      request: request, item: item, fields: fields ?? FieldRules(), fill: fill,
      fillsMissing: wanted, most: most ?? 20)
  }

  private func fillable(_ node: Node) -> FieldName? {
    let words = FieldName.allCases.filter(\.isOfListing).map(\.rawValue)
    return node.word(of: words).flatMap(FieldName.init)
  }

  /// Warns about fields that no listing has when no details are read.
  func tellUnread(_ fields: Node?) {
    for (name, node) in fields?.objectMembers ?? [] {
      guard let field = FieldName(rawValue: name), !field.isOfListing else { continue }
      node.log.note(
        .warning, node.trail, .name,
        "a listing has no \"\(name)\", and this definition reads no details",
        fix: "add \"detail\", or remove it")
    }
  }

  // MARK: Politeness

  /// Reads how gently the source is asked.
  func politeness(_ node: Node) -> Politeness {
    guard let object = node.object(.politeness) else { return Politeness() }
    let rates = (object.elements("rates") ?? []).compactMap { node -> RequestRate? in
      guard let rate = node.object(.rate), let requests = rate.integer("requests"),
        let seconds = rate.number("seconds")
      else { return nil }
      return RequestRate(requests, per: .milliseconds(Int64((seconds * 1_000).rounded())))
    }
    let quota = object["dailyQuota"].flatMap(quota)
    let headers = object["quotaHeaders"].flatMap { node -> QuotaHeaders? in
      guard let object = node.object(.quotaHeaders) else { return nil }
      let headers = QuotaHeaders(
        left: object["left"]?.headerName(), used: object["used"]?.headerName(),
        limit: object["limit"]?.headerName())
      if !object.has("left"), !object.has("limit"), quota == nil {
        object["used"]?.error(
          "what is used says nothing without the whole quota",
          fix: "add \"limit\" here, or \"dailyQuota\" to \"politeness\"")
      }
      return headers
    }
    let interval = object.number("intervalSeconds") ?? 0
    return Politeness(
      maxConcurrentRequests: object.integer("concurrency") ?? 1,
      minimumInterval: .milliseconds(Int64((interval * 1_000).rounded())), rates: rates,
      quota: quota, quotaHeaders: headers)
  }

  private func quota(_ node: Node) -> RequestQuota? {
    guard let object = node.object(.dailyQuota) else { return nil }
    var minute = 0
    if let resets = object["resets"], let text = resets.text("a time of day in quotes") {
      guard let read = Forms.minutes(of: text) else {
        resets.error("not a time of day", fix: "write hours and minutes in UTC, such as \"07:30\"")
        return nil
      }
      minute = read
    }
    return object.integer("requests").map { RequestQuota($0, resetMinuteUTC: minute) }
  }
}
