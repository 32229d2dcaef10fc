import RecipeDefinitions
import RecipeModel
import Testing

/// Definitions for the tests of the reader.
enum DefinitionSamples {
  /// A definition with most parts of the language, free of problems.
  static let shelf = """
    {
      "definitionVersion": 1,
      "name": "soup-shelf",
      "title": "Soup Shelf",
      "summary": "Soups from everywhere",
      "homepage": "https://soups.example",
      "baseURL": "https://api.soups.example/v2",
      "settings": {
        "language": {"type": "text", "summary": "such as de", "default": "en"},
        "order": {"type": "choice", "values": ["name", "date"], "default": "name"},
        "kitchen": {"type": "integer", "minimum": 1, "maximum": 99, "required": true}
      },
      "secrets": {
        "token": {"summary": "from soups.example/account"},
        "user": {"summary": "the account", "required": false}
      },
      "auth": [
        {"type": "http", "scheme": "bearer", "secret": "token"},
        {"type": "apiKey", "in": "header", "name": "X-User", "secret": "user"}
      ],
      "request": {
        "path": "/kitchens/{kitchen}/recipes",
        "query": {
          "q": "{text}",
          "page": "{page}",
          "perPage": "{limit}",
          "order": "{order}",
          "exact": true,
          "include": {"list": "include", "join": ",", "excludePrefix": "-"},
          "diet": {"list": "diets", "repeat": true, "item": "diet:{item}"},
          "time": "{maxMinutes}"
        },
        "headers": {"Accept-Language": "{language}"}
      },
      "paging": {
        "style": "page",
        "size": {"default": 25, "maximum": 100},
        "total": {"header": "X-Total"},
        "lastPage": "$.meta.last",
        "endStatuses": [404],
        "gaps": 1,
        "window": {"results": 1000}
      },
      "response": {"list": "$.items", "item": "$.recipe", "whenNull": "empty"},
      "fields": {
        "id": "$.id",
        "title": "$.name",
        "url": ["$.source", {"template": "https://soups.example/{slug}", "with": {"slug": "$.slug"}}],
        "image": {"path": "$.image", "absent": [""], "https": true},
        "totalMinutes": {"sum": ["$.prep", "$.cook"], "unit": "seconds"},
        "rating": {"path": "$.stars", "scale": 5, "absent": [0]},
        "ingredients": {
          "each": "$.ingredients[*]",
          "with": {"name": "$.name", "unit": "$.unit.name"},
          "template": "{unit} {name}",
          "require": "name"
        },
        "diets": {"flags": {"vegan": "$.vegan"}}
      },
      "errors": [
        {"when": {"status": 402}, "means": "quotaExceeded", "message": "$.message"},
        {"when": {"path": "$.error", "equals": "slow"}, "means": "rateLimited",
          "retryAfter": {"header": "X-Reset", "unit": "epoch"}}
      ],
      "detail": {
        "request": {"path": "/recipes/{id}"},
        "item": "$.recipe",
        "fields": {"instructions": "$.steps[*].text"},
        "fill": "filtering",
        "most": 10
      },
      "politeness": {
        "concurrency": 2,
        "intervalSeconds": 0.25,
        "rates": [{"requests": 100, "seconds": 10}],
        "dailyQuota": {"requests": 500, "resets": "07:30"},
        "quotaHeaders": {"left": "X-Left"}
      }
    }
    """

  /// The least definition.
  static let least = """
    {
      "definitionVersion": 1,
      "name": "tiny",
      "title": "Tiny",
      "baseURL": "https://tiny.example",
      "request": {"path": "/search", "query": {"q": "{text}"}},
      "response": {"list": "$"},
      "fields": {"id": "$.id", "title": "$.title"}
    }
    """

  /// The least definition with its parts exchanged.
  static func tiny(
    request: String = #"{"path": "/search", "query": {"q": "{text}"}}"#,
    response: String = #"{"list": "$"}"#,
    fields: String = #"{"id": "$.id", "title": "$.title"}"#, more: String = ""
  ) -> String {
    """
    {
      "definitionVersion": 1,
      "name": "tiny",
      "title": "Tiny",
      "request": \(request),
      "response": \(response),
      "fields": \(fields)\(more.isEmpty ? "" : ",\n  " + more)
    }
    """
  }

  /// Reads a text.
  static func read(_ text: String, file: String? = nil) -> DefinitionReader.Result {
    DefinitionReader.read(Array(text.utf8), file: file)
  }

  /// Replaces the first occurrence of a text, which must be there.
  static func replacing(
    _ old: String, _ new: String, in text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> String {
    guard let range = text.firstRange(of: old) else {
      Issue.record("“\(old)” is not in the sample", sourceLocation: sourceLocation)
      return text
    }
    return text.replacingCharacters(in: range, with: new)
  }

  /// The place of the first occurrence of a text.
  static func place(of part: String, in text: String) -> JSONPositions.Place? {
    guard let range = text.firstRange(of: part) else { return nil }
    let front = text[..<range.lowerBound]
    let line = front.utf8.count { $0 == 0x0A } + 1
    let start = front.utf8.lastIndex(of: 0x0A).map(front.utf8.index(after:)) ?? front.startIndex
    return JSONPositions.Place(
      line: line, column: front.utf8.distance(from: start, to: front.endIndex) + 1)
  }
}

extension String {
  /// The text with a range replaced.
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    var copy = self
    copy.replaceSubrange(range, with: text)
    return copy
  }
}

/// A definition with one thing wrong, and what is told about it.
struct BrokenDefinition: Sendable, CustomTestStringConvertible {
  /// What is replaced in the sample.
  var old: String
  /// By what.
  var new: String
  /// The pointer that is told.
  var pointer: String
  /// The text at whose first occurrence the problem stands.
  var at: String
  /// Bytes from there to the place.
  var offset: Int
  /// A part of the message.
  var message: String
  /// A part of the fix.
  var fix: String
  /// Whether the problem is a warning.
  var isWarning: Bool

  /// A case; the place is that of `at`, by default of what replaces.
  init(
    _ old: String, _ new: String, _ pointer: String, at: String? = nil, offset: Int = 0,
    _ message: String, fix: String, isWarning: Bool = false
  ) {
    self.old = old
    self.new = new
    self.pointer = pointer
    self.at = at ?? new
    self.offset = offset
    self.message = message
    self.fix = fix
    self.isWarning = isWarning
  }

  var testDescription: String { "\(pointer): \(message)" }

  /// Checks that this problem is told, and no other.
  func check(in sample: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let text = DefinitionSamples.replacing(old, new, in: sample)
    let result = DefinitionSamples.read(text)
    guard let problem = result.problems.first, result.problems.count == 1 else {
      Issue.record("problems: \(result.problems)", sourceLocation: sourceLocation)
      return
    }
    var place = DefinitionSamples.place(of: at, in: text)
    place?.column += offset
    #expect(problem.pointer == pointer, sourceLocation: sourceLocation)
    #expect(problem.place == place, "\(problem)", sourceLocation: sourceLocation)
    #expect(problem.message.contains(message), "\(problem)", sourceLocation: sourceLocation)
    #expect(problem.fix?.contains(fix) == true, "\(problem)", sourceLocation: sourceLocation)
    #expect(
      problem.severity == (isWarning ? .warning : .error), sourceLocation: sourceLocation)
    #expect((result.definition == nil) == !isWarning, sourceLocation: sourceLocation)
  }
}
