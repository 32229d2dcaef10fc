import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// Times in every form that services give them.
@Suite(.fewAtOnce) struct EngineTimeTests {
  private func minutes(
    _ members: String, _ sources: TimeSource...
  ) async throws -> Int? {
    try await listing(of: #"{"id":1,"title":"A",\#(members)}"#) {
      $0.times[.totalMinutes] = sources
    }.totalMinutes
  }

  @Test(
    arguments: [
      ("45", 45), ("44.2", 45), ("45.0", 45), ("\"45\"", 45), ("0", nil), ("-1", nil),
      ("null", nil),
      ("\"PT1H30M\"", 90), ("\"P0DT45M\"", 45), ("\"PT90S\"", 2), ("\"PT0S\"", nil), ("\"\"", nil),
      ("\"1 h 30 min\"", 90), ("true", nil), ("{}", nil), ("1e30", nil), ("\"nan\"", nil),
    ] as [(String, Int?)])
  func `a value tells by itself what it is`(_ value: String, _ expected: Int?) async throws {
    #expect(try await minutes(#""t":\#(value)"#, TimeSource([try path("$.t")])) == expected)
  }

  @Test(
    arguments: [
      (TimeSource.Unit.seconds, "90", 2), (.hours, "1.5", 90), (.minutes, "\"20\"", 20),
      (.iso8601, "\"PT5M\"", 5), (.iso8601, "5", nil), (.iso8601, "\"5 min\"", nil),
      (.text, "\"about 20 minutes\"", 20), (.minutes, "\"20 min\"", 20),
      (.hours, "0.3333333333", 20),
    ] as [(TimeSource.Unit, String, Int?)])
  func `a unit says how to read it`(
    _ unit: TimeSource.Unit, _ value: String, _ expected: Int?
  ) async throws {
    #expect(
      try await minutes(#""t":\#(value)"#, TimeSource([try path("$.t")], unit: unit)) == expected)
  }

  @Test(
    arguments: [
      (#""a":10,"b":20"#, 30), (#""a":0,"b":20"#, 20), (#""a":0,"b":0"#, nil), (#""a":10"#, nil),
      (#""a":10,"b":null"#, nil), (#""a":-1,"b":20"#, nil), (#""a":"PT0M","b":"PT20M""#, 20),
      (#""a":"10 min","b":"1 h""#, 70),
    ] as [(String, Int?)])
  func `a sum needs every part`(_ members: String, _ expected: Int?) async throws {
    #expect(
      try await minutes(members, TimeSource([try path("$.a"), try path("$.b")])) == expected)
  }

  @Test func `the first source with a time counts`() async throws {
    #expect(
      try await minutes(
        #""total":0,"prep":5,"cook":10"#, TimeSource([try path("$.total")]),
        TimeSource([try path("$.prep"), try path("$.cook")])) == 15)
  }

  @Test func `a sentinel is no time`() async throws {
    #expect(
      try await minutes(#""t":999"#, TimeSource([try path("$.t")], absent: [999])) == nil)
  }

  @Test(
    arguments: [
      ("1 h 30 min", 90), ("1 hour 30 minutes", 90), ("90 mins", 90), ("1:30", 90),
      ("1½ hours", 90), ("1 ½ hours", 90), ("½ hour", 30), ("45", 45), ("1-2 hours", 120),
      ("1 to 2 hours", 120), ("about 20 minutes", 20), ("1 Std. 20 Min.", 80), ("1,5 Stunden", 90),
      ("1h30", 90), ("1h30m", 90), ("1hr30min", 90), ("1 1/2 hours", 90), ("1/2 h", 30),
      ("1-1/2 hours", 90), ("half an hour", 30), ("an hour and a half", 90), ("one hour", 60),
      ("20 min - 30 min", 30), ("1 hour - 1 hour 30 minutes", 90), ("1 h 30 min – 2 h", 120),
      ("Prep: 20 min, Cook: 40 min", 60), ("2 days", 2_880), ("30'", 30), ("up to 2 hours", 120),
      ("30 minutes plus chilling", 30), ("10–15", 15), ("~ 25 min", 25), ("2 heures", 120),
      ("45 seconds", 0.75), ("1:30:00", 90), ("1 hour, 5 minutes", 65), ("0 min", 0),
      ("overnight", nil), ("4 servings", nil), ("-1", nil), ("", nil), ("a few minutes", nil),
      ("4 servings, about an hour", 60), ("minutes", nil), ("5 apples 3", nil), ("½", 0.5),
      ("8 hours to overnight", 480),
    ] as [(String, Double?)])
  func `spoken times are understood`(_ text: String, _ expected: Double?) {
    #expect(NaturalDuration.minutes(text) == expected)
  }

  @Test func `odd texts do no harm`() {
    for text in [
      "99999999999999999999999999999999999999 h", "1/0 h", ":::", "1:", "1.", "½½½½", "--1--",
      String(repeating: "1 ", count: 140), String(repeating: "9", count: 290) + " days",
      "1." + String(repeating: "3", count: 280) + " h", "1 1/", "1 1/1 h",
    ] {
      _ = NaturalDuration.minutes(text)
    }
    #expect(NaturalDuration.minutes(String(repeating: "1 h ", count: 1_000)) == nil)
  }

  @Test(arguments: [
    "7 minutes ago", "2 hours ago", "vor 7 Minuten", "il y a 7 minutes", "hace 7 minutos",
    "7 minuti fa", "7 minuten geleden", "for 7 minutter siden", "7 минут назад", "7分前",
    "2026-11-27", "2026-11-27T10:30:00Z",
  ])
  func `a moment is no time that a dish takes`(text: String) {
    #expect(NaturalDuration.minutes(text) == nil)
  }
}
