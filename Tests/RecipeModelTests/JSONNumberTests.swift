import RecipeModel
import TestSupport
import Testing

@Suite(.fewAtOnce) struct JSONNumberTests {
  @Test(arguments: [("1.0", 1), ("1e2", 100), ("-7", -7), ("100.0", 100)])
  func `a number without a fractional part is an integer`(literal: String, value: Int) throws {
    #expect(try JSON(parsing: literal).intValue == value)
  }

  @Test(arguments: ["1.5", "1e400", "99999999999999999999"])
  func `other numbers are none`(literal: String) throws {
    #expect(try JSON(parsing: literal).intValue == nil)
  }

  @Test func `no digit is lost`() throws {
    let literal = "99.99999999999997000"
    #expect(try JSON(parsing: literal).text() == literal)
  }
}
