/// A field in which the sources of one recipe say different things, by more than a rounding.
public struct FieldDifference: Sendable, Hashable {
  /// What one source says.
  public struct Value: Sendable, Hashable {
    /// The source.
    public var provider: String
    /// What it says: a number of minutes, or a yield in its words.
    public var value: JSON

    /// Creates a value.
    public init(provider: String, value: JSON) {
      self.provider = provider
      self.value = value
    }
  }

  /// The field.
  public var field: ListingField
  /// What each source says that says something, in the order of the sources.
  public var values: [Value]

  /// Creates a difference.
  public init(field: ListingField, values: [Value]) {
    self.field = field
    self.values = values
  }
}

/// How far the sources that rate a recipe agree with the rating that is shown.
public struct RatingAgreement: Sendable, Hashable {
  /// How many sources rate it.
  public var sources: Int
  /// How many of them give the rating that is shown, to within a tenth of the scale.
  public var agree: Int

  /// Creates an agreement.
  public init(sources: Int, agree: Int) {
    self.sources = sources
    self.agree = agree
  }
}
