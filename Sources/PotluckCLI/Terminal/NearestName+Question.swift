import RecipeModel

extension NearestName {
  /// `did you mean "x"? ` when a known name is near, else nothing: what further advice follows on.
  static func question(_ name: String, among known: [String]) -> String {
    of(name, among: known).map { "did you mean \"\($0)\"? " } ?? ""
  }
}
