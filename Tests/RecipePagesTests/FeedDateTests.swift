import TestSupport
import Testing

@testable import RecipePages

@Suite("Dates of feeds", .fewAtOnce) struct FeedDateTests {
  @Test(arguments: [
    ("Tue, 05 Mar 2024 08:00:00 +0100", "2024-03-05T08:00:00+01:00"),
    ("Tue, 5 Mar 2024 08:00:00 GMT", "2024-03-05T08:00:00Z"),
    ("05 Mar 24 08:00 EST", "2024-03-05T08:00:00-05:00"),
    ("5 March 1998 8:05:09 -0330", "1998-03-05T08:05:09-03:30"),
    ("Tuesday, 05-Mar-24 08:00:00 UTC", "2024-03-05T08:00:00Z"),
    ("Tue Mar  5 08:00:00 2024", "2024-03-05T08:00:00Z"),
    ("March 5, 2024 8:05 PM PST", "2024-03-05T20:05:00-08:00"),
    ("Tue, 05 Mar 2024 12:30:00 AM CEST", "2024-03-05T00:30:00+02:00"),
    ("Tue, 05 Mar 2024 08:00:00 Z (winter)", "2024-03-05T08:00:00Z"),
    ("05 Mar 2024", "2024-03-05"),
    ("2024-03-05", "2024-03-05"),
    ("2024-03-05T08:00:00+01:00", "2024-03-05T08:00:00+01:00"),
    ("2024-03-05T08:00:00.123Z", "2024-03-05T08:00:00Z"),
    ("2024-03-05T08:00:00-0500", "2024-03-05T08:00:00-05:00"),
    ("2024-03-05 08:00:00", "2024-03-05T08:00:00Z"),
    ("2024-03-05t08:00+00:00", "2024-03-05T08:00:00Z"),
    (" \n2024-02-29T23:59:60Z\t", "2024-02-29T23:59:59Z"),
  ])
  func `a date is written one way, however it came`(text: String, date: String) {
    #expect(FeedDate.read(text) == date)
  }

  @Test(arguments: [
    "", "soon", "Tue, 31 Feb 2024 08:00:00 GMT", "2023-02-29", "2024-13-01", "0000-00-00",
    "Tue, 05 Mar 0024 08:00:00 GMT", "99999999999999999999", "5", "2024", "2024-03",
    "-0001-11-30T00:00:00+00:00", String(repeating: "5 Mar 2024 ", count: 10_000),
  ])
  func `what is no date has none`(text: String) {
    #expect(FeedDate.read(text) == nil)
  }

  @Test(arguments: ["5 Mar 2024 25:00:00 GMT", "5 Mar 2024 08:61 GMT", "2024-03-05T99:99"])
  func `a time that no clock shows is left out`(text: String) {
    #expect(FeedDate.read(text) == "2024-03-05")
  }

  @Test func `a time in an unknown zone is taken for UTC`() {
    #expect(FeedDate.read("Tue, 05 Mar 2024 08:00:00 XYZ") == "2024-03-05T08:00:00Z")
    #expect(FeedDate.read("Tue, 05 Mar 2024 08:00:00 +9900") == "2024-03-05T08:00:00Z")
  }
}
