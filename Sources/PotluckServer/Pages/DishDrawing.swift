import PotluckSupport
import RecipeRendering
import RecipeVocabulary

/// A line drawing of the kind of dish that a title names, for recipes without a picture.
enum DishDrawing: CaseIterable {
  // Of the dishes that a title names, the first in this order is drawn: a fish soup is a soup.
  case soup, stew, salad, cake, cookie, pie, pizza, pasta, rice, bread, egg, fish, drink

  /// The drawing for a title in any language of the vocabulary; nil where it names no such dish.
  init?(_ title: String) {
    let drawn = FoodReading(title).mentions.compactMap { Self.drawings[$0.food] }
    guard let first = Self.allCases.first(where: drawn.contains) else { return nil }
    self = first
  }

  private static let drawings: [Food: DishDrawing] = {
    var drawings: [Food: DishDrawing] = [:]
    for drawing in allCases.reversed() {
      for name in drawing.names {
        for food in Food(named: name, language: .english)?.covered ?? [] {
          drawings[food] = drawing
        }
      }
    }
    // Any other dish is drawn by the words of its names, the last one first: fried rice, apple tart.
    var dishes: [Food: DishDrawing] = [:]
    for dish in Food.all where dish.isDish && drawings[dish] == nil {
      let words = dish.names(in: .english).flatMap { $0.split(separator: " ").reversed() }
      dishes[dish] = words.firstNonNil { word in
        Food(named: String(word), language: .english).flatMap { drawings[$0] }
      }
    }
    return drawings.merging(dishes) { first, _ in first }
  }()

  /// What it stands for, and all kinds of that.
  var names: [String] {
    switch self {
    case .soup: ["soup"]
    case .stew: ["stew", "curry"]
    case .salad: ["salad"]
    case .cake: ["cake", "muffin"]
    case .cookie: ["cookie"]
    case .pie: ["pie", "tart", "quiche"]
    case .pizza: ["pizza"]
    case .pasta: ["pasta", "noodles"]
    case .rice: ["rice"]
    case .bread: ["bread", "bread roll"]
    case .egg: ["egg", "omelette"]
    case .fish: ["fish"]
    case .drink: ["smoothie"]
    }
  }

  /// The lines, on a sheet of 64 by 40.
  private var lines: String {
    switch self {
    case .soup:
      "M10 18h44c0 10-9 17-22 17S10 28 10 18ZM4 18h56M24 13c-3-3 3-5 0-9M32 13c-3-3 3-5 0-9"
        + "M40 13c-3-3 3-5 0-9"
    case .stew:
      "M14 16h36v12c0 4-3 7-7 7H21c-4 0-7-3-7-7ZM8 21h6M50 21h6M11 16h42M26 16c0-8 12-8 12 0"
    case .salad:
      "M8 21h48c0 9-10 14-24 14S8 30 8 21ZM16 21c-5-8 3-13 10-9 2-9 13-9 13 0 8-3 13 3 9 9"
        + "M26 12c2 2 3 5 3 9M39 12c-2 3-3 6-3 9"
    case .cake:
      "M14 19h36v13H14ZM14 25c3 4 6 4 9 0s6-4 9 0 6 4 9 0 6-4 9 0M9 35h46M32 19v-7M32 8v-2"
    case .cookie:
      "M32 5a15 15 0 1 1 0 30 15 15 0 0 1 0-30ZM26 14h.1M37 12h.1M32 21h.1M25 26h.1M40 24h.1M35 30h.1"
    case .pie:
      "M8 21c6-13 42-13 48 0ZM12 21l4 13h32l4-13M23 16l3-4M32 15v-4M41 16l-3-4"
    case .pizza:
      "M8 11c14-7 34-7 48 0L32 37ZM13 16c11-5 27-5 38 0M25 21h.1M38 22h.1M32 29h.1M31 19h.1"
    case .pasta:
      "M6 24h52c-2 7-10 11-26 11S8 31 6 24ZM16 24c0-12 32-12 32 0M21 24c0-8 22-8 22 0"
        + "M26 24c0-4 12-4 12 0"
    case .rice:
      "M10 22h44c0 8-9 13-22 13S10 30 10 22ZM15 22c2-17 32-17 34 0M26 15h.1M35 12h.1M40 18h.1M31 18h.1"
    case .bread:
      "M12 34V20C6 17 9 8 18 8h28c9 0 12 9 6 12v14ZM24 15l-3 7M34 15l-3 7M44 15l-3 7"
    case .egg:
      "M32 5c7 0 15 11 15 19 0 7-6 11-15 11s-15-4-15-11C17 16 25 5 32 5ZM32 18a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z"
    case .fish:
      "M8 20c10-15 28-15 38 0-10 15-28 15-38 0ZM46 20l11-9v18ZM17 17h.1M27 13c3 4 3 10 0 14"
    case .drink: "M20 10h24l-4 25H24ZM22 19h20M36 10l5-7"
    }
  }

  /// The drawing in the colour of the text around it.
  var node: HTMLNode {
    .tag("svg", ["viewBox": "0 0 64 40"], [.tag("path", ["d": lines])])
  }
}
