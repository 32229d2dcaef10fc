import TestSupport
import Testing

@testable import RecipeModel

@Suite(.fewAtOnce) struct StepMarkTests {
  /// The marks of a text as `words=figures`.
  private static func marks(_ text: String) -> [String] {
    StepMark.all(in: text).map { mark in
      let figures = [mark.lower, mark.upper].compactMap(\.self).map {
        "\($0)".replacing(".0", with: "")
      }
      let unit: String =
        switch mark.unit {
        case .celsius?: "C"
        case .fahrenheit?: "F"
        case .gasMark?: "gas"
        case .thermostat?: "th"
        case nil: mark.kind == .time ? "s" : "?"
        }
      return "\(mark.text)=\(figures.joined(separator: ".."))\(unit)"
    }
  }

  @Test(
    arguments: [
      ("Simmer for 25 minutes.", ["25 minutes=1500s"]),
      ("Cook 20–25 minutes until done", ["20–25 minutes=1200..1500s"]),
      ("for 1 to 1 1/2 hours", ["1 to 1 1/2 hours=3600..5400s"]),
      ("1-1/2 hours", ["1-1/2 hours=5400s"]), ("2½ hours", ["2½ hours=9000s"]),
      ("0.5 hr. later", ["0.5 hr.=1800s"]), ("90 secs", ["90 secs=90s"]),
      ("Boil 5 min.", ["5 min=300s"]), ("5 min. Drain.", ["5 min=300s"]),
      ("a 5-minute rest", ["5-minute=300s"]), ("wait half an hour", ["half an hour=1800s"]),
      ("an hour and a half", ["an hour and a half=5400s"]),
      ("two and a half hours", ["two and a half hours=9000s"]),
      ("1 hour 30 minutes", ["1 hour 30 minutes=5400s"]),
      ("1 hour and 5 minutes", ["1 hour and 5 minutes=3900s"]),
      ("three quarters of an hour", ["three quarters of an hour=2700s"]),
      ("three-quarters of an hour", ["three-quarters of an hour=2700s"]),
      ("45 minutes to 1 hour", ["45 minutes to 1 hour=2700..3600s"]),
      ("between 20 and 25 minutes", ["20 and 25 minutes=1200..1500s"]),
      ("10 more minutes", ["10 more minutes=600s"]), ("1h30m", ["1h30m=5400s"]),
      ("Chill 2 days", ["2 days=172800s"]),
      ("5 minutes, then 10 minutes", ["5 minutes=300s", "10 minutes=600s"]),
      ("10 or 15 minutes", ["10 or 15 minutes=600..900s"]),
      ("10/15 minutes", ["10/15 minutes=600..900s"]), ("1/2 hour", ["1/2 hour=1800s"]),
      ("an hour and a quarter", ["an hour and a quarter=4500s"]), ("1:30 h", ["1:30 h=5400s"]),
      ("2 minutes 30, then stir", ["2 minutes 30=150s"]),
    ])
  func `times in English`(text: String, marks: [String]) {
    #expect(Self.marks(text) == marks)
  }

  @Test(
    arguments: [
      ("1 Std. 30 Min. backen", ["1 Std. 30 Min.=5400s"]),
      ("2-3 Minuten rösten", ["2-3 Minuten=120..180s"]),
      ("eine halbe Stunde ruhen", ["eine halbe Stunde=1800s"]),
      ("anderthalb Stunden", ["anderthalb Stunden=5400s"]),
      ("eine Viertelstunde", ["eine Viertelstunde=900s"]),
      ("Dreiviertelstunde gehen lassen", ["Dreiviertelstunde=2700s"]),
      ("20 bis 25 Min. kochen", ["20 bis 25 Min.=1200..1500s"]),
      ("1,5 Stunden", ["1,5 Stunden=5400s"]), ("nach fünf Minuten", ["fünf Minuten=300s"]),
      ("30 Minuten bis 1 Stunde", ["30 Minuten bis 1 Stunde=1800..3600s"]),
      ("une demi-heure", ["une demi-heure=1800s"]), ("1 h 30 au four", ["1 h 30=5400s"]),
      ("1h30 de repos", ["1h30=5400s"]), ("20 à 25 minutes", ["20 à 25 minutes=1200..1500s"]),
      ("une heure et demie", ["une heure et demie=5400s"]),
      ("un quart d’heure", ["un quart d’heure=900s"]), ("pendant d'une heure", ["une heure=3600s"]),
      ("entre 20 et 25 min", ["20 et 25 min=1200..1500s"]),
      ("durante media hora", ["media hora=1800s"]),
      ("20 a 30 minutos", ["20 a 30 minutos=1200..1800s"]),
      ("una hora y media", ["una hora y media=5400s"]),
      ("un cuarto de hora", ["un cuarto de hora=900s"]),
      ("1 hora y 15 minutos", ["1 hora y 15 minutos=4500s"]),
      ("per mezz'ora", ["mezz'ora=1800s"]), ("un'ora e mezza", ["un'ora e mezza=5400s"]),
      ("da 20 a 25 minuti", ["20 a 25 minuti=1200..1500s"]),
      ("tre quarti d'ora", ["tre quarti d'ora=2700s"]),
      ("due minuti", ["due minuti=120s"]), ("cuocere per 20'", ["20'=1200s"]),
      ("10'-12' a fuego lento", ["10'-12'=600..720s"]), ("15′ al forno", ["15′=900s"]),
      ("dreiviertel Stunde", ["dreiviertel Stunde=2700s"]),
      ("drei viertel Stunden", ["drei viertel Stunden=2700s"]),
      ("3/4 d'heure", ["3/4 d'heure=2700s"]), ("1/4 de hora", ["1/4 de hora=900s"]),
      ("een half uur", ["een half uur=1800s"]), ("anderhalf uur", ["anderhalf uur=5400s"]),
      ("20 tot 25 minuten", ["20 tot 25 minuten=1200..1500s"]),
      ("een kwartier", ["een kwartier=900s"]),
      ("een uur laten rijzen", ["een uur=3600s"]),
      ("cuire 1 min 30 puis servir", ["1 min 30=90s"]), ("2/3 minuti", ["2/3 minuti=120..180s"]),
      ("1 min 30 g", ["1 min=60s"]), ("durante hora y media", ["hora y media=5400s"]),
      ("heure et demie", ["heure et demie=5400s"]), ("ora e mezza", ["ora e mezza=5400s"]),
      ("una hora y cuarto", ["una hora y cuarto=4500s"]),
      ("een uur en een kwartier", ["een uur en een kwartier=4500s"]),
      ("Bak 1 u 30 min.", ["1 u 30 min=5400s"]), ("Bak 1u30.", ["1u30=5400s"]),
      ("7 u 8 minutos", ["8 minutos=480s"]), ("2 u. 10 Minuten", ["10 Minuten=600s"]),
      ("per circa 1 ora e 1/2.", ["1 ora e 1/2=5400s"]),
      ("1 ora e ½ a fuoco lento", ["1 ora e ½=5400s"]),
      ("1 ora e 1/2 bicchiere di vino", ["1 ora=3600s"]),
      ("per mezz'oretta", ["mezz'oretta=1800s"]), ("tweeënhalf uur", ["tweeënhalf uur=9000s"]),
      ("Cocer 1 hora y 1/2.", ["1 hora y 1/2=5400s"]), ("Cuire 1 h ½.", ["1 h ½=5400s"]),
      ("1 heure et 1/4 au four", ["1 heure et 1/4=4500s"]),
      ("1 uur en 1/2", ["1 uur en 1/2=5400s"]),
      ("Laisser 45 minutes à 1 heure.", ["45 minutes à 1 heure=2700..3600s"]),
      ("Cuire de 1 h 30 à 2 h.", ["1 h 30 à 2 h=5400..7200s"]),
      ("Laisser 2 h à 2 h 30.", ["2 h à 2 h 30=7200..9000s"]),
      ("Sortir 30 minutes à 20 h.", ["30 minutes=1800s"]),
      (
        "2-3 Stunden oder 12 Std. kühlen", ["2-3 Stunden=7200..10800s", "12 Std.=43200s"]
      ),
      ("de 2 a 3 horas o 12 horas", ["2 a 3 horas=7200..10800s", "12 horas=43200s"]),
      ("30 Minuten oder 1 Stunde", ["30 Minuten oder 1 Stunde=1800..3600s"]),
    ])
  func `times in five other languages`(text: String, marks: [String]) {
    #expect(Self.marks(text) == marks)
  }

  @Test(
    arguments: [
      ("Heat the oven to 350°F/180°C.", ["350°F=350F", "180°C=180C"]),
      ("180 °C (350 °F, Gas Mark 4)", ["180 °C=180C", "350 °F=350F", "Gas Mark 4=4gas"]),
      ("350F for 20 min", ["350F=350F", "20 min=1200s"]),
      ("at 180-200 °C", ["180-200 °C=180..200C"]),
      ("180° bis 200° C", ["180° bis 200° C=180..200C"]),
      ("350 degrees Fahrenheit", ["350 degrees Fahrenheit=350F"]),
      ("to 350 degrees", ["350 degrees=350?"]), ("auf 180 Grad vorheizen", ["180 Grad=180C"]),
      ("auf 180° vorheizen", ["180°=180?"]), ("horno a 180 grados", ["180 grados=180C"]),
      ("30 minutos a 180 grados", ["30 minutos=1800s", "180 grados=180C"]),
      ("a 350 grados", ["350 grados=350?"]),
      ("a 180 grados centígrados", ["180 grados centígrados=180C"]),
      ("four à 200 degrés", ["200 degrés=200C"]), ("a 200 gradi", ["200 gradi=200C"]),
      ("op 200 graden", ["200 graden=200C"]), ("160℃", ["160℃=160C"]),
      ("a 180 ºC durante", ["180 ºC=180C"]),
      ("at -18 °C", ["-18 °C=-18C"]), ("keep at -18C", ["-18C=-18C"]),
      ("Gas mark 4 or 180C", ["Gas mark 4=4gas", "180C=180C"]),
      ("Turn the oven to 180 degrees", ["180 degrees=180?"]),
      ("180/200 °C", ["180/200 °C=180..200C"]), ("180°/200°C", ["180°/200°C=180..200C"]),
      ("gas mark 4", ["gas mark 4=4gas"]), ("(Gas: Stufe 2-3)", ["Gas: Stufe 2-3=2..3gas"]),
      ("thermostat 6", ["thermostat 6=6th"]),
      ("100 °C bis 120 °C", ["100 °C bis 120 °C=100..120C"]),
    ])
  func `temperatures`(text: String, marks: [String]) {
    #expect(Self.marks(text) == marks)
  }

  @Test(
    arguments: [
      "In the 1970s, bake", "the 60s style", "twenty-five minutes", "Leave overnight.",
      "a few minutes", "for some hours",
      "at the last minute",
      "in a second bowl",
      "une seconde casserole", "un secondo tegame", "un segundo bol", "auf Stufe 2 rühren",
      "speed 4", "2-day-old bread", "3 days old", "10 dag Mehl", "om 12 uur", "twice a day",
      "step 5",
      "2 C sugar", "4 f", "rotate the pan 180 degrees", "cut at a 45° angle", "um 90 Grad drehen",
      "5 minced onions", "à 20h servir", "prêt pour 19h30", "a 9'' pan", "in the '20' bowl",
      "Servir vers 18 h 30.", "a las 8 horas",
      "1.500 g", "no. 7", "A4 paper", "1/2 cup", "12345678 minutes", "", "½",
    ])
  func `what is no time and no temperature for sure stays words`(text: String) {
    #expect(Self.marks(text) == [])
  }

  @Test(arguments: 1...40)
  func `pieces are the whole text, whatever it is`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let words = [
      "25", "minutes", "1", "½", "/", "-", "–", "h", "30", "°", "C", "F", "Std.", "half", "an",
      "hour",
      "une", "demi", "'", "’", "ora", "to", "bis", "Gas", "mark", "4", "<script>", "\u{202E}", "豆腐",
      "e\u{301}",
      "999999999999999999", ".", ",", "\n", "🍳", "and", "a", "between", "{", "~", "@",
    ]
    for _ in 0..<50 {
      let text = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        words.randomElement(using: &random) ?? ""
      }.joined(separator: Bool.random(using: &random) ? " " : "")
      let pieces = StepMark.pieces(of: text)
      #expect(pieces.map(\.text).joined().unicodeScalars.elementsEqual(text.unicodeScalars))
      let scalars = Array(text.unicodeScalars)
      for mark in StepMark.all(in: text) {
        #expect(Array(mark.text.unicodeScalars) == Array(scalars[mark.range]))
        #expect(mark.upper.map { $0 > mark.lower } ?? true)
        #expect(mark.kind == .temperature || mark.lower > 0 && mark.unit == nil)
      }
    }
  }

  @Test func `a long text is read in time that grows with its length`() {
    let text = String(repeating: "1 / 2 - 3 to 4 half an a between 5 and ", count: 20_000)
    #expect(StepMark.all(in: text).isEmpty)
  }
}
