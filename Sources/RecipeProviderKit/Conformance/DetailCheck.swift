import RecipeModel

/// Checks single recipes: a listed one, and one that nobody knows.
enum DetailCheck {
  static func run(
    on subject: ConformanceSubject, first: SearchPage
  ) async -> [ConformanceDiagnostic] {
    let claims = subject.descriptor.capabilities.contains(.detail)
    guard let listing = first.listings.first else { return [] }
    var findings: [ConformanceDiagnostic] = []
    do {
      let recipe = try await subject.provider.recipe(for: listing.id)
      if !claims {
        findings.append(finding(.warning, "a recipe is there although detail is not claimed"))
      }
      if recipe.listing.id != listing.id {
        findings.append(finding(.error, "asked for \(listing.id), it returns \(recipe.listing.id)"))
      }
    } catch {
      let error = ProviderError(wrapping: error)
      if claims {
        findings.append(
          finding(.error, "the recipe of a listed identifier fails: \(error)", cause: error.code))
      } else if error.code != .unsupported {
        findings.append(
          finding(
            .warning, "without detail it should throw unsupported, not \(error.code)",
            cause: error.code))
      }
    }
    if claims, let finding = await unknown(subject) { findings.append(finding) }
    return findings
  }

  private static func unknown(_ subject: ConformanceSubject) async -> ConformanceDiagnostic? {
    let id = ListingID(provider: subject.descriptor.id, id: "999999999")
    do {
      _ = try await subject.provider.recipe(for: id)
      return finding(.error, "an unknown identifier brings a recipe")
    } catch {
      let error = ProviderError(wrapping: error)
      guard error.code != .notFound else { return nil }
      return finding(
        .error, "an unknown identifier should throw notFound, not \(error.code)",
        cause: error.code)
    }
  }

  private static func finding(
    _ severity: ConformanceDiagnostic.Severity, _ message: String,
    cause: ProviderError.Code? = nil
  ) -> ConformanceDiagnostic {
    ConformanceDiagnostic(
      severity, check: "detail", message, hint: "see RecipeProvider.recipe(for:)", cause: cause)
  }
}
