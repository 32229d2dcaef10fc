import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@Suite(.fewAtOnce) struct FailureTests {
  @Test(arguments: [
    (ProviderError.Code.notFound, "notFound", 404, Int32(1)),
    (.unsupported, "unsupportedSite", 422, 2), (.misconfigured, "keyMissing", 503, 2),
    (.quotaExceeded, "rateLimited", 429, 2), (.drift, "parseFailed", 502, 2),
    (.timedOut, "timedOut", 504, 2), (.cancelled, "cancelled", 503, 2),
    (ProviderError.Code(rawValue: "ownWord"), "ownWord", 502, 2),
  ])
  func `what a source reports has one word, one status and one exit code`(
    code: ProviderError.Code, kind: String, status: Int, exit: Int32
  ) {
    let failure = Failure(ProviderError(code, "it failed", fix: "try another"), provider: "a")
    #expect(failure.code.kind == kind && failure.code.httpStatus == status)
    #expect(failure.code.exitCode == exit)
    #expect(failure.description == "it failed; try another" && failure.provider == "a")
  }

  @Test func `a source that nobody can reach over the network is offline`() {
    var error = ProviderError(.unreachable, "no such host")
    error.suggestsNoNetwork = true
    #expect(Failure(wrapping: error).code == .offline)
    #expect(Failure(wrapping: Failure.invalid("/limit", "too large")).place == "/limit")
  }
}
