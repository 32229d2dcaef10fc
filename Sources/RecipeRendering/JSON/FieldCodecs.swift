import RecipeModel
import RecipeProviderKit
import RecipeSearch

extension Member {
  /// The fields that a value may lack: null where it says nothing, and of links what no terminal
  /// or page may open.
  static func fields<Value>(
    _ fields: [(field: ListingField, storage: FieldStorage<Value>)],
    in part: Property<Owner, Value>, leastMinutes: Int = 1
  ) -> [Member] {
    fields.map { field, storage in
      let name = field.rawValue
      switch storage {
      case .text(let path), .paragraph(let path), .date(let path):
        return .field(name, .nullable(.anyText), part, path)
      case .link(let path):
        return .field(name, .nullable(.link), part, path, write: WebLink.accept)
      case .lines(let path), .words(let path), .notes(let path):
        return .field(name, .list(.anyText), part, path)
      case .count(let path): return .field(name, .nullable(.minutes(1)), part, path)
      case .minutes(let path): return .field(name, .nullable(.minutes(leastMinutes)), part, path)
      case .rating(let path): return .field(name, .share, part, path)
      case .diets(let path): return .field(name, .nullable(.diets), part, path)
      case .joined:
        let text = ValueCodec<String?>.nullable(.anyText)
        return .structure(name, storage, text.schema, part)
      case .steps:
        return .structure(name, storage, .list(ValueCodec<String>.anyText.schema), part)
      case .sections:
        let section = InstructionSection.codec.shape
        return .structure(name, storage, .list(.object(section)), part)
      case .parts(let parts): return .structure(name, storage, .list(.object(parts.shape)), part)
      case .nutrients:
        let codec = ValueCodec<[String: Nutrient]>.dictionary(.object(Nutrient.codec))
        let object = ValueCodec<[String: Nutrient]?>.nullable(codec)
        return .structure(name, storage, object.schema, part)
      }
    }
  }

  /// A field that is only written.
  private static func structure<Value>(
    _ name: String, _ storage: FieldStorage<Value>, _ schema: ValueSchema,
    _ part: Property<Owner, Value>
  ) -> Member {
    .written(name, ValueCodec<JSON>.any.described(as: schema)) { owner in
      storage.json(of: owner[keyPath: part], link: { WebLink.accept($0) }, rating: { _ in .null })
    }
  }

  private static func field<Part, Value>(
    _ name: String, _ codec: ValueCodec<Value>, _ part: Property<Owner, Part>,
    _ path: Property<Part, Value>, write: @escaping @Sendable (Value) -> Value = { $0 }
  ) -> Member {
    // One path reads the field where it lies; two would copy the part for each of its fields. Joined
    // paths of Sendable ones are Sendable, which their type does not say.
    nonisolated(unsafe) let whole = (part as WritableKeyPath).appending(path: path)
    let get = reading(whole)
    return .always(name, codec) {
      write(get($0))
    } set: {
      $0[keyPath: whole] = $1
    }
  }

  /// A link, which is null where no terminal or page may open it.
  static func link(_ name: String, _ path: Property<Owner, String?>) -> Member {
    let get = reading(path)
    return .always(name, .nullable(.link)) {
      WebLink.accept(get($0))
    } set: {
      $0[keyPath: path] = $1
    }
  }
}

extension Rating {
  /// The rating as a share, to twelve places: 4.7 of 5 is 0.94, not 0.9400000000000001.
  var share: Double { (normalized * 1e12).rounded() / 1e12 }
}

extension ValueCodec where Value == String {
  /// The address of a page or a picture.
  static var link: ValueCodec {
    anyText.described(as: .keywords(["type": "string", "format": "uri"]))
  }
}

extension ValueCodec where Value == Int {
  /// A place in a list.
  static var rank: ValueCodec {
    integer(1...SearchQuery.greatestCount).described(
      as: .keywords(["type": "integer", "minimum": 1]))
  }

  fileprivate static func minutes(_ least: Int) -> ValueCodec {
    count.described(as: .keywords(["type": "integer", "minimum": .int(least)]))
  }
}

extension ValueCodec where Value == Double {
  /// Any number.
  static var finite: ValueCodec {
    ValueCodec(.keywords(["type": "number"])) { node in
      if let number = node.value.doubleValue, number.isFinite { return number }
      node.wrongType("a number")
      return nil
    } write: {
      .double($0)
    }
  }
}

extension ValueCodec where Value == Score {
  /// An exact score.
  static var score: ValueCodec {
    ValueCodec<Double>.finite.map(read: { number, _ in Score(number) }) { $0.doubleValue }
  }
}

extension ValueCodec where Value == Rating? {
  /// A rating with its own scale, or null; one beyond its scale counts as none.
  static var rating: ValueCodec {
    ValueCodec<Scaled?>.nullable(.object(Scaled.codec)).map { scaled, _ in
      .some(scaled.flatMap { Rating(value: $0.value, scale: $0.scale) })
    } write: {
      $0.map { Scaled(value: $0.value, scale: $0.scale) }
    }
  }

  /// A rating as a share of the best, or null.
  fileprivate static var share: ValueCodec {
    let share = ValueCodec<Double>.finite.described(
      as: .keywords([
        "type": "number", "minimum": 0, "maximum": 1,
        "description": "The rating as a share of the best.",
      ]))
    return ValueCodec<Double?>.nullable(share).map { share, _ in
      .some(share.flatMap { Rating(value: $0, scale: 1) })
    } write: {
      $0?.share
    }
  }
}

/// A rating as it is written, whatever its figures.
private struct Scaled {
  var value = 0.0
  var scale = 1.0

  static let codec: ObjectCodec<Scaled> = ObjectCodec(
    "rating", place: "the rating", draft: Scaled(), isOpen: true,
    [.required("value", \.value, .finite), .required("scale", \.scale, .finite)])
}

extension ValueCodec where Value == Set<Diet> {
  /// Diets in the order of their names.
  fileprivate static var diets: ValueCodec {
    ValueCodec<[Diet]>.list(.diet).map(read: { diets, _ in Set(diets) }) { diets in
      diets.sorted { bytewise($0.rawValue, $1.rawValue) }
    }
  }
}

extension ValueCodec where Value == Set<ListingField> {
  /// The names of fields that a comparison counts; others are passed over.
  static var fieldNames: ValueCodec {
    ValueCodec<[String]>.list(.anyText).map { names, _ in
      Set(names.compactMap(ListingField.init(rawValue:)))
    } write: { fields in
      ListingField.counted.filter(fields.contains).map(\.rawValue)
    }
  }
}

extension ValueCodec where Value == FilledField {
  /// Who filled a field.
  static var giver: ValueCodec {
    ValueCodec<String>.anyText.map(
      read: { provider, _ in FilledField(name: "", provider: provider) }, write: \.provider)
  }
}

extension MergeEvidence {
  /// The members that every reason has.
  static let members = ["kind", "strength", "between"]
}

extension ValueCodec where Value == MergeEvidence {
  /// Why two listings are one recipe, with the figures of that kind; only written.
  static var evidence: ValueCodec {
    let required = JSON.array(MergeEvidence.members.map(JSON.string))
    let schema: JSONObject = [
      "description": "A reason; figures of its kind stand beside it.", "type": "object",
      "required": required,
      "properties": [
        "kind": ["type": "string"], "strength": ["type": "number"],
        "between": ["type": "array", "items": ["type": "string"]],
      ],
      "additionalProperties": true,
    ]
    return ValueCodec(.keywords(schema)) { _ in
      nil
    } write: { evidence in
      var object: JSONObject = [
        "kind": .string(evidence.kind.rawValue), "strength": .double(evidence.strength),
      ]
      // A figure never takes the place of a member that every reason has.
      for figure in evidence.figures where !MergeEvidence.members.contains(figure.name) {
        object[figure.name] = .double(figure.value)
      }
      object["between"] = [
        .string(evidence.left.description), .string(evidence.right.description),
      ]
      return .object(object)
    }
  }
}
