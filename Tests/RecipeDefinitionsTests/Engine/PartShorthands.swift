import RecipeModel

@testable import RecipeDefinitions

// Parts of definitions, written shortly.

extension TextSource {
  init(
    _ origin: Origin, absent: [JSON] = [], removePrefix: String? = nil,
    removeSuffix: String? = nil, before: String? = nil, after: String? = nil,
    spaces: String? = nil, upgradesToHTTPS: Bool = false
  ) {
    self.init(
      origin: origin, absent: absent, removePrefix: removePrefix, removeSuffix: removeSuffix,
      before: before, after: after, spaces: spaces, upgradesToHTTPS: upgradesToHTTPS)
  }
}

extension ListSource {
  init(
    _ origin: Origin, separator: String? = nil, required: String? = nil, absent: [JSON] = []
  ) {
    self.init(origin: origin, separator: separator, required: required, absent: absent)
  }
}

extension TimeSource {
  init(_ paths: [JSONPath], unit: Unit = .auto, absent: [JSON] = []) {
    self.init(paths: paths, unit: unit, absent: absent)
  }
}

extension RatingSource {
  init(_ path: JSONPath, scale: Double, absent: [JSON] = []) {
    self.init(path: path, scale: scale, absent: absent)
  }
}

extension RetryPlace {
  init(_ place: ValuePlace, unit: Unit = .seconds) { self.init(place: place, unit: unit) }
}

extension ErrorRule {
  init(
    _ condition: ErrorCondition, means meaning: Meaning, message: JSONPath? = nil,
    fix: String? = nil, retryAfter: RetryPlace? = nil
  ) {
    self.init(
      condition: condition, meaning: meaning, message: message, fix: fix,
      retryAfter: retryAfter)
  }
}

extension Parameter {
  init(_ name: String, _ value: ParameterValue) { self.init(name: name, value: value) }
}

extension BodyMember {
  init(_ name: String, _ value: BodyValue) { self.init(name: name, value: value) }
}

extension TextValue {
  init(
    _ template: Template, spaces: String? = nil, standard: Template? = nil, quoting: Quoting? = nil
  ) {
    self.init(template: template, spaces: spaces, standard: standard, quoting: quoting)
  }
}

extension ListValue {
  init(
    _ source: Source, item: Template, separator: String?, exclusionPrefix: String? = nil,
    spaces: String? = nil, quoting: Quoting? = nil
  ) {
    self.init(
      source: source, item: item, separator: separator, exclusionPrefix: exclusionPrefix,
      spaces: spaces, quoting: quoting)
  }
}
