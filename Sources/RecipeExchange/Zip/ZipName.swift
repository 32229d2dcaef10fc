import RecipeModel

/// The names in zip archives.
enum ZipName {
  /// Reads a name: UTF-8 where it says so or is valid as such, else the IBM PC's code page 437.
  ///
  /// A backslash parts folders, as some programs on Windows write it.
  static func read(_ bytes: ArraySlice<UInt8>, isUTF8: Bool) -> String {
    let text =
      isUTF8
      ? String(decoding: bytes, as: UTF8.self)
      : String(validating: bytes, as: UTF8.self) ?? codePage437(bytes)
    return text.replacing("\\", with: "/")
  }

  /// Why a path is refused, in a clause; nil for one that stays below its archive.
  static func danger(_ path: String) -> String? {
    if path.utf8.contains(0) { return "its name holds a NUL" }
    if path.utf8.count > 1_024 { return "its name is too long" }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if parts.contains("..") { return "its name leads out of the archive" }
    let isDrive = path.dropFirst().first == ":" && path.first?.isLetter == true
    if path.hasPrefix("/") || isDrive { return "its name is an absolute path" }
    return path.isEmpty ? "it has no name" : nil
  }

  /// Text in code page 437, as programs of DOS wrote it.
  static func codePage437(_ bytes: some Sequence<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    for byte in bytes {
      text.append(byte < 0x80 ? Unicode.Scalar(byte) : upper[Int(byte) - 0x80])
    }
    return String(text)
  }

  private static let upper = Array(
    ("ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀"
      + "αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}").unicodeScalars)
}
