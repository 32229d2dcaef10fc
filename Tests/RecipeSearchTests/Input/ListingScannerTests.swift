import RecipeModel
import TestSupport
import Testing

@testable import RecipeSearch

@Suite(.fewAtOnce) struct ListingScannerTests {
  private static let plain = [
    #"{"provider":"a","id":"1","title":"Soup"}"#,
    #" {"rank" : 7, "title":"Soup" ,"provider":"a", "url":"https://x.example/1"} "#,
    #"{"provider":"a","id":12,"title":"Soup","rank":1e1,"rating":4.50,"totalMinutes":30.0}"#,
    #"{"provider":"a","id":"1","title":"  Pea &amp; <b>ham</b>  soup","publisher":"N/A"}"#,
    #"{"provider":"é","id":"\u0000","title":"Cr\u00e8me brûlée \"x\"","image":"\\","yield":" 4 "}"#,
    #"{"provider":"a","id":"1","title":"x","ingredients":["1 egg",""," ½ cup milk","null"]}"#,
    #"{"provider":"a","id":"1","title":"“Crème” – ½ pâte®","ingredients":["salt","Null","jalapeño"]}"#,
    #"{"provider":"a","id":"1","title":"x","ingredients":[],"url":null,"gold":-1,"own":true}"#,
    #"{"provider":"a","id":"1","title":"x","totalMinutes":0}"#,
  ]

  private static let refused = [
    "", "null", "[]", "{}", #"{"provider":"a","id":"1","title":"x"}}"#,
    #"{"provider":"a","id":"1","title":"x"} x"#, #"{"provider":"a","id":"1","title":"N/A"}"#,
    #"{"provider":"","id":"1","title":"x"}"#, #"{"provider":"a","id":"","title":"x"}"#,
    #"{"provider":"a","title":"x"}"#, #"{"provider":"a","id":"1","title":"x","rank":0}"#,
    #"{"provider":"a","id":"1","title":"x","rank":"1"}"#,
    #"{"provider":"a","id":"1","title":"x","rating":-1}"#,
    #"{"provider":"a","id":"1","title":"x","rating":01}"#,
    #"{"provider":"a","id":"1","title":"x","rating":{"value":4,"scale":5}}"#,
    #"{"provider":"a","id":"1","title":"x","ingredients":"egg, milk"}"#,
    #"{"provider":"a","id":"1","title":"x","ingredients":["egg",1]}"#,
    #"{"provider":"a","id":"1","title":"x","ingredients":["egg",]}"#,
    #"{"provider":"a","id":"1","title":"x","diets":["vegan"]}"#,
    #"{"provider":"a","id":"1","title":"x","title":"y"}"#,
    #"{"provider":"a","id":"1","title":"x","sources":[]}"#,
    #"{"provider":"a","id":"1","title":"x\q"}"#, #"{"provider":"a","id":"1","title":"x","#,
    #"{"provider":"a","title":"x","id":"ab"#, #"{"provider":"a","title":"x","id":"ab\"#,
    #"{"provider":"a","title":"x","y":"ab"#, #"{"provider":"a","title":"x","y":"\"#,
    #"{"provider":"a","id":"1","title":"x"#, #"{"provider":"a","id":"1","title":"x","y":}"#,
  ]

  @Test(arguments: plain)
  func `plain lines are read in place, as the parser reads them`(line: String) throws {
    let scanned = try #require(Self.scanned(Array(line.utf8)))
    #expect(scanned == Self.parsed(Array(line.utf8)))
  }

  @Test(arguments: refused)
  func `all other lines are left to the parser`(line: String) {
    #expect(Self.scanned(Array(line.utf8)) == nil)
  }

  @Test func `whatever a byte becomes, the two readers agree`() {
    var random = SeededRandom(seed: 3)
    var read = 0
    for _ in 0..<20_000 {
      var line = Array(Self.plain.randomElement(using: &random)?.utf8 ?? "".utf8)
      let place = Int.random(in: 0..<line.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 3: line.removeSubrange(place...)
      case 0: line.remove(at: place)
      case 1: line[place] = UInt8.random(in: 0...255, using: &random)
      default:
        line.insert(Array(#"{}[],:"\ e0"#.utf8).randomElement(using: &random) ?? 0, at: place)
      }
      guard let scanned = Self.scanned(line) else { continue }
      read += 1
      #expect(scanned == Self.parsed(line), "\(String(decoding: line, as: UTF8.self))")
    }
    #expect(read > 1_000)
  }

  private static func scanned(_ line: [UInt8]) -> RankedListing? {
    var table = ListingTable()
    line.withUnsafeBufferPointer { line in
      if let row = ListingRow(line: line) { table.append(row) }
    }
    return table.count > 0 ? table[0] : nil
  }

  private static func parsed(_ line: [UInt8]) -> RankedListing? {
    guard let entry = try? ListingInput.Entry(JSON(parsing: line)) else { return nil }
    var table = ListingTable()
    table.append(ListingRow(entry.listing, rank: entry.rank, bareRating: entry.bareRating))
    return table[0]
  }
}
