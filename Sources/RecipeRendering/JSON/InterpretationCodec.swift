package import RecipeModel
package import RecipeSearch

extension InterpretedWords {
  /// What the list of a query's words says, for schemas.
  package static let about =
    "What was taken from the words of the query, in their order; empty where nothing was."

  /// What was taken from some words, in every document.
  package static let codec: ObjectCodec<InterpretedWords> = ObjectCodec(
    "Interpretation", place: "words that were read",
    "Words of a query, and what they became.",
    draft: InterpretedWords(words: "", meaning: .filler, values: [], reason: ""), isOpen: true,
    [
      .always("words", \.words, .anyText, "The words as they were typed."),
      .always(
        "as", \.meaning, .word,
        "The member of the query that they fill, or `filler` for words that are not looked for."),
      .always("values", \.values, .list(.anyText), "What they gave; empty for filler."),
      .always("reason", \.reason, .anyText, "Why they were taken."),
    ])
}

extension ValueCodec where Value == [InterpretedWords] {
  /// What was taken from the words of a query.
  package static var interpretation: ValueCodec { .list(.object(InterpretedWords.codec)) }
}
