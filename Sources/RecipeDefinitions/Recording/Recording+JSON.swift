public import RecipeModel
import RecipeProviderKit

extension Recording {
  /// The recording as a JSON document; members that say nothing are left out.
  public var json: JSON {
    ["definition": .string(definition), "cases": .array(cases.map(\.json))]
  }

  /// The recording as the text of a tests file.
  public var text: String { json.text(.indented) + "\n" }
}

extension RecordedCase {
  fileprivate var json: JSON {
    var object: JSONObject = ["name": .string(name), "query": query.recordedJSON]
    if !settings.members.isEmpty { object["settings"] = .object(settings) }
    object["exchanges"] = .array(exchanges.map(\.json))
    object["expect"] = expect.json
    return .object(object)
  }
}

extension SearchQuery {
  fileprivate var recordedJSON: JSON {
    var object: JSONObject = ["text": .string(text)]
    if !include.isEmpty { object["include"] = .array(include.map(JSON.string)) }
    if !exclude.isEmpty { object["exclude"] = .array(exclude.map(JSON.string)) }
    if let maxMinutes { object["maxMinutes"] = .int(maxMinutes) }
    if !diets.isEmpty { object["diets"] = .array(diets.map { .string($0.rawValue) }) }
    object["limit"] = .int(limit)
    return .object(object)
  }
}

extension RecordedExchange {
  fileprivate var json: JSON {
    var asked: JSONObject = ["method": .string(request.method), "url": .string(request.url)]
    if let body = request.body { asked["body"] = body }
    var answer: JSONObject = ["status": .int(response.status)]
    let fields = response.headers.fields
    if !fields.isEmpty {
      answer["headers"] = .object(JSONObject(fields.map { ($0.name, .string($0.value)) }))
    }
    switch response.body {
    case .json(let body): answer["json"] = body
    case .text(let text): answer["text"] = .string(text)
    }
    return ["request": .object(asked), "response": .object(answer)]
  }
}

extension RecordedExpectation {
  fileprivate var json: JSON {
    var object: JSONObject = ["status": .string(status)]
    if let listings { object["listings"] = .array(listings.map(JSON.object)) }
    if let total { object["total"] = .int(total) }
    if let requests { object["requests"] = .int(requests) }
    if let errorContains { object["errorContains"] = .string(errorContains) }
    if let recipe { object["recipe"] = .object(recipe) }
    return .object(object)
  }
}
