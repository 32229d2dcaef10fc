import RecipeDiscovery
import RecipeProviderKit
import TestSupport
import Testing

@Suite("Search forms of a page", .fewAtOnce) struct SearchFormTests {
  /// A form, and how it would be sent: `get /find q lang=en`, or nothing.
  struct Case: Sendable, CustomTestStringConvertible {
    var html: String
    var said: String?
    var testDescription: String { html }

    init(_ html: String, _ said: String?) { (self.html, self.said) = (html, said) }
  }

  private static func describe(_ form: SearchForm) -> String {
    let others = form.others.map { " \($0.name)=\($0.value)" }.joined()
    return "\(form.method.rawValue) \(form.action.path) \(form.field)\(others)"
  }

  static let searches = [
    Case(
      #"<form role="search" method="get" action="https://soups.example/"><input type="search" name="s"></form>"#,
      "get / s"),
    Case(#"<form action="/go"><input type=search name=mots></form>"#, nil),
    Case(#"<form action="/go" class="searchform"><input name="mots"></form>"#, nil),
    Case(
      #"<form action="/find" class="searchform"><input name="words" placeholder="Search recipes"></form>"#,
      "get /find words"),
    Case(#"<div role=search><form action="/find"><input name="k"></form></div>"#, "get /find k"),
    Case(#"<search><form action="/find"><input name="q"></form></search>"#, "get /find q"),
    Case(
      #"<form action="/recherche" id="recherche"><input name="mots" aria-label="Rechercher"></form>"#,
      "get /recherche mots"),
    Case(
      #"<form action="/suche.php" method="POST"><input name="suche"><input type=hidden name=a value="1&amp;2"></form>"#,
      "post /suche.php suche a=1&2"),
    Case(#"<form action="/find?x=1" role=search method=q><input name=q></form>"#, "get /find q"),
    Case(
      #"<form action="/find" role=search><input name=q><select name=c><option value=1>a<option value=2 selected>b</select><input type=checkbox name=d checked><input type=checkbox name=e><input type=radio name=f value=g checked><input type=submit name=h value=i></form>"#,
      "get /find q c=2 d=on f=g"),
    Case(
      #"<form action="/find" role=search><input name=q disabled><input name=s></form>"#,
      "get /find s"),
    Case(
      #"<form id=f action="/find" role=search></form><p><input form=f type=search name=q></p>"#,
      "get /find q"),
    Case(
      #"<form action="/find" role=search><input name=name><input type=search name=q></form>"#,
      "get /find q name="),
    Case(
      #"<form action="/news"><input type=email name=e><form action="/find" role=search><input type=search name=q><select name=c><option value=1>a<select name=d><option value=2>b</select></select></form></form>"#,
      "get /find q c=1 d=2"),
  ]

  static let others = [
    Case(
      #"<form action="/login" class="search"><input name=q><input type=password name=p></form>"#,
      nil),
    Case(
      #"<form action="/subscribe" class="newsletter"><input name="s" placeholder="Search"></form>"#,
      nil),
    Case(
      #"<form action="/stores" class="store-locator" role=search><input name="location" placeholder="Zip"></form>"#,
      nil),
    Case(
      #"<form action="/comment" role=search><input name=q><textarea name=c></textarea></form>"#, nil
    ),
    Case(##"<form action="#" role=search><input type=search name=phrase></form>"##, nil),
    Case(#"<form action="javascript:void(0)" role=search><input type=search name=s></form>"#, nil),
    Case(#"<form action="/find" role=search><input type=search></form>"#, nil),
    Case(#"<form action="/convert"><input name=amount></form>"#, nil),
    Case(#"<form role=search action="/find"><input type=hidden name=q></form>"#, nil),
    Case(
      #"<script>'<form role="search" action="/"><input type="search" name="s"></form>'</script>"#,
      nil),
  ]

  @Test("Of two searches, that of recipes comes first")
  func prefersRecipes() throws {
    let announced = try PageAnnouncementsTests.read(
      """
      <form action="/shop/search"><input type=search name=q placeholder="Search products"></form>
      <form action="/recipes/search"><input type=search name=q placeholder="Search recipes"></form>
      """)
    #expect(announced.forms.map(\.action.path) == ["/recipes/search", "/shop/search"])
  }

  @Test(arguments: searches + others)
  func `A form is a search when its marks say so`(_ example: Case) throws {
    let announced = try PageAnnouncementsTests.read(example.html)
    #expect(announced.forms.map(Self.describe) == [example.said].compactMap(\.self))
  }

  @Test func `Of several forms the one that says most of searching is the first`() throws {
    let announced = try PageAnnouncementsTests.read(
      #"<form action="/a" class=search><input name=q></form><form role=search action="/b"><input type=search name=s placeholder="Search"></form><form role=search><input type=search name=s></form>"#
    )
    #expect(announced.forms.map(\.action.path) == ["/b", "/a", "/leek-soup/"])
    #expect(announced.forms.map(\.isToItself) == [false, false, true])
  }

  @Test func `A value for one visit is told and not sent`() throws {
    let announced = try PageAnnouncementsTests.read(
      #"<form method=post role=search action="/find"><input type=hidden name=_token value=x><input name=q></form>"#
    )
    let form = try #require(announced.forms.first)
    #expect(form.isOfSession && form.others.isEmpty)
    #expect(form.hidden == [SearchForm.Item("_token", "x")])
  }
}
