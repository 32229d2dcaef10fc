import RecipeDefinitions
import RecipeModel
import TestSupport
import Testing

@Suite(.fewAtOnce) struct BrokenDefinitionTests {
  @Test func `the samples themselves have no problem`() {
    for sample in [DefinitionSamples.shelf, DefinitionSamples.least, DefinitionSamples.tiny()] {
      let result = DefinitionSamples.read(sample)
      #expect(result.problems == [])
      #expect(result.definition != nil)
    }
  }

  @Test(arguments: names + types + values + references)
  func `one mistake is told once, at its place, with the fix`(broken: BrokenDefinition) {
    broken.check(in: DefinitionSamples.shelf)
  }

  static let names: [BrokenDefinition] = [
    .init(
      #""summary": "Soups"#, #""sumary": "Soups"#, "/sumary", "unknown key \"sumary\"",
      fix: "did you mean \"summary\"?"),
    .init(
      #""title": "Soup Shelf""#, #""titel": "Soup Shelf""#, "/titel", "unknown key \"titel\"",
      fix: "did you mean \"title\"?"),
    .init(
      #""paging": {"#, #""pagination": {"#, "/pagination", "unknown key \"pagination\"",
      fix: "did you mean \"paging\"?"),
    .init(
      #""style": "page","#, #""style": "page", "frist": 1,"#, "/paging/frist", at: #""frist""#,
      "unknown key \"frist\"", fix: "did you mean \"first\"?"),
    .init(
      #""response": {"#, #""list": "$.x", "response": {"#, "/list", at: #""list": "$.x""#,
      "unknown key \"list\"", fix: "\"list\" belongs in \"response\""),
    .init(
      #""whenNull": "empty""#, #""gaps": 2"#, "/response/gaps", "unknown key \"gaps\"",
      fix: "\"gaps\" belongs in \"paging\""),
    .init(
      #""exact": true,"#, #""exact": {"valeu": "x"},"#, "/request/query/exact/valeu",
      at: #""valeu""#, "unknown key \"valeu\"", fix: "did you mean \"value\"?"),
    .init(
      #""join": ",""#, #""jion": ",""#, "/request/query/include/jion",
      "unknown key \"jion\"", fix: "did you mean \"join\"?"),
    .init(
      #""https": true"#, #""secure": true"#, "/fields/image/secure",
      "unknown key \"secure\"", fix: "known here: path, template, with"),
    .init(
      #""means": "quotaExceeded""#, #""mean": "quotaExceeded""#, "/errors/0/mean",
      "unknown key \"mean\"", fix: "did you mean \"means\"?"),
    .init(
      #""name": "soup-shelf",\#n"#, "", "", at: "{", "the definition has no \"name\"",
      fix: "add \"name\": \"soup-shelf\""),
    .init(
      #""list": "$.items", "#, "", "/response", at: #"{"item""#,
      "\"response\" needs at least one of \"list\" and \"format\"",
      fix: "add \"list\": \"$.recipes\""),
    .init(
      #"{"status": 402}, "means": "quotaExceeded","#, #"{"status": 402},"#, "/errors/0",
      at: #"{"when": {"status": 402}"#, "has no \"means\"", fix: "add \"means\""),
    .init(
      #""scheme": "bearer", "#, "", "/auth/0", at: #"{"type": "http""#,
      "an auth entry has no \"scheme\"", fix: "add \"scheme\": \"bearer\""),
    .init(
      #""type": "http", "#, "", "/auth/0", at: #"{"scheme""#, "no \"type\"",
      fix: "add \"type\": \"http\""),
    .init(
      #""title": "$.name","#, #""title": "$.name", "title": "$.x","#, "/fields/title",
      at: #""title": "$.x""#, "occurs twice", fix: "remove one of the two"),
  ]

  static let types: [BrokenDefinition] = [
    .init(
      #""title": "Soup Shelf""#, #""title": 5"#, "/title", at: "5,\n",
      "this is a number, but a text in quotes belongs here", fix: "\"Soup Shelf\""),
    .init(
      #""gaps": 1"#, #""gaps": "1""#, "/paging/gaps", at: #""1""#,
      "this is a string, but a whole number from 0 to 20 belongs here",
      fix: "write it without quotes: 1"),
    .init(
      #""gaps": 1"#, #""gaps": true"#, "/paging/gaps", at: "true,\n    \"window\"",
      "this is a boolean", fix: "write something like 2"),
    .init(
      #""endStatuses": [404]"#, #""endStatuses": 404"#, "/paging/endStatuses", at: "404,",
      "a list in brackets belongs here", fix: "write [404]"),
    .init(
      #""required": true"#, #""required": "yes""#, "/settings/kitchen/required", at: #""yes""#,
      "true or false belongs here", fix: "write something like true"),
    .init(
      #""exact": true"#, #""exact": null"#, "/request/query/exact", at: "null,\n",
      "this is null", fix: "write \"{text}\""),
    .init(
      #"{"path": "$.stars", "scale": 5, "absent": [0]}"#, #""$.stars""#, "/fields/rating",
      "a rating needs its greatest value", fix: #"write {"path": "$.stars", "scale": 5}"#),
    .init(
      #""id": "$.id""#, #""id": ["$.id", ["$.pk"]]"#, "/fields/id/1", at: #"["$.pk"]"#,
      "one source belongs here", fix: "one list"),
    .init(
      #"{"status": 402}"#, #"{"status": "402"}"#, "/errors/0/when/status", at: #""402""#,
      "not a status", fix: "write it without quotes: 402"),
  ]

  static let values: [BrokenDefinition] = [
    .init(
      #""style": "page""#, #""style": "paeg""#, "/paging/style", at: #""paeg""#,
      "not one of the words", fix: "did you mean \"page\"?"),
    .init(
      #""unit": "epoch""#, #""unit": "epoc""#, "/errors/1/retryAfter/unit", at: #""epoc""#,
      "not one of the words", fix: "did you mean \"epoch\"?"),
    .init(
      #""fill": "filtering""#, #""fill": "filter""#, "/detail/fill", at: #""filter""#,
      "not one of the words", fix: "known: never, filtering, always"),
    .init(
      #""name": "soup-shelf""#, #""name": "Soup Shelf""#, "/name", at: #""Soup Shelf""#,
      "a name holds small letters", fix: "write \"soup-shelf\""),
    .init(
      #""concurrency": 2"#, #""concurrency": 99"#, "/politeness/concurrency", at: "99,\n",
      "not a whole number from 1 to 16", fix: "choose one in that range"),
    .init(
      #""scale": 5"#, #""scale": 0"#, "/fields/rating/scale", at: "0, \"absent\"",
      "not a number from 0.001", fix: "choose one in that range"),
    .init(
      #""resets": "07:30""#, #""resets": "7:30""#, "/politeness/dailyQuota/resets",
      at: #""7:30""#, "not a time of day", fix: "07:30"),
    .init(
      #""homepage": "https://soups.example""#, #""homepage": "soups.example""#, "/homepage",
      at: #""soups.example""#, "does not begin with http", fix: "write it in full"),
    .init(
      #""https://api.soups.example/v2""#, #""https://api.soups.example/v2?x=1""#, "/baseURL",
      "may not have a query", fix: "leave out what follows the path"),
    .init(
      #""https://api.soups.example/v2""#, #""https://me:pass@soups.example""#, "/baseURL",
      "holds a user name or password", fix: "use the provider's key setting"),
    .init(
      #""list": "$.items""#, #""list": "items""#, "/response/list", at: #""items""#, offset: 1,
      "not a JSONPath", fix: "$"),
    .init(
      #""item": "$.recipe""#, #""item": "$.recipe[""#, "/response/item", at: #""$.recipe[""#,
      offset: 10, "not a JSONPath", fix: ""),
    .init(
      #""list": "$.items""#, #""list": "$.items[?match(@.a, 'b')]""#, "/response/list",
      at: "match", "a path that Potluck does not support: the function match()", fix: "=="),
    .init(
      #""q": "{text}""#, #""q": "{text""#, "/request/query/q", at: #""{text""#, offset: 6,
      "not a template", fix: "write variables as {name}"),
    .init(
      #""q": "{text}""#, #""q": "té{}""#, "/request/query/q", at: #""té{}""#, offset: 5,
      "a variable has no name", fix: "{name}"),
    .init(
      #""X-User""#, #""X User""#, "/auth/1/name", "not the name of a header field",
      fix: "letters, digits and hyphens"),
    .init(
      #""Accept-Language""#, #""Host""#, "/request/headers/Host",
      "Potluck sets the header \"Host\" itself", fix: "remove it"),
    .init(
      #""default": 25"#, #""default": 250"#, "/paging/size/default", at: "250",
      "the default is greater than the maximum", fix: "write at most 100"),
    .init(
      #""minimum": 1, "maximum": 99"#, #""minimum": 100, "maximum": 99"#,
      "/settings/kitchen/minimum", at: "100, ", "greater than the maximum", fix: "exchange"),
    .init(
      #""values": ["name", "date"], "#, "", "/settings/order", at: #"{"type": "choice""#,
      "a choice has no \"values\"", fix: "add \"values\""),
    .init(
      #""default": "name""#, #""default": "nam""#, "/settings/order/default", at: #""nam""#,
      "not one of the words", fix: "did you mean \"name\"?"),
  ]

  static let references: [BrokenDefinition] = [
    .init(
      #""q": "{text}""#, #""q": "{txet}""#, "/request/query/q", at: "{txet}",
      "unknown variable {txet}", fix: "did you mean {text}?"),
    .init(
      #""time": "{maxMinutes}""#, #""time": "{maxMinute}""#, "/request/query/time",
      at: "{maxMinute}", "unknown variable {maxMinute}", fix: "did you mean {maxMinutes}?"),
    .init(
      #""time": "{maxMinutes}""#, #""time": "{pageSize}""#, "/request/query/time",
      at: "{pageSize}", "the page size is called {limit}", fix: "write {limit}"),
    .init(
      #""time": "{maxMinutes}""#, #""time": "{id}""#, "/request/query/time", at: "{id}",
      "{id} is a variable of the detail request", fix: "{text}"),
    .init(
      #""time": "{maxMinutes}""#, #""time": "x {token}""#, "/request/query/time",
      at: "{token}", "\"token\" is a secret", fix: "add it to \"auth\""),
    .init(
      #""time": "{maxMinutes}""#, #""time": "{exclude}""#, "/request/query/time",
      at: "{exclude}", "{exclude} is a list", fix: #"{"list": "exclude", "join": ","}"#),
    .init(
      #""/recipes/{id}""#, #""/recipes/{id}/{text}""#, "/detail/request/path", at: "{text}\"}",
      "{text} is a variable of the search request", fix: "{id}"),
    .init(
      #""/recipes/{id}""#, #""/recipes""#, "/detail/request", at: #"{"path": "/recipes"}"#,
      "{id} is not in it", fix: "write {id}"),
    .init(
      #""https://soups.example/{slug}""#, #""https://soups.example/{slog}""#,
      "/fields/url/1/template", at: "{slog}", "unknown variable {slog}",
      fix: "did you mean {slug}?"),
    .init(
      #""image": {"path": "$.image", "#, #""image": {"template": "x{publisher}", "#,
      "/fields/image/template", at: "{publisher}", "of the fields only id and title are",
      fix: #"add "with": {"publisher": "$.publisher"}"#),
    .init(
      #""image": {"path": "$.image", "#, #""image": {"template": "x{key}", "#,
      "/fields/image/template", at: "{key}", "only in a map", fix: "\"form\": \"map\""),
    .init(
      #""require": "name""#, #""require": "nam""#, "/fields/ingredients/require", at: #""nam""#,
      "there is no variable {nam}", fix: "did you mean \"name\"?"),
    .init(
      #""secret": "token""#, #""secret": "tokn""#, "/auth/0/secret", at: #""tokn""#,
      "there is no secret of this name", fix: "did you mean \"token\"?"),
    .init(
      #""secret": "user""#, #""secret": "order""#, "/auth/1/secret", at: #""order"}"#,
      "\"order\" is a setting, not a secret", fix: "secrets"),
    .init(
      #""user": {"#, #""user": {}, "spare": {"#, "/secrets/spare", at: #"{"summary": "the acc"#,
      "the secret \"spare\" is never used", fix: "auth", isWarning: true),
    .init(
      #""order": "{order}","#, "", "/settings/order", at: #"{"type": "choice""#,
      "the setting \"order\" is never used", fix: "{order}", isWarning: true),
    .init(
      #""user": {"#, #""user": {}, "weight": {"#, "/secrets/weight", at: #""weight""#,
      "a key that every entry may have", fix: "choose another name"),
    .init(
      #""user": {"#, #""user": {}, "order": {"#, "/secrets/order", at: #""order": {"summary""#,
      "is a setting already", fix: "choose another name"),
    .init(
      #""default": "en"}"#, #""default": "en"}, "page": {}"#, "/settings/page", at: #""page": {}"#,
      "\"page\" is a variable of the language", fix: "choose another name"),
    .init(
      #""definitionVersion": 1"#, #""definitionVersion": 2"#, "/definitionVersion", at: "2,\n",
      "written for a newer Potluck", fix: "use a newer potluck"),
    .init(
      #""definitionVersion": 1"#, #""definitionVersion": 0"#, "/definitionVersion", at: "0,\n",
      "there is no version 0", fix: "write 1"),
    .init(
      #""definitionVersion": 1,\#n"#, "", "", at: "{", "no \"definitionVersion\"",
      fix: "add \"definitionVersion\": 1"),
    .init(
      #""id": "$.id","#, #""id": "id","#, "/fields/id", at: #""id","#,
      "the same text for every recipe", fix: "write \"$.id\""),
    .init(
      #""id": "$.id","#, #""id": "$.items[*].id","#, "/fields/id", at: #""$.items[*].id""#,
      "repeats the path of the list", fix: "write \"$.id\"", isWarning: true),
    .init(
      #""vegan": "$.vegan""#, #""vegna": "$.vegan""#, "/fields/diets/flags/vegna",
      at: #""vegna""#, "is no diet", fix: "did you mean \"vegan\"?", isWarning: true),
  ]
}
