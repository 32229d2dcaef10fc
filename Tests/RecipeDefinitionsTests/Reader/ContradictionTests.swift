import RecipeModel
import TestSupport
import Testing

@Suite(.fewAtOnce) struct ContradictionTests {
  @Test(arguments: paging + requests + fields + conditions + details)
  func `rules that contradict each other are told with the way out`(broken: BrokenDefinition) {
    broken.check(in: DefinitionSamples.shelf)
  }

  static let paging: [BrokenDefinition] = [
    .init(
      #""page": "{page}","#, "", "/paging/style", at: #""page",\#n"#,
      "the request never says which page it wants", fix: #"{"page": "{page}"}"#),
    .init(
      #""style": "page""#, #""style": "page", "advance": "size""#, "/paging/advance",
      at: #""advance""#, "\"advance\" means nothing with the style \"page\"", fix: "\"offset\""),
    .init(
      #""style": "page""#, #""style": "page", "follow": "path""#, "/paging/follow",
      at: #""follow""#, "\"follow\" means nothing with the style \"page\"",
      fix: "\"next\", \"link\""),
    .init(
      #""style": "page""#, #""style": "page", "next": "$.next""#, "/paging/next",
      at: #""next""#, "\"next\" means nothing", fix: "\"next\""),
    .init(
      #""style": "page""#, #""style": "page", "cursor": "$.next""#, "/paging/cursor",
      at: #""cursor""#, "\"cursor\" means nothing", fix: "\"cursor\""),
    .init(
      #""window": {"results": 1000}"#, #""window": {"offset": 900}"#, "/paging/window/offset",
      at: #""offset""#, "a greatest offset means nothing with the style \"page\"",
      fix: "\"results\" or \"pages\""),
    .init(
      #""window": {"results": 1000}"#, #""window": {"results": 10}"#, "/paging/window",
      at: #"{"results": 10}"#, "a page is greater than all results", fix: "smaller \"size\""),
    .init(
      #""perPage": "{limit}","#, "", "/paging/size", at: #"{"default": 25"#,
      "the request never sends it", fix: "add {limit}", isWarning: true),
    .init(
      #""endStatuses": [404]"#, #""endStatuses": [404, 429]"#, "/paging/endStatuses",
      at: "[404, 429]", "429 usually means a failure", fix: "documentation", isWarning: true),
    .init(
      #""time": "{maxMinutes}""#, #""time": "{offset}""#, "/request/query/time",
      at: #""{offset}""#, "{offset} has a value only with the style \"offset\"",
      fix: "write \"style\": \"offset\", or remove {offset}"),
  ]

  static let requests: [BrokenDefinition] = [
    .init(
      #""headers": {"Accept-Language": "{language}"}"#,
      #""headers": {"Accept-Language": "{language}"}, "method": "GET", "body": {}"#,
      "/request/body", at: #""body""#, "a GET request has no body", fix: "\"POST\""),
    .init(
      #""/kitchens/{kitchen}/recipes""#, #""kitchens/{kitchen}""#, "/request/path",
      "a path begins with a slash", fix: "write \"/kitchens/{kitchen}\""),
    .init(
      #""/kitchens/{kitchen}/recipes""#, #""https://x.example/{kitchen}""#, "/request/path",
      "the path is a whole address", fix: "baseURL"),
    .init(
      #""/kitchens/{kitchen}/recipes""#, #""/kitchens/{kitchen}?a=b""#, "/request/path",
      at: "?a=b", "a path holds no ?", fix: "put parameters into \"query\""),
    .init(
      #""/kitchens/{kitchen}/recipes""#, #""/a/../{kitchen}""#, "/request/path",
      "no segment of dots", fix: "in full"),
    .init(
      #", "required": true"#, "", "/request/path", at: "{kitchen}", "a path needs a value",
      fix: "\"required\": true"),
    .init(
      #""Accept-Language""#, #""Authorization""#, "/request/headers/Authorization",
      "\"auth\" sets the header \"Authorization\"", fix: "remove it here"),
    .init(
      #""Accept-Language""#, #""x-user""#, "/request/headers/x-user",
      "\"auth\" sets the header \"x-user\"", fix: "remove it here"),
    .init(
      #"{"type": "apiKey", "in": "header", "name": "X-User", "secret": "user"}"#,
      #"{"type": "apiKey", "in": "query", "name": "q", "secret": "user"}"#, "/request/query/q",
      at: #""q": "{text}""#, "\"auth\" sets the parameter \"q\"", fix: "remove it here"),
    .init(
      #"{"type": "apiKey", "in": "header", "name": "X-User", "secret": "user"}"#,
      #"{"type": "apiKey", "in": "path", "name": "me", "secret": "user"}"#, "/auth/1/name",
      at: #""me""#, "the path of the request has no {me}", fix: "write {me}"),
    .init(
      #""name": "X-User""#, #""name": "Authorization""#, "/auth/1",
      at: #"{"type": "apiKey""#, "carries a secret already", fix: "remove one of the two"),
    .init(
      #""excludePrefix": "-""#, #""repeat": true"#, "/request/query/include/repeat",
      at: #""repeat": true}"#, "\"repeat\" cannot stand beside \"join\"", fix: "keep one"),
    .init(
      #""join": ",", "#, "", "/request/query/include", at: #"{"list": "include""#,
      "needs one of \"join\" and \"repeat\"", fix: "\"join\": \",\""),
    .init(
      #"{"list": "diets", "repeat": true, "#,
      #"{"list": "diets", "repeat": true, "excludePrefix": "-", "#,
      "/request/query/diet/excludePrefix", at: #""excludePrefix": "-", "item"#,
      "only an \"include\" list", fix: "\"list\": \"include\""),
    .init(
      #""item": "diet:{item}""#, #""item": "diet""#, "/request/query/diet/item",
      at: #""diet"}"#, "no {item}", fix: "{item}"),
  ]

  static let fields: [BrokenDefinition] = [
    .init(
      #""whenNull": "empty""#, #""form": "columns""#, "/response/item",
      at: #""item": "$.recipe", "form""#,
      "nothing is unwrapped", fix: "$[0]"),
    .init(
      #""list": "$.items""#, #""list": "$.items[*]", "form": "map""#, "/response/list",
      at: #""$.items[*]""#, "a map is one value", fix: "names and indices"),
    .init(
      #"{"path": "$.image", "#, #"{"path": "$.image", "template": "x", "#,
      "/fields/image/template", at: #""template": "x""#, "cannot stand beside \"path\"",
      fix: "keep one"),
    .init(
      #"{"path": "$.image", "#, #"{"#, "/fields/image", at: #"{"absent": [""]"#,
      "needs one of \"path\", \"template\" and \"answer\"", fix: "\"path\": \"$.title\""),
    .init(
      #""sum": ["$.prep", "$.cook"]"#, #""sum": ["$.prep"]"#, "/fields/totalMinutes/sum",
      at: #"["$.prep"]"#, "needs 2 elements", fix: "add an element"),
    .init(
      #""path": "$.image","#, #""path": "$.image", "with": {"a": "$.a"},"#,
      "/fields/image/with", at: #""with": {"a""#, "means nothing without \"template\"",
      fix: "add \"template\""),
    .init(
      #""with": {"name": "$.name", "unit": "$.unit.name"},"#,
      #""with": {"name": "$.name", "unit": "$.unit.name", "note": "$.note"},"#,
      "/fields/ingredients/with/note", at: #""note""#, "{note} is never used", fix: "{note}",
      isWarning: true),
    .init(
      #""title": "$.name""#, #""title": {"template": "{title}"}"#, "/fields/title/template",
      at: "{title}", "cannot be made of itself", fix: "with"),
    .init(
      #""id": "$.id",\#n    "title": "$.name""#,
      #""id": "{title}", "title": "{id}""#, "/fields/title", at: #""{id}",\#n"#,
      "made of each other", fix: "from the item"),
  ]

  static let conditions: [BrokenDefinition] = [
    .init(
      #"{"status": 402}"#, "{}", "/errors/0/when", at: #"{}, "means""#, "always true",
      fix: "\"status\""),
    .init(
      #"{"status": 402}"#, #"{"path": "$"}"#, "/errors/0/when", at: #"{"path": "$"}"#,
      "holds for every good answer", fix: "\"status\""),
    .init(
      #"{"status": 402}"#, #"{"status": "2xx"}"#, "/errors/0/when",
      "holds for every good answer", fix: "\"path\""),
    .init(
      #"{"status": 402}"#, #"{"pastFirstPage": true}"#, "/errors/0/when",
      "every answer behind the first page", fix: "\"status\""),
    .init(
      #"{"status": 402}"#, #"{"html": false}"#, "/errors/0/when",
      "holds for every good answer", fix: "\"path\""),
    .init(
      #"{"status": 402}"#, #"{"status": 402, "pastFirstPage": false}"#,
      "/errors/0/when/pastFirstPage", at: "false}, \"means\"", "false says nothing", fix: "remove"),
    .init(
      #"{"status": 402}"#, #"{"status": 402, "equals": 1}"#, "/errors/0/when/equals",
      at: #""equals": 1"#, "means nothing without \"path\"", fix: "add \"path\""),
    .init(
      #""equals": "slow""#, #""equals": "slow", "above": 1"#, "/errors/1/when/above",
      at: #""above""#, "\"above\" cannot stand beside \"equals\"", fix: "keep one"),
    .init(
      #""means": "quotaExceeded""#, #""means": "endOfList""#, "/errors/0/when",
      at: #"{"status": 402}"#, "would look like an empty list", fix: "\"pastFirstPage\": true",
      isWarning: true),
    .init(
      #"{"path": "$.error", "equals": "slow"}"#, #"{"status": 402}"#, "/errors/1/when",
      at: #"{"status": 402}, "means": "rateLimited""#, "an earlier rule has the same condition",
      fix: "remove one", isWarning: true),
    .init(
      #"{"header": "X-Reset", "unit": "epoch"}"#, #"{"unit": "epoch"}"#,
      "/errors/1/retryAfter", "needs one of \"header\" and \"path\"", fix: "\"header\""),
  ]

  static let details: [BrokenDefinition] = [
    .init(
      #""fill": "filtering","#, #""fill": "filtering", "missing": ["yield"],"#,
      "/detail/fill", at: #""filtering""#, "nothing says where it stands",
      fix: "add \"yield\" to \"fields\" of \"detail\""),
    .init(
      #""fill": "filtering","#, "", "/detail/most", at: #""most""#,
      "no search asks for details", fix: "\"fill\": \"filtering\""),
    .init(
      #""id": "$.id","#, "", "/detail", at: #"{\#n    "request": {"path": "/recipes/{id}"}"#,
      "{id} is each listing's link", fix: "add \"id\"", isWarning: true),
    .init(
      #""quotaHeaders": {"left": "X-Left"}"#, #""quotaHeaders": {"limit": "X-Limit"}"#,
      "/politeness/quotaHeaders", at: #"{"limit""#, "needs at least one of \"left\" and \"used\"",
      fix: "\"left\""),
    .init(
      #""politeness": {"#,
      #""capabilities": ["text", "include", "exclude", "time", "diet", "detail", "ingredients", "tim"], "politeness": {"#,
      "/capabilities/7", at: #""tim""#, "not one of the words", fix: "\"time\""),
  ]
}
