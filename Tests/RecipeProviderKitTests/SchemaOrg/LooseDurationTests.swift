import RecipeProviderKit
import TestSupport
import Testing

@Suite(.fewAtOnce) struct LooseDurationTests {
  @Test(arguments: [
    ("PT1H30M", 90), ("P0DT1H25M", 85), ("PT900S", 15), ("PTH30MS", 30), ("PT0D1H0M", 60),
    ("P1H", 60), ("P2H30M", 150), ("P0Y0M0DT0H35M0.000S", 35), ("pt35m", 35), ("PT35", 35),
    ("P30M", 30), ("35", 35), ("35 minuti", 35), ("1 h 30 min", 90), ("1h30", 90), ("1:30", 90),
    ("20-25 minutes", 25), ("20 to 25 min", 25), ("½ hour", 30), ("1 1/2 hours", 90),
    ("1½ Stunden", 90), ("2 uur en 15 minuten", 135), ("0 h 35 min", 35), ("2 days", 2880),
    ("1 година", 60), ("40 мин", 40), ("30分", 30), ("1時間30分", 90), ("90 dakika", 90),
    ("half an hour", 30), ("an hour and a half", 90), ("1 hour - 1 hour 30 minutes", 90),
    ("about 20 minutes", 20), ("PT10M/PT15M", 15), ("PT1H / PT1H30M", 90), ("mezz'ora", 30),
    ("media hora", 30), ("une demi-heure", 30), ("una hora y media", 90), ("un'ora e mezza", 90),
    ("3/4 d’heure", 45), ("een half uur", 30), ("1 ora e 30 minuti", 90), ("20'", 20),
    ("1,5 hours", 90), ("1800", 30), ("2700", 45), ("45 s", 1),
  ])
  func `a duration is read in whatever way it is written`(text: String, minutes: Int) {
    #expect(LooseDuration.minutes(text) == minutes)
  }

  @Test(arguments: [
    "", "PT", "PT0M", "0", "PTundefinedM", "PTNaNM", "-PT5M", "overnight", "P1Y", "-5", "soon",
    "1/0 h",
    "99999999999999999999", "P99999999999999999D",
  ])
  func `what tells no time has none`(text: String) { #expect(LooseDuration.minutes(text) == nil) }

  @Test(arguments: [(35.0, 35), (1800, 30), (900, 15), (0.4, nil), (610, 610)])
  func `bare numbers are minutes, or seconds when that is likelier`(number: Double, minutes: Int?) {
    #expect(LooseDuration.minutes(number: number) == minutes)
  }
}
