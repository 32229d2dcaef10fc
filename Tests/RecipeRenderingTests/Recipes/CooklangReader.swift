/// A small reader of Cooklang, after the specification and its canonical tests: front matter,
/// comments, notes, sections, and marks that braces end.
struct CooklangReader {
  struct Ingredient: Equatable {
    var name: String
    var quantity: String
    var unit: String
  }

  private(set) var frontMatter: [String] = []
  private(set) var ingredients: [Ingredient] = []
  /// Marks of other kinds, comments, notes, sections: what Potluck never writes.
  private(set) var surprises: [String] = []
  private(set) var steps = 0

  init(_ document: String) {
    var lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") {
      frontMatter = lines[1..<end].map(String.init)
      lines.removeFirst(end + 1)
    }
    for line in lines where !line.isEmpty {
      steps += 1
      if line.hasPrefix(">") || line.hasPrefix("=") || line.hasPrefix("---") {
        surprises.append(String(line))
      }
      read(Array(line.unicodeScalars))
    }
  }

  private mutating func read(_ line: [Unicode.Scalar]) {
    var index = 0
    while index < line.count {
      let next = index + 1 < line.count ? line[index + 1] : " "
      switch line[index] {
      case "-" where next == "-", "[" where next == "-":
        surprises.append(text(line[index...]))
        return
      case "#", "~":
        if !next.properties.isWhitespace { surprises.append(text(line[index...])) }
      case "@" where !next.properties.isWhitespace:
        index = readIngredient(line, index + 1)
        continue
      default: break
      }
      index += 1
    }
  }

  private mutating func readIngredient(_ line: [Unicode.Scalar], _ start: Int) -> Int {
    let stops: Set<Unicode.Scalar> = ["{", "@", "#", "~"]
    guard let open = line[start...].firstIndex(where: stops.contains), line[open] == "{",
      let close = line[open...].firstIndex(of: "}")
    else {
      surprises.append(text(line[start...]))
      return start
    }
    let parts = text(line[(open + 1)..<close]).split(
      separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
    ingredients.append(
      Ingredient(
        name: text(line[start..<open]), quantity: String(parts[0]),
        unit: parts.count > 1 ? String(parts[1]) : ""))
    guard close + 1 < line.count, line[close + 1] == "(" else { return close + 1 }
    return line[close...].firstIndex(of: ")").map { $0 + 1 } ?? line.count
  }

  private func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }
}
