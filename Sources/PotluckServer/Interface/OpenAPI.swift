import RecipeModel
import RecipeRPC

/// The description of the interface (OpenAPI 3.1), made from the methods' own schemas.
enum OpenAPI {
  static func document(_ site: Site, _ visit: Visit) -> JSON {
    var paths = JSONObject()
    var schemas: JSONObject = ["Problem": moved(Problem.schema)]
    for endpoint in Interface.endpoints where endpoint.isOffered(visit.settings) {
      var path = paths[endpoint.path]?.objectValue ?? [:]
      path[endpoint.form.rawValue.lowercased()] = describe(endpoint)
      paths[endpoint.path] = .object(path)
      for method in [endpoint.method, endpoint.continuation].compactMap(\.self) {
        for member in method.definitions.members { schemas[member.name] = moved(member.value) }
      }
    }
    paths["/health"] = [
      "get": [
        "operationId": "health", "summary": "Tells that the server answers.",
        "responses": ["200": content("It does.", ["type": "object"])], "security": [],
      ]
    ]
    paths["/metrics"] = [
      "get": [
        "operationId": "metrics", "summary": "Gives what was counted, as Prometheus reads it.",
        "responses": [
          "200": content("The counts.", ["type": "string"], type: "text/plain"),
          "default": problem,
        ],
      ]
    ]
    var document: JSONObject = [
      "openapi": "3.1.0", "jsonSchemaDialect": "https://json-schema.org/draft/2020-12/schema",
      "info": [
        "title": "Potluck", "version": .string(site.service.version),
        "summary": "One merged, ranked list from several recipe sources.",
      ],
      "servers": [["url": "/"]], "paths": .object(paths),
      "components": [
        "schemas": .object(schemas),
        "securitySchemes": ["token": ["type": "http", "scheme": "bearer"]],
      ],
    ]
    document["security"] = site.accessControl.hasToken ? [["token": []]] : [["token": []], [:]]
    return .object(document)
  }

  private static func describe(_ endpoint: Endpoint) -> JSON {
    let method = endpoint.method
    var content = JSONObject([
      ("application/json", ["schema": moved(method.result)])
    ])
    var about = method.about
    if endpoint.hasEvents {
      content["text/event-stream"] = ["schema": ["type": "string"]]
      about +=
        " With Accept: text/event-stream: an event source for each source's recipes as they come, "
        + "then result with the answer, or problem."
    }
    var object: JSONObject = [
      "operationId": .string(
        method.name.split(separator: "/").joined(separator: "_")
          + (endpoint.form == .body && method.name == "compare" ? "_post" : "")),
      "summary": .string(method.about), "description": .string(about),
      "responses": [
        "200": ["description": "The answer.", "content": .object(content)], "default": problem,
      ],
    ]
    if endpoint.form == .body {
      object["requestBody"] = [
        "required": true,
        "content": ["application/json": ["schema": moved(offered(method.params))]],
      ]
    } else {
      object["parameters"] = .array(parameters(endpoint))
    }
    return .object(object)
  }

  private static func parameters(_ endpoint: Endpoint) -> [JSON] {
    var members = MethodParams(method: endpoint.method).members
    if let continuation = endpoint.continuation {
      members += MethodParams(method: continuation).members.filter { new in
        !members.contains { $0.name == new.name }
      }
    }
    let required = endpoint.method.params["required"]?.arrayValue ?? []
    return members.map { member in
      var schema = member.value.objectValue ?? [:]
      let about = schema["description"]
      schema["description"] = nil
      var parameter: JSONObject = [
        "name": .string(member.name), "in": "query", "schema": moved(.object(schema)),
      ]
      // Words may be left out: they are empty then, and a cursor needs none.
      if required.contains(.string(member.name)), member.name != "query" {
        parameter["required"] = true
      }
      if schema["type"] == "array" { (parameter["style"], parameter["explode"]) = ("form", false) }
      parameter["description"] = about
      return .object(parameter)
    }
  }

  /// The schema of params without those that are not offered.
  private static func offered(_ params: JSON) -> JSON {
    var object = params.objectValue ?? [:]
    var members = object["properties"]?.objectValue ?? [:]
    for name in MethodParams.unoffered { members[name] = nil }
    object["properties"] = .object(members)
    object["additionalProperties"] = false
    return .object(object)
  }

  private static let problem = content(
    "What is wrong.", ["$ref": "#/components/schemas/Problem"], type: "application/problem+json")

  private static func content(
    _ about: String, _ schema: JSON, type: String = "application/json"
  ) -> JSON {
    ["description": .string(about), "content": .object([type: ["schema": schema]])]
  }

  /// A schema whose references lead to the components.
  private static func moved(_ schema: JSON) -> JSON {
    switch schema {
    case .array(let elements): .array(elements.map(moved))
    case .object(let object):
      .object(
        JSONObject(
          members: object.members.map { member in
            if member.name == "$ref", let target = member.value.stringValue,
              target.hasPrefix("#/$defs/")
            {
              return JSONObject.Member(
                name: "$ref", value: .string("#/components/schemas/\(target.dropFirst(8))"))
            }
            // Links stay as sources wrote them, also beyond ASCII.
            if member.name == "format", member.value == "uri" {
              return JSONObject.Member(name: member.name, value: "iri")
            }
            return JSONObject.Member(name: member.name, value: moved(member.value))
          }))
    default: schema
    }
  }
}
