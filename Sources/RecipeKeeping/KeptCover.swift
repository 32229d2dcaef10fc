import PotluckSupport
import RecipeModel

/// The first picture of a kept recipe, which its owner may choose or bring.
extension KeptLibrary {
  /// Puts one of a recipe's pictures first.
  /// - Parameters:
  ///   - number: the picture's number, 1 for the first.
  ///   - id: the recipe's identifier.
  ///   - change: the change that is to do so.
  /// - Throws: ``Failure`` where there is none with this number.
  package func putFirst(
    _ number: Int, of id: String, in change: inout KeptChange
  ) async throws {
    var pictures = try await pictures(of: id)
    guard pictures.indices.contains(number - 1) else {
      let count = pictures.count
      throw Failure(
        .usage, "\(id) has no picture \(number)",
        fix: count == 0
          ? "no picture is kept with it: add one of your own" : "name one from 1 to \(count)")
    }
    pictures.insert(pictures.remove(at: number - 1), at: 0)
    change.lead(with: pictures)
  }

  /// Puts a picture of the owner's own first.
  /// - Parameters:
  ///   - bytes: the picture.
  ///   - id: the recipe's identifier.
  ///   - change: the change that is to do so.
  /// - Throws: ``Failure`` where the bytes are no picture that can be kept, or the recipe has too many.
  package func putFirst(
    own bytes: [UInt8], of id: String, in change: inout KeptChange
  ) async throws {
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
    change.lead(with: [own] + others)
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
  /// Takes pictures of which the owner chose the first one.
  fileprivate mutating func lead(with pictures: [KeptPicture]) {
    (self.pictures, cover) = (pictures, pictures.first?.name)
  }
}
