import RecipeProviderKit
import TestSupport
import Testing

@Suite(.fewAtOnce) struct `An HTTP request` {
  @Test(arguments: [("GET", true), ("HEAD", true), ("POST", false), ("DELETE", false)])
  func `is safe when its method only reads`(_ method: String, _ isSafe: Bool) {
    #expect(HTTPRequest(method: method, url: "https://shelf.example/").isSafe == isSafe)
    var changed = HTTPRequest(url: "https://shelf.example/")
    changed.method = method
    #expect(changed.isSafe == isSafe)
  }

  @Test func `says itself that a search by POST only reads`() {
    var request = HTTPRequest(method: "POST", url: "https://shelf.example/", isSafe: true)
    request.body = [0x7B, 0x7D]
    #expect(request.isSafe)
    request.method = "PUT"
    #expect(!request.isSafe)
  }
}
