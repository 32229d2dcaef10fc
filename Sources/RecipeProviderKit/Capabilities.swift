/// The parts of a query that a source answers itself.
///
/// What a source cannot do the engine does afterwards on what the source returned, and the
/// report's plan says which is which.
public struct Capabilities: OptionSet, Sendable, Hashable {
  /// One bit for each capability.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Free words.
  public static let text = Capabilities(rawValue: 1 << 0)
  /// Ingredients that must be there.
  public static let include = Capabilities(rawValue: 1 << 1)
  /// Ingredients that must not be there.
  public static let exclude = Capabilities(rawValue: 1 << 2)
  /// A greatest total time.
  public static let time = Capabilities(rawValue: 1 << 3)
  /// Diets.
  public static let diet = Capabilities(rawValue: 1 << 4)
  /// A list without any words: the source's own top list.
  public static let browse = Capabilities(rawValue: 1 << 5)
  /// A single recipe in full.
  public static let detail = Capabilities(rawValue: 1 << 6)
  /// Sorting by rating.
  public static let sortByRating = Capabilities(rawValue: 1 << 7)
  /// Search listings carry ingredients, so that ingredient filters can be applied to them.
  public static let listsIngredients = Capabilities(rawValue: 1 << 8)

  /// Every capability with its name, in the order in which lists show them.
  public static let named: [(capability: Capabilities, name: String)] = [
    (.text, "text"), (.include, "include"), (.exclude, "exclude"), (.time, "time"),
    (.diet, "diet"), (.browse, "browse"), (.detail, "detail"), (.sortByRating, "sort:rating"),
    (.listsIngredients, "ingredients"),
  ]

  /// The names of the capabilities in the set.
  public var names: [String] { Self.named.filter { contains($0.capability) }.map(\.name) }
}
