import PotluckSupport
import RecipeModel
import RecipeProviderKit

extension ExchangedRecipe {
  /// What a schema.org Recipe tells, with what RecipeSage puts in it for the owner: notes as a
  /// comment, and pictures as `data:` addresses; nil for one without a name.
  init?(_ schema: SchemaOrgRecipe) {
    let id = ListingID(provider: ImportFormat.provider, id: "")
    guard let recipe = schema.recipe(id: id) else { return nil }
    self.init(recipe)
    self.recipe.removeNones()
    let isOurs = OwnersMember.read(schema.object, into: &self)
    let comments = isOurs ? [] : schema.object["comment"].map { $0.arrayValue ?? [$0] } ?? []
    for comment in comments where comment["name"]?.stringValue == "Author Notes" {
      let lines = (comment["text"]?.stringValue ?? "").split(whereSeparator: \.isNewline)
      ownNotes += lines.prefix(200).compactMap {
        TextCleaning.clean(String($0), limit: ListingLimits.paragraphCharacters)
      }
      // Beside it stands the owner's rating, too.
      ownRating = recipe.listing.rating.map { max(1, Int(($0.normalized * 5).rounded())) }
      self.recipe.listing.rating = nil
    }
    if !isOurs { self.recipe.takeSource(of: schema.object) }
    for text in schema.pictures {
      if let picture = ExchangedPicture(encoded: text, number: pictures.count + 1) {
        pictures.append(picture)
      }
    }
    created = schema.object["dateCreated"]?.stringValue.flatMap(ISO8601Date.read)
    let identifier = schema.identifier.flatMap { $0.utf8.count == 36 ? $0 : nil }
    self.recipe.identify(as: .jsonLD, identifier)
  }
}

extension SchemaOrgRecipe {
  fileprivate var pictures: [String] {
    let value = object["image"]
    return (value?.arrayValue ?? value.map { [$0] } ?? []).prefix(50).compactMap {
      $0.stringValue ?? $0["url"]?.stringValue
    }
  }

  /// The pictures that are paths beside the document.
  var pictureNames: [String] {
    pictures.filter { !$0.isEmpty && $0.utf8.count < 1_024 && !$0.contains(":") }
  }
}

extension Recipe {
  /// Takes the page and the name of the source where RecipeSage writes them, which always says whom
  /// it credits; elsewhere a recipe is based on another one.
  fileprivate mutating func takeSource(of object: JSONObject) {
    guard let credit = object["creditText"]?.stringValue else { return }
    if listing.url == nil, let link = isBasedOn, WebLink.isWebLink(link) {
      (listing.url, isBasedOn) = (link, nil)
    }
    listing.publisher = listing.publisher ?? TextCleaning.clean(credit)
  }

  /// Takes out of ingredients what Tandoor writes for a unit or a food that it has not: `3.0 None eggs`.
  fileprivate mutating func removeNones() {
    func mend(_ lines: [String]) -> [String] {
      lines.compactMap { line in
        let words = line.split(separator: " ")
        guard words.count > 1, words[1] == "None", words[0].contains("."), Double(words[0]) != nil
        else { return line }
        let rest = words.dropFirst(2).filter { $0 != "None" }.joined(separator: " ")
        let amount = words[0].withoutZeros
        return rest.isEmpty ? nil : amount == "0" ? rest : "\(amount) \(rest)"
      }
    }
    listing.ingredients = mend(listing.ingredients)
    for index in ingredientGroups.indices {
      ingredientGroups[index].ingredients = mend(ingredientGroups[index].ingredients)
    }
  }

  /// Gives the recipe an identifier that is the same whenever the same file is read: the file's own,
  /// or one made of what it says.
  mutating func identify(as format: ImportFormat, _ own: String?) {
    let said = [listing.title] + listing.ingredients + instructions
    let hash = StableHash.of(said.joined(separator: "\n"))
    listing.id = ListingID(
      provider: ImportFormat.provider,
      id: "\(format.rawValue):\(own ?? String(hash, radix: 16))")
    setOrigin(FieldOrigin(provider: ImportFormat.provider, syntax: format.rawValue))
  }
}
