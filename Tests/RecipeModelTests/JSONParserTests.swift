import RecipeModel
import TestSupport
import Testing

@Suite(.fewAtOnce) struct JSONParserTests {
  @Test(arguments: [
    "", " ", "{", "[", "[1,]", "{\"a\":1,}", "{a:1}", "{'a':1}", "01", "1.", ".5", "+1", "1e",
    "-", "nul", "tru", "[1 2]", "\"a", "\"\\x\"", "\"\\u12\"", "\"a\nb\"", "1 2", "[]]", "NaN",
    "Infinity", "// x\n1", "\u{0}", "{\"a\" 1}", "{\"a\":}", "{1:2}",
  ])
  func `what the grammar forbids is refused`(text: String) {
    #expect(throws: JSONParseError.self) { try JSON(parsing: text) }
  }

  @Test(arguments: [
    [0x22, 0xFF, 0x22], [0x22, 0xC3, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
    Array(#""\ud800""#.utf8), Array(#""\udc00x""#.utf8), Array(#""\ud800\u0041""#.utf8),
    Array(#"{"\ud800":1}"#.utf8),
  ])
  func `broken text is an error only where valid text is demanded`(bytes: [UInt8]) {
    #expect(throws: Never.self) { try JSON(parsing: bytes) }
    let error = #expect(throws: JSONParseError.self) {
      try JSON(parsing: bytes, limits: JSONLimits(demandsValidText: true))
    }
    #expect(error?.passedLimit == nil)
  }

  @Test func `valid text is accepted where it is demanded`() throws {
    let text = #"{"é😀":"\ud83d\ude00\n\u00e9"}"#
    let json = try JSON(parsing: Array(text.utf8), limits: JSONLimits(demandsValidText: true))
    #expect(json["é😀"] == "😀\né")
  }

  @Test func `a passed bound is told from broken grammar`() {
    let deep = #expect(throws: JSONParseError.self) {
      try JSON(parsing: "[[[1]]]", limits: JSONLimits(maxDepth: 2))
    }
    let full = #expect(throws: JSONParseError.self) {
      try JSON(parsing: "[1,2,3]", limits: JSONLimits(maxValues: 3))
    }
    let broken = #expect(throws: JSONParseError.self) { try JSON(parsing: "[[1}") }
    #expect(deep?.passedLimit == .depth)
    #expect(full?.passedLimit == .values)
    #expect(broken?.passedLimit == nil)
  }

  @Test(arguments: [
    "0", "[]", "{}", "[0]", "[[[0]]]", #"{"":0}"#, #""a text of a middling length""#,
    "1000000000000000000000",
  ])
  func `values are bounded by the memory that they take`(value: String) throws {
    let document = "[" + Array(repeating: value, count: 3_000).joined(separator: ",") + "]"
    // A value in an array takes 24 bytes at least, and never more than it may take.
    let least = 3_000 * MemoryLayout<JSON>.stride
    let error = #expect(throws: JSONParseError.self) {
      try JSON(parsing: document, limits: JSONLimits(maxMemory: least))
    }
    #expect(error?.passedLimit == .memory)
    #expect(throws: Never.self) {
      try JSON(parsing: document, limits: JSONLimits(maxMemory: least * 20))
    }
  }

  @Test func `what fits into the largest answer passes unless it is made to take memory`() throws {
    // As many recipes as are read of a page, each as long as they can be, in short lines.
    let lines = Array(repeating: "\"2 tablespoons of something else\"", count: 120)
    let recipe = #"{"id":12,"title":"Soup","lines":[\#(lines.joined(separator: ","))]}"#
    let answer = "[" + Array(repeating: recipe, count: 2_000).joined(separator: ",") + "]"
    #expect((8_000_000...8 << 20).contains(answer.utf8.count))
    #expect(try JSON(parsing: answer).arrayValue?.count == 2_000)
    let hostile = "[" + String(repeating: "0,", count: 2_000_000) + "0]"
    let error = #expect(throws: JSONParseError.self) { try JSON(parsing: hostile) }
    #expect(error?.passedLimit == .memory)
  }

  @Test func `a long document is given up when its task is cancelled, a short one is read`() async {
    let long = "[" + String(repeating: "0,", count: 5_000) + "0]"
    let work = Task {
      while !Task.isCancelled { await Task.yield() }
      let error = #expect(throws: JSONParseError.self) { try JSON(parsing: long) }
      #expect(throws: Never.self) { try JSON(parsing: "[1,2,3]") }
      return error?.passedLimit
    }
    work.cancel()
    #expect(await work.value == .cancellation)
  }

  @Test func `an error knows its place`() {
    let error = #expect(throws: JSONParseError.self) {
      try JSON(parsing: "{\n  \"a\": 1,\n  \"b\" 2\n}")
    }
    #expect(error?.line == 3)
    #expect(error?.column == 7)
    #expect(error?.description == "a colon should be here at line 3, column 7")
  }

  @Test func `members keep their order and the last of two counts`() throws {
    let json = try JSON(parsing: #"{"b":1,"a":2,"b":3}"#)
    #expect(json.objectValue?.members.map(\.name) == ["b", "a", "b"])
    #expect(json["b"] == 3)
    #expect(json.text() == #"{"b":1,"a":2,"b":3}"#)
  }

  @Test func `escapes, marks and broken text are read as old services mean them`() throws {
    #expect(try JSON(parsing: "\u{FEFF}[1]") == [1])
    #expect(try JSON(parsing: #""\ud83c\udf72 \/ \b\f""#) == "🍲 / \u{8}\u{C}")
    #expect(try JSON(parsing: #""\ud83c\u0041 \udf72""#) == "\u{FFFD}A \u{FFFD}")
    #expect(try JSON(parsing: [0x22, 0xC3, 0x28, 0x22]) == "\u{FFFD}(")
  }

  @Test func `depth and size are bounded`() throws {
    let deep = String(repeating: "[", count: 129) + String(repeating: "]", count: 129)
    #expect(throws: JSONParseError.self) { try JSON(parsing: deep) }
    #expect(try JSON(parsing: String(deep.dropFirst().dropLast())).arrayValue?.count == 1)
    let limits = JSONLimits(maxValues: 3)
    #expect(throws: JSONParseError.self) {
      try JSON(parsing: Array("[1,2,3]".utf8), limits: limits)
    }
    #expect(throws: JSONParseError.self) {
      try JSON(parsing: String(repeating: "[", count: 1_000_000))
    }
  }

  @Test func `random documents survive being written and read`() throws {
    var random = SeededRandom(seed: 21)
    for _ in 0..<500 {
      let json = randomJSON(depth: 0, using: &random)
      #expect(try JSON(parsing: json.text()) == json)
      #expect(try JSON(parsing: json.text(.indented)) == json)
      let isSafe = json.text().unicodeScalars.allSatisfy { !$0.isUnsafeToPrint }
      #expect(isSafe)
    }
  }

  @Test func `random damage never crashes and never hangs`() {
    var random = SeededRandom(seed: 22)
    for _ in 0..<3_000 {
      var bytes = randomJSON(depth: 0, using: &random).bytes()
      for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
        }
      }
      if let json = try? JSON(parsing: bytes) {
        #expect((try? JSON(parsing: json.bytes())) == json)
      }
    }
  }

  private func randomJSON(depth: Int, using random: inout SeededRandom) -> JSON {
    switch Int.random(in: 0..<(depth < 4 ? 8 : 6), using: &random) {
    case 0: .null
    case 1: .bool(Bool.random(using: &random))
    case 2: .int(Int.random(in: .min ... .max, using: &random))
    case 3: .double(Double(bitPattern: random.next()))
    case 4, 5: .string(randomText(using: &random))
    case 6:
      .array(
        (0..<Int.random(in: 0..<5, using: &random)).map { _ in
          randomJSON(depth: depth + 1, using: &random)
        })
    default:
      .object(
        JSONObject(
          (0..<Int.random(in: 0..<5, using: &random)).map { _ in
            (randomText(using: &random), randomJSON(depth: depth + 1, using: &random))
          }))
    }
  }

  private func randomText(using random: inout SeededRandom) -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0..<8, using: &random) {
      let bound: UInt32 = [0x80, 0x300, 0x3000, 0x11_0000].randomElement(using: &random) ?? 0x80
      if let scalar = Unicode.Scalar(UInt32.random(in: 0..<bound, using: &random)) {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}
