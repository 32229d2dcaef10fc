package import RecipeModel

/// The recipes of one library while something of them is changed, all of it or nothing.
///
/// What keeping, adding and changing a recipe do is written once here, for SQLite, PostgreSQL and a
/// folder of files alike; a store says only how it finds and writes one.
package protocol KeptStore {
  /// Where a recipe is: a row's number, or a file as it was read.
  associatedtype Place

  /// The place of the recipe that a listing is, by its identifier, else by its canonical link; the
  /// same link under another identifier of the same source is another recipe. `isRemoved` looks among
  /// what can be brought back, instead of what is kept.
  func place(of listing: ListingID?, link: String?, isRemoved: Bool) throws -> Place?

  /// The place of the recipe with an identifier.
  func place(id: String) throws -> Place?

  /// The recipe at a place; nil where there is none that can be read.
  func read(_ place: Place) throws -> KeptRecipe?

  /// An identifier that no recipe has yet: the wanted one, or that with a number.
  func freeID(_ wanted: String) throws -> String

  /// Writes a recipe over the one at a place, or as a new one, and returns its place. Pictures and a
  /// page take the place of those there are; nil leaves these.
  func write(
    _ kept: KeptRecipe, pictures: [KeptPicture]?, page: [UInt8]?, over place: Place?
  ) throws -> Place

  /// The other kept recipes that merging takes for the same dish.
  func alike(_ recipe: Recipe, besides place: Place) throws -> [KeptRecipe]
}

extension KeptStore {
  /// Keeps a recipe: adds to the one that is kept already, brings its owner's words back to one that
  /// was taken away, or enters a new one.
  ///
  /// The moment is now, as ``KeptMoment`` writes it.
  package func keep(_ request: KeepRequest, at moment: String) throws -> KeepResult {
    let recipe = request.recipe
    let (id, link) = (recipe.listing.id, KeptNames.link(of: recipe))
    let pictures = request.pictures.isEmpty ? nil : request.pictures
    if let old = try place(of: id, link: link, isRemoved: false), var kept = try read(old) {
      let (hasPictures, hasPage) = (kept.pictureCount > 0, kept.hasPage)
      kept.add(request)
      let place = try write(
        kept, pictures: hasPictures ? nil : pictures, page: hasPage ? nil : request.page, over: old)
      return KeepResult(
        kept: try read(place) ?? kept, wasKept: true, alike: try alike(recipe, besides: place))
    }
    let old = try place(of: id, link: link, isRemoved: true)
    var kept = KeptRecipe(request, id: "", at: moment)
    if let old, let before = try read(old) {
      kept = before
      kept.keepAgain(request, at: moment)
    } else {
      kept.id = try freeID(KeptNames.name(for: recipe.listing.title))
    }
    let place = try write(kept, pictures: pictures, page: request.page, over: old)
    return KeepResult(
      kept: try read(place) ?? kept, wasKept: false, alike: try alike(recipe, besides: place))
  }

  /// Adds a recipe as another library kept it, under its identifier where that is free; false where it
  /// is kept already, and nothing is then changed.
  package func add(_ kept: KeptRecipe, pictures: [KeptPicture], page: [UInt8]?) throws -> Bool {
    let (id, link) = (kept.recipe.listing.id, KeptNames.link(of: kept.recipe))
    guard try place(of: id, link: link, isRemoved: false) == nil else { return false }
    var kept = kept
    kept.id = try freeID(KeptNames.name(of: kept.id))
    _ = try write(kept, pictures: pictures, page: page, over: nil)
    return true
  }

  /// Changes a recipe; nil where there is none with this identifier.
  ///
  /// The moment is now, as ``KeptMoment`` writes it.
  package func change(
    _ id: String, _ change: KeptChange, at moment: String
  ) throws -> KeptRecipe? {
    guard let old = try place(id: id), var kept = try read(old) else { return nil }
    kept.apply(change, at: moment)
    let place = try write(kept, pictures: change.pictures, page: change.page, over: old)
    return try read(place) ?? kept
  }
}
