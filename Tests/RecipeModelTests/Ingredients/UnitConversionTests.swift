import RecipeModel
import TestSupport
import Testing

/// Lines in the measures of another kitchen.
@Suite(.fewAtOnce) struct UnitConversionTests {
  @Test(arguments: [
    ("1 cup milk", "240 ml milk"), ("½ cup milk", "120 ml milk"), ("1 tbsp oil", "15 ml oil"),
    ("1/4 tsp salt", "1.25 ml salt"), ("1 tsp salt", "5 ml salt"), ("4 tsp salt", "20 ml salt"),
    ("1 quart stock", "950 ml stock"),
    ("1 gallon water", "3.8 l water"), ("2 fl oz rum", "60 ml rum"), ("1 oz cheese", "28 g cheese"),
    ("8 oz pasta", "225 g pasta"), ("1 lb carrots", "455 g carrots"), ("3 lb beef", "1.36 kg beef"),
    ("1 lb 4 oz beef", "570 g beef"), ("2 to 3 tbsp. oil", "30 to 45 ml oil"),
    ("1 (14-ounce) can tomatoes", "1 (395-g) can tomatoes"),
    ("4 breasts (about 1½ pounds)", "4 breasts (about 680 g)"),
  ])
  func `US measures become metric ones`(line: String, metric: String) {
    #expect(MeasuredIngredient(line).converted(to: .metric).text == metric)
    #expect(MeasuredIngredient(line).converted(to: .us).text == line)
  }

  @Test(arguments: [
    ("250 ml cream", "1 cup cream"), ("1 l milk", "4¼ cups milk"), ("15 ml oil", "1 tbsp oil"),
    ("5 ml vanilla", "1 tsp vanilla"), ("60 ml oil", "¼ cup oil"), ("5 l water", "5¼ quarts water"),
    ("100 g rice", "3½ oz rice"), ("500 g beef", "17½ oz beef"), ("1 kg beef", "2¼ lb beef"),
    ("5 g salt", "0.18 oz salt"), ("200g flour", "7 oz flour"), ("2 dl cream", "⅞ cup cream"),
  ])
  func `metric measures become US ones`(line: String, us: String) {
    #expect(MeasuredIngredient(line).converted(to: .us).text == us)
    #expect(MeasuredIngredient(line).converted(to: .metric).text == line)
  }

  @Test(arguments: [
    "1 cup (240 ml) milk", "500g/1lb 2oz flour", "3 cloves garlic", "1 heaping cup oats",
    "salt to taste", "2 (14 oz / 400 g) cans beans",
  ])
  func `what is given in both, inexact or counted stays`(line: String) {
    #expect(MeasuredIngredient(line).converted(to: .metric).text == line)
  }

  @Test func `a kitchen's rounding is never off by more than six per cent`() throws {
    for unit in ["g", "kg", "ml", "l", "oz", "lb", "tsp", "tbsp", "cups", "fl oz", "quarts"] {
      for tenths in 1...400 {
        let line = "\(tenths / 10).\(tenths % 10) \(unit) x"
        let ingredient = MeasuredIngredient(line)
        for system in UnitSystem.allCases {
          let converted = ingredient.converted(to: system)
          guard let exact = ingredient.amount?.base?.lower.doubleValue else { continue }
          let shown = try #require(
            MeasuredIngredient(converted.text).amount?.base?.lower.doubleValue)
          #expect(abs(shown - exact) <= 0.0601 * exact, "\(line) became \(converted.text)")
        }
      }
    }
  }
}
