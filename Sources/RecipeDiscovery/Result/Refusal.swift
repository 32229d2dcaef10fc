package import RecipeModel

/// Why a site was not taken as a source, and what can be done.
package struct Refusal: Sendable, Hashable {
  /// The kind of refusal.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The site keeps robots out.
    case wall
    /// The site asks for consent before it shows anything.
    case consent
    /// The site, or its search, is for users with a login.
    case login
    /// The server is known and wants a key, which the entry has a setting for.
    case needsKey
    /// The site asks to be left alone for now.
    case tooFast
    /// What robots.txt allows does not reach a search.
    case robots
    /// The site's terms forbid programs altogether.
    case terms
    /// There is no search that programs can use.
    case noSearch
    /// There is only a feed of the newest.
    case newestOnly
    /// What was found did not search when it was tried.
    case notProved
    /// There was no answer.
    case unreachable
    /// The address leads to no web page.
    case notAPage
  }

  /// The kind of refusal.
  package var kind: Kind
  /// What was found, in a sentence without a final stop.
  package var message: String
  /// What can be done; nil when nothing can.
  package var fix: String?

  /// Creates a refusal.
  package init(_ kind: Kind, _ message: String, fix: String? = nil) {
    self.kind = kind
    self.message = message
    self.fix = fix
  }

  /// How refusals are written.
  package static let codec: ObjectCodec<Refusal> = ObjectCodec(
    "Refusal", place: "a refusal", "Why the site was not taken.", draft: Refusal(.noSearch, ""),
    isOpen: true,
    [
      .required("kind", \.kind, .word, "The kind of refusal."),
      .required("message", \.message, .anyText, "What was found."),
      .optional("hint", \.fix, .anyText, "What can be done."),
    ])
}
