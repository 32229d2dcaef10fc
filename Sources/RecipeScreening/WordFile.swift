/// A file of words: each line is `what: phrase, phrase`, and lines that begin with a space go on.
///
/// `what` is the role of the phrases, or for foods what they hold (`milk`), may hold (`egg?`) and
/// hold so rarely that it is only noted (`soya~`); `plain` foods hold nothing. See
/// Documentation/Diets.md.
struct WordFile: Sendable {
  struct Entry: Sendable {
    var role: Lexicon.Role
    var contents = FoodContents()
    /// The words beside which it may be something else.
    var beside: [[UInt8]] = []
    var phrases: [[[UInt8]]]
  }

  let entries: [Entry]
  /// Forms of words, and the words that they stand for, by their hashes.
  let aliases: [UInt64: UInt64]

  init(_ text: StaticString) {
    let bytes = Array(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    var entries: [Entry] = []
    var endings: [(old: [UInt8], new: [UInt8])] = []
    for line in Self.logicalLines(bytes) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let what = String(decoding: line[..<colon], as: UTF8.self).split(separator: " ")
        .map(String.init)
      let phrases = line[(colon + 1)...].split(separator: UInt8(ascii: ",")).map { phrase in
        what == ["endings"] ? [phrase.filter { $0 != UInt8(ascii: " ") }] : LineTokens.words(phrase)
      }.filter { !$0.isEmpty }
      if what == ["endings"] {
        for phrase in phrases {
          let parts = phrase[0].split(
            separator: UInt8(ascii: ">"), omittingEmptySubsequences: false
          )
          .map(Array.init)
          endings.append(parts.count == 2 ? (parts[0], parts[1]) : ([], parts[0]))
        }
      } else if let entry = Self.entry(what, phrases) {
        entries.append(entry)
      }
    }
    self.entries = entries
    aliases = Spelling(entries, endings).aliases
  }

  /// All words with their forms, by hash.
  var words: Set<UInt64> {
    var words = Set(aliases.keys)
    for entry in entries {
      for phrase in entry.phrases { words.formUnion(phrase.map { WordHash.of($0) }) }
    }
    return words
  }

  /// What stands before the colon; nil where it is not understood.
  static func entry(_ what: [String], _ phrases: [[[UInt8]]]) -> Entry? {
    guard let first = what.first else { return nil }
    if let role = roles[first] {
      var contents = FoodContents()
      for name in what.dropFirst() {
        guard let traits = FoodTraits.names[name] else { return nil }
        contents.holds.formUnion(traits)
      }
      return Entry(role: role, contents: contents, phrases: phrases)
    }
    var entry = Entry(role: .food, phrases: phrases)
    var isBeside = false
    for name in what where name != "plain" {
      if name == "beside" {
        isBeside = true
      } else if isBeside {
        entry.beside.append(Array(name.utf8))
      } else {
        guard let traits = FoodTraits.names[name.filter { $0 != "?" && $0 != "~" }] else {
          return nil
        }
        switch name.last {
        case "?": entry.contents.may.formUnion(traits)
        case "~": entry.contents.rarely.formUnion(traits)
        default: entry.contents.holds.formUnion(traits)
        }
      }
    }
    return entry
  }

  private static let roles: [String: Lexicon.Role] = [
    "filler": .filler, "suffix": .suffix, "drop": .drop, "free": .free, "not": .not, "or": .or,
    "and": .and,
    "purpose": .purpose, "conditional": .conditional, "example": .example, "optional": .optional,
    "needed": .needed, "choice": .choice,
    "reference": .reference,
    "note": .note, "heading": .heading, "equipment": .equipment, "tools": .tools,
    "imitated": .imitated, "title": .title, "filled": .filled, "namesake": .namesake,
  ]

  private static func logicalLines(_ bytes: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      if line.first == UInt8(ascii: " "), !lines.isEmpty {
        lines[lines.count - 1] += line
      } else {
        lines.append(Array(line))
      }
    }
    return lines
  }
}

/// The forms that the words of a file take.
///
/// Endings are such as `en` and `o>a`. A form that is a word of its own with another meaning stays
/// one: `greens` is not `green`.
private struct Spelling {
  private(set) var aliases: [UInt64: UInt64] = [:]

  init(_ entries: [WordFile.Entry], _ endings: [(old: [UInt8], new: [UInt8])]) {
    var single: [[UInt8]: Int] = [:]
    var words: Set<[UInt8]> = []
    for (number, entry) in entries.enumerated() {
      for phrase in entry.phrases {
        words.formUnion(phrase)
        if phrase.count == 1, single[phrase[0]] == nil { single[phrase[0]] = number }
      }
    }
    // Shorter words first, so that a chain of forms ends at the shortest.
    let sorted = words.sorted { ($0.count, $0.first ?? 0) < ($1.count, $1.first ?? 0) }
    for word in sorted where word.count > 2 {
      let target = aliases[WordHash.of(word)] ?? WordHash.of(word)
      for ending in endings where word.count > ending.old.count + 1 {
        guard word.suffix(ending.old.count).elementsEqual(ending.old) else { continue }
        let form = Array(word.dropLast(ending.old.count)) + ending.new
        if words.contains(form) {
          guard let own = single[form] else {
            aliases[WordHash.of(form), default: target] = target
            continue
          }
          // Foods with the same contents are one.
          guard let other = single[word], own == other else { continue }
        }
        if aliases[WordHash.of(form)] == nil, WordHash.of(form) != target {
          aliases[WordHash.of(form)] = target
        }
      }
    }
  }
}
