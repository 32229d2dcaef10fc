import RecipePages

/// What one page of a site announces about searching the site.
package struct PageAnnouncements: Sendable, Hashable {
  /// Creates announcements of nothing.
  package init() {}
}
