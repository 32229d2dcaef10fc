import RecipeModel

extension ListValue {
  static let codec: ObjectCodec<ListValue> = ObjectCodec(
    "listParameter", place: "a list parameter", "The items of a list, joined or repeated.",
    draft: ListValue(source: .words, item: .item),
    choices: [.exactlyOne(["join", "repeat"])],
    [
      .required("list", \.source, .word, "Whose items.", example: "include"),
      .optional(
        "join", \.separator, .anyText, "What joins the items.", example: ",",
        aliases: ["separator"]),
      .custom(
        "repeat", .flag, "`true`: the parameter is sent once for each item.", example: true
      ) {
        $0.separator == nil ? true : nil
      } set: { _, _ in
      },
      .standard(
        "item", \.item, itemTemplate,
        "What each item becomes: a template with `{item}` and settings.", example: "name~{item}"),
      .optional(
        "excludePrefix", \.exclusionPrefix, .text,
        "The prefix with which the excluded ingredients are appended to an `include` list.",
        example: "-"),
      .optional(
        "spaces", \.spaces, .anyText, "What stands for a space in an item.", example: "_"),
      .quote(\.quoting),
    ]
  ) { object, list in
    list.check(object)
  }

  private static var itemTemplate: ValueCodec<Template> {
    .template { node in
      let (template, isSound) = node.reading.isSound { node.reading.template(node, in: .item) }
      if isSound, template?.variables.contains("item") == false {
        node.error("the template has no {item}", fix: "write {item} where the item stands")
      }
      return template
    }
  }

  private func check(_ object: DocumentObject) {
    if object["repeat"]?.value == false {
      object["repeat"]?.error("only true means something here", fix: "write true, or use \"join\"")
    }
    if exclusionPrefix != nil, object.isComplete, source != .include {
      object["excludePrefix"]?.nameError(
        "only an \"include\" list can append the excluded ingredients",
        fix: "write \"list\": \"include\", or remove \"excludePrefix\"")
    }
    if !object.isComplete || source != .diets, !object.has("quote") {
      object["item"]?.warnUnlessQuoted(item, ["item"])
      if let separator, Template.isMarkup(separator) {
        object["join"]?.warnUnlessQuoted(.item, ["item"], within: .xml)
      }
    }
    guard object.isComplete else { return }
    let reading = object.node.reading
    if reading.request == .detail, source == .ids {
      if reading.detail[source.rawValue] == nil { reading.detail[source.rawValue] = object.node }
      return
    }
    guard reading.request == .search, source != .ids else {
      object["list"]?.error(
        source == .ids
          ? "\"ids\" is the list of a detail request" : "lists are variables of the search request",
        fix: reading.request.possessions)
      return
    }
    if reading.search[source.rawValue] == nil { reading.search[source.rawValue] = object.node }
    if exclusionPrefix != nil { reading.appendsExclusions = true }
  }
}
