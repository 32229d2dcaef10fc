import RecipeModel
import TestSupport
import Testing

/// Lines of Japanese, Chinese and Korean recipes.
@Suite(.fewAtOnce) struct EastAsianLineTests {
  @Test(arguments: [
    ("しょうゆ 大さじ2", "しょうゆ 大さじ4"), ("砂糖　小さじ1/2", "砂糖　小さじ1"),
    ("みりん 大さじ1と1/2", "みりん 大さじ3"), ("牛肉 200g", "牛肉 400g"),
    ("卵…２個", "卵…4個"), ("玉ねぎ 1/2個", "玉ねぎ 1個"), ("だし汁 1カップ", "だし汁 2カップ"),
    ("水 カップ1/2", "水 カップ1"), ("米 2合", "米 4合"), ("じゃがいも 2〜3個", "じゃがいも 4〜6個"),
    ("バター 大さじ1(12g)", "バター 大さじ2(24g)"), ("鶏もも肉 1枚（250g）", "鶏もも肉 2枚（500g）"),
    ("鶏もも肉 2枚(500g)", "鶏もも肉 4枚(1 kg)"),
    ("大さじ1＋小さじ1 油", "大さじ2＋小さじ2 油"), ("塩 少々", nil), ("油 適量", nil),
    ("250克面粉", "500克面粉"), ("鸡蛋2个", "鸡蛋4个"), ("生抽2汤匙", "生抽4汤匙"), ("1小块姜", "2小块姜"),
    ("120g淡奶油", "240g淡奶油"), ("鸡蛋 2 打散", "鸡蛋 4 打散"), ("盐少许", nil),
    ("간장 2큰술", "간장 4큰술"), ("설탕 1/2 작은술", "설탕 1 작은술"), ("물 1컵", "물 2컵"),
    ("돼지고기 300g", "돼지고기 600g"), ("달걀 2개", "달걀 4개"),
  ])
  func `twice as much`(line: String, doubled: String?) {
    let ingredient = MeasuredIngredient(line)
    #expect(ingredient.text == line)
    #expect((ingredient.amount == nil ? nil : ingredient.scaled(by: 2)?.text) == doubled)
  }

  @Test(
    "A number that another word stands beside, or two that may be two foods, leave a line alone",
    arguments: [
      "大さじ2分の1", "玉ねぎ 1個半", "しょうゆ 大さじ1 砂糖 小さじ2", "豚肉 200g 3枚", "3東京",
      "0個",
    ])
  func leavesDoubtfulLines(line: String) {
    #expect(MeasuredIngredient(line).amount == nil)
  }

  @Test(
    "Lengths, times and parts are no amounts",
    arguments: [
      ("豚肉 3cm角 200g", "豚肉 3cm角 400g"), ("大根 2本（4等分）", "大根 4本（4等分）"),
      ("ゆで卵（8分ゆで） 1個", "ゆで卵（8分ゆで） 2個"), ("牛乳（乳脂肪3%） 100ml", "牛乳（乳脂肪3%） 200ml"),
    ])
  func passesOverOtherNumbers(line: String, doubled: String) {
    #expect(MeasuredIngredient(line).scaled(by: 2)?.text == doubled)
  }

  @Test("What may be the size of each stays", arguments: ["ツナ 2缶(140g)"])
  func keepsDoubtfulSizes(line: String) {
    #expect(MeasuredIngredient(line).scaled(by: 2)?.text == "ツナ 4缶(140g)")
  }

  @Test("Spoons and cups have the sizes of their kitchens")
  func knowsSizes() {
    let milliliters = ["大さじ1", "小さじ1", "1カップ", "1合", "1큰술", "1작은술", "1컵", "1汤匙", "1茶匙"]
      .map { MeasuredIngredient($0).amount?.base?.lower }
    #expect(milliliters == [15, 5, 200, 180, 15, 5, 200, 15, 5])
  }

  @Test("The item stands beside its amount")
  func tellsItems() {
    let lines = ["しょうゆ 大さじ2", "250克奶油奶酪", "・玉ねぎ…1個（200g）", "간장 2큰술"]
    #expect(lines.map { MeasuredIngredient($0).item } == ["しょうゆ", "奶油奶酪", "玉ねぎ", "간장"])
  }

  @Test("Spoons stay in another system, and masses do not")
  func convertsWhatItCan() {
    #expect(MeasuredIngredient("しょうゆ 大さじ2").converted(to: .us).text == "しょうゆ 大さじ2")
    #expect(MeasuredIngredient("牛肉 454g").converted(to: .us).text == "牛肉 16 oz")
  }

  @Test(
    "Yields count people",
    arguments: [
      ("2人分", 2, "4人分"), ("材料（４人分）", 4, "材料(8人分)"), ("2〜4人前", 3, "4-8人前"),
      ("3인분", 3, "6인분"), ("材料4人分", 4, "材料8人分"), ("2人份", 2, "4人份"),
    ])
  func readsYields(text: String, basis: Int, doubled: String) throws {
    let yield = try #require(RecipeYield(text))
    #expect(yield.countsServings)
    #expect(yield.basis == Fraction(basis))
    #expect(yield.scaled(by: 2) == doubled)
  }
}
