/// A fault of JSON that was mended, and what is said of it.
enum JSONMending: String, CaseIterable, Sendable {
  case lineBreaks = "line breaks inside texts"
  case controls = "control characters"
  case escapes = "backslashes that escape nothing"
  case quotes = "quotes inside texts, or of the wrong kind"
  case commas = "commas too many or too few"
  case comments = "comments"
  case wrapping = "marks around the data"
  case entities = "character references in place of quotes"
  case severalValues = "several values in one block"
  case unbalanced = "brackets too few or too many"
  case noValues = "values that JSON does not have"
  case bareNames = "names without quotes"
}
