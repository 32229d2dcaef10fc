import Glibc

/// The text of a file.
/// - Throws: When there is no such file.
func text(of path: String) throws -> String {
  struct Missing: Error { let path: String }
  guard let file = fopen(path, "r") else { throw Missing(path: path) }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
    bytes += buffer[..<count]
  }
  return String(decoding: bytes, as: UTF8.self)
}
