package import RecipeModel

/// One request that discovery made, for those who want to know what was asked.
package struct Asked: Sendable, Hashable {
  /// What it was for, in a few words: `robots.txt`, `the page`, `a search for “lentil”`.
  package var purpose: String
  /// The method: GET or POST.
  package var method: String
  /// The address that was asked, without any secret.
  package var address: String
  /// The status of the answer; nil when there was none.
  package var status: Int?
  /// Why there was no answer, or why it was of no use; nil when it was.
  package var failure: String?
  /// How long it took, in milliseconds.
  package var milliseconds: Int

  /// Creates a record of a request.
  package init(
    purpose: String, method: String = "GET", address: String, status: Int? = nil,
    failure: String? = nil, milliseconds: Int = 0
  ) {
    self.purpose = purpose
    self.method = method
    self.address = address
    self.status = status
    self.failure = failure
    self.milliseconds = milliseconds
  }

  /// How requests are written.
  package static let codec: ObjectCodec<Asked> = ObjectCodec(
    "Asked", place: "a request", "One request that was made.",
    draft: Asked(purpose: "", address: ""), isOpen: true,
    [
      .required("purpose", \.purpose, .anyText, "What it was for."),
      .always("method", \.method, .anyText, "GET or POST."),
      .required("address", \.address, .anyText, "What was asked."),
      .optional("status", \.status, .integer(0...999), "The status of the answer."),
      .optional("failure", \.failure, .anyText, "Why there was none, or none of use."),
      .always("ms", \.milliseconds, .integer(0...(.max)), "How long it took, in milliseconds."),
    ])
}
