import RecipeModel

/// Ingredients that a page writes as a sentence rather than as a list: `2 leeks, 1 onion, 500 ml stock
/// and salt`.
enum RunningList {
  /// The fewest of them that have an amount, for a sentence to be one.
  private static let leastAmounts = 3

  /// The ingredients of a line; nil for a line that is one of them, or something else.
  static func items(of line: String) -> [String]? {
    guard line.utf8.count <= 1_000 else { return nil }
    var parts = [""]
    var depth = 0
    let text = line.drop { !$0.isLetter && !$0.isNumber }
    for place in text.indices {
      let sign = text[place]
      if sign == "(" { depth += 1 } else if sign == ")" { depth -= 1 }
      let next = text.index(after: place)
      let isBreak = depth == 0 && (sign == "," || sign == ";" || sign == "•" || sign == "·")
      if isBreak, next < text.endIndex, text[next].isWhitespace {
        parts.append("")
      } else {
        parts[parts.count - 1].append(sign)
      }
    }
    let items = parts.map { String($0.drop(while: \.isWhitespace)) }.filter { !$0.isEmpty }
    let amounts = items.count { $0.first?.isNumber == true && $0.contains(where: \.isLetter) }
    guard amounts >= leastAmounts, amounts * 2 >= items.count, items.allSatisfy({ $0.count <= 80 })
    else { return nil }
    return items.enumerated().map { place, item in
      let isLast = place == items.count - 1
      return isLast && item.last == "." ? String(item.dropLast()) : item
    }
  }
}
