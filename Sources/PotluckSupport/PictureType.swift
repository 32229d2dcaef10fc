/// What a picture is by the bytes that it begins with; neither a name nor a header is believed.
///
/// These are the formats that browsers show without running anything. SVG is none of them, as it can
/// hold scripts and links. The raw value is the media type.
package enum PictureType: String, Sendable, Hashable, CaseIterable {
  case jpeg = "image/jpeg"
  case png = "image/png"
  case gif = "image/gif"
  case webp = "image/webp"
  case avif = "image/avif"

  /// What each begins with: texts at places, one list of them for each way to begin.
  private static let signatures: [(PictureType, [(place: Int, bytes: [UInt8])])] = [
    (.jpeg, [(0, [0xFF, 0xD8, 0xFF])]),
    (.png, [(0, [0x89] + Array("PNG\r\n\u{1A}\n".utf8))]),
    (.gif, [(0, Array("GIF87a".utf8))]), (.gif, [(0, Array("GIF89a".utf8))]),
    (.webp, [(0, Array("RIFF".utf8)), (8, Array("WEBP".utf8))]),
  ]

  /// The type of a whole picture; nil for anything else.
  package init?(_ bytes: some Collection<UInt8>) {
    // AVIF's brands may be many.
    let start = Array(bytes.prefix(256))
    let found = Self.signatures.first { _, parts in
      parts.allSatisfy { start.dropFirst($0.place).starts(with: $0.bytes) }
    }
    if let found {
      self = found.0
    } else if Self.brands(start).contains(where: { ["avif", "avis"].contains($0) }) {
      self = .avif
    } else {
      return nil
    }
  }

  /// The brands of a file of ISO's base media format, as far as they are there; empty for others.
  private static func brands(_ start: [UInt8]) -> [String] {
    guard start.count >= 12, start[4..<8].elementsEqual("ftyp".utf8) else { return [] }
    let length = start[..<4].reduce(0) { $0 << 8 | Int($1) }
    guard 16...256 ~= length else { return [] }
    return stride(from: 8, to: min(length, start.count) - 3, by: 4).map {
      String(decoding: start[$0..<($0 + 4)], as: UTF8.self)
    }
  }

  /// The ending of such a file, without a dot.
  package var ending: String { self == .jpeg ? "jpg" : String(rawValue.dropFirst(6)) }
}
