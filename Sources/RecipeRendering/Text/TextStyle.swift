/// How a text is laid out for whoever reads it; the caller finds out, the renderers obey.
public struct TextStyle: Sendable, Hashable {
  /// Whether colours and weights may be used.
  public var color: Bool
  /// The columns of the terminal, at least 20; nil in a pipe, where nothing is cut or wrapped.
  public var width: Int?
  /// Whether links may hide behind the words that they belong to (OSC 8).
  public var hyperlinks: Bool
  /// Whether one labelled field a line is wanted, for screen readers.
  public var accessible: Bool
  /// How many seconds the reader's clock is ahead of UTC; times of day are told by it.
  public var secondsFromUTC = 0

  /// Creates a style; the default suits a pipe.
  public init(
    color: Bool = false, width: Int? = nil, hyperlinks: Bool = false, accessible: Bool = false
  ) {
    self.color = color
    self.width = width.map { max(20, $0) }
    self.hyperlinks = hyperlinks
    self.accessible = accessible
  }

  /// A text of our own in lines that fit, each with a line break.
  public func wrapped(_ text: String) -> String {
    TextFitting.wrap(text, to: wrapWidth).map { $0 + "\n" }.joined()
  }

  /// A moment as the reader's clock shows it: `21 Nov 2026, 14:22`.
  public func moment(_ epochSeconds: Int) -> String? {
    Wording.moment(epochSeconds, secondsFromUTC: secondsFromUTC)
  }

  /// Where sentences are wrapped; nil in a pipe and for screen readers, which read on at a break.
  var wrapWidth: Int? { accessible ? nil : width }

  /// A pipe: no colour, no links behind words, nothing cut.
  public static let pipe = TextStyle()
}
