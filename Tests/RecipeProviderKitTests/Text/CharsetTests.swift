import TestSupport
import Testing

@testable import RecipeProviderKit

@Suite(.fewAtOnce) struct CharsetTests {
  @Test(arguments: [
    ("latin1", "windows-1252"), ("ISO-8859-1", "windows-1252"), ("us-ascii", "windows-1252"),
    ("UTF8", "utf-8"), (" utf-8 ", "utf-8"), ("iso_8859-2:1987", "iso-8859-2"),
    ("ISO-8859-9", "windows-1254"), ("x-sjis", "shift_jis"), ("GBK", "gb18030"),
    ("gb2312", "gb18030"), ("ks_c_5601-1987", "euc-kr"), ("cp1251", "windows-1251"),
    ("utf-16", "utf-16le"), ("tis-620", "windows-874"),
  ])
  func `a label means what browsers take it for`(label: String, name: String) {
    #expect(Charset(label: label)?.name == name)
  }

  @Test(arguments: ["", "x-foo", "utf-7", "hz-gb-2312", "iso-2022-kr"])
  func `another label means nothing`(label: String) { #expect(Charset(label: label) == nil) }

  private static let samples: [(name: String, bytes: [UInt8], text: String)] = [
    ("windows-1252", [0x43, 0x72, 0xE8, 0x6D, 0x65, 0x20, 0x96, 0x80], "Crème –€"),
    ("iso-8859-2", [0xAF, 0x75, 0x72, 0x65, 0x6B], "Żurek"),
    ("iso-8859-7", [0xF3, 0xEF, 0xFD, 0xF0, 0xE1], "σούπα"),
    ("iso-8859-15", [0xA4], "€"), ("windows-1250", [0x8A, 0x76], "Šv"),
    ("windows-1251", [0xC1, 0xEE, 0xF0, 0xF9], "Борщ"), ("koi8-r", [0xE2, 0xCF], "Бо"),
    ("windows-1254", [0xC7, 0x6F, 0x72, 0x62, 0x61], "Çorba"),
    ("windows-1258", [0x50, 0x68, 0xF4], "Phô"), ("windows-874", [0xB5, 0xE9], "ต้"),
    ("shift_jis", [0x83, 0x89, 0x81, 0x5B, 0x83, 0x81, 0x83, 0x93], "ラーメン"),
    ("euc-jp", [0xCC, 0xA3, 0xC1, 0xB9], "味噌"),
    ("iso-2022-jp", [0x1B, 0x24, 0x42, 0x4C, 0x23, 0x1B, 0x28, 0x42], "味"),
    ("gb18030", [0xCC, 0xC0], "汤"), ("big5", [0xB4, 0xF6], "湯"), ("euc-kr", [0xB1, 0xB9], "국"),
    ("utf-16le", [0xE9, 0x00], "é"), ("utf-16be", [0xD8, 0x3C, 0xDF, 0x72], "🍲"),
  ]

  @Test(arguments: samples.map(\.name).filter { Charset(label: $0)?.extendsASCII == true })
  func `text becomes bytes, and what a charset lacks a reference`(name: String) throws {
    let sample = try #require(Self.samples.first { $0.name == name })
    let charset = try #require(Charset(label: name))
    #expect(charset.encode(sample.text) == sample.bytes)
    guard name != "gb18030" else { return }
    #expect(charset.encode("a🍲") == Array("a&#127858;".utf8))
  }

  @Test(arguments: samples.map(\.name))
  func `bytes become text`(name: String) throws {
    let sample = try #require(Self.samples.first { $0.name == name })
    let (utf8, firstError) = try #require(Charset(label: name)).decode(sample.bytes)
    #expect(String(decoding: utf8, as: UTF8.self) == sample.text)
    #expect(firstError == nil)
  }

  @Test(arguments: Charset.names)
  func `every charset keeps ASCII, and any bytes become valid text`(name: String) throws {
    let charset = try #require(Charset(label: name))
    if charset.extendsASCII {
      #expect(charset.decode(Array("soup & 1/2".utf8)).utf8 == Array("soup & 1/2".utf8))
    }
    var random = SeededRandom(seed: 3)
    for length in [0, 1, 3, 100, 10_000] {
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      let (utf8, firstError) = charset.decode(bytes)
      #expect(String(validating: utf8, as: UTF8.self) != nil)
      if let firstError { #expect(bytes.indices.contains(firstError)) }
    }
  }

  @Test func `what cannot be read is replaced, and its place is told`() throws {
    let broken: [UInt8] = [0x61, 0x83, 0x89, 0xFD, 0x62, 0x83]
    let (utf8, firstError) = try #require(Charset(label: "shift_jis")).decode(broken)
    #expect(String(decoding: utf8, as: UTF8.self) == "aラ\u{FFFD}b\u{FFFD}")
    #expect(firstError == 3)
    #expect(Charset.utf8.decode([0x61, 0xE9, 0x62]).firstError == 1)
    #expect(Charset.utf8.decode([0x61, 0xC3]).firstError == 1)
  }
}
