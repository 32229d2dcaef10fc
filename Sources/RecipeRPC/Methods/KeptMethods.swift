package import RecipeKeeping
package import RecipeModel
import RecipeProviderKit
import RecipeRendering

extension Method {
  /// The methods about what is kept, recipes and searches.
  static let ofKeeping = [
    keptList, keptAdd, keptEdit, keptRemove, keptRetag, historyList, historyDelete,
  ]

  static let keptList = Method(
    "kept/list", "Lists the recipes that the user keeps.", KeptList.self,
    result: Schema.object(
      [
        "recipes": .list(KeptJSON.schema),
        "unknown": Schema.texts.about(
          "The ids of those of which diets or what is avoided cannot be told."),
        "conflicts": Schema.count.about(
          "How many of those looked at until the list was full were left out because they conflict."
        ),
      ],
      optional: [
        "total": Schema.count.about(
          "How many there are with those that are not shown; where order, offset or facets are given."
        ),
        "facets": KeptJSON.facets.about("How many of all of them have what one can choose by."),
        "duplicates": Schema.list(.texts).about(
          "The ids of each dish that is kept several times; where duplicates were asked for."),
      ]
    ).named("KeptListResult"), isShort: true
  ) { input, selection in
    var result: JSONObject = [
      "recipes": .array(selection.recipes.map(KeptJSON.json)),
      "unknown": .array(selection.unknown.map { .string("kept:\($0.id)") }),
      "conflicts": .int(selection.conflicts),
    ]
    result["total"] = selection.total.map(JSON.int)
    result["facets"] = selection.facets.map(KeptJSON.json)
    if input.view.isOfDuplicates {
      result["duplicates"] = .array(
        selection.duplicates.map { dish in .array(dish.map { .string("kept:\($0.id)") }) })
    }
    return .object(result)
  }

  static let keptAdd = Method(
    "kept/add", "Gets a recipe in full and keeps it, with its pictures and its page.",
    KeptAdd.self,
    result: Schema.object([
      "recipe": KeptJSON.schema,
      "wasKept": Schema.flag.about(
        "Whether it was kept already, so that only tags and notes came."),
      "alike": Schema.texts.about("The ids of kept recipes that look like the same dish."),
      "notes": Schema.texts.about("What could not be kept with it."),
    ]).named("KeptAddResult")
  ) { _, answer in
    [
      "recipe": KeptJSON.json(answer.result.kept), "wasKept": .bool(answer.result.wasKept),
      "alike": .array(answer.result.alike.map { .string("kept:\($0.id)") }),
      "notes": .array(answer.troubles.map(JSON.string)),
    ]
  }

  static let keptEdit = Method(
    "kept/edit", "Changes what is the user's own in a kept recipe.", KeptEdit.self,
    result: Schema.object(["recipe": KeptJSON.schema]).named("KeptEditResult"), isShort: true
  ) { ["recipe": KeptJSON.json($1)] }

  static let keptRemove = Method(
    "kept/remove", "Removes kept recipes, or brings the last ones back.", KeptRemove.self,
    result: Schema.object(["recipes": .list(KeptJSON.schema)]).about(
      "Those that went, or came back."
    ).named("KeptRemoveResult"), isShort: true
  ) { ["recipes": .array($1.map(KeptJSON.json))] }

  static let keptRetag = Method(
    "kept/retag", "Renames a tag in all kept recipes, or takes it off.", KeptRetag.self,
    result: Schema.object(["recipes": Schema.count.about("How many had it.")]).named(
      "KeptRetagResult"), isShort: true
  ) { ["recipes": .int($1)] }

  static let historyList = Method(
    "history/list", "Lists the searches that the user made, newest first.", HistoryList.self,
    result: Schema.object(["searches": .list(HistoryJSON.schema)]).named("HistoryListResult"),
    isShort: true
  ) { ["searches": .array($1.map(HistoryJSON.json))] }

  static let historyDelete = Method(
    "history/delete", "Forgets searches.", HistoryDelete.self,
    result: Schema.object(["deleted": Schema.count.about("How many.")]).named(
      "HistoryDeleteResult"), isShort: true
  ) { ["deleted": .int($1)] }
}

extension RecipeService {
  /// The kept recipes that params of `kept/list` choose.
  /// - Throws: ``Failure``; `CancellationError`.
  package func keptSelection(_ params: JSONObject) async throws -> KeptSelection {
    try await KeptList(params).run(OperationContext(self))
  }
}

/// `kept/list`: the recipes that the user keeps.
struct KeptList: Operation {
  var filter = KeptFilter()
  var query = SearchQuery()
  var law: AllergenLaw?
  var view = KeptView()

  static let codec = ObjectCodec(
    params: "KeptListParams", KeptList(),
    [
      .standard(
        "query", \.filter.words, .string, "Words of title, ingredients, steps, notes and tags."),
      .standard("tags", \.filter.tags, .strings, "Tags that a recipe must have."),
      .standard("include", \.filter.include, .strings, "Ingredients that a recipe must have."),
      .standard("exclude", \.filter.exclude, .strings, "Ingredients that a recipe must not have."),
      .optional(
        "rating", \.filter.rating, .int(1...5), "The least rating by the user."),
      .optional(
        "source", \.filter.source, .string, "Where a recipe comes from: its publisher or source."),
      .optional(
        "isCooked", \.filter.isCooked, .bool, "Whether a recipe was cooked, or never was."),
      .optional("limit", \.filter.limit, .int(1...1_000), "How many at most; all unless given."),
      .standard(
        "offset", \.view.offset, .int(0...1_000_000), "How many are passed over.", shown: 0),
      .optional(
        "order", \.view.order, .word,
        "The order; unless given the best match first, without words the newest."),
      .standard(
        "facets", \.view.hasFacets, .bool, "Count what the recipes have in common, too.",
        shown: false),
      .standard(
        "duplicates", \.view.isOfDuplicates, .bool,
        "Only recipes that may be one dish with another one of them.", shown: false),
      .standard(
        "diet", \.query.diets, .list(.diet, expected: "a list of diets"),
        "Diets that a recipe must not conflict with, by its words."),
      .standard("avoid", \.query.avoid, .list(.word), "What a recipe must not hold, by its words."),
      .optional("law", \.law, .word, ScreenRecipe.lawText),
      .standard(
        "strictDiet", \.query.isStrict, .bool,
        "Leave out recipes of which diets and allergens cannot be told, too.", shown: false),
    ] + QueryFilter.all.filter { $0.limit != nil }.map { $0.param(of: \.query) })

  func run(_ context: OperationContext) async throws -> KeptSelection {
    var query = query
    query.law = if let law { law } else { try await context.service.settings().law }
    return try await context.service.keptLibrary().select(filter, suiting: query, as: view)
  }
}

/// `kept/add`: gets a recipe in full and keeps it, or keeps the user's own.
struct KeptAdd: Operation {
  var id: ListingID?
  var url: String?
  var html: String?
  var text: String?
  var options = KeepOptions()

  static let codec = ObjectCodec(
    params: "KeptAddParams", KeptAdd(),
    [
      .optional("id", \.id, .listingID, "The recipe's identifier, provider:id."),
      .optional("url", \.url, .webLink, "The recipe's page; give this or the identifier."),
      .html(\.html),
      .optional(
        "text", \.text, .string, "A recipe of the user's own in Cooklang, in place of all of these."
      ),
      .standard("tags", \.options.tags, .strings, "Words of the user's own to find it by."),
      .standard("notes", \.options.notes, .strings, "Notes of the user's own."),
      .optional("rating", \.options.rating, .int(1...5), "The user's own rating."),
      .standard("page", \.options.wantsPage, .bool, "Whether its page is kept.", shown: true),
      .standard(
        "pictures", \.options.wantsPictures, .bool, "Whether its pictures are kept.", shown: true),
    ])

  static let schema = Schema(
    codec.shape,
    ["oneOf": [["required": ["id"]], ["required": ["url"]], ["required": ["text"]]]])

  mutating func check() throws(Failure) {
    guard text != nil else {
      _ = try RecipeReference(id: id, url: url, html: html)
      return
    }
    guard id == nil, url == nil, html == nil else {
      throw .invalid("/text", "text stands alone", fix: "leave out id, url and html")
    }
  }

  func run(_ context: OperationContext) async throws -> KeepingAnswer {
    guard let text else {
      return try await context.service.keep(
        RecipeReference(id: id, url: url, html: html), options)
    }
    let request = KeepRequest(try KeptWriting.recipe(in: text), options)
    return KeepingAnswer(try await context.service.keptLibrary().keep(request), troubles: [])
  }
}

private struct KeptEdit: Operation {
  var id = ""
  var change = KeptChange()
  var text: String?
  var shown: String?
  var cover: Int?
  var picture: [UInt8]?

  static let codec = ObjectCodec(
    params: "KeptEditParams", KeptEdit(),
    [
      .required("id", \.id, .string, "The recipe's identifier, kept:NAME."),
      .optional("title", \.change.title, .string, "A title of the user's own."),
      .optional("text", \.text, .string, "The recipe in Cooklang, as the user wants to have it."),
      .optional(
        "shown", \.shown, .string,
        "The text that the user was shown: only what differs from it changes.", needs: ["text"]),
      .standard("addTags", \.change.addedTags, .strings, "Tags that come."),
      .standard("removeTags", \.change.removedTags, .strings, "Tags that go."),
      .standard("addNotes", \.change.addedNotes, .strings, "Notes that come."),
      .standard("removeNotes", \.change.removedNotes, .strings, "Notes that go, word for word."),
      .optional("rating", \.change.rating, .int(0...5), "The user's own rating; 0 takes it away."),
      .standard("cooked", \.change.cooked, .strings, "Days on which it was cooked: 2026-05-01."),
      .standard("uncooked", \.change.uncooked, .strings, "Days on which it was not."),
      .optional("cover", \.cover, .int(1...100), "The number of the picture that comes first."),
      .optional(
        "picture", \.picture, .base64, "A picture of the user's own in Base64, which comes first."),
    ])

  mutating func check() throws(Failure) {
    for (name, days) in [("cooked", change.cooked), ("uncooked", change.uncooked)] {
      guard let day = days.first(where: { !KeptMoment.isDay($0) }) else { continue }
      throw .invalid("/\(name)", "\(day.prefix(40)) is no day", fix: "write it as 2026-05-01")
    }
    // Where the day has come already somewhere on earth.
    let latest = KeptMoment.text(KeptMoment.now() + 14 * 3_600_000).prefix(10)
    if let day = change.cooked.first(where: { $0 > latest }) {
      throw .invalid("/cooked", "\(day) has not come yet", fix: "name a day that has come")
    }
    if picture != nil, cover != nil {
      throw .invalid("/cover", "picture comes first", fix: "leave out cover")
    }
    if let title = change.title, title.allSatisfy(\.isWhitespace) {
      throw .invalid("/title", "the title says nothing", fix: "give a text, or leave it out")
    }
  }

  func run(_ context: OperationContext) async throws -> KeptRecipe {
    let (library, name) = (try await context.service.keptLibrary(), KeptJSON.name(id))
    guard let known = try await library.recipe(name) else {
      throw Failure(.notFound, "no recipe is kept as \(name)", fix: "kept/list has the names")
    }
    var change = change
    if let picture {
      try await library.putFirst(own: picture, of: name, in: &change)
    } else if let cover {
      try await library.putFirst(cover, of: name, in: &change)
    }
    if let text {
      change.fields = try KeptWriting.changes(
        in: text, since: shown ?? KeptWriting.text(of: known.recipe))
    }
    return try await library.change(name, change)
  }
}

private struct KeptRetag: Operation {
  var tag = ""
  var name: String?

  static let codec = ObjectCodec(
    params: "KeptRetagParams", KeptRetag(),
    [
      .required("tag", \.tag, .string, "The tag as it is."),
      .optional("name", \.name, .string, "The tag as it is to be; without it, the tag goes."),
    ])

  mutating func check() throws(Failure) {
    for (member, text) in [("tag", tag), ("name", name ?? tag)]
    where !KeptRecipe.isTag(text) {
      throw .invalid("/\(member)", "it is no tag", fix: "give one word or more, without commas")
    }
  }

  func run(_ context: OperationContext) async throws -> Int {
    try await context.service.keptLibrary().retag(tag, as: name)
  }
}

/// `kept/remove`: removes kept recipes, or brings the last ones back.
struct KeptRemove: Operation {
  var ids: [String] = []
  var undo = false

  static let codec = ObjectCodec(
    params: "KeptRemoveParams", KeptRemove(),
    [
      .standard("ids", \.ids, .strings, "The recipes' identifiers, kept:NAME."),
      .standard(
        "undo", \.undo, .bool, "Bring back what went last; then there are no ids.", shown: false),
    ])

  static let selections = ["ids", "undo"]

  mutating func check() throws(Failure) {
    guard undo == ids.isEmpty, !ids.contains("") else {
      throw .invalid("/ids", "give ids, or undo alone", fix: "add \"ids\": [\"kept:NAME\"]")
    }
  }

  func run(_ context: OperationContext) async throws -> [KeptRecipe] {
    let library = try await context.service.keptLibrary()
    return try await undo ? library.undoRemoval() : library.remove(ids.map(KeptJSON.name))
  }
}

private struct HistoryList: Operation {
  var query = ""
  var limit = 100

  static let codec = ObjectCodec(
    params: "HistoryListParams", HistoryList(),
    [
      .standard("query", \.query, .string, "Words that the searches' words begin with."),
      .standard("limit", \.limit, .int(1...1_000), "How many at most.", shown: 100),
    ])

  func run(_ context: OperationContext) async throws -> [HistoryEntry] {
    try await context.service.searchHistory().list(matching: query, limit: limit)
  }
}

private struct HistoryDelete: Operation {
  var numbers: [Int] = []
  var all = false

  static let codec = ObjectCodec(
    params: "HistoryDeleteParams", HistoryDelete(),
    [
      .standard(
        "numbers", \.numbers, .list(.int(1...), expected: "a list of whole numbers"),
        "The searches' numbers."),
      .standard("all", \.all, .bool, "Forget all searches.", shown: false),
    ])

  static let selections = ["numbers", "all"]

  mutating func check() throws(Failure) {
    guard all == numbers.isEmpty else {
      throw .invalid("/numbers", "give numbers, or all alone", fix: "add \"numbers\": [1]")
    }
  }

  func run(_ context: OperationContext) async throws -> Int {
    let history = try await context.service.searchHistory()
    if all { return try await history.clear() }
    var count = 0
    for number in numbers where try await history.delete(number) { count += 1 }
    return count
  }
}

extension KeepRequest {
  /// A recipe of the user's own.
  fileprivate init(_ recipe: Recipe, _ options: KeepOptions) {
    self.init(recipe)
    (tags, notes, rating, isFromSource) = (options.tags, options.notes, options.rating, false)
  }
}

/// A kept recipe as documents have it.
package enum KeptJSON {
  /// The recipe with what its owner added.
  package static func json(_ kept: KeptRecipe) -> JSON {
    var object = owned(kept).objectValue ?? [:]
    object["recipe"] = RecipeJSON.member(kept.recipe, sources: [kept.recipe.listing]).withoutNulls
    return .object(object)
  }

  /// What is kept of a recipe besides the recipe.
  package static func owned(_ kept: KeptRecipe) -> JSON {
    var object: JSONObject = [
      "id": .string("kept:\(kept.id)"),
      "tags": .array(kept.tags.map(JSON.string)), "notes": .array(kept.notes.map(JSON.string)),
      "cooked": .array(kept.cooked.map(JSON.string)), "keptAt": .string(kept.keptAt),
      "edited": .array(kept.edited.map(\.rawValue).sorted().map(JSON.string)),
      "pictures": .int(kept.pictureCount), "page": .bool(kept.hasPage),
    ]
    object["rating"] = kept.rating.map(JSON.int)
    object["cover"] = kept.cover.map(JSON.string)
    object["refreshedAt"] = kept.refreshedAt.map(JSON.string)
    return .object(object)
  }

  /// Counts of what one can choose by.
  static func json(_ facets: KeptFacets) -> JSON {
    func list(_ counts: [KeptFacets.Count]) -> JSON {
      .array(counts.map { ["value": .string($0.value), "count": .int($0.count)] })
    }
    return [
      "tags": list(facets.tags), "sources": list(facets.sources), "diets": list(facets.diets),
      "ratings": list(facets.ratings), "times": list(facets.times),
      "uncooked": .int(facets.uncooked), "duplicates": .int(facets.duplicates),
    ]
  }

  /// The recipe's name in the library, of an identifier among the sources.
  package static func name(_ id: String) -> String {
    id.hasPrefix("kept:") ? String(id.dropFirst(5)) : id
  }

  private static let counts = Schema.list(
    Schema.object(["value": .text, "count": .count]).named("KeptCount"))

  static let facets = Schema.object([
    "tags": counts.about("Tags, the commonest first."),
    "sources": counts.about("Publishers and sources, the commonest first."),
    "diets": counts.about("Diets that recipes do not conflict with, by their words."),
    "ratings": counts.about("Least ratings by the user."),
    "times": counts.about("Minutes that recipes take at most."),
    "uncooked": Schema.count.about("How many were never cooked."),
    "duplicates": Schema.count.about("How many may be one dish with another one of them."),
  ]).named("KeptFacets")

  static let schema = Schema.object(
    [
      "id": Schema.text.about("Its name among the sources: kept:NAME."),
      "recipe": ReportSchemas.recipe,
      "tags": .texts, "notes": .texts, "cooked": Schema.texts.about("Days, newest first."),
      "keptAt": .moment, "edited": Schema.texts.about("The fields that its owner changed."),
      "pictures": Schema.count.about("How many pictures are kept."),
      "page": Schema.flag.about("Whether its page is kept."),
    ],
    optional: [
      "rating": Schema.range(1...5).about("Its owner's rating."),
      "cover": Schema.text.about("The name of the picture that its owner chose as the first one."),
      "refreshedAt": Schema.moment.about("When its source was last read."),
    ]
  ).named("KeptRecipe")
}

/// A search of the history as documents have it.
package enum HistoryJSON {
  /// The search with when and how often it was made.
  package static func json(_ entry: HistoryEntry) -> JSON {
    [
      "number": .int(entry.number), "query": SearchQuery.codec.write(entry.query),
      "found": .int(entry.found), "sources": .array(entry.sources.map(JSON.string)),
      "firstAt": .string(entry.firstAt), "lastAt": .string(entry.lastAt),
      "count": .int(entry.count), "hasResults": .bool(entry.hasResults),
      "providers": .array(entry.providers.map(JSON.string)),
    ]
  }

  static let schema = Schema.object([
    "number": Schema.rank.about("What it is named by."), "query": ReportSchemas.query,
    "found": Schema.count.about("How many recipes came the last time."),
    "sources": Schema.texts.about("The sources that were asked the last time."),
    "firstAt": .moment, "lastAt": .moment,
    "count": Schema.rank.about("How often it was made."),
    "hasResults": Schema.flag.about("Whether its last results are kept."),
    "providers": Schema.texts.about(
      "The sources that it was restricted to, as search takes them; empty for all."),
  ]).named("HistoryEntry")
}
