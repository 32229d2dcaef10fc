import RecipeModel

/// What an answer says about itself: whether it failed, and whether it is whole.
enum AnswerGuess {
  /// Rules for failures behind status 200; only such that the given answer does not match.
  static func errors(_ answer: JSON, _ log: inout GuessLog) -> [JSON] {
    guard let object = answer.objectValue else { return [] }
    var rules: [JSON] = []
    if let status = object["status"]?.stringValue?.lowercased(),
      ["success", "ok"].contains(status)
    {
      rules.append([
        "when": ["path": "$.status", "oneOf": ["error", "fail", "failed", "failure"]],
        "means": "failure", "message": "$.message",
      ])
      log.doubt("errors: $.status is taken to say error, fail or failure in a failed answer")
    }
    if let error = object["error"], error.isNull || error.boolValue == false {
      let test: (String, JSON) = error.isNull ? ("exists", true) : ("equals", true)
      rules.append([
        "when": .object(JSONObject([("path", "$.error"), test])), "means": "failure",
      ])
      log.sure("errors: $.error is \(error.text()) in a good answer")
    }
    return rules
  }

  /// Conditions under which the answer says that it is not whole.
  static func incomplete(_ answer: JSON, _ log: inout GuessLog) -> [JSON] {
    var conditions: [JSON] = []
    if answer["timed_out"]?.boolValue == false {
      conditions.append(["path": "$.timed_out", "equals": true])
    }
    if answer["_shards"]?["failed"]?.intValue == 0 {
      conditions.append(["path": "$._shards.failed", "above": 0])
    }
    if answer["incomplete_results"]?.boolValue == false {
      conditions.append(["path": "$.incomplete_results", "equals": true])
    }
    if !conditions.isEmpty { log.sure("the answer says itself when it is not whole") }
    return conditions
  }
}
