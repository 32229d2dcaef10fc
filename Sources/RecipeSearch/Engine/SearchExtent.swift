/// How much of the merged list a report holds.
public enum SearchExtent: String, Sendable, Hashable, CaseIterable {
  /// As many recipes as the query's limit allows: what a person reads.
  case page
  /// Every recipe that was merged from what the sources brought: what a comparison counts.
  ///
  /// The limit still says how many listings each source is asked for.
  case everything
}
