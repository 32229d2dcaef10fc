import RecipeModel
package import RecipeVocabulary

/// Writes names of foods as they stand within a line, so that `Eggs`, which begins a line, and
/// `2 eggs` are called alike in a list.
///
/// A capital goes only where every word that has one is known to be written small: names of foods in
/// the vocabulary, in its own spelling, and words of size and state. German nouns, proper nouns such
/// as `Parmesan`, and what nobody knows keep theirs.
package struct FoodNameCase: Sendable {
  private let language: FoodLanguage

  /// Tells the language in which names are written.
  /// - Parameters:
  ///   - tag: the language that the recipe says it is in.
  ///   - lines: its ingredients, which tell the language where it says none.
  package init(tag: String?, lines: [String]) {
    language =
      tag.map(FoodLanguage.init(tag:)) ?? FoodReading(lines.joined(separator: "\n")).language
  }

  /// The language of the recipe; nil for one of which few names of foods are known.
  package var knownLanguage: FoodLanguage? { language == .other ? nil : language }

  /// A name without capitals that only its place in the line, or a title, gave it.
  package func name(_ name: String) -> String {
    guard language != .german, language != .other, name.contains(where: \.isUppercase) else {
      return name
    }
    let mentions = FoodReading(name, language: language).mentions
    var result = ""
    var isKnown = true
    var place = name.startIndex
    while place < name.endIndex {
      let word = name[place...].prefix { $0.isLetter || $0 == "'" || $0 == "’" || $0 == "-" }
      guard let first = word.first else {
        result.append(name[place])
        place = name.index(after: place)
        continue
      }
      let mention = mentions.first { $0.range.contains(word.startIndex) }
      let isCapital = first.isUppercase && !word.dropFirst().contains(where: \.isUppercase)
      if !isCapital || isProper(word, mention) {
        result += word
      } else {
        isKnown = isKnown && (mention != nil || FoodName.isPlain(String(word)))
        result += word.lowercased()
      }
      place = word.endIndex
    }
    return isKnown ? result : name
  }

  /// Whether a word has a capital wherever it stands.
  private func isProper(_ word: Substring, _ mention: FoodReading.Mention?) -> Bool {
    let stem = TextMatching.fold(String(word.prefix { $0.isLetter }))
    // French and Spanish write cheeses small.
    if language != .french, language != .spanish, Self.proper.contains(stem) { return true }
    guard let mention else { return false }
    return mention.language == .german
      || mention.food.names(in: mention.language).contains { name in
        name.split { !$0.isLetter }.contains { $0 == word && $0.first?.isUppercase == true }
      }
  }

  /// Proper nouns of English names of foods, which the vocabulary writes small.
  private static let proper: Set<String> = Set(
    """
    american asian belgian bolognese brazilian british brussels cajun canadian caribbean chinese cornish
    creole cuban cypriot danish dutch english ethiopian filipino finnish french german greek hawaiian
    hungarian indian indonesian iranian irish israeli italian jamaican japanese jewish korean lebanese
    malaysian mediterranean mexican moroccan norwegian persian peruvian polish portuguese russian
    scandinavian scotch scottish sicilian singapore spanish swedish swiss syrian thai tunisian turkish
    tuscan ukrainian vietnamese welsh
    asiago boursin brie bulgarian burgundy caerphilly camembert cheddar cheshire colby comte dijon
    edam emmental emmenthal fontina gloucester gorgonzola gouda grana gruyere havarti jarlsberg jerusalem
    lancashire leicester limburger madeira manchego marsala monterey muenster parma parmesan
    parmigiano pecorino provence reggiano roquefort sichuan stilton szechuan taleggio
    bisquick bovril crisco kikkoman marmite nutella oreo oreos philadelphia ritz vegemite velveeta
    tabasco worcester worcestershire
    bramley braeburn fuji gala granny kalamata maldon medjool maris piper savoy seville smith yukon
    aperol baileys bourbon campari champagne cointreau guinness kahlua prosecco sherry
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
