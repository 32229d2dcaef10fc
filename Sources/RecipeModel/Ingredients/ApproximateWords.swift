/// Words by which recipes of six languages say that a figure is not exact, without case and accents.
package enum ApproximateWords {
  /// Those that say so alone: `about`.
  package static let about = Set(
    aboutList.split(whereSeparator: \.isWhitespace).map(String.init))

  static let aboutList = """
    about approx approximately around roughly circa ca zirka etwa ungefahr environ env ongeveer
    unos unas aprox aproximadamente approssimativamente
    """

  /// Those that set a bound, or say how near the figure is, where one follows: `up to 3`, `gut 200`.
  static let bounds = """
    up least most more less just under over nearly almost slightly little bit maximum minimum max
    min barely
    bis mindestens hochstens maximal minimal knapp knappe gut gute rund reichlich fast
    jusqu moins plus peu presque
    hasta menos mas minimo maximo alrededor cerca casi poco
    fino almeno massimo quasi
    tot minste minstens hooguit maximaal minimaal ruim krap krappe zo bijna
    """

  /// Those that only stand between others of the bounds: the `to` of `up to`.
  static let between = """
    to at of a no not than zu als etwas nicht mehr weniger au de d un y o al como di da piu meno ten
    iets dan meer minder n
    """
}
