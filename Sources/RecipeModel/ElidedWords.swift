/// Articles and prepositions that French and Italian tie to a word by an apostrophe: `d'ail`,
/// `dell'olio`, `quell'aglio`; in small letters.
package enum ElidedWords {
  package static let all: Set<String> = [
    "d", "l", "j", "n", "c", "qu", "all", "dall", "dell", "nell", "sull", "coll", "un", "quell",
  ]
}
