import RecipeModel

/// The words of a query, looked for in titles as merging reads them.
///
/// Case, accents, quotation marks and plural endings make no difference, `2` and `two` are one
/// number, and words that carry no meaning (`with`, `recipe`) need not be there. Synonyms are not
/// guessed, and a publisher that a listing hung before or after its title is no part of it. Chinese,
/// Japanese, Thai and Lao put no blanks between words, so that a word of theirs is held where its
/// letters occur.
struct TitleWords {
  private var titles = TitleStore(count: 1)
  private var reader = HeadReader(count: 1)
  private var hashes: [UInt64] = []
  private var runs: [[UInt8]] = []

  /// Nil where no word is left to look for.
  init?(_ query: String) {
    guard !query.isEmpty else { return nil }
    _ = query.replacing("|", with: " ").withBytes { titles.read(title: $0) }
    for token in titles.tokens where token.code & TitleVocabulary.stop == 0 {
      if Self.hasNoBlanks(titles.folded.bytes, token) {
        runs.append(Array(titles.folded.slice(token.range)))
      } else {
        let hash = Self.hash(token)
        if !hashes.contains(hash) { hashes.append(hash) }
      }
    }
    if hashes.isEmpty, runs.isEmpty { return nil }
  }

  /// Whether a listing's title holds every word.
  mutating func areHeld(by listing: Listing) -> Bool {
    let publisher = listing.publisher?.withBytes { reader.publisher($0) }
    let site = listing.url?.withBytes { reader.link($0)?.host.name }
    return listing.title.withBytes { areHeld(title: $0, publisher, site ?? nil) }
  }

  /// The same of what is read of a listing first.
  mutating func areHeld(by listing: ListingHead) -> Bool {
    let publisher = listing.publisher.map { reader.publisher($0) }
    let site = listing.url.flatMap { reader.link($0)?.host.name }
    return areHeld(title: listing.title, publisher, site)
  }

  private mutating func areHeld(
    title: ListingHead.Bytes, _ publisher: PublisherName?, _ site: PublisherName?
  ) -> Bool {
    _ = titles.read(title: title)
    titles.dropAffixes(
      publisher: publisher ?? PublisherName(), site: site ?? PublisherName(), onlyOwn: true)
    let title = titles
    return hashes.allSatisfy { hash in
      title.tokens.contains { Self.hash($0) == hash }
    } && runs.allSatisfy { Self.occurs($0, in: title.folded.bytes) }
  }

  /// The hash of a word's stem, or of its number.
  private static func hash(_ token: TitleStore.Token) -> UInt64 {
    let number = token.word.number
    return number != 0 ? ByteHash.mix(UInt64(number) &+ 0x51ed) : token.word.stem
  }

  /// Whether a word is written in a script that puts no blanks between words: U+0E00…U+0EFF and
  /// U+3000…U+9FFF.
  private static func hasNoBlanks(
    _ bytes: UnsafeBufferPointer<UInt8>, _ token: TitleStore.Token
  ) -> Bool {
    let first = bytes[Int(token.start)]
    return (0xE3...0xE9).contains(first)
      || first == 0xE0 && token.count > 1 && (0xB8...0xBB).contains(bytes[Int(token.start) + 1])
  }

  private static func occurs(_ run: [UInt8], in title: UnsafeBufferPointer<UInt8>) -> Bool {
    guard title.count >= run.count else { return false }
    return (0...title.count - run.count).contains { title[$0...].starts(with: run) }
  }
}
