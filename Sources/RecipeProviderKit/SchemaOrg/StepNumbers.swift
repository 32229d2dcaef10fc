package import RecipeModel

/// The numbers that sites print in front of their steps.
package enum StepNumbers {
  fileprivate static let words: Set<String> = [
    "step", "schritt", "stap", "paso", "etape", "étape", "passo", "шаг", "krok", "trin", "steg",
    "adım", "passaggio", "fase", "tappa", "arbeitsschritt", "bước", "ステップ",
  ]

  /// Whether a text is a number and nothing else: `3`, `3.`, `Step 3:`.
  package static func isNumber(_ text: String) -> Bool {
    guard text.utf8.count <= 24 else { return false }
    let parts = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    switch parts.count {
    case 1: return Int(parts[0]) != nil && text.utf8.count <= 4 || words.contains(String(parts[0]))
    case 2: return words.contains(String(parts[0])) && Int(parts[1]) != nil
    default: return false
    }
  }

  /// Whether every text begins with its own place in the list.
  package static func areLeading(_ texts: [String]) -> Bool {
    texts.enumerated().allSatisfy { index, text in
      let rest = withoutWord(text)
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard Int(digits) == index + 1, let next = rest.dropFirst(digits.count).first else {
        return false
      }
      let sign = rest.dropFirst(digits.count).drop { $0 == " " }
      if let mark = sign.first, marks.contains(mark), !isAmount(sign.dropFirst(), behind: mark) {
        return true
      }
      // Two steps may begin with amounts by chance.
      let isMarked =
        rest.startIndex > text.startIndex
        || texts.count > 2 && rest.dropFirst(digits.count + 1).first?.isUppercase == true
      return next == " " && isMarked
    }
  }

  /// Whether a number with such a mark goes on as an amount does: `1.5 l`, `1 - 2 eggs`.
  private static func isAmount(_ rest: Substring, behind mark: Character) -> Bool {
    let rest = "-–—".contains(mark) ? rest.drop { $0 == " " } : rest
    return rest.first?.isNumber ?? false
  }

  /// What stands behind a number in front of a step.
  private static let marks = ".):-–—°º"

  /// The text behind `Step ` or the like.
  private static func withoutWord(_ text: String) -> Substring {
    let word = text.prefix { $0.isLetter }
    let rest = text.dropFirst(word.count)
    return rest.first == " " && words.contains(word.lowercased()) ? rest.dropFirst() : text[...]
  }

  /// The steps of a text that numbers them without breaking its lines: `1. Cut. 2. Fry.`,
  /// `Step 1: Cut. Step 2: Fry.`, `(1) Cut. (2) Fry.`, `① Cut. ② Fry.`, or that has a bullet before
  /// each; nil for other texts.
  package static func parts(of text: String) -> [String]? {
    guard text.utf8.count < 50_000 else { return nil }
    let text = withoutTags(text[...])
    if let first = text.first, bullets.contains(first) { return parts(of: text, at: first) }
    guard let form = NumberForm(text) else { return nil }
    var rest = text.dropFirst(form.number(1).count)
    if let first = rest.first, first.isASCII, first.isNumber { return nil }
    var parts: [Substring] = []
    var areSentences = true
    while parts.count < ListingLimits.steps,
      let next = form.beginning(of: parts.count + 2, in: rest)
    {
      let part = rest[..<next.range.lowerBound]
      areSentences = areSentences && next.followsSentence
      parts.append(part)
      rest = rest[next.range.upperBound...]
    }
    // Two numbers may stand in one sentence by chance.
    guard parts.count > 1 || parts.count == 1 && (areSentences || form.isUnmistakable) else {
      return nil
    }
    // Lines that begin with their numbers are found by their breaks.
    guard parts.contains(where: { !$0.hasSuffix("\n") && !$0.hasSuffix(">") }) else { return nil }
    return (parts + [withoutEmptyNumbers(rest, from: parts.count + 2)]).map(String.init)
  }

  /// The last step without the numbers behind it that nothing follows: `Serve! 11. 12.` where it is the
  /// tenth.
  private static func withoutEmptyNumbers(_ step: Substring, from next: Int) -> Substring {
    let words = step.split(whereSeparator: \.isWhitespace)
    let empty = words.reversed().prefix { word in
      word.last == "." && word.dropLast().allSatisfy { $0.isASCII && $0.isNumber }
    }
    guard let first = empty.last, first == "\(next).", empty.count < words.count else {
      return step
    }
    // `Serves 3.` ends a sentence.
    let before = step[..<first.startIndex]
    let isSentence = before.last { !$0.isWhitespace }.map { !$0.isLetter } ?? false
    return empty.count > 1 || isSentence ? before : step
  }

  private static let bullets = "•●▪‣◦"

  private static func parts(of text: Substring, at bullet: Character) -> [String]? {
    let parts = text.split(separator: bullet).filter { $0.contains(where: \.isLetter) }
    // Within a sentence the sign stands for what it marks: `●を混ぜる`.
    let areParted = parts.allSatisfy { $0.first?.isWhitespace ?? false }
    return parts.count > 1 && areParted ? parts.map(String.init) : nil
  }

  /// A text without the white space and the tags that it begins with.
  private static func withoutTags(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.first == "<", let end = text.prefix(64).firstIndex(of: ">") {
      text = text[end...].dropFirst().drop(while: \.isWhitespace)
    }
    return text
  }

  /// The sections with their steps without numbers, where every step begins with its own: whoever
  /// shows steps numbers them, and sites may begin anew with each section.
  package static func removed(from sections: [InstructionSection]) -> [InstructionSection] {
    let lists = sections.map { $0.steps.map(\.text) }
    let texts = lists.flatMap(\.self)
    guard texts.count > 1, areLeading(texts) || lists.allSatisfy(areLeading) else {
      return sections
    }
    var result = sections
    for section in result.indices {
      for step in result[section].steps.indices {
        let text = result[section].steps[step].text
        result[section].steps[step].text = removed(from: text)
      }
    }
    return result
  }

  /// The text without the number that it begins with.
  package static func removed(from text: String) -> String {
    let rest = withoutWord(text).drop { $0.isASCII && $0.isNumber }.drop {
      marks.contains($0) || $0 == " "
    }
    return rest.isEmpty ? text : String(rest)
  }
}

/// How a text writes the numbers of its steps.
private struct NumberForm {
  /// What stands before and behind a number; empty before circled ones, which are signs of their own.
  private var before: Substring = ""
  private var behind: Substring = ""
  private var isCircled = false

  /// The form of the number that a text begins with; nil where it begins with no 1.
  init?(_ text: Substring) {
    if text.first == "①" {
      guard !Self.isMeant(text.dropFirst()) else { return nil }
      isCircled = true
      return
    }
    guard let one = text.prefix(24).firstIndex(of: "1") else { return nil }
    before = text[..<one]
    let word = before.prefix { $0.isLetter }
    guard
      before.isEmpty || ["(", "["].contains(before)
        || before.count <= word.count + 1 && StepNumbers.words.contains(word.lowercased())
    else { return nil }
    let rest = text[one...].dropFirst()
    let space = rest.prefix { $0 == " " }
    guard let mark = rest.dropFirst(space.count).first else { return nil }
    // `STEP 1 Chop.`
    if isWord, !space.isEmpty, mark.isUppercase {
      behind = space
      return
    }
    guard ".)]、:-–—".contains(mark) else { return nil }
    // `1 - 2 onions` is an amount.
    guard space.isEmpty || isWord || "-–—".contains(mark) else { return nil }
    let end = rest.dropFirst(space.count + 1)
    behind = rest[..<(mark == "." && end.first == "-" ? end.dropFirst() : end).startIndex]
  }

  /// Whether what follows a circled number says that it stands for a thing: `②を加える`.
  private static func isMeant(_ rest: Substring) -> Bool {
    rest.first.map { "をにはがとへでのも、".contains($0) } ?? false
  }

  private var isWord: Bool { before.first?.isLetter ?? false }

  /// Whether hardly any sentence holds two such numbers that are none.
  var isUnmistakable: Bool { isWord || isCircled }

  func number(_ value: Int) -> String {
    guard isCircled else { return "\(before)\(value)\(behind)" }
    return Unicode.Scalar(0x245F + UInt32(value)).map { String(Character($0)) } ?? ""
  }

  /// Where a number stands in front of a step, and whether a sentence ends before it.
  func beginning(
    of value: Int, in text: Substring
  ) -> (range: Range<Substring.Index>, followsSentence: Bool)? {
    if isCircled, value > 20 { return nil }
    let number = number(value)
    var rest = text
    while let found = rest.firstRange(of: number) {
      rest = rest[found.upperBound...]
      guard found.lowerBound > text.startIndex else { continue }
      let head = text[..<found.lowerBound]
      let said = head.last { !$0.isWhitespace } ?? " "
      let ends = ".!?…。！？>)”»".contains(said)
      // `2 - 3 minutes` is a range, and `1.5` a decimal.
      let isAmount = rest.first { $0 != " " }.map { $0.isASCII && $0.isNumber } ?? false
      guard !isAmount, !isCircled || !Self.isMeant(rest) else { continue }
      // Within a sentence a number counts only where a new sentence follows.
      guard ends || begins(rest) || said == "\n" else { continue }
      let isFree = head.last.map { $0.isWhitespace || $0 == ">" } ?? false
      // `the oil.2. Heat it`, but not `1.2. `.
      let isGlued = ends && !(head.dropLast().last?.isNumber ?? false) && begins(rest)
      if isFree || isGlued || isUnmistakable {
        return (found, ends && begins(rest))
      }
    }
    return nil
  }

  /// Whether what follows a number begins as a sentence does.
  private func begins(_ text: Substring) -> Bool {
    guard let first = text.first(where: { !$0.isWhitespace }) else { return false }
    return first.isLetter && !first.isLowercase || first == "<"
  }
}
