import Crypto
import GRDB
import RecipeModel
import RecipeProviderKit
import RecipeResilience

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension StoredResponse {
  /// The answer in a row; nil when the row is not as this program has written it.
  init?(_ row: Row) {
    guard let status = row.integer("status"), 100...999 ~= status,
      let text = row.text("headers"), let headers = Self.headers(text),
      let body = row.bytes("body"), let storedAt = row.integer("storedAt"),
      let freshUntil = row.integer("freshUntil"), storedAt.isTime, freshUntil.isTime,
      row.bytes("checksum") == Self.checksum(status: Int(status), headers: text, body: body)
    else { return nil }
    self.init(
      status: Int(status), headers: headers, body: body, storedAt: storedAt,
      freshUntil: freshUntil)
  }

  /// The header fields as JSON: an array of pairs.
  var headerText: String {
    JSON.array(headers.fields.map { .array([.string($0.name), .string($0.value)]) }).text()
  }

  /// What tells whether a disk has changed the answer since it was written.
  var checksum: [UInt8] {
    Self.checksum(status: status, headers: headerText, body: body)
  }

  private static func checksum(status: Int, headers: String, body: [UInt8]) -> [UInt8] {
    var hash = SHA256()
    hash.update(data: Array("\(status) \(headers.utf8.count) \(headers)".utf8))
    hash.update(data: body)
    return Array(hash.finalize())
  }

  private static func headers(_ text: String) -> HTTPHeaders? {
    guard let fields = (try? JSON(parsing: text))?.arrayValue else { return nil }
    var headers = HTTPHeaders()
    for field in fields {
      guard let pair = field.arrayValue, pair.count == 2, let name = pair[0].stringValue,
        let value = pair[1].stringValue
      else { return nil }
      headers.append(name, value)
    }
    return headers
  }
}

extension Int64 {
  /// Whether a time is one that sums cannot overflow with.
  fileprivate var isTime: Bool { 0..<(1 << 52) ~= self }
}

extension [UInt8] {
  /// The bytes as SQLite takes them.
  var databaseBytes: DatabaseValue { Data(self).databaseValue }
}
