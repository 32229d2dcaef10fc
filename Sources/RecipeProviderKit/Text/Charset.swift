import PotluckSupport
import RecipeModel

/// A character encoding, under the names and labels of the WHATWG Encoding Standard.
///
/// ``AnswerText`` chooses one for an answer; whatever reads bytes of another origin, such as a web
/// page that names its charset itself, decodes with this type directly. The C library's `iconv`
/// does the work.
package struct Charset: Sendable, Hashable {
  /// The standard's name in small letters, such as `windows-1252`.
  package let name: String
  /// What `iconv` calls it.
  private let system: String

  /// Finds the charset that a label means, such as `latin1`, `UTF8` or `x-sjis`; nil for one that
  /// is not known.
  ///
  /// `iso-8859-1` and `ascii` mean `windows-1252`, as browsers have it.
  package init?(label: String) {
    guard let entry = Self.byLabel[Self.key(label)] else { return nil }
    (name, system) = entry
  }

  private init(_ name: String, _ system: String) {
    self.name = name
    self.system = system
  }

  /// UTF-8.
  package static let utf8 = Charset("utf-8", "UTF-8")

  /// A form of Unicode: `utf-8`, or `utf-16` or `utf-32` with `le` or `be`.
  ///
  /// The standard has no UTF-32, so no label means it.
  package init(unicode name: String) { self.init(name, name.uppercased()) }

  /// The charset that a byte order mark tells, and the mark's length.
  package static func marked(_ bytes: [UInt8]) -> (charset: Charset, mark: Int)? {
    // UTF-32 comes before UTF-16, whose mark it begins with.
    let marks: [(name: String, bytes: [UInt8])] = [
      ("utf-8", [0xEF, 0xBB, 0xBF]), ("utf-32le", [0xFF, 0xFE, 0, 0]),
      ("utf-32be", [0, 0, 0xFE, 0xFF]), ("utf-16le", [0xFF, 0xFE]), ("utf-16be", [0xFE, 0xFF]),
    ]
    return marks.first { bytes.starts(with: $0.bytes) }
      .map { (Charset(unicode: $0.name), $0.bytes.count) }
  }

  /// Whether ASCII means itself, so that a text may turn out to be UTF-8 all the same.
  package var extendsASCII: Bool {
    !name.hasPrefix("utf-") && name != "iso-2022-jp" || self == .utf8
  }

  // MARK: Decoding

  /// The text in UTF-8, and the offset of the first byte that could not be read.
  ///
  /// What cannot be read becomes U+FFFD. Where the C library lacks the charset, nothing beyond
  /// ASCII can be.
  package func decode(_ bytes: [UInt8]) -> (utf8: [UInt8], firstError: Int?) {
    if self == .utf8 {
      guard let error = UTF8Check.firstError(in: bytes) else { return (bytes, nil) }
      return (Array(String(decoding: bytes, as: UTF8.self).utf8), error)
    }
    if name == "windows-1252" { return (Self.western(bytes), nil) }
    return Transcoder(system)?.decode(bytes, unit: unit) ?? Self.asciiOnly(bytes)
  }

  /// The text in this charset; what it lacks is written as in forms of web pages: `&#8364;`.
  package func encode(_ text: String) -> [UInt8] {
    guard self != .utf8, let coder = Transcoder("UTF-8", to: system) else {
      return Array(text.utf8)
    }
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      bytes += coder.encode(Array(String(scalar).utf8)) ?? Array("&#\(scalar.value);".utf8)
    }
    return bytes
  }

  /// How many bytes a broken character takes at least.
  private var unit: Int { name.hasPrefix("utf-16") ? 2 : name.hasPrefix("utf-32") ? 4 : 1 }

  private static func western(_ bytes: [UInt8]) -> [UInt8] {
    var text = String.UnicodeScalarView()
    for (place, byte) in bytes.enumerated() {
      if place & 0x3FFF == 0, Task.isCancelled { break }
      let value = 0x80...0x9F ~= byte ? Self.special[Int(byte) - 0x80] : UInt16(byte)
      text.append(Unicode.Scalar(value) ?? "\u{FFFD}")
    }
    return Array(String(text).utf8)
  }

  private static func asciiOnly(_ bytes: [UInt8]) -> (utf8: [UInt8], firstError: Int?) {
    (
      bytes.flatMap { $0 < 0x80 ? [$0] : Transcoder.replacement },
      bytes.firstIndex { $0 >= 0x80 }
    )
  }

  /// What windows-1252 has in place of the control characters from 0x80 to 0x9F.
  private static let special: [UInt16] = [
    0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039,
    0x152, 0x8D, 0x17D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC,
    0x2122, 0x161, 0x203A, 0x153, 0x9D, 0x17E, 0x178,
  ]

  // MARK: Labels

  /// A label without what people write in different ways.
  private static func key(_ label: String) -> String {
    label.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  private static let byLabel: [String: (name: String, system: String)] = {
    var labels: [String: (name: String, system: String)] = [:]
    for (name, system, others) in table {
      for label in [key(name)] + others.split(separator: " ").map(String.init) {
        labels[label] = (name, system)
      }
    }
    return labels
  }()

  /// Every name of the standard that a page or an answer is met with.
  static var names: [String] { table.map(\.name) }

  /// Names, what `iconv` calls them, and the standard's further labels without their marks.
  private static let table: [(name: String, system: String, labels: String)] = [
    ("utf-8", "UTF-8", "unicode11utf8 unicode20utf8 xunicode20utf8"),
    ("utf-16le", "UTF-16LE", "utf16 ucs2 unicode csunicode iso10646ucs2 unicodefeff"),
    ("utf-16be", "UTF-16BE", "unicodefffe"),
    (
      "windows-1252", "CP1252",
      "ansix341968 ascii cp1252 cp819 csisolatin1 ibm819 iso88591 iso885911987 isoir100 l1 latin1"
        + " usascii xcp1252"
    ),
    ("iso-8859-2", "ISO-8859-2", "csisolatin2 iso885921987 isoir101 l2 latin2"),
    ("iso-8859-3", "ISO-8859-3", "csisolatin3 iso885931988 isoir109 l3 latin3"),
    ("iso-8859-4", "ISO-8859-4", "csisolatin4 iso885941988 isoir110 l4 latin4"),
    ("iso-8859-5", "ISO-8859-5", "csisolatincyrillic cyrillic iso885951988 isoir144"),
    (
      "iso-8859-6", "ISO-8859-6",
      "arabic asmo708 csisolatinarabic ecma114 iso885961987 iso88596e iso88596i isoir127"
    ),
    (
      "iso-8859-7", "ISO-8859-7",
      "csisolatingreek ecma118 elot928 greek greek8 iso885971987 isoir126 suneugreek"
    ),
    (
      "iso-8859-8", "ISO-8859-8",
      "csisolatinhebrew hebrew iso885981988 iso88598e iso88598i isoir138 logical visual"
    ),
    ("iso-8859-10", "ISO-8859-10", "csisolatin6 isoir157 l6 latin6"),
    ("iso-8859-13", "ISO-8859-13", ""), ("iso-8859-14", "ISO-8859-14", ""),
    ("iso-8859-15", "ISO-8859-15", "csisolatin9 l9 latin9"), ("iso-8859-16", "ISO-8859-16", ""),
    ("ibm866", "IBM866", "866 cp866 csibm866"),
    ("koi8-r", "KOI8-R", "cskoi8r koi koi8"), ("koi8-u", "KOI8-U", "koi8ru"),
    ("macintosh", "MACINTOSH", "csmacintosh mac xmacroman"),
    ("windows-874", "CP874", "dos874 iso885911 tis620"),
    ("windows-1250", "CP1250", "cp1250 xcp1250"), ("windows-1251", "CP1251", "cp1251 xcp1251"),
    ("windows-1253", "CP1253", "cp1253 xcp1253"),
    (
      "windows-1254", "CP1254",
      "cp1254 csisolatin5 iso88599 iso885991989 isoir148 l5 latin5 xcp1254"
    ),
    ("windows-1255", "CP1255", "cp1255 xcp1255"), ("windows-1256", "CP1256", "cp1256 xcp1256"),
    ("windows-1257", "CP1257", "cp1257 xcp1257"), ("windows-1258", "CP1258", "cp1258 xcp1258"),
    (
      "gb18030", "GB18030", "chinese csgb2312 csiso58gb231280 gb2312 gb231280 gbk isoir58 xgbk"
    ),
    ("big5", "BIG5-HKSCS", "big5hkscs cnbig5 csbig5 xxbig5"),
    ("euc-jp", "EUC-JP", "cseucpkdfmtjapanese xeucjp"),
    ("iso-2022-jp", "ISO-2022-JP", "csiso2022jp"),
    ("shift_jis", "CP932", "csshiftjis ms932 mskanji sjis windows31j xsjis"),
    (
      "euc-kr", "UHC",
      "cseuckr csksc56011987 isoir149 korean ksc5601 ksc56011987 ksc56011989 windows949"
    ),
  ]
}

/// A conversion by the C library, to UTF-8 unless told otherwise.
private struct Transcoder: ~Copyable {
  static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

  private let descriptor: iconv_t

  /// Opens a conversion; nil where the C library does not know the charset.
  init?(_ system: String, to target: String = "UTF-8") {
    guard let opened = iconv_open(target, system), Int(bitPattern: opened) != -1 else {
      return nil
    }
    descriptor = opened
  }

  deinit { iconv_close(descriptor) }

  /// The text in UTF-8; a broken character takes one unit and becomes U+FFFD.
  borrowing func decode(_ bytes: [UInt8], unit: Int) -> (utf8: [UInt8], firstError: Int?) {
    var bytes = bytes
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count * 2)
    var firstError: Int?
    bytes.withUnsafeMutableBytes { raw in
      var left = raw.count
      var source = raw.baseAddress?.assumingMemoryBound(to: CChar.self)
      while left > 0, !Task.isCancelled {
        let before = left
        let failure = step(&source, &left, into: &output)
        guard failure != 0 else { break }
        if failure == E2BIG, left < before { continue }
        if firstError == nil { firstError = raw.count - left }
        output += Self.replacement
        let skipped = min(left, unit)
        source = source?.advanced(by: skipped)
        left -= skipped
      }
      // Some charsets hold the last character back, to combine it with an accent.
      _ = step(nil, nil, into: &output)
    }
    return (output, firstError)
  }

  /// One character; nil where the target lacks it.
  borrowing func encode(_ character: [UInt8]) -> [UInt8]? {
    var (character, output) = (character, [UInt8]())
    let isWhole = character.withUnsafeMutableBytes { raw in
      var left = raw.count
      var source = raw.baseAddress?.assumingMemoryBound(to: CChar.self)
      return step(&source, &left, into: &output) == 0
    }
    return isWhole ? output : nil
  }

  /// Converts as much as fits a buffer.
  /// - Returns: why it ended early, as an error number; 0 when nothing is left.
  private borrowing func step(
    _ source: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    _ left: UnsafeMutablePointer<Int>?, into output: inout [UInt8]
  ) -> Int32 {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 8_192) { buffer in
      var target = buffer.baseAddress
      var room = buffer.count
      let failed = iconv(descriptor, source, left, &target, &room) == -1
      let failure = failed ? errno : 0
      output.append(contentsOf: UnsafeRawBufferPointer(buffer).prefix(buffer.count - room))
      return failure
    }
  }
}
