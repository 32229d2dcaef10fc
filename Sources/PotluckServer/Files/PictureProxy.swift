import RecipeModel
import RecipeProviderKit

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
  private let cache = PictureCache(most: 32 << 20)

  init(_ signer: Signer, _ fetch: (@Sendable (String, String) async throws -> [UInt8])?) {
    (self.signer, self.fetch) = (signer, fetch)
  }

  /// The path under which a picture can be had; nil where none can.
  func path(_ link: String?, of provider: String) -> String? {
    guard fetch != nil, let link, WebLink.isWebLink(link) else { return nil }
    let signature = signer.sign(Self.signed(link, provider), for: "picture")
    return "/picture?u=\(PercentEncoding.encode(link))&p=\(PercentEncoding.encode(provider))"
      + "&s=\(signature)"
  }

  private static func signed(_ link: String, _ provider: String) -> String {
    "\(provider)\0\(link)"
  }

  /// Answers a request for a picture.
  /// - Throws: ``Problem``.
  func answer(_ visit: Visit) async throws -> Answer {
    guard let link = visit.query["u"], let provider = visit.query["p"],
      let signature = visit.query["s"],
      signer.verifies(signature, of: Self.signed(link, provider), for: "picture")
    else { throw Problem(403, "unsigned", "this server has not named the picture") }
    let picture = await picture(link, provider)
    guard let type = picture.type else {
      var answer = Problem(404, "notFound", "the picture cannot be had").answer
      answer["Cache-Control"] = "private, max-age=300"
      return answer
    }
    var answer = Answer(type.rawValue, picture.bytes)
    answer["Cache-Control"] = "private, max-age=86400"
    answer["Content-Disposition"] = "inline"
    return answer
  }

  private func picture(_ link: String, _ provider: String) async -> PictureCache.Picture {
    let key = Self.signed(link, provider)
    if let known = cache[key, Site.now] { return known }
    var picture = PictureCache.Picture(bytes: [], type: nil, end: Site.now + 300)
    if let bytes = try? await fetch?(link, provider), bytes.count <= Self.mostBytes,
      let type = PictureType(bytes)
    {
      picture = PictureCache.Picture(bytes: bytes, type: type, end: Site.now + Self.lifetime)
    }
    if !Task.isCancelled { cache.put(picture, under: key) }
    return picture
  }
}
