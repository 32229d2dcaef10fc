/// Closes buttons and forms in which a `div` was left open.
///
/// libxml2 lets no other end tag close a `div`, so that such a button would hold the rest of the
/// page, which nobody sees in one. Browsers close a button at its end tag whatever is open in it, and
/// a form with the last of its `div`s (HTML, section 13.2.6.4.7).
struct UnclosedDivisions {
  private typealias Name = UnsafeBufferPointer<UInt8>.SubSequence

  /// The `div`s that are open in the button at hand; nil outside of one.
  private var inButton: Int?
  /// The same of the form at hand, and whether its end tag has come.
  private var inForm: (open: Int, isEnded: Bool)?

  private enum Element { case division, button, form, other }

  /// Takes note of a start tag.
  mutating func start(_ name: UnsafeBufferPointer<UInt8>.SubSequence) {
    switch Self.element(name) {
    case .division:
      inButton? += 1
      inForm?.open += 1
    case .button: inButton = 0
    case .form: inForm = inForm ?? (0, false)
    case .other: break
    }
  }

  /// Adds what an end tag means to what the parser is fed.
  mutating func end(
    _ name: UnsafeBufferPointer<UInt8>.SubSequence, into feed: inout [UInt8]
  ) {
    switch Self.element(name) {
    case .division:
      if let open = inButton, open > 0 { inButton = open - 1 }
      Self.addEnd(name, to: &feed)
      closeDivisions(1, into: &feed)
    case .button:
      let open = inButton ?? 0
      for _ in 0..<open { feed.append(contentsOf: "</div>".utf8) }
      Self.addEnd(name, to: &feed)
      inButton = nil
      closeDivisions(open, into: &feed)
    case .form where (inForm?.open ?? 0) > 0: inForm?.isEnded = true
    case .form:
      inForm = nil
      Self.addEnd(name, to: &feed)
    case .other: Self.addEnd(name, to: &feed)
    }
  }

  /// Ends a form whose end tag has come when its last `div` is closed.
  private mutating func closeDivisions(_ count: Int, into feed: inout [UInt8]) {
    guard let form = inForm, form.open > 0, count > 0 else { return }
    inForm?.open = max(0, form.open - count)
    if form.isEnded, form.open <= count {
      inForm = nil
      feed.append(contentsOf: "</form>".utf8)
    }
  }

  /// Writes an end tag.
  static func addEnd(_ name: UnsafeBufferPointer<UInt8>.SubSequence, to feed: inout [UInt8]) {
    feed.append(UInt8(ascii: "<"))
    feed.append(UInt8(ascii: "/"))
    feed.append(contentsOf: name)
    feed.append(UInt8(ascii: ">"))
  }

  private static func element(_ name: Name) -> Element {
    guard 3...6 ~= name.count else { return .other }
    return switch name.reduce(UInt64(0), { $0 << 8 | UInt64($1 | 0x20) }) {
    case 0x64_6976: .division
    case 0x666F_726D: .form
    case 0x6275_7474_6F6E: .button
    default: .other
    }
  }
}
