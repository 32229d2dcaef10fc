/// The embedded dishes: one schema.org recipe a text, one cuisine a file.
enum CookbookDishes {
  /// Every dish.
  static let all = [
    american, britishAndIrish, caribbean, centralEuropean, chinese, easternEuropean, french, greek,
    iberian, indian, italian, japanese, korean, mexican, middleEastern, nordic, northAfrican,
    oceanian, southAmerican, southeastAsian, subSaharan, thai, vietnamese,
  ].flatMap(\.self)
}
