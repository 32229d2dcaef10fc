import RecipeModel

/// Where a time comes from.
struct TimeSource: Sendable, Hashable {
  /// How a value is read.
  enum Unit: String, Sendable, Hashable, CaseIterable {
    /// Numbers are minutes; texts are ISO 8601 durations, free text or digits.
    case auto
    /// A number of minutes.
    case minutes
    /// A number of seconds.
    case seconds
    /// A number of hours.
    case hours
    /// An ISO 8601 duration.
    case iso8601
    /// Free text, such as `1 hour 20 min`.
    case text
  }

  /// The values; several are added up, and then each must be there.
  var paths: [JSONPath]
  /// How each is read.
  var unit = Unit.auto
  /// Raw values that mean that there is none.
  ///
  /// A time of 0 in all counts as none in any case.
  var absent: [JSON] = []
}

/// Where a rating comes from.
struct RatingSource: Sendable, Hashable {
  /// The value: a number, or a string that holds one.
  var path: JSONPath
  /// The greatest value, where the item itself does not say it.
  var scale: Double
  /// Where the item says the greatest value; nil where it is the same for all.
  var scalePath: JSONPath?
  /// Raw values that mean that there is none.
  var absent: [JSON] = []
}

/// Where diets come from.
enum DietSource: Sendable, Hashable {
  /// Names of diets; what is no known diet is left out.
  case names(ListSource)
  /// Flags that are true for a diet.
  case flags([Diet: JSONPath])
}

// MARK: - Times

extension TimeSource {
  static let codec: ObjectCodec<TimeSource> = ObjectCodec(
    "timeObject", place: "a time field", "Where a time comes from.", draft: TimeSource(paths: []),
    choices: [.exactlyOne(["path", "sum"])],
    [
      .custom("path", .fieldPath, "The path of the time.", example: "$.minutes") {
        $0.paths.count == 1 ? $0.paths[0] : nil
      } set: {
        $0.paths = [$1]
      },
      .custom(
        "sum", .list(.fieldPath, least: 2), "Paths whose times are added up; each must be there.",
        example: ["$.prep", "$.cook"]
      ) {
        $0.paths.count == 1 ? nil : $0.paths
      } set: {
        $0.paths = $1
      },
      .standard(
        "unit", \.unit, .word,
        """
        What a number counts: `auto` (default) and `minutes` minutes, `seconds`, `hours`; \
        `iso8601` reads only durations such as `PT1H20M`, `text` free text such as `1 h 20 min`, \
        which `auto` reads as well.
        """,
        example: "seconds"),
      .absent(\.absent),
    ])

  /// A path, or an object.
  static var value: ValueCodec<TimeSource> {
    let schema = ValueSchema.choice("timeSource", "Where a time comes from: a path, or an object.")
    {
      [.path, .object(codec.shape)]
    }
    return ValueCodec(schema) { node in
      switch node.value {
      case .string: return node.fieldPath().map { TimeSource(paths: [$0]) }
      case .object: return codec.read(node)
      case .null, .bool, .number, .array:
        node.wrongType(
          "a path, an object or a list of these", fix: "write something like \"$.minutes\"")
        return nil
      }
    } write: { source in
      let object = codec.object(source)
      let isPath = object.members.count == 1 && source.paths.count == 1
      return isPath ? object.members[0].value : .object(object)
    }
  }
}

// MARK: - Ratings

extension RatingSource {
  static let codec: ObjectCodec<RatingSource> = ObjectCodec(
    "ratingObject", place: "\"rating\"", "Where a rating comes from.",
    draft: RatingSource(path: .root, scale: 1),
    [
      .required("path", \.path, .fieldPath, "The path of the rating.", example: "$.rating"),
      .custom(
        "scale", scale, "The greatest rating, or the path where the item says it.", example: 5,
        isRequired: true, aliases: ["maximum", "max"]
      ) {
        RatingSource(path: .root, scale: $0.scale, scalePath: $0.scalePath)
      } set: {
        ($0.scale, $0.scalePath) = ($1.scale, $1.scalePath)
      },
      .absent(\.absent),
    ])

  /// A number, or the path of one.
  private static var scale: ValueCodec<RatingSource> {
    let number = ValueCodec<Double>.number(0.001...1_000_000)
    return ValueCodec(.anyOf([number.schema, .path])) { node in
      guard node.value.stringValue?.first.map(\.isNumber) == false else {
        return number.read(node).map { RatingSource(path: .root, scale: $0) }
      }
      return node.fieldPath().map { RatingSource(path: .root, scale: 5, scalePath: $0) }
    } write: { source in
      source.scalePath.map { .string($0.text) } ?? number.write(source.scale)
    }
  }

  /// An object; a path alone lacks the scale.
  static var value: ValueCodec<RatingSource> {
    ValueCodec.object(codec).around { node, read in
      guard let text = node.value.stringValue else { return read() }
      let path = text.hasPrefix("$") ? String(text.prefix(80)) : "$.rating"
      node.error(
        "a rating needs its greatest value too",
        fix: "write {\"path\": \(JSON.string(path).text()), \"scale\": 5}")
      return nil
    }
  }
}

// MARK: - Diets

extension DietSource {
  static let codec: ObjectCodec<DietSource> = ObjectCodec(
    "dietObject", place: "\"diets\"", "Where diets come from.", draft: DietSource.flags([:]),
    choices: [.exactlyOne(["path"] + ListSource.lineMakers + ["flags"])],
    ListSource.members { (source: DietSource) in
      if case .names(let list) = source { list } else { nil }
    } + [
      .deferred(
        "flags", flags, "Flags that are true for a diet.",
        example: ["vegan": "$.vegan", "glutenFree": "$.glutenFree"]
      ) {
        if case .flags(let flags) = $0 { flags } else { nil }
      }
    ]
  ) { object, source in
    if object.has("flags") {
      source = .flags(object.read("flags", flags) ?? [:])
    } else {
      var list = ListSource(origin: .path(.root))
      list.read(object)
      source = .names(list)
    }
  }

  /// A path, or an object.
  static var value: ValueCodec<DietSource> {
    let schema = ValueSchema.choice("dietSource", "Where diets come from: a path, or an object.") {
      [.path, .object(codec.shape)]
    }
    return ValueCodec(schema) { node in
      node.value.isObject ? codec.read(node) : ListSource.value.read(node).map { .names($0) }
    } write: { source in
      if case .names(let list) = source { list.json } else { codec.write(source) }
    }
  }

  private static var flags: ValueCodec<[Diet: JSONPath]> {
    let schema = ValueSchema.map(.path, NameRule())
    return ValueCodec(schema) { node in
      node.members()?.reduce(into: [:]) { paths, member in
        guard let diet = member.node.diet(member.name) else { return }
        if paths[diet] != nil {
          member.node.nameError("this diet has a flag already", fix: "remove one of the two")
        }
        if let path = member.node.fieldPath(as: .flag) { paths[diet] = path }
      }
    } write: { flags in
      let pairs = flags.map { diet, path in
        let name = Diet.names.first { $0.diet == diet }?.name ?? diet.rawValue
        return (name, JSON.string(path.text))
      }
      return .object(JSONObject(pairs.sorted { $0.0 < $1.0 }))
    }
  }
}

extension DocumentNode {
  /// The diet that a member's name means.
  fileprivate func diet(_ name: String) -> Diet? {
    guard let diet = Diet(parsing: name) else {
      nameError("not the name of a diet", fix: "write a name such as \"vegan\"")
      return nil
    }
    if !Diet.known.values.contains(diet) {
      let known = Diet.known.keys.sorted()
      let nearest = DefinitionWording.suggestion(for: name, among: known)
      warning(
        "\"\(name.prefix(40))\" is no diet that a query asks for",
        fix: "\(nearest)known: \(known.joined(separator: ", "))", at: .name)
    }
    return diet
  }
}
