import RecipeRendering
import RecipeSearch

extension ToolFailure {
  /// The failure of a search that could not even begin.
  init(_ error: SearchError) {
    self.init(
      error.message, fix: error.hint, code: error.code == .noProviders ? .failure : .usage)
  }
}

extension StandardError {
  /// Says that the fault seems to be on this machine.
  static func tellOffline() {
    let sentence =
      "You look offline: no source could be reached over the network. "
      + "All of them are asked again the next time."
    write(Console().errorStyle(color: .never).wrapped(sentence))
  }
}
