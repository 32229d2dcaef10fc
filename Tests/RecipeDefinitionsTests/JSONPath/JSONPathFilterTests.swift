import RecipeModel
import TestSupport
import Testing

@testable import RecipeDefinitions

@Suite(.fewAtOnce) struct JSONPathFilterTests {
  @Test(arguments: [
    PathCase(
      "$[?@.a]", #"[{"a":1},{"b":1},{"a":null},{"a":false},[],"a",1]"#,
      #"[{"a":1},{"a":null},{"a":false}]"#),
    PathCase("$[?!@.a]", #"[{"a":1},{"b":1},"a"]"#, #"[{"b":1},"a"]"#),
    PathCase("$[?@]", "[null,false,0,\"\",[],{}]", "[null,false,0,\"\",[],{}]"),
    PathCase("$[?!@]", "[null,false,0]", "[]"),
    PathCase("$[?@.*]", "[[],{},[0],{\"a\":0},1]", "[[0],{\"a\":0}]"),
    PathCase("$[?@[0]]", "[[],[null],{\"0\":1}]", "[[null]]"),
    PathCase("$[?@..a]", #"[{"b":[{"a":1}]},{"b":1}]"#, #"[{"b":[{"a":1}]}]"#),
    PathCase("$[?@['a','b']]", #"[{"a":1},{"b":1},{"c":1}]"#, #"[{"a":1},{"b":1}]"#),
    PathCase("$[?@[1:]]", "[[1],[1,2]]", "[[1,2]]"),
    PathCase("$[?$.x]", #"{"x":0,"y":1}"#, "[0,1]"), PathCase("$[?$.z]", #"{"x":0}"#, "[]"),
    PathCase("$[?$[?@==2]]", "[1,2]", "[1,2]"), PathCase("$[?@==1]", "1", "[]"),
    PathCase("$[?@>1]", #"{"a":1,"b":2,"c":3}"#, "[2,3]"),
    PathCase("$[?@>1,?@<3]", "[1,2,3]", "[2,3,1,2]"), PathCase("$[?@>1,0]", "[1,2]", "[2,1]"),
    PathCase("$[?@[?@>1]]", "[[1],[2],[1,3]]", "[[2],[1,3]]"),
    PathCase("$[?@[?@[?@==1]]]", "[[[1]],[[2]],[1]]", "[[[1]]]"),
    PathCase(
      "$.r[?@.id==$.want].t", #"{"want":2,"r":[{"id":1,"t":"a"},{"id":2,"t":"b"}]}"#,
      #"["b"]"#),
    PathCase("$[?@.a[?@.b==$[0].k]]", #"[{"k":1},{"a":[{"b":1}]}]"#, #"[{"a":[{"b":1}]}]"#),
    PathCase("$[?@[-1]==2]", "[[1,2],[2,1],2]", "[[1,2]]"),
    PathCase("$[?@['a']['b']==1]", #"[{"a":{"b":1}},{"a":1}]"#, #"[{"a":{"b":1}}]"#),
    PathCase("$..[?@.b>1]", #"{"a":[{"b":1},{"b":2}],"b":3}"#, #"[{"b":2}]"#),
  ])
  func `a filter selects the children that meet it`(row: PathCase) throws { try row.check() }

  @Test(arguments: [
    ("T || T && F", true), ("F && F || T", true), ("T && F || F", false), ("T || F && F", true),
    ("(T || T) && F", false), ("F && (F || T)", false), ("!F && F", false), ("!(F && F)", true),
    ("!T || T", true), ("!(T || T)", false), ("T && T && F", false), ("F || F || T", true),
    ("!F && !F", true), ("!(!T)", true), ("T && !F || F", true), ("((T))", true),
  ])
  func `not binds before and, and before or`(condition: String, expected: Bool) throws {
    for (yes, no) in [("@", "@.none"), ("1==1", "1==2"), ("(@==@)", "(@!=@)")] {
      // Negation stands before a test or parentheses only.
      if condition.contains("!F") || condition.contains("!T"), yes == "1==1" { continue }
      let text = condition.map { $0 == "T" ? yes : $0 == "F" ? no : String($0) }.joined()
      #expect(try holds(text, for: "1") == expected)
    }
  }

  private static let kinds: [(text: String, rank: Int)] = [
    ("null", 0), ("true", 1), ("false", 2), ("1", 3), ("\"1\"", 4), ("[1]", 5), ("{\"1\":1}", 6),
  ]

  @Test func `values of different kinds are unequal and in no order`() throws {
    for (left, leftRank) in Self.kinds {
      for (right, rightRank) in Self.kinds {
        let document = "{\"l\":\(left),\"r\":\(right)}"
        let same = leftRank == rightRank
        let results = try ["==", "!=", "<", "<=", ">", ">="].map {
          try holds("@.node.l \($0) @.node.r", for: document)
        }
        #expect(results == [same, !same, false, same, false, same], "\(left) and \(right)")
      }
    }
  }

  @Test func `nothing equals nothing alone`() throws {
    for (kind, _) in Self.kinds {
      for (comparison, expected) in [
        ("==", false), ("!=", true), ("<", false), ("<=", false), (">", false), (">=", false),
      ] {
        #expect(try holds("@.node \(comparison) @.none", for: kind) == expected)
        #expect(try holds("@.none \(comparison) @.node", for: kind) == expected)
      }
    }
    for (comparison, expected) in [
      ("==", true), ("!=", false), ("<", false), ("<=", true), (">", false), (">=", true),
    ] {
      #expect(try holds("@.none \(comparison) $.none", for: "1") == expected)
      #expect(try holds("length(@.none) \(comparison) value(@..none)", for: "1") == expected)
    }
  }

  @Test(arguments: [
    ("1", "==", "1.0"), ("1", "==", "1e0"), ("100", "==", "1E2"), ("100", "==", "1e+2"),
    ("0.5", "==", "5e-1"), ("-0", "==", "0"), ("-0.0", "==", "0"), ("0e5", "==", "0"),
    ("110", "==", "1.1e2"), ("1", "<", "1.5"), ("-2", "<", "-1"), ("-1.5", "<", "-1"),
    ("9", "<", "10"), ("2", "<=", "2.0"), ("2.5", ">", "2"), ("3", ">=", "3.0"), ("1", "!=", "2"),
    ("9007199254740993", ">", "9007199254740992"), ("9007199254740993", "!=", "9007199254740992"),
    ("1e999", ">", "1e308"), ("-1e999", "<", "-1e308"), ("99999999999999999999", ">", "1"),
    ("1e-999", "==", "0"),
  ])
  func `numbers compare by value`(left: String, comparison: String, right: String) throws {
    #expect(try holds("@.node \(comparison) \(right)", for: left))
    #expect(try holds("\(left) \(comparison) @.node", for: right))
    let opposite = ["==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"]
    let negated = try #require(opposite[comparison])
    #expect(try !holds("@.node \(negated) \(right)", for: left))
  }

  @Test(arguments: [
    ("a", "b"), ("", "a"), ("a", "aa"), ("Z", "a"), ("10", "9"), ("a", "é"), ("z", "é"),
    ("e\u{301}", "é"), ("\u{FFFF}", "\u{10000}"), ("\u{E000}", "🍲"), ("a\u{0}", "a\u{1}"),
  ])
  func `strings stand in the order of their scalars`(left: String, right: String) throws {
    let pair: JSON = ["l": .string(left), "r": .string(right)]
    let document = JSON.array([pair])
    for (condition, count) in [
      ("@.l<@.r", 1), ("@.l<=@.r", 1), ("@.l!=@.r", 1), ("@.r>@.l", 1), ("@.r>=@.l", 1),
      ("@.l==@.r", 0), ("@.l>@.r", 0), ("@.l>=@.r", 0), ("@.r<@.l", 0),
    ] {
      #expect(try JSONPath("$[?\(condition)]").nodes(in: document).count == count)
    }
  }

  @Test(arguments: [
    ("[1,2]", "[1.0,2e0]", true), ("[1,2]", "[2,1]", false), ("[1]", "[1,1]", false),
    ("[]", "[]", true), ("[]", "{}", false), ("{}", "{}", true), ("[[],{}]", "[[],{}]", true),
    (#"{"a":1,"b":2}"#, #"{"b":2,"a":1.0}"#, true), (#"{"a":1}"#, #"{"a":1,"b":2}"#, false),
    (#"{"a":1}"#, #"{"b":1}"#, false), (#"{"a":1}"#, #"{"a":"1"}"#, false),
    (#"{"a":{"b":[{"c":1}]}}"#, #"{"a":{"b":[{"c":1}]}}"#, true),
    (#"{"a":{"b":[{"c":1}]}}"#, #"{"a":{"b":[{"c":2}]}}"#, false),
    (#"{"a":1,"a":2}"#, #"{"a":2}"#, true), (#"{"a":1,"a":2}"#, #"{"a":2,"a":1}"#, false),
    ("[null]", "[]", false), ("[null]", "[false]", false),
  ])
  func `arrays and objects are compared deeply`(left: String, right: String, equal: Bool) throws {
    let document = "{\"l\":\(left),\"r\":\(right)}"
    for (comparison, expected) in [
      ("==", equal), ("!=", !equal), ("<=", equal), (">=", equal), ("<", false), (">", false),
    ] {
      #expect(try holds("@.node.l \(comparison) @.node.r", for: document) == expected)
      #expect(try holds("@.node.r \(comparison) @.node.l", for: document) == expected)
    }
  }

  @Test(arguments: [
    ("'a'", "\"a\"", true), ("\"a\"", "\"a\"", true), (#"'\u0061'"#, "\"a\"", true),
    (#"'\''"#, "\"'\"", true), (#""\"""#, #""\"""#, true), ("''", "\"\"", true),
    ("'A'", "\"a\"", false), ("true", "true", true), ("true", "\"true\"", false),
    ("false", "0", false), ("null", "null", true), ("null", "0", false), ("0", "false", false),
    ("1", "true", false), ("'1'", "1", false), (#"'\uD83C\uDF72'"#, "\"🍲\"", true),
  ])
  func `a literal equals its value`(literal: String, node: String, equal: Bool) throws {
    #expect(try holds("@.node == \(literal)", for: node) == equal)
    #expect(try holds("\(literal) != @.node", for: node) == !equal)
  }
}
