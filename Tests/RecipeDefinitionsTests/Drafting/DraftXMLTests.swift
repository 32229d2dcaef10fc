import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

@Suite("Drafts from XML", .fewAtOnce) struct DraftXMLTests {
  private static let dishes = """
    <?xml version="1.0" encoding="UTF-8"?>
    <answer xmlns="urn:dishes" xmlns:m="http://search.yahoo.com/mrss/"><hits total="9" next=""/>
    <dish id="d1"><name lang="en">Leek soup</name><link>https://x.example/r/1</link>
    <m:thumbnail url="https://x.example/p/1.jpg"/><minutes>35</minutes><ingredients>
    <ingredient amount="3" unit="">leeks</ingredient><ingredient amount="1" unit="l">stock</ingredient>
    </ingredients></dish>
    <dish id="d2"><name lang="en">Pea soup</name><link>https://x.example/r/2</link>
    <m:thumbnail url="https://x.example/p/2.jpg"/><minutes>20</minutes><ingredients>
    <ingredient amount="500" unit="g">peas</ingredient></ingredients></dish></answer>
    """

  private func draft(
    _ xml: String, _ url: String = "https://x.example/find?q=soup&start=0&num=2"
  ) throws -> DefinitionDraft {
    let response = HTTPResponse(
      status: 200, headers: ["Content-Type": "application/xml"], body: Array(xml.utf8))
    return try DefinitionDraft.make(url: url, response: response, words: ["soup"])
  }

  @Test func `rows and fields become selectors`() async throws {
    let draft = try draft(Self.dishes)
    let definition = draft.definition
    #expect(
      definition["response"]
        == ["format": "xml", "list": "xpath:/answer/dish", "whenMissing": "empty"])
    #expect(definition.text(at: "/fields/id") == "xpath:./@id")
    #expect(definition.text(at: "/fields/title") == "xpath:./name")
    #expect(definition.text(at: "/fields/url") == "xpath:./link")
    #expect(definition.text(at: "/fields/image") == "xpath:./media:thumbnail/@url")
    #expect(definition.text(at: "/paging/style") == "offset")
    #expect(definition.text(at: "/paging/total") == "xpath:/answer/hits/@total")
    let trial = await draft.trial()
    #expect(trial.problems == [] && trial.requestDifferences == [])
    #expect(trial.listings == 2 && trial.shown.first == "Leek soup https://x.example/r/1")
    #expect(trial.summary.contains("ingredients 2"))
    #expect(!(draft.certain + draft.unsure).contains { $0.contains("$.") })
  }

  @Test func `texts that repeat are lines`() async throws {
    let draft = try draft(
      """
      <r><recipe><title>Leek soup</title><ingredient>3 leeks</ingredient><ingredient>salt</ingredient></recipe>
      <recipe><title>Pea soup</title><ingredient>peas</ingredient></recipe></r>
      """)
    #expect(draft.definition.text(at: "/fields/ingredients") == "xpath:./ingredient")
    let trial = await draft.trial()
    #expect(trial.problems.filter { $0.severity == .error } == [])
    #expect(trial.summary.contains("ingredients 2"))
  }

  private static func sru(_ more: String) -> String {
    """
    <zs:searchRetrieveResponse xmlns:zs="http://www.loc.gov/zing/srw/"><zs:version>1.1</zs:version>
    <zs:numberOfRecords>57</zs:numberOfRecords><zs:records>
    <zs:record><zs:recordData><dc xmlns="http://purl.org/dc/elements/1.1/"><title>Leek soup</title>
    <identifier>r1</identifier></dc></zs:recordData><zs:recordPosition>1</zs:recordPosition></zs:record>
    <zs:record><zs:recordData><dc xmlns="http://purl.org/dc/elements/1.1/"><title>Pea soup</title>
    <identifier>r2</identifier></dc></zs:recordData><zs:recordPosition>2</zs:recordPosition></zs:record>
    </zs:records>\(more)</zs:searchRetrieveResponse>
    """
  }

  @Test(
    arguments: [
      ("", "&startRecord=1", "offset", "{offset}"), ("", "", "offset", "{offset}"),
      ("<zs:nextRecordPosition>3</zs:nextRecordPosition>", "&startRecord=1", "offset", "{offset}"),
      ("<zs:nextRecordPosition>3</zs:nextRecordPosition>", "", "cursor", "{cursor}"),
    ])
  func `the pages of SRU are found, and how many records there are`(
    more: String, parameter: String, style: String, variable: String
  ) async throws {
    let draft = try draft(
      Self.sru(more),
      "https://x.example/sru?operation=searchRetrieve&query=soup&maximumRecords=2\(parameter)")
    #expect(draft.definition.text(at: "/paging/style") == style)
    #expect(draft.definition.text(at: "/request/query/startRecord") == variable)
    #expect(draft.definition.text(at: "/fields/id") == "xpath:./identifier")
    #expect(draft.definition.text(at: "/paging/total").hasSuffix("numberOfRecords"))
    if style == "offset" { #expect(draft.definition.text(at: "/paging/first") == "1") }
    let trial = await draft.trial()
    #expect(trial.listings == 2, "\(trial.summary)")
    #expect(trial.problems.filter { $0.severity == .error } == [])
  }

  @Test(arguments: [
    "<soups/>", "<a><b>Soup</b></a>", "<a>" + String(repeating: "<b>", count: 400),
    "<urlset><url><loc>https://x.example/1</loc></url><url><loc>https://x.example/2</loc></url></urlset>",
  ])
  func `XML without recipes is refused with what to do`(xml: String) {
    let error = #expect(throws: ProviderError.self) { try draft(xml) }
    #expect(error?.message.contains("XML") == true || error?.code == .invalidResponse)
    #expect(error?.fix?.isEmpty == false)
  }
}
