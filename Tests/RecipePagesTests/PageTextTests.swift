import RecipePages
import TestSupport
import Testing

@Suite(.fewAtOnce) struct PageTextTests {
  @Test(
    arguments: [
      // Windows-1252 under its many names, with the curly quote that Latin-1 lacks.
      ("<meta charset=iso-8859-1>", [0x52, 0x61, 0x67, 0xF9, 0x92], "Ragù’"),
      ("<META HTTP-EQUIV='Content-Type' CONTENT='text/html; charset=windows-1252'>", [0xBD], "½"),
      ("<?xml version=\"1.0\" encoding=\"ISO-8859-15\"?>", [0xA4], "€"),
      ("<meta charset=\"windows-1251\">", [0xC1, 0xEE, 0xF0, 0xF9], "Борщ"),
      ("<meta charset='koi8-r'>", [0xC2, 0xCF, 0xD2, 0xDD], "борщ"),
      ("<meta charset=windows-1250>", [0xE6, 0xF3], "ćó"),
      ("<meta charset=Shift_JIS>", [0x82, 0xA0, 0x8D, 0xDE, 0x97, 0xBF], "あ材料"),
      ("<meta charset=EUC-JP>", [0xA4, 0xA2], "あ"),
      ("<meta charset=iso-2022-jp>", [0x1B, 0x24, 0x42, 0x24, 0x22, 0x1B, 0x28, 0x42], "あ"),
      ("<meta charset=gb2312>", [0xB2, 0xC4, 0xC1, 0xCF], "材料"),
      ("<meta charset=big5>", [0xA7, 0xF7], "材"),
      ("<meta charset=euc-kr>", [0xC0, 0xE7, 0xB7, 0xE1], "재료"),
      ("<meta charset=windows-1255>", [0xEE, 0xF8, 0xF7], "מרק"),
      ("<meta charset=windows-1256>", [0xE3, 0xD1, 0xDE], "مرق"),
      // UTF-16 in a <meta> that could be read is not UTF-16.
      ("<meta charset=utf-16>", [0xC3, 0xB9], "ù"),
      // What is valid UTF-8 is that, whatever the page says.
      ("<meta charset=iso-8859-1>", [0xC3, 0xB9], "ù"),
      ("<!-- <meta charset=koi8-r> --><meta charset=utf-8>", [0xC3, 0xB9], "ù"),
      // Nothing declared.
      ("<p>", [0xC3, 0xB9], "ù"), ("<p>", [0xF9], "ù"),
      // Then what was usual in its language.
      ("<html lang=he dir=rtl>", [0xEE, 0xF8, 0xF7], "מרק"),
      ("<html lang=\"ru-RU\">", [0xC1, 0xEE, 0xF0, 0xF9], "Борщ"),
      ("<html xml:lang='ja'>", [0x8D, 0xDE, 0x97, 0xBF], "材料"),
    ] as [(String, [UInt8], String)])
  func `a page says how its bytes are to be read`(head: String, bytes: [UInt8], text: String) {
    let page = PageText(Array(head.utf8) + bytes)
    #expect(String(decoding: page.utf8, as: UTF8.self) == head + text, "\(page.charset)")
  }

  @Test func `a byte order mark comes first, then the header, then the page`() {
    let head = Array("<meta charset=koi8-r>".utf8)
    let letters: [UInt8] = [0xC2, 0xCF]
    #expect(
      PageText(head + letters, contentType: "text/html; charset=windows-1251").charset
        == "windows-1251")
    #expect(PageText(head + letters, contentType: "text/html").charset == "koi8-r")
    #expect(
      PageText([0xEF, 0xBB, 0xBF] + head, contentType: "text/html; charset=big5").charset
        == "utf-8")
  }

  @Test func `UTF-16 is read with a mark and without`() {
    for isBig in [false, true] {
      for mark in ["\u{FEFF}", ""] {
        let bytes = (mark + "<html>Ragù").utf16.flatMap { unit in
          isBig
            ? [UInt8(unit >> 8), UInt8(unit & 255)] : [UInt8(unit & 255), UInt8(unit >> 8)]
        }
        #expect(String(decoding: PageText(bytes).utf8, as: UTF8.self) == "<html>Ragù")
      }
    }
  }

  @Test func `a page without one character of UTF-8 is none, whatever it calls itself`() {
    let latin = Array("<meta charset=utf-8>Cr".utf8) + [0xE8] + Array("me br".utf8) + [0xFB]
    let page = PageText(latin + Array("l".utf8) + [0xE9] + Array("e".utf8))
    #expect(String(decoding: page.utf8, as: UTF8.self).hasSuffix("Crème brûlée"))
    #expect(page.charset == "windows-1252")
    #expect(PageText(latin + Array("é".utf8)).charset == "utf-8")
  }

  @Test func `damage is told`() {
    let page = PageText(Array("<meta charset=utf-8>a".utf8) + [0xFF], contentType: nil)
    #expect(page.isDamaged)
    #expect(!PageText(Array("abc".utf8)).isDamaged)
  }
}
