import RecipeModel
import RecipeProviderKit

/// Secrets in texts: the first line is the secret, the rest a text in which it never stays.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let line = bytes.prefix { $0 != 0x0A }
  let secret = String(decoding: line.prefix(64), as: UTF8.self)
  let text = bytes.dropFirst(line.count + 1)
  let redaction = Redaction([Secret(secret)])
  precondition(redaction.covering(Array(text)).count == text.count, "covering moves the text")
  precondition(redaction.countBeforePart(in: Array(text)) <= text.count)
  let clean = redaction(String(decoding: text, as: UTF8.self), isCut: true)
  guard secret.utf8.count >= SecretFinder.shortest, !secret.contains("•") else { return 0 }
  precondition(!contains(Array(secret.utf8), in: Array(clean.utf8)), "a secret is left in a text")
  return 0
}

private func contains(_ part: [UInt8], in bytes: [UInt8]) -> Bool {
  guard part.count <= bytes.count else { return false }
  return (0...bytes.count - part.count).contains { bytes[$0...].starts(with: part) }
}
