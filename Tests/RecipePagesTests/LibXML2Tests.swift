import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipePages

@Suite(.fewAtOnce) struct LibXML2Tests {
  @Test func `a library that is missing is an error that names its package`() {
    let error = #expect(throws: ProviderError.self) {
      _ = try LibXML2(["libxml2-of-no-machine.so", "libxml2-of-no-other.so"])
    }
    #expect(error?.code == .misconfigured)
    #expect(error?.message.contains("libxml2-of-no-machine.so, libxml2-of-no-other.so") == true)
    #expect(error?.fix?.contains("install the package libxml2") == true)
  }

  @Test func `the names are tried in their order, and any other library is passed over`() throws {
    #if canImport(Darwin)
      let others = ["/usr/lib/libSystem.B.dylib"]
      let names = ["libxml2.2.dylib"]
    #else
      let others = ["libc.so.6"]
      let names = ["libxml2.so.2", "libxml2.so.16"]
    #endif
    _ = try LibXML2(["libxml2-of-no-machine.so"] + others + names)
  }
}
