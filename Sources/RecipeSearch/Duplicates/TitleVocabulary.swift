import RecipeModel

/// The words that mean something special in a title.
enum TitleVocabulary {
  /// Carries no meaning: articles, prepositions, `recipe` in several languages.
  static let stop: UInt16 = 1
  /// Praise and promises, which one source adds and another leaves out.
  static let fluff: UInt16 = 2
  /// A part of an address: `com`.
  static let domain: UInt16 = 4
  /// Names a diet by itself; the bit number is in the upper byte.
  static let diet: UInt16 = 8
  /// Together with `free` it names a diet.
  static let absent: UInt16 = 16
  /// `free`, `less`: after what is absent.
  static let free: UInt16 = 32
  /// `low`, `reduced`, `no`: before what is little.
  static let low: UInt16 = 64
  /// Together with `low` it names a diet.
  static let reduced: UInt16 = 128

  static let words: WordTable = {
    var groups: [(code: UInt16, words: String)] = [
      (
        stop,
        """
        the a an of and with in on for to from by at or w n s o de la le les el los las du des di del
        della da al alla au aux con e und mit im y et en i's recipe recipes recept recepty receta
        recetas recette recettes ricetta rezept rezepte przepis receita opskrift recepten your our
        my style topped served made using via its it this that these
        """
      ),
      (
        fluff,
        """
        best ever easy easiest simple simply quick quickest fast classic homemade perfect favorite
        favourite delicious tasty yummy scrumptious awesome amazing ultimate wonderful great good
        famous super world worlds scratch photo photos picture pictures pics video videos step
        fabulous incredible fantastic really very truly absolutely absolute most original
        irresistible mouthwatering terrific outstanding excellent superb heavenly lovely
        effortless foolproof nofail winning award reader tested printable how make ultra
        amazingly insanely crazy must try new updated rated star top
        """
      ),
      (domain, "com net org www http https co uk html"),
      (
        absent,
        """
        gluten dairy sugar egg eggs nut nuts lactose grain wheat fat oil soy meat cholesterol salt
        sodium flour yeast butter milk peanut corn alcohol casein guilt crust
        """
      ),
      (free, "free less without"),
      (low, "low lower reduced lite light no zero non less"),
      (
        reduced,
        """
        fat sodium salt carb carbs carbohydrate calorie calories cal sugar cholesterol fodmap cal
        point points gi glycemic protein dairy
        """
      ),
    ]
    let diets = [
      "vegan vegans vegane veganske", "vegetarian veggie vegetarisch vegetarienne vegetariana",
      "keto ketogenic", "paleo primal", "whole30", "kosher", "halal", "diabetic diabetics",
      "lowfat nonfat fatfree", "lowcarb", "glutenfree gf gluten", "dairyfree nondairy lactosefree",
      "sugarfree sugarless unsweetened", "eggless eggfree", "meatless", "raw", "lowsodium saltfree",
      "skinny skinnier healthier lightened slimmed", "nutfree", "flourless", "grainfree",
      "plantbased", "alcoholfree nonalcoholic virgin", "oilfree", "lowcalorie lowcal", "passover",
    ]
    for (index, words) in diets.enumerated() {
      groups.append((diet | UInt16(index + 1) << 8, words))
    }
    return WordTable(groups)
  }()

  /// Big recipe sites, letters only, as titles name them where a listing does not say its publisher.
  static let publishers = WordTable([(1, publisherNames)])
  /// What those names look like.
  static let publisherShapes = NameShapes(publisherNames)

  private static let publisherNames = """
    allrecipes epicurious foodnetwork bonappetit seriouseats simplyrecipes food foodcom bbcfood
    bbcgoodfood goodfood delish tasteofhome bettycrocker pillsbury kraft kraftrecipes myrecipes
    cookinglight eatingwell marthastewart yummly bigoven chowhound chow food52 saveur
    thepioneerwoman pioneerwoman smittenkitchen 101cookbooks skinnytaste thekitchn kitchn
    cookieandkate minimalistbaker kingarthurflour kingarthurbaking kingarthur
    americastestkitchen cooksillustrated cookscountry williamssonoma foodandwine realsimple
    goodhousekeeping rachaelraymag jamieoliver nigella bbc nytcooking cooking nytimes
    themealdb mealdb spoonacular edamam recipepuppy food2fork tasty tastykitchen chefkoch
    marmiton giallozafferano taste tastecomau cookpad justapinch cooks cookscom cookbooks
    recipetineats sallysbakingaddiction gimmesomeoven loveandlemons cookingclassy damndelicious
    budgetbytes averiecooks twopeasandtheirpod closetcooking davidlebovitz jamieoliver
    recipe4living recipezaar group genius kitchen culinaire countryliving southernliving
    """

  /// What a word counts as, in Roman or Arabic numerals or as a word: `ii`, `2`, `two`; else 0.
  ///
  /// Roman numerals reach 39, as no series of recipes goes further and no word is spelled so.
  static let numbers: WordTable = {
    var groups: [(code: UInt16, words: String)] = []
    let tens = ["", "x", "xx", "xxx"]
    let ones = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"]
    for number in 1...39 {
      groups.append((UInt16(number), tens[number / 10] + ones[number % 10]))
    }
    let words = [
      "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
      "twelve",
    ]
    for (index, word) in words.enumerated() { groups.append((UInt16(index + 1), word)) }
    return WordTable(groups)
  }()
}
