/// Counts as texts.
public enum Counted {
  /// The count with its noun: `1 error`, `2 errors`.
  public static func text(_ number: Int, _ noun: String) -> String { Wording.count(number, noun) }
}
