/// Draws shares with block characters of one column each.
enum FigureBar {
  /// A bar of some columns: `██████░░░░` for a share, `───●━━━━━` for a time.
  static func text(_ bar: FigureTable.Bar, columns: Int) -> String {
    switch bar {
    case .share(let share):
      let end = place(share, of: columns)
      return String(repeating: "█", count: end) + String(repeating: "░", count: columns - end)
    case .time(let time, nil): return String(repeating: "─", count: place(time, of: columns))
    case .time(let time, let first?):
      let end = max(1, place(time, of: columns))
      let before = min(max(0, place(first, of: columns) - 1), end - 1)
      return String(repeating: "─", count: before) + "●"
        + String(repeating: "━", count: end - before - 1)
    }
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
