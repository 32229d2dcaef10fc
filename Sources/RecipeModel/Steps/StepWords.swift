/// The words of times and temperatures in six languages, without case and accents.
enum StepWords {
  /// Units that people end with a full stop.
  static let abbreviations: Set<String> = [
    "h", "hr", "hrs", "min", "mins", "mn", "s", "sec", "secs", "seg", "sek", "std", "stdn",
  ]

  /// Units that are ordinal numbers too, so that an article before them is no count: `a second bowl`.
  static let ordinals: Set<String> = ["second", "seconde", "secondo", "segundo"]

  static let articles: Set<String> = [
    "a", "an", "een", "ein", "eine", "einen", "einer", "eines", "un", "una", "une", "uno",
  ]

  /// Numbers in words, in twelfths: some are fractions.
  static let numbers: [String: Int] = table([
    (12, "one"), (24, "two zwei zwo deux dos due twee"), (36, "three drei trois tres tre drie"),
    (48, "four vier quatre cuatro quattro"), (60, "five funf cinq cinco cinque vijf"),
    (72, "six sechs seis sei zes"), (84, "seven sieben sept siete sette zeven"),
    (96, "eight acht huit ocho otto"), (108, "nine neun neuf nueve nove negen"),
    (120, "ten zehn dix diez dieci tien"), (144, "twelve zwolf douze doce dodici twaalf"),
    (180, "fifteen funfzehn quinze quince quindici vijftien"),
    (240, "twenty zwanzig vingt veinte venti twintig"),
    (360, "thirty dreissig dreisig trente treinta trenta dertig"),
    (480, "forty vierzig quarante cuarenta quaranta veertig"),
    (9, "dreiviertel"), (15, "eineinviertel"),
    (18, "anderthalb anderthalbe eineinhalb einundeinhalb anderhalf anderhalve"),
    (30, "zweieinhalb zweieinhalbe tweeenhalf tweeenhalve"),
    (42, "dreieinhalb dreieinhalbe drieenhalf drieenhalve"),
  ])

  static let halves: Set<String> = [
    "half", "halbe", "halben", "halber", "demi", "demie", "media", "medio", "mezz", "mezza",
    "mezzo", "halve",
  ]
  static let quarters: Set<String> = [
    "quarter", "quarters", "quart", "quarts", "cuarto", "cuartos",
    "quarto", "quarti", "viertel",
  ]
  /// Halves that are one word with their hour.
  static let halfHours: Set<String> = ["mezzora", "halfhour"]

  /// Words between the two ends of a range.
  static let through: Set<String> = ["to", "or", "bis", "oder", "a", "ou", "o", "of", "tot"]
  /// Those of them that part what one may choose from.
  static let ors: Set<String> = ["or", "oder", "ou", "o", "of"]
  /// Words between them where one of ``between`` comes before the first.
  static let ands: Set<String> = ["and", "und", "et", "y", "e", "en"]
  static let between: Set<String> = ["between", "zwischen", "entre", "tra", "fra", "tussen"]
  /// Words that may come between an amount and its unit.
  static let fillers: Set<String> = [
    "more", "additional", "further", "full", "extra", "weitere", "weiteren", "volle", "ganze",
  ]

  static let degrees: Set<String> = [
    "degree", "degrees", "deg", "degre", "degres", "grado", "grados", "gradi", "graden", "graad",
    "grad",
  ]
  /// Those of languages whose kitchens measure in Celsius.
  static let celsiusDegrees = degrees.subtracting(["degree", "degrees", "deg"])
  /// Words by which two digits after an hour are no minutes: `1 h 30 g`.
  static let otherUnits = degrees.union(["c", "f", "g", "kg", "ml", "cl", "dl", "l", "oz", "lb"])
  static let celsius: Set<String> = [
    "c", "celsius", "centigrade", "centigrades", "centigrados", "centigradi",
  ]
  static let fahrenheit: Set<String> = ["f", "fahrenheit"]

  /// Words before a time of the day: `à 20 h`, `a las 8 horas`.
  static let beforeTimesOfDay: Set<String> = [
    "à", "vers", "avant", "dès", "las", "ore", "om", "um",
  ]
  /// Words that go on after `1 min 30`, whose number counts seconds.
  static let afterSeconds: Set<String> = [
    "puis", "et", "a", "au", "dans", "en", "sur", "de", "then", "and", "at", "in", "on", "per",
    "until", "jusqu", "environ", "minimum", "maximum", "y", "e", "und", "bei", "bis", "op", "tot",
    "con", "hasta", "fino", "finche", "or", "o", "ou", "oder", "of", "mit", "avec", "met", "with",
  ]

  /// Words before what an oven is set to.
  static let upTo: Set<String> = ["to", "auf", "at", "bei", "op"]

  /// Beginnings of words by which degrees without a scale are those of an angle.
  static let turning = [
    "rotat", "turn", "angle", "winkel", "dreh", "wende", "angol", "angul", "tourn", "gire", "girar",
    "gira", "hoek", "draai", "pivot",
  ]

  private static func table(_ rows: [(Int, String)]) -> [String: Int] {
    var table: [String: Int] = [:]
    for (value, words) in rows {
      for word in words.split(separator: " ") { table[String(word)] = value }
    }
    return table
  }
}
