public import RecipeModel

extension ProviderContext {
  /// The checked address in a required setting.
  ///
  /// `reason` says why there is no default; it becomes the error's hint.
  /// - Throws: ``ProviderError`` with code `misconfigured` when the setting is missing or no http
  ///   or https address.
  public func requiredURL(_ name: String, reason: String) throws(ProviderError) -> RequestURL {
    guard let text = text(name), !text.isEmpty else {
      throw ProviderError(
        .misconfigured, "provider \(id) has no \(name)", hint: "set \(name): \(reason)")
    }
    do throws(ProviderError) { return try RequestURL(base: text) } catch {
      throw ProviderError(
        .misconfigured, "provider \(id) has a bad \(name): \(error.message)", hint: error.hint)
    }
  }

  /// The number in a setting, or the default when it is absent.
  /// - Throws: ``ProviderError`` with code `misconfigured` when it is no number of the range.
  public func integer(
    _ name: String, in range: ClosedRange<Int>, default standard: Int
  ) throws(ProviderError) -> Int {
    guard let value = settings[name], !value.isNull else { return standard }
    guard let number = value.intValue, range.contains(number) else {
      throw ProviderError(
        .misconfigured, "provider \(id) has a bad \(name)",
        hint: "set \(name) to a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// The word in a setting as a case of `Choice`, or the default when it is absent.
  /// - Throws: ``ProviderError`` with code `misconfigured` when it is none of the words.
  public func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, default standard: Choice
  ) throws(ProviderError) -> Choice where Choice.RawValue == String {
    guard let value = settings[name], !value.isNull else { return standard }
    guard let choice = value.stringValue.flatMap(Choice.init(rawValue:)) else {
      let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw ProviderError(
        .misconfigured, "provider \(id) has a bad \(name)", hint: "set \(name) to one of \(words)")
    }
    return choice
  }
}

extension ListingID {
  /// The error for an identifier that its source does not know.
  public var notFound: ProviderError {
    let shown = TextCleaning.clean(id, limit: ListingLimits.sampleCharacters) ?? ""
    return ProviderError(
      .notFound, "\(provider) knows no recipe “\(shown)”",
      hint: "search again: the source may have removed it")
  }
}
