import RecipeDefinitions
import RecipeModel
import TestSupport
import Testing

@Suite(.fewAtOnce) struct ReaderFuzzTests {
  @Test(arguments: [1, 2, 3, 4])
  func `no change of bytes makes the reader fail`(seed: UInt64) {
    var numbers = SeededRandom(seed: seed)
    let sample = Array(DefinitionSamples.shelf.utf8)
    let marks = Array("{}[]\",:$.@*?\\0919truenl \u{0}é".utf8)
    for _ in 0..<200 {
      var bytes = sample
      for _ in 0..<Int.random(in: 1...6, using: &numbers) {
        let index = Int.random(in: bytes.indices, using: &numbers)
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: bytes.remove(at: index)
        case 1: bytes.insert(bytes[index], at: index)
        case 2: bytes[index] = marks.randomElement(using: &numbers) ?? 0
        default:
          let end = min(bytes.count, index + Int.random(in: 1...40, using: &numbers))
          bytes.append(contentsOf: bytes[index..<end])
          bytes.removeSubrange(index..<end)
        }
      }
      check(DefinitionReader.read(bytes))
    }
  }

  @Test(arguments: [5, 6, 7, 8])
  func `no change of members makes the reader fail`(seed: UInt64) throws {
    var numbers = SeededRandom(seed: seed)
    let sample = try JSON(parsing: DefinitionSamples.shelf)
    for _ in 0..<150 {
      var document = sample
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        document = changed(document, &numbers)
      }
      let bytes = document.bytes(.indented)
      let result = DefinitionReader.read(bytes)
      check(result)
      // Behind valid JSON every problem has a place.
      #expect(result.problems.allSatisfy { $0.place != nil })
      if let definition = result.definition {
        #expect(DefinitionReader.read(definition.json.bytes()).definition == definition)
      }
    }
  }

  private func check(_ result: DefinitionReader.Result) {
    let hasErrors = result.problems.contains { $0.severity == .error }
    #expect((result.definition == nil) == hasErrors)
    #expect(result.problems.count <= 201)
    #expect(result.problems.allSatisfy { !$0.message.isEmpty })
    let places = result.problems.compactMap(\.place)
    #expect(places == places.sorted())
  }

  /// The value with something changed somewhere in it.
  private func changed(_ value: JSON, _ numbers: inout SeededRandom) -> JSON {
    switch value {
    case .object(var object) where !object.members.isEmpty:
      let index = Int.random(in: object.members.indices, using: &numbers)
      switch Int.random(in: 0..<8, using: &numbers) {
      case 0: object.members.remove(at: index)
      case 1: object.members.append(object.members[index])
      case 2: object.members[index].name += "x"
      case 3: object.members[index].value = scrap(&numbers)
      default:
        object.members[index].value = changed(object.members[index].value, &numbers)
      }
      return .object(object)
    case .array(var elements) where !elements.isEmpty:
      let index = Int.random(in: elements.indices, using: &numbers)
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: elements.remove(at: index)
      case 1: elements.append(elements[index])
      default: elements[index] = changed(elements[index], &numbers)
      }
      return .array(elements)
    default: return scrap(&numbers)
    }
  }

  private func scrap(_ numbers: inout SeededRandom) -> JSON {
    let scraps: [JSON] = [
      nil, true, 0, -1, 1.5, 1e300, 99_999_999_999, "", " ", "$", "$.x", "$..[?", "{x}", "{", "5xx",
      [], .object(JSONObject()), ["a"], ["path": "$.x"], ["header": "X"], ["status": 404],
      "2147483648",
    ]
    return scraps.randomElement(using: &numbers) ?? nil
  }
}
