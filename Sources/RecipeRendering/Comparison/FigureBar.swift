/// Draws shares with block characters of one column each.
enum FigureBar {
  /// A bar of some columns: `██████░░░░`, or with a mark `───●━━━━━`.
  static func text(_ bar: FigureTable.Bar, columns: Int) -> String {
    let end = place(bar.end, of: columns)
    guard let mark = bar.mark else {
      return String(repeating: "█", count: end) + String(repeating: "░", count: columns - end)
    }
    let before = min(max(0, place(mark, of: columns) - 1), max(0, end - 1))
    return String(repeating: "─", count: before) + "●"
      + String(repeating: "━", count: max(0, end - before - 1))
  }

  /// The shade of a share, from nothing to all.
  static func shade(_ share: Double) -> String {
    switch share {
    case ...0: "·"
    case ..<(1.0 / 3): "░"
    case ..<(2.0 / 3): "▒"
    case ..<1: "▓"
    default: "█"
    }
  }

  /// What is more than nothing takes at least a column, what is less than all leaves one.
  private static func place(_ share: Double, of columns: Int) -> Int {
    let place = Int((share * Double(columns)).rounded())
    if share <= 0 { return 0 }
    return share >= 1 ? columns : min(max(1, place), columns - 1)
  }
}
