extension ListPage {
  /// Cuts out what stands behind an offset, as services do that count listings instead of pages.
  ///
  /// With a script or a tweak the offset counts in pages of the size asked for.
  init(
    offset: Int, limit: Int, of matches: [SimulatedRecipe], script: [ScriptedPage],
    tweak: ListTweak
  ) {
    let offset = max(0, offset.clamped)
    let limit = max(1, limit.clamped)
    guard script.isEmpty, tweak == .none else {
      self.init(offset / limit + 1, of: matches, size: limit, script: script, tweak: tweak)
      return
    }
    self.init()
    items = Array(matches.dropFirst(offset).prefix(limit))
    total = matches.count
    hasNext = offset + limit < total
    pagesBehindEnd = offset < total ? 0 : (offset - total) / limit + 1
  }
}
