import TestSupport
import Testing

@testable import RecipePages

@Suite(.fewAtOnce) struct PageScannerTests {
  @Test(arguments: [
    #"<script type="application/ld+json">X</script>"#,
    "<script type='application/ld+json'>X</script>",
    "<script type=application/ld+json>X</script>",
    "<SCRIPT TYPE=Application/LD+JSON>X</SCRIPT>",
    "<script\n\ttype = \"application/ld+json\"\n>X</script\n>",
    #"<script type="application/ld+json; charset=utf-8">X</script>"#,
    #"<script type=" application/ld+json ">X</script>"#,
    #"<script type="application/ld&#x2B;json">X</script>"#,
    #"<script id=a class='b c' async type="application/ld+json" data-x>X</script>"#,
    #"<script data-a="a > b" type="application/ld+json">X</script>"#,
    #"<script/type="application/ld+json"/>X</script/>"#,
    #"<script type="application/ld+json" type="text/plain">X</script>"#,
    #"<!-- <b --><script type="application/ld+json">X</script>"#,
    #"<!--><script type="application/ld+json">X</script>"#,
    #"<!---><script type="application/ld+json">X</script>"#,
    #"<!-- a > b -- c --!><script type="application/ld+json">X</script>"#,
    #"1 < 2 <3 </><?php ?><!x><script type="application/ld+json">X</script>"#,
    #"<a href=x?a=b/c>"'</a><script type="application/ld+json">X</script>"#,
    #"<p ="a" '><script type="application/ld+json">X</script>"#,
    "<title><b></title><script type=application/ld+json>X</script>",
    "<script>'</scripty>'</script><script type=application/ld+json>X</script>",
    // A page that was cut is read as far as it goes.
    "<script type=application/ld+json>X", "<script type=application/ld+json>X</script",
  ])
  func `a script is found in every spelling`(page: String) {
    #expect(contents(page) == ["X"])
  }

  @Test(arguments: [
    "<script>X</script>", "<script type>X</script>", "<script type=text/javascript>X</script>",
    "<script type=application/json>X</script>", "<script data-type=application/ld+json>X</script>",
    "<!-- <script type=application/ld+json>X</script> -->",
    "<script>var a = '<script type=application/ld+json>X'</script>",
    "<style><script type=application/ld+json>X</script></style>",
    "<textarea><script type=application/ld+json>X</script></textarea>",
    "<title><script type=application/ld+json>X</script></title>",
    "<div data-html='<script type=application/ld+json>X</script>'></div>",
    "<div data-html=\"<script type=application/ld+json>X</script>\"></div>",
    "<scripts type=application/ld+json>X</scripts>", "<script type=application/ld+json",
    "<script type=\"application/ld+json>X</script>", "< script type=application/ld+json>X</script>",
    "", "<", "<!", "<!--", "</", "<s", "<script", "<script>", "<script></", "<script></script",
  ])
  func `what only looks like one is none`(page: String) {
    #expect(contents(page).isEmpty)
  }

  @Test func `content is taken byte for byte and in order`() {
    let page = """
      <script type=application/ld+json>{"a": "</p></scr" &amp; <b>}\n</script><p>
      <script type=application/ld+json></script><script type=application/ld+json>é</script>
      """
    #expect(contents(page) == ["{\"a\": \"</p></scr\" &amp; <b>}\n", "é"])
  }

  private func contents(_ page: String) -> [String] {
    let bytes = Array(page.utf8)
    return PageScanner(bytes).scripts.filter { $0.type == "application/ld+json" }.map {
      String(decoding: bytes[$0.content], as: UTF8.self)
    }
  }
}
