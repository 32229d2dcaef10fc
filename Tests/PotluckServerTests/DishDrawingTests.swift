import TestSupport
import Testing

@testable import PotluckServer

@Suite(.fewAtOnce) struct DishDrawingTests {
  @Test(arguments: [
    ("Best Lentil Soup", DishDrawing.soup), ("Linsensuppe", .soup), ("Fish soup with rice", .soup),
    ("Insalata di riso", .salad), ("Spaghetti Carbonara", .pasta), ("Käsekuchen", .cake),
    ("Tarte Tatin", .pie), ("Yangzhou Fried Rice", .rice), ("Zorfel", nil), ("", nil),
  ])
  func `a title without a picture has the drawing of its kind of dish`(
    title: String, drawing: DishDrawing?
  ) {
    #expect(DishDrawing(title) == drawing)
  }

  @Test(arguments: DishDrawing.allCases)
  func `each drawing is found by what it stands for`(_ drawing: DishDrawing) {
    for name in drawing.names { #expect(DishDrawing(name) == drawing, "\(name)") }
  }
}
