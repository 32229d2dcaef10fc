import RecipeModel
package import RecipeProviderKit

/// Reads the recipe of a web page, in whatever way the page tells it.
///
/// JSON-LD leads; what it lacks is filled from microdata, RDFa and microformats, then from the
/// data of the page's program, from the classes of recipe plug-ins, and from the page's head. A page
/// that tells nothing in any of these is read by its headings and lists when ``guesses`` says so.
///
/// ```swift
/// let page = try PageReader().recipe(in: bytes, contentType: "text/html", url: link)
/// ```
package struct PageReader: Sendable {
  /// The provider part of the identifiers of recipes that were read from pages.
  package static let provider = "web"

  /// The most bytes of a page that are read.
  package static let longestPage = 8 << 20

  /// Whether a page without any data on its recipe is read by its headings and lists.
  package var guesses: Bool

  /// Creates a reader.
  package init(guesses: Bool = false) { self.guesses = guesses }

  /// The recipe of a page.
  ///
  /// Texts are cleaned and links are safe. The work is bounded whatever the page, and ends soon
  /// after its task is cancelled.
  /// - Parameters:
  ///   - bytes: the page as it was received, or the file that a browser saved it in (MHTML).
  ///   - contentType: the HTTP header; nil for a file.
  ///   - url: the address that the page came from; nil for a file whose address is unknown, which is
  ///     then the one that the page calls canonical.
  /// - Returns: the recipe, what was mended and what was not read.
  /// - Throws: ``ProviderError``: `notFound` when the page has no recipe, `invalidResponse` when its
  ///   data is broken beyond mending, `drift` when the recipe has no name, `unsupported` when the
  ///   bytes are no web page, `misconfigured` when `url` is no web address or the page cannot be
  ///   read without libxml2, `cancelled` when the task is.
  package func recipe(
    in bytes: [UInt8], contentType: String? = nil, url: String? = nil
  ) throws(ProviderError) -> PageRecipe {
    let result = Result { () throws(ProviderError) in try read(bytes, contentType, url) }
    // What was read of a page by then is not what it holds.
    if Task.isCancelled { throw ProviderError(wrapping: CancellationError()) }
    return try result.get()
  }

  /// Whether bytes are a page in the file that a browser saved it in (MHTML).
  package static func isArchive(_ bytes: [UInt8]) -> Bool { WebArchive.isOne(bytes) }

  private func read(
    _ bytes: [UInt8], _ contentType: String?, _ url: String?
  ) throws(ProviderError) -> PageRecipe {
    var notes: [String] = []
    var (bytes, contentType, url) = (bytes, contentType, url)
    if WebArchive.isOne(bytes) {
      let archive = try WebArchive(bytes)
      (bytes, contentType, url) = (archive.page, archive.contentType, url ?? archive.address)
      if archive.isCut { notes.append("The file ends before the page does.") }
    }
    let isLong = bytes.count > Self.longestPage
    if isLong {
      notes.append("Only the first \(Self.longestPage >> 20) MiB of the page were read.")
    }
    let text = PageText(
      isLong ? Array(bytes.prefix(Self.longestPage)) : bytes, contentType: contentType)
    if text.isDamaged {
      notes.append("Some characters are not valid \(text.charset.uppercased()).")
    }
    var page = try WebPage(text.utf8, url: url)
    try page.readData()
    if !page.tellings.isEmpty {
      try page.readShown("html")
    } else if page.hasCard || guesses {
      try page.readShown(guesses ? "guessed" : "class")
    }
    guard let recipe = try page.recipe() else { throw page.absence }
    return PageRecipe(
      recipe: recipe, mended: page.mended, notes: notes + page.notes)
  }
}
