import PotluckSupport
import RecipeKeeping
import RecipeModel
import RecipeProviderKit
import Synchronization

/// Gives the pictures of recipes, so that a page asks nobody but this server.
///
/// An address is only asked for when this server has signed it, with the source that named it: it is
/// no open proxy, and a source can name a private address only where it lies there itself.
struct PictureProxy: Sendable {
  /// The most bytes of a picture.
  static let mostBytes = 5 << 20
  /// How long what came of an address is kept, in seconds.
  private static let lifetime = 3_600

  private let signer: Signer
  private let fetch: (@Sendable (String, String) async throws -> [UInt8])?
  /// Gives a picture that is kept with a recipe, by the recipe's name and the picture's number.
  private let kept: @Sendable (String, Int) async throws -> [UInt8]?
  private let cache = PictureCache(most: 32 << 20)
  private let fetches = PictureFetches()

  /// Stands for a picture that takes longer: a transparent point, through which its place shows.
  private static let placeholder: [UInt8] =
    Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF]
    + [0x21, 0xF9, 4, 1, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]

  /// What stands before a kept recipe's name in the place of a source.
  private static let keptMark = "kept:"

  init(
    _ signer: Signer, _ fetch: (@Sendable (String, String) async throws -> [UInt8])?,
    kept: @escaping @Sendable (String, Int) async throws -> [UInt8]?
  ) {
    (self.signer, self.fetch, self.kept) = (signer, fetch, kept)
  }

  /// The path of a listing's picture, be it kept.
  func path(of listing: Listing) -> String? {
    listing.image.flatMap { path($0, of: listing.id) }
  }

  /// The path of a picture that a recipe names, be it kept.
  func path(_ link: String?, of id: ListingID) -> String? {
    path(link, of: id.provider == KeptProvider.id ? id.description : id.provider)
  }

  /// The path of one of a kept recipe's pictures.
  /// - Parameters:
  ///   - number: 1 for the first.
  ///   - id: the recipe's identifier.
  ///   - first: the chosen picture, else the recipe's link to one: where either changes, so does the
  ///     path, and no browser shows the picture that it had before.
  /// - Returns: nil where nobody keeps it.
  func path(_ number: Int, ofKept id: String, first: String?) -> String? {
    path("\(Self.numberMark)\(number) \(first ?? "")", of: id)
  }

  /// What stands before the number of a kept recipe's picture in the place of its link.
  private static let numberMark = "#"

  /// The path under which a picture can be had; nil where none can.
  ///
  /// A source `kept:NAME` is the kept recipe of that name. Without a name it would be nobody's, so that
  /// everybody could have its pictures.
  func path(_ link: String?, of provider: String) -> String? {
    let isKept = provider.hasPrefix(Self.keptMark)
    guard provider != KeptProvider.id, let link = link ?? (isKept ? "picture" : nil),
      isKept || fetch != nil && WebLink.isWebLink(link)
    else { return nil }
    // What is kept is its user's own.
    let user = isKept ? KeepingUser.current : nil
    let signature = signer.sign(Self.signed(link, provider, user), for: "picture")
    return "/picture?u=\(PercentEncoding.encode(link))&p=\(PercentEncoding.encode(provider))"
      + (user.map { "&w=\(PercentEncoding.encode($0))" } ?? "") + "&s=\(signature)"
  }

  private static func signed(_ link: String, _ provider: String, _ user: String?) -> String {
    "\(user ?? "")\0\(provider)\0\(link)"
  }

  /// Whether a request is for a picture that somebody keeps.
  static func isOfKept(_ visit: Visit) -> Bool {
    visit.query["p"]?.hasPrefix(keptMark) == true
  }

  /// Answers a request for a picture; for a kept one, of the user whose it is.
  /// - Throws: ``Problem``.
  func answer(_ visit: Visit) async throws -> Answer {
    guard let link = visit.query["u"], let provider = visit.query["p"],
      let signature = visit.query["s"],
      signer.verifies(
        signature, of: Self.signed(link, provider, visit.query["w"]), for: "picture")
    else { throw Problem(.unsigned, "this server has not named the picture") }
    let picture = await KeepingUser.$current.withValue(visit.query["w"]) {
      await self.picture(link, provider)
    }
    guard let picture else {
      var answer = Answer(PictureType.gif.rawValue, Self.placeholder)
      answer["Cache-Control"] = "no-store"
      return answer
    }
    guard let type = picture.type else {
      var answer = Problem(.notFound, "the picture cannot be had").answer
      answer["Cache-Control"] = "private, max-age=300"
      return answer
    }
    var answer = Answer(type.rawValue, picture.bytes)
    answer["Cache-Control"] = "private, max-age=86400"
    answer["Content-Disposition"] = "inline"
    return answer
  }

  /// The picture, or that there is none; nil while it is not known.
  private func picture(_ link: String, _ provider: String) async -> PictureCache.Picture? {
    let key = UserScoped("\(provider)\0\(link)")
    if let known = cache[key, Site.now] { return known }
    if provider.hasPrefix(Self.keptMark),
      let bytes = try? await kept(
        String(provider.dropFirst(Self.keptMark.count)), Self.number(in: link))
    {
      return put(bytes, under: key)
    }
    guard WebLink.isWebLink(link) else { return put(nil, under: key) }
    return await fetches.picture(key, at: link) {
      put(try? await fetch?(link, provider), under: key)
    }
  }

  private static func number(in link: String) -> Int {
    guard link.hasPrefix(numberMark) else { return 1 }
    return Int(link.dropFirst(numberMark.count).prefix { $0.isNumber }) ?? 1
  }

  private func put(_ bytes: [UInt8]?, under key: UserScoped<String>) -> PictureCache.Picture {
    var picture = PictureCache.Picture(bytes: [], type: nil, end: Site.now + 300)
    // A small file can stand for a picture that no browser's memory holds.
    if let bytes, bytes.count <= Self.mostBytes, let kind = try? PictureCheck.kind(of: bytes) {
      picture = PictureCache.Picture(bytes: bytes, type: kind.type, end: Site.now + Self.lifetime)
    }
    cache.put(picture, under: key)
    return picture
  }
}

/// Pictures in memory, and for a while that there is none; the oldest go.
final class PictureCache: Sendable {
  /// A picture, or that there is none.
  struct Picture: Sendable {
    var bytes: [UInt8]
    var type: PictureType?
    /// When it is asked for again, in seconds since 1970.
    var end: Int
  }

  private struct State {
    var pictures: [UserScoped<String>: Picture] = [:]
    var order: [UserScoped<String>] = []
    var bytes = 0
  }

  /// What an entry takes beside its bytes, more or less.
  private static let overhead = 4_096

  private let most: Int
  private let state = Mutex(State())

  init(most: Int) { self.most = most }

  subscript(_ key: UserScoped<String>, _ now: Int) -> Picture? {
    state.withLock { state in state.pictures[key].flatMap { $0.end > now ? $0 : nil } }
  }

  /// Keeps a picture.
  func put(_ picture: Picture, under key: UserScoped<String>) {
    state.withLock { state in
      if let before = state.pictures.updateValue(picture, forKey: key) {
        state.bytes -= before.bytes.count
      } else {
        state.order.append(key)
        state.bytes += Self.overhead
      }
      state.bytes += picture.bytes.count
      while state.bytes > most, !state.order.isEmpty {
        let gone = state.pictures.removeValue(forKey: state.order.removeFirst())
        state.bytes -= (gone?.bytes.count ?? 0) + Self.overhead
      }
    }
  }
}
