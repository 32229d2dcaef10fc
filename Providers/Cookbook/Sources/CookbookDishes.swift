/// The embedded dishes: one JSON array of schema.org recipes a cuisine, one cuisine a file.
enum CookbookDishes {
  /// Every cuisine's array.
  static let all = [
    american, britishAndIrish, caribbean, centralEuropean, chinese, easternEuropean, french, greek,
    iberian, indian, italian, japanese, korean, mexican, middleEastern, nordic, northAfrican,
    oceanian, southAmerican, southeastAsian, subSaharan, thai, vietnamese,
  ]
}
