import RecipeModel

/// A listing in a block, with all that the cheap tests of a pair ask.
///
/// A block is read once and held together: tens of listings are hundreds of pairs.
private struct BlockMember {
  let listing: Int
  /// A number that listings share which are one recipe already.
  let label: Int32
  /// Whether the key is only part of its title.
  let isPart: Bool
  /// The words of the title and those of the link, each if they have met all of the same words, else 0.
  let metTitle: UInt64
  let metSlug: UInt64
  /// The words of the ingredients, and whether these are read.
  var names: WordMask
  var isRead: Bool

  /// Whether two listings have met by the words of their titles or links.
  @inline(__always)
  func hasMet(_ other: BlockMember) -> Bool {
    metTitle != 0 && (metTitle == other.metTitle || metTitle == other.metSlug)
      || metSlug != 0 && (metSlug == other.metTitle || metSlug == other.metSlug)
  }
}

/// The title of a listing in a block.
private struct BlockTitle {
  /// By its words and by its letters; 0 for none.
  let words: UInt64
  let letters: UInt64
  /// With that which the link spells, to the last letter.
  let whole: UInt64

  init(_ feature: ListingFeatures, _ store: borrowing TitleStore) {
    let title = feature.title
    (words, letters) = title.isEmpty ? (0, 0) : (title.words, title.joined)
    whole = ByteHash.combine(title.identity, store.slug(of: feature).identity)
  }

  /// Whether two titles are the same (see ``TitleKey/isSame(as:)``).
  @inline(__always)
  func isSame(as other: BlockTitle) -> Bool {
    words != 0 && (words == other.words || letters == other.letters)
  }
}

/// The collecting of pairs that are worth a comparison, block by block.
extension Clustering {
  /// Adds the pairs of one block that are to be compared.
  mutating func collect(
    _ group: ArraySlice<KeyIndex.Entry>, by kind: Blocking.Kind, _ labels: [Int32],
    into pairs: inout PairList
  ) {
    switch kind {
    case .words: collect(group, labels, notesMeeting: true, into: &pairs)
    case .runs:
      // Titles of the same words have met already.
      let sum = table.features[group[group.startIndex].listing].title.wordSum
      if group.contains(where: { table.features[$0.listing].title.wordSum != sum }) {
        collect(group, labels, notesMeeting: false, into: &pairs)
      }
    case .errors: collectErrors(group, labels, into: &pairs)
    case .starts: collectCutTitles(group, labels, into: &pairs)
    }
  }

  /// Adds the pairs of one block that pass the cheap tests: whole titles with all others.
  private mutating func collect(
    _ group: ArraySlice<KeyIndex.Entry>, _ labels: [Int32], notesMeeting: Bool,
    into pairs: inout PairList
  ) {
    guard isWorthReading(group, labels) else { return }
    let group = withoutFollowers(group)
    var members: [BlockMember] = []
    members.reserveCapacity(group.count)
    for entry in group where entry.listing != members.last?.listing {
      // A listing whose link spells its title's key again stands in the group twice, side by side,
      // the whole title first.
      if table.ingredients(of: entry.listing).isEmpty { continue }
      members.append(member(entry, labels, pairs))
    }
    guard members.count > 1, members.contains(where: { !$0.isPart }) else { return }
    if members.count > Self.largestBlock { return split(members, into: &pairs) }
    for (place, left) in members.enumerated() {
      for right in members.dropFirst(place + 1) where !(left.isPart && right.isPart) {
        propose(left, right, into: &pairs)
      }
    }
    // The pairs of few would be found again sooner than noted.
    guard notesMeeting, members.count > 3 else { return }
    let key = group[group.startIndex].key
    for member in members where !member.isPart {
      let isSlug = table.features[member.listing].title.words != key
      pairs.noteMet(member.listing, bySlug: isSlug)
    }
  }

  private func member(
    _ entry: KeyIndex.Entry, _ labels: [Int32], _ pairs: borrowing PairList
  ) -> BlockMember {
    let listing = entry.listing
    return BlockMember(
      listing: listing, label: labels[listing], isPart: entry.isPart,
      metTitle: pairs.hasMet(listing, bySlug: false) ? table.features[listing].title.words : 0,
      metSlug: pairs.hasMet(listing, bySlug: true)
        ? table.titles.slug(of: table.features[listing]).words : 0,
      names: table.readIngredients(of: listing).names,
      isRead: table.features[listing].hasParsedIngredients)
  }

  /// Whether a group holds a whole title and listings that are not one recipe already, and there is
  /// time for it.
  private mutating func isWorthReading(
    _ group: ArraySlice<KeyIndex.Entry>, _ labels: [Int32]
  ) -> Bool {
    guard group.contains(where: { !$0.isPart }) else { return false }
    if limit.isOver {
      for entry in group { limit.leaveOff(entry.listing) }
      return false
    }
    let label = labels[group[group.startIndex].listing]
    return group.contains { labels[$0.listing] != label }
  }

  /// Adds the pairs of one block whose titles differ by a typing error.
  private mutating func collectErrors(
    _ group: ArraySlice<KeyIndex.Entry>, _ labels: [Int32], into pairs: inout PairList
  ) {
    guard isWorthReading(group, labels) else { return }
    let features = table.features
    let first = group[group.startIndex].listing
    if group.allSatisfy({ features[$0.listing].title.isSame(as: features[first].title) }) { return }
    let group = withoutFollowers(group)
    var members: [BlockMember] = []
    var titles: [BlockTitle] = []
    members.reserveCapacity(group.count)
    titles.reserveCapacity(group.count)
    for entry in group {
      members.append(member(entry, labels, pairs))
      titles.append(BlockTitle(features[entry.listing], table.titles))
    }
    for one in members.indices {
      let left = members[one]
      let others = partners(of: one, left.listing, among: members.count)
      comparisons += others.count
      for other in others {
        guard members[other].label != left.label, !titles[other].isSame(as: titles[one]),
          !members[other].hasMet(left), members[other].names.mayMatch(members[one].names),
          limit.allows(left.listing),
          titleLikeness(left, titles[one], members[other], titles[other]) >= 0.9
        else { continue }
        for place in [one, other] where !members[place].isRead {
          members[place].names = table.ingredients(of: members[place].listing).names
          members[place].isRead = true
        }
        if table.readIngredients(of: left.listing).isEmpty
          || table.readIngredients(of: members[other].listing).isEmpty
        {
          continue
        }
        propose(members[one], members[other], into: &pairs)
      }
    }
  }

  /// How alike two titles are, at the cost of the first listing.
  private mutating func titleLikeness(
    _ one: BlockMember, _ title: BlockTitle, _ other: BlockMember, _ otherTitle: BlockTitle
  ) -> Float {
    let (left, right) = (table.features[one.listing], table.features[other.listing])
    limit.spend(PairScore.letters(left, right, table.titles), on: one.listing)
    if let likeness = recentTitles[title.whole, otherTitle.whole] { return likeness }
    let likeness = PairScore.titleLikeness(left, right, table.titles)
    recentTitles[title.whole, otherTitle.whole] = likeness
    return likeness
  }

  /// Adds the pairs of a title that a source cut short and the titles that go on from there.
  private mutating func collectCutTitles(
    _ group: ArraySlice<KeyIndex.Entry>, _ labels: [Int32], into pairs: inout PairList
  ) {
    guard isWorthReading(group, labels) else { return }
    let group = withoutFollowers(group)
    for (short, long) in CutTitles.pairs(in: group.map(\.listing), table, looks: &comparisons) {
      if table.ingredients(of: short).isEmpty || table.ingredients(of: long).isEmpty { continue }
      propose(
        member(KeyIndex.Entry(short), labels, pairs), member(KeyIndex.Entry(long), labels, pairs),
        into: &pairs)
    }
  }

  /// Adds a pair that passes the cheap tests, at the cost of its first listing.
  @inline(__always)
  private mutating func propose(
    _ left: BlockMember, _ right: BlockMember, into pairs: inout PairList
  ) {
    if left.hasMet(right) { return }
    comparisons += 1
    let (one, other) = (min(left.listing, right.listing), max(left.listing, right.listing))
    limit.spend(1, on: one)
    guard left.label != right.label, left.names.mayMatch(right.names), limit.allows(one)
    else { return }
    if !pairs.add(one, other) { limit.leaveOff(one) }
  }

  /// Splits a block by pairs of its listings' rarest ingredients.
  private mutating func split(
    _ members: [BlockMember], into pairs: inout PairList
  ) {
    var keys = KeyIndex()
    for (place, member) in members.enumerated() {
      let names = rarestNames(of: member.listing)
      if names.count == 1 { keys.add(names[0], place) }
      for i in names.indices {
        for j in names.indices where j > i {
          keys.add(ByteHash.mix(names[i]) &+ ByteHash.mix(names[j]), place)
        }
      }
    }
    keys.forEachGroup(apartIn: members.map(\.label)) { group in
      let met = group.map { members[$0.listing] }
      for (place, left) in met.enumerated() {
        for right in met[partners(of: place, left.listing, among: met.count)]
        where left.listing != right.listing {
          if !(left.isPart && right.isPart) { propose(left, right, into: &pairs) }
        }
      }
    }
  }

  /// The six names that tell most about a list: pantry lines last, then by hash, so that every list
  /// names the same ones first.
  private func rarestNames(of listing: Int) -> [UInt64] {
    var rarest: [IngredientLine] = []
    for line in table.ingredientStore.lines(table.readIngredients(of: listing)) {
      let place = rarest.firstIndex {
        line.weight != $0.weight ? line.weight > $0.weight : line.name < $0.name
      }
      if rarest.count < 6 || place != nil { rarest.insert(line, at: place ?? rarest.count) }
      if rarest.count > 6 { rarest.removeLast() }
    }
    return rarest.map(\.name)
  }
}
