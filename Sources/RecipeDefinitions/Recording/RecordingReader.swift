package import RecipeModel

/// Reads tests files, and tells every problem of one at once.
///
/// ```swift
/// let result = RecordingReader.read(bytes)
/// for problem in result.problems { print(problem.message) }
/// ```
package enum RecordingReader {
  /// The greatest file, in bytes.
  package static let maxBytes = 64 << 20
  private static let limits = JSONLimits(maxMemory: 1 << 30)

  /// What reading gives: the recording, nil when there is an error, and every problem in the order
  /// of the file.
  package typealias Result = (recording: Recording?, problems: [DocumentProblem])

  package static func read(_ bytes: [UInt8]) -> Result {
    guard bytes.count <= maxBytes else {
      return refusal("the file is greater than \(maxBytes) bytes", fix: "record fewer pages")
    }
    let document: JSON
    do throws(JSONParseError) { document = try JSON(parsing: bytes, limits: limits) } catch {
      return (nil, [DocumentProblem(error, in: bytes)])
    }
    if document["request"] != nil, document["cases"] == nil {
      return refusal(
        "this is a definition, not a file of tests", fix: "name the file that ends in .tests.json")
    }
    let log = ProblemLog(wording: RecordingWording())
    if let problem = log.checkNames(of: withoutTraffic(document)) { return (nil, [problem]) }
    let recording = Recording.codec.read(DocumentNode(document, log: log))
    return (log.hasErrors ? nil : recording, log.problems(in: bytes))
  }

  /// The document without what was sent and answered, where a name may well occur twice.
  private static func withoutTraffic(_ document: JSON) -> JSON {
    switch document {
    case .array(let elements): .array(elements.map(withoutTraffic))
    case .object(let object):
      .object(
        JSONObject(
          members: object.members.map { member in
            let isTraffic = ["json", "body", "headers", "settings"].contains(member.name)
            return .init(
              name: member.name, value: isTraffic ? .null : withoutTraffic(member.value))
          }))
    default: document
    }
  }

  private static func refusal(_ message: String, fix: String) -> Result {
    (nil, [DocumentProblem(severity: .error, pointer: "", message: message, fix: fix)])
  }
}

/// How the problems of tests files are told.
private struct RecordingWording: ProblemWording {
  func words(for problem: ReadingProblem, at place: ProblemPlace) -> ProblemWords {
    switch problem {
    case .missingChoice, .excluded:
      ProblemWords(
        "an answer needs one of json, text, and only one", fix: "keep one of them")
    default: StandardWording().words(for: problem, at: place)
    }
  }
}

/// The JSON Schema (2020-12) of tests files, from which editors complete.
package enum RecordingSchema {
  package static var json: JSON {
    SchemaWriter().document(
      [
        ("$schema", "https://json-schema.org/draft/2020-12/schema"),
        ("$id", "urn:potluck:schema:recording:1"), ("title", "Potluck recorded exchanges"),
      ], Recording.codec.shape)
  }
}
