import RecipeModel

/// One member of a request's params.
struct Parameter<Value: Sendable>: Sendable {
  /// The member's name.
  let name: String
  /// What it has to look like.
  let form: Form<Value>
  /// What it is for, in one sentence.
  let about: String
  /// The value that stands for an absent member, for the schema; nil when there is none.
  let standard: JSON?

  /// Creates a parameter.
  init(_ name: String, _ form: Form<Value>, standard: JSON? = nil, _ about: String) {
    self.name = name
    self.form = form
    self.about = about
    self.standard = standard
  }

  /// The member in a schema's `properties`.
  var property: (String, JSON) {
    var schema = form.schema
    if let standard { schema["default"] = standard }
    schema["description"] = .string(about)
    return (name, .object(schema))
  }
}

/// The params of a request, read member by member; whoever reads decides the order of complaints.
///
/// `null` counts as absent, everywhere. Members that nobody reads are ignored.
struct Params: Sendable {
  /// The members.
  let object: JSONObject

  /// Takes the params of a message.
  /// - Throws: ``WireFailure`` when they are an array.
  init(_ json: JSON?) throws(WireFailure) {
    guard let json else {
      object = [:]
      return
    }
    guard let object = json.objectValue else {
      throw .invalid(
        "", "params is \(json.kindName), not an object", hint: "name the parameters: {\"...\": ...}"
      )
    }
    self.object = object
  }

  /// The value of a parameter that may be absent.
  /// - Throws: ``WireFailure`` when it is there and not of its form.
  func optional<Value>(_ parameter: Parameter<Value>) throws(WireFailure) -> Value? {
    try read(parameter, otherwise: ", or leave the member out")
  }

  private func read<Value>(
    _ parameter: Parameter<Value>, otherwise: String = ""
  ) throws(WireFailure) -> Value? {
    guard let json = object[parameter.name], !json.isNull else { return nil }
    do throws(Mismatch) {
      return try parameter.form.read(json)
    } catch {
      let place = parameter.name + error.pointer
      let expected = error.expected ?? parameter.form.expected
      throw .invalid(
        "/\(place)", "\(place) is \(error.found), not \(expected)",
        hint: error.fix ?? "write \(expected)\(otherwise)")
    }
  }

  /// The value of a parameter that must be there.
  /// - Throws: ``WireFailure`` when it is absent or not of its form.
  func required<Value>(_ parameter: Parameter<Value>) throws(WireFailure) -> Value {
    guard let value = try read(parameter) else {
      throw .invalid(
        "/\(parameter.name)", "\(parameter.name) is missing",
        hint: "add \"\(parameter.name)\": \(parameter.form.expected)")
    }
    return value
  }
}
