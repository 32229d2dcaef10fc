/// A field in which the sources of one recipe are set beside each other.
public enum RecipeField: String, Sendable, Hashable, CaseIterable {
  case title, publisher, url, image, rating, totalMinutes, yield, diets, ingredients
}

/// What the sources of one recipe say in one field.
public struct FieldRow: Sendable, Hashable {
  /// What one source says.
  public struct Value: Sendable, Hashable {
    /// The value as text, in the source's words where it is words; of a picture only its address.
    public var text: String
    /// Which of the different values it is, from 0 in the order of the sources: values with the
    /// same number are the same once they are cleaned and normalised.
    public var variant: Int
  }

  /// How far the sources agree.
  public enum Agreement: String, Sendable, CaseIterable {
    /// All that say something say the same.
    case same
    /// They say the same in other words or another form.
    case equivalent
    /// They differ.
    case different
    /// Only one source says something.
    case single
    /// No source says anything.
    case missing
  }

  /// The field.
  public var field: RecipeField
  /// What each source says, in the order of the sources; nil for nothing.
  public var values: [Value?]
  /// How far they agree.
  public var agreement: Agreement

  init(_ field: RecipeField, _ listings: [FieldReading?]) {
    self.field = field
    var forms: [String] = []
    values = listings.map { reading in
      guard let reading else { return nil }
      let known = forms.firstIndex { $0.utf8.elementsEqual(reading.form.utf8) }
      if known == nil { forms.append(reading.form) }
      return Value(text: reading.text, variant: known ?? forms.count - 1)
    }
    let given = values.compactMap { $0 }
    agreement =
      switch (given.count, forms.count) {
      case (0, _): .missing
      case (1, _): .single
      case (_, 1):
        given.allSatisfy { $0.text.utf8.elementsEqual(given[0].text.utf8) } ? .same : .equivalent
      default: .different
      }
  }
}
