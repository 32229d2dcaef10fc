/// Moments as texts.
public enum Moments {
  /// A moment in UTC as RFC 3339 writes it; nil outside of the years 0…9999.
  public static func text(_ epochSeconds: Int) -> String? { Wording.timestamp(epochSeconds) }
}
