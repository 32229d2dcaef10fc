/// The character references of HTML 4, those of HTML 5 for ASCII and fractions, and how they are decoded.
package enum HTMLEntities {
  /// Replaces every reference that ends in a semicolon and leaves a bare `&` alone.
  ///
  /// Names are the 252 of HTML 4 and those that HTML 5 adds for ASCII; numbers may be decimal or hexadecimal. As browsers
  /// do, 128…159 are read as Windows-1252, and numbers that are no character become U+FFFD.
  /// - Returns: nil when nothing was replaced.
  package static func decode(_ text: String) -> String? {
    var text = text
    return text.withUTF8 { bytes in
      var result: [UInt8] = []
      var copied = 0
      var index = 0
      var looked = 0
      while let ampersand = bytes[index...].firstIndex(of: UInt8(ascii: "&")) {
        index = ampersand + 1
        looked += 1
        // Nobody reads what a cancelled task makes of a text of megabytes.
        if looked & 0xFFF == 0, Task.isCancelled { break }
        let body = bytes[index...].prefix(longestName + 1)
        guard let semicolon = body.firstIndex(of: UInt8(ascii: ";")),
          let scalar = scalar(String(decoding: body[..<semicolon], as: UTF8.self))
        else { continue }
        result.append(contentsOf: bytes[copied..<ampersand])
        result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        index = semicolon + 1
        copied = index
      }
      guard copied > 0 else { return nil }
      result.append(contentsOf: bytes[copied...])
      return String(decoding: result, as: UTF8.self)
    }
  }

  private static func scalar(_ name: String) -> Unicode.Scalar? {
    guard name.utf8.first == UInt8(ascii: "#") else { return named[name] }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    let text = String(isHex ? digits.dropFirst() : digits)
    guard !text.isEmpty, text.utf8.allSatisfy({ isHex ? $0.isHexDigit : $0.isDigit }) else {
      return nil
    }
    guard let value = UInt32(text, radix: isHex ? 16 : 10) else { return "\u{FFFD}" }
    if 0x80...0x9F ~= value { return Unicode.Scalar(windows1252[Int(value) - 0x80]) ?? "\u{FFFD}" }
    return value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// Longer than any name, and long enough for numbers with some leading zeros.
  static let longestName = 14

  private static let windows1252: [UInt16] = [
    0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039,
    0x152, 0x8D, 0x17D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC,
    0x2122, 0x161, 0x203A, 0x153, 0x9D, 0x17E, 0x178,
  ]

  /// The characters by name.
  static let named: [String: Unicode.Scalar] = {
    var named: [String: Unicode.Scalar] = [:]
    for entry in (table + ", " + asciiTable).split(separator: ",") {
      let parts = entry.split(separator: " ")
      guard parts.count == 2, let value = UInt32(parts[1], radix: 16) else { continue }
      named[String(parts[0])] = Unicode.Scalar(value)
    }
    return named
  }()

  /// The names of each character, in order.
  static let names = Dictionary(grouping: named.keys.sorted()) { named[$0] }

  /// Names and code points of HTML 4.01, section 24 (Latin-1, symbols, special characters).
  private static let table = """
    frac13 2153, frac23 2154, frac15 2155, frac25 2156, frac35 2157, frac45 2158, frac16 2159, \
    frac56 215A, frac18 215B, frac38 215C, frac58 215D, frac78 215E, half BD, \
    quot 22, amp 26, lt 3C, gt 3E, nbsp A0, iexcl A1, cent A2, pound A3, curren A4, yen A5, \
    brvbar A6, sect A7, uml A8, copy A9, ordf AA, laquo AB, not AC, shy AD, reg AE, macr AF, \
    deg B0, plusmn B1, sup2 B2, sup3 B3, acute B4, micro B5, para B6, middot B7, cedil B8, \
    sup1 B9, ordm BA, raquo BB, frac14 BC, frac12 BD, frac34 BE, iquest BF, Agrave C0, Aacute C1, \
    Acirc C2, Atilde C3, Auml C4, Aring C5, AElig C6, Ccedil C7, Egrave C8, Eacute C9, Ecirc CA, \
    Euml CB, Igrave CC, Iacute CD, Icirc CE, Iuml CF, ETH D0, Ntilde D1, Ograve D2, Oacute D3, \
    Ocirc D4, Otilde D5, Ouml D6, times D7, Oslash D8, Ugrave D9, Uacute DA, Ucirc DB, Uuml DC, \
    Yacute DD, THORN DE, szlig DF, agrave E0, aacute E1, acirc E2, atilde E3, auml E4, aring E5, \
    aelig E6, ccedil E7, egrave E8, eacute E9, ecirc EA, euml EB, igrave EC, iacute ED, icirc EE, \
    iuml EF, eth F0, ntilde F1, ograve F2, oacute F3, ocirc F4, otilde F5, ouml F6, divide F7, \
    oslash F8, ugrave F9, uacute FA, ucirc FB, uuml FC, yacute FD, thorn FE, yuml FF, OElig 152, \
    oelig 153, Scaron 160, scaron 161, Yuml 178, fnof 192, circ 2C6, tilde 2DC, Alpha 391, \
    Beta 392, Gamma 393, Delta 394, Epsilon 395, Zeta 396, Eta 397, Theta 398, Iota 399, \
    Kappa 39A, Lambda 39B, Mu 39C, Nu 39D, Xi 39E, Omicron 39F, Pi 3A0, Rho 3A1, Sigma 3A3, \
    Tau 3A4, Upsilon 3A5, Phi 3A6, Chi 3A7, Psi 3A8, Omega 3A9, alpha 3B1, beta 3B2, gamma 3B3, \
    delta 3B4, epsilon 3B5, zeta 3B6, eta 3B7, theta 3B8, iota 3B9, kappa 3BA, lambda 3BB, \
    mu 3BC, nu 3BD, xi 3BE, omicron 3BF, pi 3C0, rho 3C1, sigmaf 3C2, sigma 3C3, tau 3C4, \
    upsilon 3C5, phi 3C6, chi 3C7, psi 3C8, omega 3C9, thetasym 3D1, upsih 3D2, piv 3D6, \
    ensp 2002, emsp 2003, thinsp 2009, zwnj 200C, zwj 200D, lrm 200E, rlm 200F, ndash 2013, \
    mdash 2014, lsquo 2018, rsquo 2019, sbquo 201A, ldquo 201C, rdquo 201D, bdquo 201E, \
    dagger 2020, Dagger 2021, bull 2022, hellip 2026, permil 2030, prime 2032, Prime 2033, \
    lsaquo 2039, rsaquo 203A, oline 203E, frasl 2044, euro 20AC, image 2111, weierp 2118, \
    real 211C, trade 2122, alefsym 2135, larr 2190, uarr 2191, rarr 2192, darr 2193, harr 2194, \
    crarr 21B5, lArr 21D0, uArr 21D1, rArr 21D2, dArr 21D3, hArr 21D4, forall 2200, part 2202, \
    exist 2203, empty 2205, nabla 2207, isin 2208, notin 2209, ni 220B, prod 220F, sum 2211, \
    minus 2212, lowast 2217, radic 221A, prop 221D, infin 221E, ang 2220, and 2227, or 2228, \
    cap 2229, cup 222A, int 222B, there4 2234, sim 223C, cong 2245, asymp 2248, ne 2260, \
    equiv 2261, le 2264, ge 2265, sub 2282, sup 2283, nsub 2284, sube 2286, supe 2287, \
    oplus 2295, otimes 2297, perp 22A5, sdot 22C5, lceil 2308, rceil 2309, lfloor 230A, \
    rfloor 230B, lang 2329, rang 232A, loz 25CA, spades 2660, clubs 2663, hearts 2665, \
    diams 2666
    """

  /// Further names that HTML 5 gives to ASCII characters and to what shows nothing.
  private static let asciiTable = """
    apos 27, sol 2F, bsol 5C, plus 2B, equals 3D, lowbar 5F, period 2E, comma 2C, colon 3A, \
    semi 3B, num 23, dollar 24, percnt 25, commat 40, excl 21, quest 3F, lpar 28, rpar 29, \
    lsqb 5B, lbrack 5B, rsqb 5D, rbrack 5D, lcub 7B, lbrace 7B, rcub 7D, rbrace 7D, verbar 7C, \
    vert 7C, Hat 5E, grave 60, ast 2A, midast 2A, Tab 9, NewLine A, AMP 26, LT 3C, GT 3E, QUOT 22, \
    ZeroWidthSpace 200B, NoBreak 2060
    """
}

extension UInt8 {
  /// Whether the byte is an ASCII digit.
  var isDigit: Bool { 0x30...0x39 ~= self }
  /// Whether the byte is an ASCII hexadecimal digit.
  var isHexDigit: Bool { isDigit || 0x41...0x46 ~= self || 0x61...0x66 ~= self }
  /// Whether the byte is an ASCII letter.
  var isLetter: Bool { 0x41...0x5A ~= self || 0x61...0x7A ~= self }
}
