import GRDB
import RecipeModel

/// The rows of kept recipes, within a transaction.
struct DatabaseRows: KeptStore {
  let database: Database

  func place(of listing: ListingID?, link: String?, isRemoved: Bool) throws -> Int64? {
    try KeptRow.number(listing, link: link, isRemoved: isRemoved, in: database)
  }

  func place(id: String) throws -> Int64? { try KeptRow.number(id: id, in: database) }

  func read(_ place: Int64) throws -> KeptRecipe? { try KeptRow.read(place, in: database) }

  func freeID(_ wanted: String) throws -> String { try KeptRow.freeID(wanted, in: database) }

  func write(
    _ kept: KeptRecipe, pictures: [KeptPicture]?, page: [UInt8]?, over place: Int64?
  ) throws -> Int64 {
    let number = try KeptRow.write(kept, as: place, in: database)
    if let pictures { try KeptRow.write(pictures, of: number, in: database) }
    if let page { try KeptRow.write(page: page, of: number, in: database) }
    return number
  }

  func alike(_ recipe: Recipe, besides place: Int64) throws -> [KeptRecipe] {
    try KeptSearch.alike(recipe, besides: place, in: database)
  }
}
