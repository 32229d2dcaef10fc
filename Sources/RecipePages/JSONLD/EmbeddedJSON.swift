import RecipeModel
import RecipeProviderKit

/// Reads the JSON that a page carries in its scripts, with the faults that templates put there.
///
/// Each script is read strictly first, which is fast and right for nearly all; what then fails is
/// read by ``LenientJSON``. Once the task is cancelled, what is still read is not the script's value.
struct EmbeddedJSON {
  /// The values that could be read, in order.
  private(set) var documents: [JSON] = []
  /// How many scripts were looked at.
  private(set) var scripts = 0
  private(set) var mended: Set<JSONMending> = []
  /// What could not be read, for people.
  private(set) var failures: [String] = []

  /// More than any page has; a page of a recipe has one to five.
  static let mostScripts = 200
  /// The most bytes that are read a second time; a page of a recipe is far shorter.
  private static let longestMended = 2 << 20
  private static let limits = JSONLimits(maxValues: 250_000, maxMemory: 32 << 20)

  /// Reads one more script.
  mutating func read(_ content: ArraySlice<UInt8>) {
    scripts += 1
    guard scripts <= Self.mostScripts, !Task.isCancelled else { return }
    let value = Self.trimmed(content)
    if value.isEmpty { return }
    do throws(JSONParseError) {
      documents.append(try JSON(parsing: Array(value), limits: Self.limits))
    } catch {
      mend(value, error)
    }
  }

  private mutating func mend(_ value: ArraySlice<UInt8>, _ error: JSONParseError) {
    if error.passedLimit == .cancellation { return }
    guard value.count <= Self.longestMended, error.passedLimit == nil else {
      return failures.append("a block of data is more than can be read: \(error.message)")
    }
    var text = value
    var faults: Set<JSONMending> = []
    if !value.contains(UInt8(ascii: "\"")), value.contains(UInt8(ascii: "&")),
      let decoded = HTMLEntities.decode(String(decoding: value, as: UTF8.self))
    {
      text = Array(decoded.utf8)[...]
      faults.insert(.entities)
    }
    let found = LenientJSON.parse(text)
    if let cut = found.cut {
      failures.append("the rest of a block of data is more than can be read: \(cut)")
    }
    guard !found.values.isEmpty else {
      return failures.append("a block of data is broken JSON: \(error)")
    }
    documents += found.values
    mended.formUnion(faults.union(found.mended))
  }

  private static func trimmed(_ content: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var start = content.startIndex
    while start < content.endIndex, content[start] <= 0x20 { start += 1 }
    var end = content.endIndex
    while end > start, content[end - 1] <= 0x20 { end -= 1 }
    return content[start..<end]
  }
}
