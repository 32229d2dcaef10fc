import RecipeModel
import RecipeProviderKit

extension TextSource {
  enum NumberStyle {
    /// It keeps every digit, because it identifies something.
    case literal
    /// It loses needless digits.
    case plain
  }

  enum Purpose {
    case words
    case identifier
    /// To be a link, in whose templates variables are percent-encoded.
    case link
  }

  /// How deep templates may use each other; the reader of definitions allows far less.
  private static let deepest = 8

  /// The raw text after the source's own changes; nil when there is none.
  func raw(
    _ scope: ItemScope, _ setup: ProviderSetup, for purpose: Purpose, depth: Int = 0
  ) -> String? {
    guard depth < Self.deepest else { return nil }
    switch origin {
    case .path(let path): return first(path, in: scope.item, for: purpose)
    case .answer(let path): return first(path, in: scope.answer, for: purpose)
    case .template(let template, let with):
      let text = template.expand { name in
        let source = with[name]
        let value =
          source.map {
            $0.raw(
              scope, setup, for: purpose == .words ? .words : .identifier, depth: depth + 1)
          }
          ?? setup.variable(name, in: scope)
        guard let value = value?.trimmed, !value.isEmpty,
          purpose != .link || value.utf8.count <= ListingLimits.linkBytes
        else { return nil }
        return purpose == .link ? encode(value, name, isFirst: template.begins(with: name)) : value
      }
      return text.map(change)
    }
  }

  /// The text of a source that is a path, which begins at the JSON; nil when there is none.
  func text(in json: JSON) -> String? {
    if case .path(let path) = origin { first(path, in: json, for: .words) } else { nil }
  }

  /// The first selected text that is there.
  private func first(_ path: JSONPath, in json: JSON, for purpose: Purpose) -> String? {
    let numbers = purpose == .identifier ? NumberStyle.literal : .plain
    for value in path.selection(in: json) {
      guard let text = value.shownText(numbers), !absent.contains(value) else { continue }
      let changed = change(text)
      if !changed.trimmed.isEmpty { return changed }
    }
    return nil
  }

  /// A variable's value in a link.
  ///
  /// One that is the beginning of an address stays as it is.
  private func encode(_ value: String, _ name: String, isFirst: Bool) -> String {
    let isAddress = isFirst && (WebLink.isWebLink(value) || value.hasPrefix("//"))
    if name == "baseURL" || isAddress { return value }
    let text = spaces.map { value.split(separator: " ").joined(separator: $0) } ?? value
    return LinkText.encode(text)
  }

  private func change(_ text: String) -> String {
    var text = text
    if let removePrefix, text.hasPrefix(removePrefix) {
      text.removeFirst(removePrefix.count)
    }
    if let removeSuffix, text.hasSuffix(removeSuffix) { text.removeLast(removeSuffix.count) }
    text = text.part(before: before, after: after)
    for pair in replacements { text = text.replacing(pair.old, with: pair.new) }
    if let datePart { text = datePart.part(of: text) ?? "" }
    if let spaces {
      text = text.trimmed.split(separator: " ").joined(separator: spaces)
    }
    if upgradesToHTTPS {
      let address = text.trimmed
      if address.prefix(7).lowercased() == "http://" { text = "https://" + address.dropFirst(7) }
    }
    return text
  }
}

extension HeaderPlace {
  /// The value of the field, or the part of it that is meant; nil when the answer has no such field.
  func text(in headers: HTTPHeaders) -> String? {
    headers[name].map { $0.part(before: before, after: after) }
  }
}

extension ProviderSetup {
  /// The value of a template's variable that is no source of its own.
  fileprivate func variable(_ name: String, in scope: ItemScope) -> String? {
    switch name {
    case "key": scope.key
    case "baseURL": base.text
    case "id": scope.id
    case "title": scope.title
    default: settings[name]?.plainText
    }
  }
}

extension Template {
  /// Whether the text begins with the value of this variable.
  fileprivate func begins(with name: String) -> Bool { parts.first == .variable(name) }
}

extension JSON {
  /// A string or a number as a text; nil for everything else.
  func shownText(_ numbers: TextSource.NumberStyle) -> String? {
    switch self {
    case .string(let text): text
    case .number(let number): numbers == .literal ? number.literal : number.plainText
    default: nil
    }
  }
}

extension [JSON] {
  /// Whether a value is among these; numbers compare by value, and with strings that hold them.
  func contains(_ value: JSON) -> Bool {
    contains { wanted in
      if wanted.isSame(as: value) { return true }
      guard let number = wanted.doubleValue, case .string = value else { return false }
      return value.looseNumber == number
    }
  }
}

extension TextSource.DatePart {
  /// The part of a date; nil when the text is none.
  fileprivate func part(of text: String) -> String? {
    guard let date = ISO8601Date.read(text) else { return nil }
    let parts = date.prefix(10).split(separator: "-").map(String.init)
    guard parts.count == 3 else { return nil }
    return switch self {
    case .year: parts[0]
    case .month: parts[1]
    case .day: parts[2]
    }
  }
}

extension String {
  /// The longest text in which something is replaced, and the longest that comes of it, in bytes.
  private static let longestReplaced = 65_536

  /// The text with another one in the place of each occurrence of a text.
  fileprivate func replacing(_ old: String, with new: String) -> String {
    let (old, new) = (Array(old.utf8), Array(new.utf8))
    guard let first = old.first else { return self }
    var rest = Array(utf8.prefix(Self.longestReplaced))[...]
    var result: [UInt8] = []
    while let start = rest.firstIndex(of: first), result.count < Self.longestReplaced {
      result += rest[..<start]
      rest = rest[start...]
      let isThere = rest.starts(with: old)
      result += isThere ? new[...] : rest.prefix(1)
      rest = rest.dropFirst(isThere ? old.count : 1)
    }
    return String(decoding: result + rest, as: UTF8.self)
  }

  /// What stands before the first occurrence of one text and behind the last one of another; a text
  /// that does not occur cuts nothing off.
  fileprivate func part(before: String?, after: String?) -> String {
    var text = self
    if let before, let cut = text.parted(by: before, atLast: false) { text = cut.front }
    if let after, let cut = text.parted(by: after, atLast: true) { text = cut.back }
    return text
  }

  /// What stands before and behind the first or the last occurrence of a text; nil without one.
  fileprivate func parted(by text: String, atLast: Bool) -> (front: String, back: String)? {
    let needle = Array(text.utf8)
    let bytes = Array(utf8)
    guard !needle.isEmpty, bytes.count >= needle.count else { return nil }
    let starts = 0...bytes.count - needle.count
    let matches = { (start: Int) in bytes[start...].starts(with: needle) }
    guard let start = atLast ? starts.last(where: matches) : starts.first(where: matches) else {
      return nil
    }
    return (
      String(decoding: bytes[..<start], as: UTF8.self),
      String(decoding: bytes[(start + needle.count)...], as: UTF8.self)
    )
  }
}

/// Percent-encodes values within links.
enum LinkText {
  /// Encodes what would end a path segment's text, a query's value or the link itself; slashes,
  /// colons, commas, semicolons and at signs stay, which paths and queries allow (RFC 3986, 3.3).
  static func encode(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      kept.contains(scalar) ? String(scalar) : PercentEncoding.encode(String(scalar))
    }.joined()
  }

  private static let kept: Set<Unicode.Scalar> = ["/", ":", ",", ";", "@"]
}
