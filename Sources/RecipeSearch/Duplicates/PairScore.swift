/// Why two listings are one recipe, and how sure that is.
struct PairVerdict {
  var reason: MergeReason
  var strength: Float
  var title: Float
  var overlap: Float
  var quantities: Float
}

extension PairVerdict {
  /// The verdict on two listings that are known to share a page.
  init(page reason: MergeReason, strength: Float) {
    self.init(reason: reason, strength: strength, title: -1, overlap: -1, quantities: -1)
  }
}

/// A reason for a merge, in one byte: there are more verdicts than listings.
enum MergeReason: UInt8 {
  case nativeID, url, siteID, titleAndIngredients, ingredients, title, titleAlone

  /// Whether more than the titles says that the two are one recipe.
  var isCertain: Bool { self != .title && self != .titleAlone }

  /// What the evidence calls it.
  var kind: MergeEvidence.Kind {
    switch self {
    case .nativeID: .nativeID
    case .url: .url
    case .siteID: .siteID
    case .titleAndIngredients: .titleAndIngredients
    case .ingredients: .ingredients
    case .title: .title
    case .titleAlone: .titleAlone
    }
  }
}

/// Decides from titles, ingredients, publishers and sites whether two listings are one recipe.
///
/// The thresholds were set on development data and are the same for every set: nothing here
/// depends on other listings.
enum PairScore {
  /// Whether the titles alone forbid one recipe: other numerals or another diet.
  static func isVetoed(_ one: TitleKey, _ other: TitleKey) -> Bool {
    if one.numerals == other.numerals, one.diets == other.diets { return false }
    // What was cut off may have held the numeral.
    let mayHideNumeral =
      (one.isCut && one.numerals == 0) || (other.isCut && other.numerals == 0)
    let mayHideDiet = (one.isCut && one.diets == 0) || (other.isCut && other.diets == 0)
    return (one.numerals != other.numerals && !mayHideNumeral)
      || (one.diets != other.diets && !mayHideDiet)
  }

  /// The best likeness among titles and the titles that the links spell.
  static func titleLikeness(
    _ one: ListingFeatures, _ other: ListingFeatures, _ store: borrowing TitleStore
  ) -> Float {
    let direct = TitleComparison(one.title, other.title, store).similarity
    guard direct < 0.93 else { return direct }
    var best = direct
    let (left, right) = (store.slug(of: one), store.slug(of: other))
    if !right.wordRange.isEmpty {
      best = max(best, TitleComparison(one.title, right, store).similarity * 0.98)
    }
    if !left.wordRange.isEmpty {
      best = max(best, TitleComparison(left, other.title, store).similarity * 0.98)
      if !right.wordRange.isEmpty {
        best = max(best, TitleComparison(left, right, store).similarity * 0.97)
      }
    }
    return best
  }

  /// How many letters those titles have together: the most that looking at them costs.
  static func letters(
    _ one: ListingFeatures, _ other: ListingFeatures, _ store: borrowing TitleStore
  ) -> Int {
    one.title.letterRange.count + store.slug(of: one).letterRange.count
      + other.title.letterRange.count + store.slug(of: other).letterRange.count
  }

  /// Whether two links show different recipe numbers, or different pages, of one site.
  static func sitesConflict(_ one: CanonicalURL.Parts, _ other: CanonicalURL.Parts) -> Bool {
    one.recipeNumber != 0 && other.recipeNumber != 0 && one.site == other.site
      && one.recipeNumber != other.recipeNumber
  }

  /// Whether two lists are the same lines with the same quantities.
  static func areSameLines(
    _ comparison: IngredientComparison, _ one: IngredientList, _ other: IngredientList
  ) -> Bool {
    one.hasQuantities && other.hasQuantities && comparison.agreement >= 0.9
      && min(comparison.coverLeft, comparison.coverRight) >= 0.85
      && max(comparison.coverLeft, comparison.coverRight) >= 0.9
      && comparison.agreeing * 5 >= Int(min(one.quantified, other.quantified)) * 3
  }

  /// Whether two lists cannot be one recipe's, however they came to meet.
  static func isContradiction(
    _ comparison: IngredientComparison, _ one: IngredientList, _ other: IngredientList
  ) -> Bool {
    let compared = comparison.agreeing + comparison.disagreeing
    if one.hasQuantities, other.hasQuantities, compared >= 3, comparison.agreement < 0.5 {
      return true
    }
    return max(comparison.coverLeft, comparison.coverRight) < 0.5
  }

  /// The verdict on two listings with ingredients; nil where they are to stay apart.
  static func verdict(
    _ one: ListingFeatures, _ other: ListingFeatures,
    _ lists: (left: IngredientList, right: IngredientList), title: Float,
    _ comparison: IngredientComparison
  ) -> PairVerdict? {
    let (left, right) = lists
    let isLeftShort =
      left.count < right.count
      || (left.count == right.count && comparison.coverLeft >= comparison.coverRight)
    let cover = isLeftShort ? comparison.coverLeft : comparison.coverRight
    let longer = Float(max(left.count, right.count))
    let rest = max(
      isLeftShort ? comparison.coverRight : comparison.coverLeft, Float(comparison.pairs) / longer)
    let compared = comparison.agreeing + comparison.disagreeing
    let fewer = min(left.count, right.count)
    let hasQuantities =
      left.hasQuantities && right.hasQuantities && compared * 2 >= comparison.pairs
    let agreement = comparison.agreement
    let sharesPublisher = one.sharesPublisher(with: other)
    let differsInPublisher = !sharesPublisher && one.publisher != 0 && other.publisher != 0
    let isSame = title >= 0.9
    // A long title is rarely given twice, so that less has to agree besides.
    let words = min(one.title.wordRange.count, other.title.wordRange.count)
    let ease = 0.05 * Float(min(max(words - 2, 0), 2))
    let accepts: Bool
    if one.provider == other.provider || sitesConflict(one.url, other.url) {
      // Such are one recipe only if their lists are the same.
      accepts = areSameLines(comparison, left, right) && title >= 0.5
    } else if hasQuantities {
      if isSame {
        accepts =
          differsInPublisher
          ? cover >= 0.85 && agreement >= 0.85 && rest >= 0.6
          : cover >= 0.75 - ease && agreement >= 0.7 && rest >= 0.5
      } else {
        accepts =
          title >= 0.6 && cover >= 0.9 && agreement >= 0.9 && rest >= 0.8 && compared >= 4
      }
    } else if isSame {
      if differsInPublisher {
        accepts = cover >= 0.9 && rest >= 0.8 && fewer >= 4
      } else if sharesPublisher {
        accepts = cover >= 0.75 - ease && rest >= 0.5
      } else {
        // Recipes of one classic dish share most names, so that the lists have to be nearly one.
        accepts = cover >= 0.9 && rest >= 0.65
      }
    } else if sharesPublisher {
      accepts = title >= 0.8 && cover >= 0.95 && rest >= 0.9 && fewer >= 4
    } else {
      accepts = title >= 0.75 && cover >= 0.95 && rest >= 0.9 && fewer >= 6 && !differsInPublisher
    }
    guard accepts else { return nil }
    let sureness: Float = hasQuantities ? agreement : 0.6 * cover
    let strength = 0.3 * title + 0.3 * cover + 0.15 * rest + 0.25 * sureness
    return PairVerdict(
      reason: isSame ? .titleAndIngredients : .ingredients, strength: min(0.99, strength),
      title: title, overlap: cover, quantities: hasQuantities ? agreement : -1)
  }
}
