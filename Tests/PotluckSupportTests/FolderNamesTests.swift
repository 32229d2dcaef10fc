import PotluckSupport
import TestSupport
import Testing

@Suite(.fewAtOnce) struct FolderNamesTests {
  @Test func `a folder's names are told, hidden ones too, but not itself and the one above`()
    throws
  {
    let folder = try made()
    defer { removeAll(folder) }
    for name in ["soup.cook", ".hidden", "crème brûlée"] {
      close(open("\(folder)/\(name)", O_CREAT | O_WRONLY, 0o600))
    }
    mkdir("\(folder)/sauces", 0o700)
    let names = try FolderNames.names(in: folder)
    #expect(names.sorted() == [".hidden", "crème brûlée", "sauces", "soup.cook"])
  }

  @Test func `an empty folder has no names`() throws {
    let folder = try made()
    defer { removeAll(folder) }
    #expect(try FolderNames.names(in: folder).isEmpty)
  }

  @Test(arguments: [("/there/is/none", ENOENT), ("/dev/null", ENOTDIR)])
  func `what cannot be read says why`(_ path: String, _ code: Int32) {
    #expect { try FolderNames.names(in: path) } throws: { ($0 as? SystemError)?.code == code }
  }

  private func made() throws -> String {
    var template = "/tmp/potluck-names-XXXXXX".utf8CString
    return try template.withUnsafeMutableBufferPointer { name in
      try #require(name.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) })
    }
  }

  private func removeAll(_ folder: String) {
    for name in (try? FolderNames.names(in: folder)) ?? [] { remove("\(folder)/\(name)") }
    rmdir(folder)
  }
}
