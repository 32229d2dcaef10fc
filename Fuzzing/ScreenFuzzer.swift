import RecipeModel
import RecipeScreening

/// Ingredient lines as diets and allergens judge them: the line that decided is one of the
/// recipe's, and the word stands in it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let lines = text.split(separator: "\n").map(String.init)
  let title = lines.first ?? ""
  for law in AllergenLaw.allCases {
    let findings = RecipeScreen(law: law).findings(
      title: title, ingredients: Array(lines.dropFirst()), for: ScreenSubject.all(law))
    for finding in findings {
      guard let line = finding.line else { continue }
      precondition(lines.contains { $0.utf8.elementsEqual(line.utf8) }, "a line of no recipe")
      precondition(finding.word.map { !$0.isEmpty } ?? true, "a word without letters")
    }
  }
  return 0
}
