/// Finds what a canonical link tells about the recipe: the site's number for it, and its name.
///
/// Sites number recipes in a parameter (`?id=123`), in a path segment (`/recipe/12503/soup`) or at
/// the end of the name (`…/soup-14315`). A number alone never merges: titles must not contradict.
enum RecipeNumber {
  static func find(
    in output: ByteWriter, host: Range<Int>, path: Range<Int>, into parts: inout CanonicalURL.Parts
  ) {
    var number = queryNumber(output, from: path.upperBound)
    var slugWords = 0
    var pathNumber = 0..<0
    var suffixNumber = 0..<0
    var start = path.lowerBound
    var previousWasYear = false
    while start < path.upperBound {
      start += 1
      var end = start
      var digits = 0
      var hyphens = 0
      var dot = -1
      while end < path.upperBound, output[end] != 0x2F {
        let byte = output[end]
        // Most bytes are letters, which lie above all others that count.
        if byte < 0x61 {
          if URLQuery.isDigit(byte) {
            digits += 1
          } else if byte == 0x2D || byte == 0x5F {
            hyphens += 1
          } else if byte == 0x2E {
            dot = end
          }
        }
        end += 1
      }
      let letters = end - start - digits - hyphens
      if digits > 0, hyphens == 0, letters == 0 {
        // `/2012/05/soup` is a date.
        let isYear =
          digits == 4 && (output[start] == 0x31 || output[start] == 0x32)
          && (output[start + 1] == 0x39 || output[start + 1] == 0x30)
        if digits >= 2 || end >= path.upperBound, digits <= 12, !(previousWasYear && digits <= 2) {
          if !isYear || end >= path.upperBound { pathNumber = start..<end }
        }
        previousWasYear = isYear || (previousWasYear && digits <= 2)
      } else {
        previousWasYear = false
        if letters > 0 {
          // A short ending such as `.html` is no part of the name.
          let stem = start..<(dot >= 0 && end - dot <= 6 ? dot : end)
          let suffix = numberAtEnd(output, stem)
          if !suffix.isEmpty { suffixNumber = suffix }
          // One word, such as `/meal/52772`, more often names a kind of page than a dish.
          if hyphens >= max(1, slugWords), !isGeneric(output, start..<end) {
            parts.slug =
              suffix.isEmpty ? stem : withoutExtension(output, start..<(suffix.lowerBound - 1))
            slugWords = hyphens
          }
        }
      }
      start = end
    }
    if number.isEmpty { number = pathNumber }
    if number.isEmpty { number = suffixNumber }
    if !number.isEmpty {
      parts.recipeNumber = ByteHash.combine(parts.site, output.hash(number))
    }
  }

  private static func isGeneric(_ output: ByteWriter, _ range: Range<Int>) -> Bool {
    URLVocabulary.segments.code(output.hash(range)) & URLVocabulary.genericSegment != 0
  }

  private static func withoutExtension(_ output: ByteWriter, _ range: Range<Int>) -> Range<Int> {
    var dot = range.upperBound - 1
    while dot >= range.lowerBound, range.upperBound - dot <= 6 {
      if output[dot] == 0x2E { return range.lowerBound..<dot }
      dot -= 1
    }
    return range
  }

  /// The digits after the last hyphen of a name without its ending, at least two of them.
  private static func numberAtEnd(_ output: ByteWriter, _ range: Range<Int>) -> Range<Int> {
    let end = range.upperBound
    var start = end
    while start > range.lowerBound, URLQuery.isDigit(output[start - 1]) { start -= 1 }
    guard end - start >= 2, end - start <= 14, start > range.lowerBound + 1,
      output[start - 1] == 0x2D || output[start - 1] == 0x5F
    else { return 0..<0 }
    return start..<end
  }

  /// The digits of the first parameter that selects a recipe.
  private static func queryNumber(_ output: ByteWriter, from start: Int) -> Range<Int> {
    guard start < output.count, output[start] == 0x3F else { return 0..<0 }
    var index = start
    while index < output.count, output[index] == 0x3F || output[index] == 0x26 {
      index += 1
      var hash = ByteHash.seed
      while index < output.count, output[index] != 0x3D, output[index] != 0x26 {
        hash = ByteHash.step(hash, output[index])
        index += 1
      }
      guard index < output.count, output[index] == 0x3D else { continue }
      let valueStart = index + 1
      index = valueStart
      while index < output.count, output[index] != 0x26, output[index] != 0x23 { index += 1 }
      let value = valueStart..<index
      if !value.isEmpty, value.count <= 14, value.allSatisfy({ URLQuery.isDigit(output[$0]) }),
        URLVocabulary.parameters.code(ByteHash.mix(hash)) & URLVocabulary.selector != 0
      {
        return value
      }
    }
    return 0..<0
  }
}
