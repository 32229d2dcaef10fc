import RecipeModel
import TestSupport
import Testing

@testable import PotluckCLI
@testable import PotluckService

/// What somebody who does not own the machine may not add.
@Suite(.fewAtOnce) struct OwnersNetworkTests {
  @Test(arguments: [
    "127.0.0.1:9", "http://localhost/", "nas", "nas.local:9000", "http://10.0.0.1/recipes",
    "http://192.168.1.1", "http://169.254.169.254/latest", "http://[::1]:80/", "http://[fd00::1]/",
    "http://2130706433/", "wiki.internal", "http://0.0.0.0/",
  ])
  func `A private address is refused before anybody is asked`(_ address: String) async throws {
    var wish = SourceAddition.Request(address: address)
    wish.mayBePrivate = false
    let failure = await #expect(throws: Failure.self) {
      try await SourceAddition.explore(wish, kinds: KindCatalog()) { _ in
        Issue.record("somebody was asked")
      }
    }
    #expect(failure?.message.contains("only its owner") == true)
  }
}
