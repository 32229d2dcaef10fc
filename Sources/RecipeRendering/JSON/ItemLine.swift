package import RecipeModel
import RecipeProviderKit
package import RecipeSearch

// Items member by member as their codecs write them. A codec asks closures that do not know the type
// of what they write, which would take a third of the time that merging many listings takes.

extension RecipeItemJSON {
  /// Writes the recipe, without a line break.
  package func append(_ recipe: MergedRecipe, to writer: inout JSONWriter) {
    guard knowledge == nil, recipe.missing == nil, recipe.screen.isEmpty else {
      return ItemEntry.codec.append(entry(recipe), to: &writer)
    }
    writer.open("{")
    Self.append(recipe.unified, to: &writer)
    writer.member("score", recipe.score.doubleValue)
    writer.list("sources", recipe.sources) { $1.source($0) }
    writer.member("fields")
    writer.open("{")
    for field in recipe.filledFields {
      writer.name(field.name)
      writer.write(field.provider)
    }
    writer.close("}")
    writer.differences(recipe)
    if explain {
      writer.member("explain")
      writer.write(Explanation(recipe))
    }
    writer.close("}")
  }

  /// Writes what the listings say together.
  private static func append(_ listing: Listing, to writer: inout JSONWriter) {
    writer.member("id", listing.id.description)
    writer.member("title", listing.title)
    writer.member("url", WebLink.accept(listing.url))
    writer.member("publisher", listing.publisher)
    writer.member("image", WebLink.accept(listing.image))
    writer.list("ingredients", listing.ingredients) { $1.write($0) }
    writer.member("rating", listing.rating?.share)
    writer.member("totalMinutes", listing.totalMinutes)
    writer.member("yield", listing.recipeYield)
    if let diets = listing.diets {
      writer.list("diets", diets.map(\.rawValue).sorted(by: bytewise)) { $1.write($0) }
    } else {
      writer.member("diets", nil as String?)
    }
  }
}

extension JSONWriter {
  /// Writes in what the sources contradict each other, and how far they agree about the rating.
  fileprivate mutating func differences(_ recipe: MergedRecipe) {
    if !recipe.differs.isEmpty {
      list("differs", recipe.differs) { $1.difference($0) }
    }
    if let ratedBy = recipe.ratedBy {
      member("ratedBy")
      open("{")
      member("sources", ratedBy.sources)
      member("agree", ratedBy.agree)
      close("}")
    }
  }

  private mutating func difference(_ difference: FieldDifference) {
    open("{")
    member("field", difference.field.rawValue)
    list("values", difference.values) { value, writer in
      writer.open("{")
      writer.member("provider", value.provider)
      writer.member("value")
      writer.write(value.value)
      writer.close("}")
    }
    close("}")
  }

  fileprivate mutating func source(_ source: RankedListing) {
    let listing = source.listing
    open("{")
    member("provider", listing.id.provider)
    member("id", listing.id.id)
    member("rank", source.rank)
    member("url", WebLink.accept(listing.url))
    member("rating")
    if let rating = listing.rating {
      open("{")
      member("value", rating.value)
      member("scale", rating.scale)
      close("}")
    } else {
      write(.null)
    }
    close("}")
  }

  fileprivate mutating func write(_ explanation: Explanation) {
    let order = explanation.order ?? Explanation.Order()
    open("{")
    member("order")
    open("{")
    member("by", order.by.rawValue)
    member("value")
    write(order.value)
    close("}")
    list("votes", explanation.votes) { $1.vote($0) }
    list("merge", explanation.evidence) { $1.reason($0) }
    close("}")
  }

  private mutating func reason(_ reason: MergeEvidence) {
    open("{")
    member("kind", reason.kind.rawValue)
    member("strength", reason.strength)
    for figure in reason.figures where !MergeEvidence.members.contains(figure.name) {
      name(figure.name)
      write(.double(figure.value))
    }
    list("between", [reason.left.description, reason.right.description]) { $1.write($0) }
    close("}")
  }

  private mutating func vote(_ vote: Vote) {
    open("{")
    member("group", vote.group)
    member("provider", vote.provider)
    member("rank", vote.rank)
    member("weight", vote.weight)
    member("term", vote.term.doubleValue)
    if let kind = vote.kind { member("kind", kind.rawValue) }
    close("}")
  }

  fileprivate mutating func list<Element>(
    _ name: StaticString, _ elements: [Element], _ append: (Element, inout JSONWriter) -> Void
  ) {
    member(name)
    open("[")
    for element in elements {
      startElement()
      append(element, &self)
    }
    close("]")
  }

  fileprivate mutating func member(_ name: StaticString, _ text: String?) {
    member(name)
    if let text { write(text) } else { write(.null) }
  }

  fileprivate mutating func member(_ name: StaticString, _ number: Double?) {
    member(name)
    write(number.map(JSON.double) ?? .null)
  }

  fileprivate mutating func member(_ name: StaticString, _ number: Int?) {
    member(name)
    write(.optional(number))
  }
}
