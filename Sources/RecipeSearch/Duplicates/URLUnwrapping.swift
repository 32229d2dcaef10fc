import PotluckSupport
import RecipeModel

/// Finds the address that a redirect, an AMP cache, an archive or a share button wraps.
enum URLUnwrapping {
  /// Whether a host may lead on.
  static func mayWrap(host: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    contains(bytes, host, "ampproject") || contains(bytes, host, "bing")
  }

  /// Whether the rest of a link can hold another one; a cheap test that most links fail.
  static func mayWrap(_ url: URLAnatomy, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard url.mayHoldAddress else { return contains(bytes, url.query, "http") }
    for index in url.path {
      let byte = bytes[index]
      if byte == 0x2F {
        if bytes.starts(index..<url.path.upperBound, with: "/amp/") { return true }
      } else if byte | 0x20 == 0x68, isAddressStart(index..<url.path.upperBound, bytes) {
        return true
      }
    }
    return contains(bytes, url.query, "http")
  }

  /// The wrapped address, or nil where the link leads to its own page.
  static func target(of url: URLAnatomy, _ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    if contains(bytes, url.host, "ampproject.org")
      || (contains(bytes, url.host, "google.") && bytes.starts(url.path, with: "/amp/"))
      || (contains(bytes, url.host, "bing-amp") || contains(bytes, url.host, "bing."))
        && bytes.starts(url.path, with: "/amp/")
    {
      return ampTarget(url, bytes)
    }
    if let inner = address(in: url.path, bytes) {
      // A plain address runs to the end, its query included; an encoded one ends at a bare slash.
      var end = url.path.upperBound
      if isEncodedAddress(inner..<end, bytes) {
        end = (inner..<end).first { bytes[$0] == 0x2F } ?? end
      }
      let text = decoded(inner..<end, bytes, plus: false)
      guard isAddress(text) else { return nil }
      return url.query.isEmpty ? text : text + [0x3F] + Array(bytes[url.query])
    }
    guard !url.query.isEmpty, forwards(url, bytes) else { return nil }
    return parameterTarget(url, bytes)
  }

  /// `google.com/amp/s/host/path` and `host-name.cdn.ampproject.org/c/s/host/path`.
  private static func ampTarget(
    _ url: URLAnatomy, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [UInt8]? {
    var index = url.path.lowerBound
    while index < url.path.upperBound {
      while index < url.path.upperBound, bytes[index] == 0x2F { index += 1 }
      var end = index
      while end < url.path.upperBound, bytes[end] != 0x2F { end += 1 }
      if (index..<end).contains(where: { bytes[$0] == 0x2E }) {
        return Array("http://".utf8) + Array(bytes[index..<url.query.upperBound])
      }
      index = end
    }
    return nil
  }

  private static func parameterTarget(
    _ url: URLAnatomy, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [UInt8]? {
    for (name, value) in URLQuery.fields(url.query, bytes) {
      guard
        URLVocabulary.parameters.code(bytes.foldedHash(name)) & URLVocabulary.target != 0
      else { continue }
      // An address that was not encoded runs to the end of the link, as its own parameters would.
      if isPlainAddress(value, bytes) {
        let rest = value.lowerBound..<url.query.upperBound
        return Array(bytes[rest.contains(where: { bytes[$0] == 0x3F }) ? rest : value])
      }
      let text = decoded(value, bytes, plus: true)
      if isAddress(text) { return text }
      // Bing hides its targets in URL-safe base64 behind `a1`.
      if text.count > 6, text[0] == 0x61, text[1] == 0x31, let inner = Base64.decode(text[2...]),
        isAddress(inner)
      {
        return inner
      }
    }
    return nil
  }

  /// Whether a host label or a path segment says that the link only leads on.
  private static func forwards(_ url: URLAnatomy, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var hash = ByteHash.seed
    var isEmpty = true
    for index in url.host.lowerBound...url.path.upperBound {
      let byte = index < url.path.upperBound ? bytes[index] : 0x2F
      if byte == 0x2F || (byte == 0x2E && url.host.contains(index)) || byte == 0x3A
        || byte == 0x3F
      {
        if !isEmpty,
          URLVocabulary.segments.code(ByteHash.mix(hash)) & URLVocabulary.forwarding != 0
        {
          return true
        }
        hash = ByteHash.seed
        isEmpty = true
        if index >= url.path.upperBound { break }
      } else {
        hash = ByteHash.step(hash, TextFolding.lowercased(byte))
        isEmpty = false
      }
    }
    for word: StaticString in [
      "redirect", "deeplink", "affiliate", "safelinks", "urldefense", "href.li",
    ]
    where contains(bytes, url.host, word) || contains(bytes, url.path, word) { return true }
    return false
  }

  /// Where in a path an address begins: `/https://…`, `:https%3A%2F%2F…`.
  private static func address(in path: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = path.lowerBound
    while index < path.upperBound {
      if isAddressStart(index..<path.upperBound, bytes) { return index }
      index += 1
    }
    return nil
  }

  /// Whether an address begins here and does not end at once.
  private static func isAddressStart(
    _ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard range.count > 8, bytes[range.lowerBound] | 0x20 == 0x68,
      bytes[range.lowerBound + 1] | 0x20 == 0x74
    else { return false }
    return isPlainAddress(range, bytes) || isEncodedAddress(range, bytes)
  }

  private static func isEncodedAddress(
    _ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    bytes.starts(range, with: "http%3a") || bytes.starts(range, with: "https%3a")
  }

  private static func isPlainAddress(
    _ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    bytes.starts(range, with: "http:/") || bytes.starts(range, with: "https:/")
  }

  private static func isAddress(_ text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { isPlainAddress(0..<$0.count, $0) }
  }

  private static func decoded(
    _ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, plus: Bool
  ) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index] == 0x25,
        let byte = URLEscapes.decode(bytes, at: index, to: range.upperBound)
      {
        output.append(byte)
        index += 3
      } else {
        output.append(plus && bytes[index] == 0x2B ? 0x20 : bytes[index])
        index += 1
      }
    }
    return output
  }

  private static func contains(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ word: StaticString
  ) -> Bool {
    let length = word.utf8CodeUnitCount
    guard range.count >= length else { return false }
    let first = word.utf8Start[0]
    for index in range.lowerBound...(range.upperBound - length)
    where bytes[index] | 0x20 == first | 0x20 {
      if bytes.starts(index..<range.upperBound, with: word) { return true }
    }
    return false
  }
}
