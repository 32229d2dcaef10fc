import TestSupport
import Testing

@testable import RecipeModel

@Suite(.fewAtOnce) struct IngredientLineReaderTests {
  private func roles(_ line: String) -> [String] {
    IngredientLineReader.read(line).measures.map {
      "\($0.texts.amount) \($0.texts.unit) \($0.role)"
    }
  }

  @Test(arguments: [
    ("1 (14-ounce) can tomatoes", ["1 can amount", "14 ounce size"]),
    ("1 cup (240 ml) milk", ["1 cup amount", "240 ml alternative"]),
    (
      "8 oz flour (1 2/3 cups; 225g), sifted",
      ["8 oz amount", "1 2/3 cups alternative", "225 g alternative"]
    ),
    (
      "4 breasts (1 lb; 450 g)", ["4  amount", "1 lb alternative", "450 g alternative"]
    ),
    ("2 steaks (12 oz; 340 g)", ["2  amount", "12 oz other", "340 g other"]),
    ("4 fillets (6 oz; 170 g)", ["4 fillets amount", "6 oz size", "170 g size"]),
    ("1 cup plus 2 tbsp sugar", ["1 cup amount", "2 tbsp addition"]),
    ("3-pound chicken", ["3 pound size"]),
    ("4 breasts (about 1 pound)", ["4  amount", "1 pound alternative"]),
    ("flour 200 g", ["200 g amount"]), ("juice of 1 lemon", ["1  amount"]),
    ("two large cloves garlic", ["two cloves amount"]), ("salt", []),
  ])
  func `every amount has a role`(line: String, roles expected: [String]) {
    #expect(roles(line) == expected)
  }

  @Test func `the pieces are the line`() {
    var lines = SeededRandom(seed: 4)
    for _ in 0..<2_000 {
      let line = lines.line()
      let reading = IngredientLineReader.read(line)
      let text = reading.pieces.map { piece -> String in
        switch piece {
        case .text(let text), .item(let text): text
        case .amount(let index): reading.measures[index].written.amountText
        case .unit(let index): reading.measures[index].written.unitText
        }
      }
      #expect(text.joined().unicodeScalars.elementsEqual(line.unicodeScalars))
    }
  }

  @Test func `a line beyond the bound is an item`() {
    let line = "2 " + String(repeating: "x", count: IngredientLineReader.mostScalars)
    #expect(IngredientLineReader.read(line).measures.isEmpty)
    let many = Array(repeating: "1 cup x", count: 100).joined(separator: " plus ")
    #expect(IngredientLineReader.read(many).measures.count == IngredientLineReader.mostMeasures)
  }
}

@Suite(.fewAtOnce) struct LeadingAmountTests {
  private func leading(_ line: String) -> LeadingAmount {
    Array(line.utf8).withUnsafeBufferPointer { LeadingAmount(folded: $0) }
  }

  @Test(arguments: [
    ("2 kg flour", KitchenUnit.Dimension.mass, 2_000, 0, " flour"),
    ("1 1/2 cups milk", .volume, 354.882, 0, " milk"),
    ("2 (400 g) tins beans", .count, 2, 400, " beans"),
    ("1 lb 4 oz beef", .mass, 566.99, 0, " beef"), ("a pinch of salt", .count, 1, 0, " of salt"),
    ("2-3 carrots", .count, 2, 0, " carrots"), ("* 1 dozen eggs", .count, 12, 0, " eggs"),
  ])
  func `amounts are in one unit`(
    line: String, dimension: KitchenUnit.Dimension, value: Double, size: Double, rest: String
  ) {
    let amount = leading(line)
    #expect(amount.dimension == dimension)
    #expect(abs(amount.value - value) < 0.01)
    #expect(abs(amount.size - size) < 0.01)
    #expect(String(line.utf8.dropFirst(amount.end)) == rest)
  }

  @Test(arguments: ["salt", "", " ", "2% milk", "7-up", "1-14 oz can coconut milk", "борщ"])
  func `a line that begins with no amount has none`(line: String) {
    #expect(leading(line).dimension == nil)
    #expect(leading(line).end <= line.utf8.count)
  }

  @Test func `it is the first amount of the whole reading`() {
    for line in IngredientLines.ordinary where line.utf8.allSatisfy({ $0 < 0x80 }) {
      guard let first = IngredientLineReader.read(line).measures.first,
        first.role == .amount, !line.hasPrefix("Rice")
      else { continue }
      let base = first.amount.base?.lower.doubleValue ?? 0
      #expect(abs(leading(line).value - base) < 1e-9, "\(line)")
    }
  }

  @Test func `any bytes are read within their bounds`() {
    var random = SeededRandom(seed: 9)
    for _ in 0..<2_000 {
      let line = random.line()
      #expect((0...line.utf8.count).contains(leading(line).end))
    }
  }
}
