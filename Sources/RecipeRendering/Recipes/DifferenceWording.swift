import RecipeModel

/// What sources of one recipe contradict each other in, in words.
enum DifferenceWording {
  /// `time 30 min (c) or 2 h (a, d); yield 4 servings (a) or 6 servings (c)`; nil for nothing.
  static func sentence(_ differs: [FieldDifference]) -> String? {
    let parts = differs.map { difference in
      var values: [(text: String, providers: [String])] = []
      for value in difference.values {
        let text = text(value.value)
        let provider = Sanitizer.terminal(value.provider)
        if let place = values.firstIndex(where: { $0.text == text }) {
          values[place].providers.append(provider)
        } else {
          values.append((text, [provider]))
        }
      }
      let said = values.map { "\($0.text) (\($0.providers.joined(separator: ", ")))" }
      return "\(difference.field.label.lowercased()) \(said.joined(separator: " or "))"
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// `2 of 3 sources agree`; nil where fewer than two rate.
  static func agreement(_ ratedBy: RatingAgreement?) -> String? {
    ratedBy.map { "\($0.agree) of \($0.sources) sources agree" }
  }

  private static func text(_ value: JSON) -> String {
    value.intValue.map(Wording.minutes) ?? Sanitizer.terminal(value.stringValue ?? "")
  }
}
