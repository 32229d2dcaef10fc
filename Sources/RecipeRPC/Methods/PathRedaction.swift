package import RecipeModel

/// Keeps from clients what only the machine's owner may know: where files lie.
package enum PathRedaction {
  /// What a client is told of a failure.
  package static func redacted(_ failure: Failure) -> Failure {
    var redacted = failure
    if failure.code.isOfMachine,
      [failure.message, failure.fix ?? ""].contains(where: { text($0) != $0 })
    {
      redacted.message = "a file of the server's machine cannot be used"
      redacted.fix = "its owner finds in a terminal what is wrong: potluck doctor"
    }
    (redacted.message, redacted.fix) = (text(redacted.message), redacted.fix.map(text))
    return redacted
  }

  /// A document in which no text under an error or a problem, and no endpoint, names a file.
  package static func redacted(_ json: JSON, isAboutTrouble: Bool = false) -> JSON {
    switch json {
    case .string(let text): isAboutTrouble ? .string(Self.text(text)) : json
    case .array(let elements):
      .array(elements.map { redacted($0, isAboutTrouble: isAboutTrouble) })
    case .object(let object):
      .object(
        JSONObject(
          members: object.members.map { member in
            JSONObject.Member(
              name: member.name,
              value: redacted(
                member.value, isAboutTrouble: isAboutTrouble || troubles.contains(member.name)))
          }))
    default: json
    }
  }

  private static let troubles: Set<String> = ["error", "problem", "endpoint", "lastFailure"]

  /// A text without paths of files.
  package static func text(_ text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      let bare = word.drop { "\"'\u{201C}(".contains($0) }
      let isPath = (bare.hasPrefix("/") || bare.hasPrefix("~/")) && bare.dropFirst().contains("/")
      return isPath ? "…" : String(word)
    }.joined(separator: " ")
  }
}

extension PathRedaction {
  /// What a tool found, as a client on another machine is told.
  static func redacted(_ answer: ToolAnswer) -> ToolAnswer {
    var redacted = answer
    (redacted.structured, redacted.summary) = (
      Self.redacted(answer.structured), text(answer.summary)
    )
    return redacted
  }
}
