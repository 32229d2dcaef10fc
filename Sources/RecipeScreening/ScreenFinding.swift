import RecipeModel

/// The answer to one subject.
public enum ScreenVerdict: String, Sendable, Hashable, CaseIterable {
  /// Nothing was found that speaks against it, and every line was understood.
  case fits
  /// A line, or the title, surely holds what counts.
  case conflicts
  /// It cannot be told.
  case unknown
}

/// Why an answer was given.
package enum ScreenReason: Sendable, Hashable {
  /// The word holds this.
  case holds(String)
  /// The word may hold this: it depends on the brand, the region, or what the cook chooses.
  case mayHold(String)
  /// The word is not among those that are known.
  case notRecognised
  /// There are no lines to read, or not in a language that is known.
  case nothingToRead
  /// The list may go on: a line of it is cut off or could not be read, or it has as many as are taken
  /// of any list.
  case cutOff
  /// The lines are bare names, which may be a selection.
  case namesAlone
  /// The recipe has other sources, whose lists were not read.
  case otherLists
  /// No line holds it, but what stands in another place of the recipe does.
  case beside(String, ScreenPlace)
  /// Nothing was found in the lines; no steps are known that could be judged.
  case nothingInLines
  /// Nothing was found, in the steps either.
  case nothingFound

  /// The reason as people read it: `holds milk`.
  package var text: String {
    switch self {
    case .holds(let what): "holds \(what)"
    case .mayHold(let what): "may hold \(what)"
    case .notRecognised: "not recognised"
    case .nothingToRead: "no ingredients that can be read"
    case .cutOff: "the list of ingredients is cut off or could not be read whole"
    case .namesAlone: "the ingredients are names without amounts, which may leave something out"
    case .otherLists: "the lists of its other sources are not known"
    case .beside(let what, let place): "holds \(what) and stands in \(place.text) alone"
    case .nothingInLines: "nothing found, all lines recognised; the steps were not judged"
    case .nothingFound: "nothing found, all lines recognised"
    }
  }
}

/// What the screen found about one subject.
public struct ScreenFinding: Sendable, Hashable {
  /// Something that a food holds so rarely that it changes no answer.
  public struct Note: Sendable, Hashable {
    /// What it may hold.
    public var holds: String
    /// The line that names the food.
    public var line: String
    /// The word in the line.
    public var word: String
  }

  /// The diet, or what is to be avoided.
  public var subject: ScreenSubject
  /// Whether the recipe fits.
  public var verdict: ScreenVerdict
  /// Why.
  package var reason: ScreenReason
  /// The line that decided, byte for byte, or the title; nil where no line did.
  public var line: String?
  /// The word in the line that decided.
  public var word: String?
  /// Whether a source claims that the recipe suits the diet.
  package var isClaimed = false
  /// What a fitting recipe still may hold in rare cases.
  public var note: Note?

  init(
    _ subject: ScreenSubject, _ verdict: ScreenVerdict, _ reason: ScreenReason,
    line: String? = nil, word: String? = nil
  ) {
    self.subject = subject
    self.verdict = verdict
    self.reason = reason
    self.line = line
    self.word = word
  }

  /// Whether a source claims what its own lines refute.
  package var refutesClaim: Bool { isClaimed && verdict == .conflicts }
}
