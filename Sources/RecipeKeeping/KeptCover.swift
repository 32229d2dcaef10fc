import PotluckSupport
import RecipeModel

/// The first picture of a kept recipe, which its owner may choose or bring.
extension KeptLibrary {
  /// Puts one of a recipe's pictures first.
  /// - Parameters:
  ///   - id: the recipe's identifier.
  ///   - number: the picture's number, 1 for the first.
  /// - Returns: the change that does so.
  /// - Throws: ``Failure`` where there is none with this number.
  package func cover(of id: String, number: Int) async throws -> KeptChange {
    var pictures = try await pictures(of: id)
    guard pictures.indices.contains(number - 1) else {
      let count = pictures.count
      throw Failure(
        .usage, "\(id) has no picture \(number)",
        fix: count == 0
          ? "no picture is kept with it: add one of your own" : "name one from 1 to \(count)")
    }
    pictures.insert(pictures.remove(at: number - 1), at: 0)
    return KeptChange(pictures)
  }

  /// Puts a picture of the owner's own first.
  /// - Parameters:
  ///   - id: the recipe's identifier.
  ///   - bytes: the picture.
  /// - Returns: the change that does so.
  /// - Throws: ``Failure`` where the bytes are no picture that can be kept, or the recipe has too many.
  package func cover(of id: String, bytes: [UInt8]) async throws -> KeptChange {
    let name = "\(KeptPicture.ownMark)\(String(ByteHash.of(bytes), radix: 16))"
    let own: KeptPicture
    do throws(Failure) { own = try PictureCheck.picture(bytes, from: name) } catch {
      throw Failure(.usage, error.message, fix: "choose another picture")
    }
    let others = try await pictures(of: id).filter { $0.name != name }
    guard others.count < KeptPicture.most else {
      throw Failure(
        .usage, "\(id) has \(others.count) pictures already, which is the most",
        fix: "choose one of them as the first")
    }
    return KeptChange([own] + others)
  }

  /// The pictures of a recipe once its source was read again: the owner's own stay, and so does the one
  /// that was chosen as the first.
  package func refreshed(_ fresh: [KeptPicture], of kept: KeptRecipe) async throws -> [KeptPicture]
  {
    let own = try await pictures(of: kept.id).filter { $0.name.hasPrefix(KeptPicture.ownMark) }
    let all = own + fresh
    return all.filter { $0.name == kept.cover } + all.filter { $0.name != kept.cover }
  }
}

extension KeptPicture {
  /// What the names of pictures begin with that a recipe's owner added.
  static let ownMark = "own-"
  /// The most pictures of a recipe.
  static let most = 10
}

extension KeptChange {
  /// A change of the pictures, of which the first was chosen by the owner.
  fileprivate init(_ pictures: [KeptPicture]) {
    self.init()
    (self.pictures, cover) = (pictures, pictures.first?.name)
  }
}
