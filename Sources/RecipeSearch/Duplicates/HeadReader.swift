import RecipeModel

/// Reads links and publishers of listings, and remembers those that come again and again.
struct HeadReader {
  private let memory = (ByteScratch(capacity: CanonicalURL.mostBytes), ByteScratch(capacity: 512))
  /// The canonical form of the link that was read last.
  private(set) var link: ByteWriter
  private var scratch: ByteWriter
  private var hosts: HostMemory
  private var publishers: RecentValues<PublisherName>
  private var ownPages: RecentValues<Bool>

  /// A reader for so many listings.
  init(count: Int) {
    link = ByteWriter(memory.0)
    scratch = ByteWriter(memory.1)
    let room = count < 64 ? 16 : 1_024
    hosts = HostMemory(count: room)
    publishers = RecentValues(PublisherName(), count: room)
    ownPages = RecentValues(false, count: room)
  }

  /// Reads a link; nil where it has no canonical form.
  mutating func link(_ url: UnsafeBufferPointer<UInt8>) -> CanonicalURL.Reading? {
    link.truncate(to: 0)
    return CanonicalURL.append(url, to: &link, hosts: &hosts)
  }

  /// Reads a publisher's name.
  mutating func publisher(_ name: UnsafeBufferPointer<UInt8>) -> PublisherName {
    let hash = ByteHash.wide(name)
    if let publisher = publishers[hash] { return publisher }
    let publisher = PublisherName(name, scratch: &scratch)
    publishers[hash] = publisher
    return publisher
  }

  /// Whether the host of the link that was read last is named for the provider, so that its pages
  /// are no evidence of another's; the provider is known by its hash, too.
  mutating func isOwnPage(
    _ host: LinkHost, of provider: UnsafeBufferPointer<UInt8>, _ hash: UInt64
  ) -> Bool {
    let key = ByteHash.combine(host.hash, hash)
    if let isOwn = ownPages[key] { return isOwn }
    scratch.truncate(to: 0)
    TextFolding.append(provider, limit: 64, to: &scratch)
    let isOwn = scratch.count >= 3 && link.slice(0..<host.length).holds(scratch.bytes)
    ownPages[key] = isOwn
    return isOwn
  }
}
