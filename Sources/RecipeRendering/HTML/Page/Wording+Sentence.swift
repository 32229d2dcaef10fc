extension Wording {
  /// A clause as a sentence: with a capital and a final stop.
  static func sentence(_ clause: String) -> String {
    let end = clause.last.map { ".!?".contains($0) } == true ? "" : "."
    return clause.prefix(1).uppercased() + clause.dropFirst() + end
  }
}
