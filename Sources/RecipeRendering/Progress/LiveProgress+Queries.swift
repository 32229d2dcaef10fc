public import RecipeModel

extension LiveProgress {
  /// The line above the sources when several queries run one after the other:
  /// `query 2 of 12: “soup”`.
  /// - Parameters:
  ///   - query: the query that is running.
  ///   - number: its number, from 1.
  ///   - count: how many there are.
  ///   - style: how the text is laid out.
  /// - Returns: one line without a line break, which fits the width.
  public static func heading(
    _ query: SearchQuery, number: Int, of count: Int, _ style: TextStyle
  ) -> String {
    let wish = QueryWording.phrase(query)
    let line = "query \(number) of \(count)" + (wish.isEmpty ? "" : ": \(wish)")
    let fitted = style.width.map { TextFitting.truncate(line, to: $0) } ?? line
    return Paint(style)(fitted, .heading)
  }
}
