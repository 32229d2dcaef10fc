import RecipeModel

/// What a link's host is by itself, whatever page of it a link leads to.
struct LinkHost {
  /// The hash of its canonical form; of nothing where it has none.
  var hash: UInt64 = 0
  /// How long that form is.
  var length = 0
  /// What the host is called, as a publisher.
  var name = PublisherName()
  /// Whether it is in a private network, and so says nothing about who published the recipe.
  var isPrivate = false
  /// Whether its paths tell capitals from small letters.
  var keepsCase = false
  /// Whether its links may lead on to another address (see ``URLUnwrapping``).
  var mayWrap = false
  /// Where the canonical form lies in the memory.
  fileprivate var start = 0
}

/// Hosts that were read before: many links lead to few sites.
struct HostMemory {
  private var hosts: RecentValues<LinkHost>
  private var texts: [UInt8] = []

  /// Room for so many hosts.
  init(count: Int) { hosts = RecentValues(LinkHost(), count: count) }

  /// Appends the canonical form of a link's host, and tells what the host is.
  mutating func append(
    _ url: URLAnatomy, _ bytes: UnsafeBufferPointer<UInt8>, to output: inout ByteWriter
  ) -> LinkHost {
    let spelling = url.host.lowerBound..<max(url.host.upperBound, url.port.upperBound)
    let key = ByteHash.wide(UnsafeBufferPointer(rebasing: bytes[spelling]))
    if let host = hosts[key] {
      texts.withUnsafeBufferPointer { texts in
        output.append(
          contentsOf: UnsafeBufferPointer(rebasing: texts[host.start..<host.start + host.length]))
      }
      return host
    }
    let host = read(url, bytes, to: &output)
    hosts[key] = host
    return host
  }

  private mutating func read(
    _ url: URLAnatomy, _ bytes: UnsafeBufferPointer<UInt8>, to output: inout ByteWriter
  ) -> LinkHost {
    let start = output.count
    URLHost.append(url, bytes, to: &output)
    let text = output.slice(start..<output.count)
    var host = LinkHost()
    host.hash = output.hash(start..<output.count)
    host.length = text.count
    host.name = PublisherName(folded: text)
    host.isPrivate =
      text.contains(0x3A) || text.ends(in: ".local") || text.ends(in: ".lan")
      || text.last.map(URLQuery.isDigit) == true
    host.keepsCase =
      URLVocabulary.segments.code(host.hash) & URLVocabulary.caseSensitiveHost != 0
    host.mayWrap = URLUnwrapping.mayWrap(host: url.host, bytes)
    host.start = texts.count
    texts.append(contentsOf: text)
    return host
  }
}
