import RecipeModel
import TestSupport
import Testing

@testable import RecipeDefinitions

/// Random changes of valid paths, the same ones in every run.
@Suite(.fewAtOnce) struct JSONPathMutationTests {
  private static let seeds = [
    "$", "$.store.book[*].author", "$..book[?@.price<10 && @.isbn].title", "$['a',\"b\",0,-1,*]",
    "$[1:5:2]", "$[::-1]..*", "$[?@.a[?count(@.*)>1]]", "$[?length(@.a)==length('é\\n')]",
    "$[?!(@.a==1.5e-3||@.b!=null)&&value(@..c)=='x']", "$['\\uD83C\\uDF72']", "$..[0, 'a']",
    "$[?@.a <= $.b[-1]['c']]", "$ .a\n['b'] [ 0 ]",
  ]
  private static let pieces = [
    "$", "@", ".", "..", "*", "[", "]", "(", ")", "?", ":", ",", "'", "\"", "\\", "\\u", "D83C",
    "!", "==", "=", "<", ">=", "&&", "||", "|", " ", "\n", "0", "-", "1", "9007199254740992",
    "1e999", "e", "a", "é", "🍲", "\u{0}", "true", "null", "length(", "count(@.*)", "value(", "[?@",
    "match(", "[::", "-1",
  ]

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `a changed path is read or refused, never worse`(seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    let document = try JSON(
      parsing: #"{"a":[1,{"b":"x","c":[null,true]},[],"é\n"],"b":{"a":{"b":2}},"store":{}}"#)
    var accepted = 0
    for _ in 0..<2_000 {
      let text = mutate(try #require(Self.seeds.randomElement(using: &generator)), &generator)
      do throws(JSONPathError) {
        let path = try JSONPath(text)
        accepted += 1
        try check(path, document)
      } catch {
        #expect(0...text.utf8.count ~= error.offset)
        #expect(!error.message.isEmpty && error.fix != "")
      }
    }
    #expect(accepted > 50)
  }

  private func check(_ path: JSONPath, _ document: JSON) throws(JSONPathError) {
    #expect(try JSONPath(path.description) == path)
    do throws(JSONPathLimitReached) {
      let nodes = try path.nodes(in: document)
      #expect(!path.isSingular || nodes.count <= 1)
    } catch {
      #expect(error.steps == JSONPath.defaultSteps)
    }
  }

  private func mutate(_ path: String, _ generator: inout SeededRandom) -> String {
    var scalars = Array(path.unicodeScalars)
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      let place = Int.random(in: 0...scalars.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0 where place < scalars.count: scalars.remove(at: place)
      case 1 where place < scalars.count:
        let end = Int.random(in: place...min(scalars.count, place + 8), using: &generator)
        let part = scalars[place..<end]
        scalars.insert(
          contentsOf: part, at: Int.random(in: 0...scalars.count, using: &generator))
      case 2 where place < scalars.count:
        scalars.swapAt(place, Int.random(in: 0..<scalars.count, using: &generator))
      default:
        let piece = Self.pieces.randomElement(using: &generator) ?? "$"
        scalars.insert(contentsOf: piece.unicodeScalars, at: place)
      }
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}
