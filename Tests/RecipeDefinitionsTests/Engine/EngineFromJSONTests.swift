import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// Definitions as people write them, run from the file to the listings.
@Suite(.fewAtOnce)
struct EngineFromJSONTests {
  private func read(_ text: String) throws -> ProviderDefinition {
    let result = DefinitionReader.read(Array(text.utf8))
    #expect(result.problems.filter { $0.severity == .error } == [])
    return try #require(result.definition)
  }

  @Test func `a self-hosted book with a token, pages and details`() async throws {
    let definition = try read(
      """
      {"definitionVersion": 1, "name": "book", "title": "Book",
       "secrets": {"token": {"summary": "from your profile"}},
       "auth": [{"type": "http", "scheme": "bearer", "secret": "token"}],
       "request": {"path": "/api/recipes", "query": {
         "search": "{text}", "page": "{page}", "perPage": "{limit}", "orderDirection": "desc"}},
       "paging": {"style": "page", "size": {"default": 2, "maximum": 100},
         "lastPage": "$.total_pages", "total": "$.total"},
       "response": {"list": "$.items"},
       "fields": {
         "id": "$.slug", "title": "$.name",
         "url": ["$.orgURL", {"template": "{baseURL}/g/home/r/{slug}", "with": {"slug": "$.slug"}}],
         "image": {"template": "{baseURL}/api/media/recipes/{rid}/images/min-original.webp",
           "with": {"rid": "$.id"}},
         "rating": {"path": "$.rating", "scale": 5}, "totalMinutes": "$.totalTime",
         "yield": "$.recipeYield"},
       "errors": [{"when": {"status": 401}, "means": "unauthorized", "message": "$.detail",
         "hint": "make a new token"}],
       "detail": {"request": {"path": "/api/recipes/{id}"}, "fill": "filtering",
         "fields": {"ingredients": {"each": "$.recipeIngredient[*]",
           "template": "{quantity} {unit} {food}", "with": {"quantity": "$.quantity",
             "unit": "$.unit.name", "food": "$.food.name"}, "require": "food"}}}}
      """)
    let transport = InMemoryTransport { request in
      guard request.headers["Authorization"] == "Bearer t-1234" else {
        return .json(#"{"detail":"Could not validate credentials"}"#, status: 401)
      }
      if request.url.contains("/recipes/") {
        return .json(
          #"{"slug":"s","name":"S","recipeIngredient":[{"quantity":0.50000,"unit":{"name":"cup"},"food":{"name":"milk"}},{"quantity":null,"unit":null,"food":{"name":"salt"}},{"food":null}]}"#
        )
      }
      let page = request.number("page") ?? 0
      let items = (page * 2 - 2..<min(5, page * 2)).map {
        #"{"id":"u\#($0)","slug":"soup-\#($0)","name":"Soup \#($0)","totalTime":"1 hour 5 minutes","rating":4.5,"orgURL":null,"recipeYield":"4"}"#
      }.joined(separator: ",")
      return .json(
        #"{"page":\#(page),"total":5,"total_pages":3,"items":[\#(items)],"next":"/recipes?page=2"}"#
      )
    }
    let settings: [String: JSON] = ["baseURL": "http://home.example:9925/kitchen"]
    let secrets = ["token": "t-1234"]
    let result = try await walk(definition, settings: settings, secrets: secrets, over: transport)
    #expect(result.ids == (0..<5).map { "soup-\($0)" })
    #expect(transport.requests.count == 3)
    let listing = try #require(result.accepted.first?.listing)
    #expect(listing.url == "http://home.example:9925/kitchen/g/home/r/soup-0")
    #expect(
      listing.image
        == "http://home.example:9925/kitchen/api/media/recipes/u0/images/min-original.webp")
    #expect(listing.totalMinutes == 65)
    #expect(listing.rating?.normalized == 0.9)

    let filtering = try provider(
      definition, settings: settings, secrets: secrets, over: transport)
    let page = try await filtering.search(
      SearchQuery(text: "soup", include: ["milk"]), page: .number(1))
    #expect(
      page.listings.map(\.ingredients) == Array(repeating: ["0.5 cup milk", "salt"], count: 2))

    let refused = try provider(
      definition, settings: settings, secrets: ["token": "wrong"], over: transport)
    let error = try await #require(throws: ProviderError.self) {
      try await refused.search(SearchQuery(text: "soup"), page: .number(1))
    }
    #expect(error.code == .unauthorized)
    #expect(error.fix == "make a new token")
  }

  @Test func `a public database with a key in the path and numbered members`() async throws {
    let definition = try read(
      """
      {"definitionVersion": 1, "name": "meals", "title": "Meals", "baseURL": "https://meals.example",
       "secrets": {"key": {"summary": "a supporter's key", "default": "1"}},
       "auth": [{"type": "apiKey", "in": "path", "name": "key", "secret": "key"}],
       "request": {"path": "/api/json/v1/{key}/search.php", "query": {"s": "{text}"}},
       "response": {"list": "$.meals", "whenNull": "empty"},
       "fields": {
         "id": "$.idMeal", "title": "$.strMeal",
         "url": ["$.strSource", {"template": "https://meals.example/meal/{id}"}],
         "image": "$.strMealThumb",
         "ingredients": {"numbered": {"from": 1, "to": 20,
           "members": {"name": "strIngredient", "measure": "strMeasure"}},
           "template": "{measure} {name}", "require": "name"}}}
      """)
    let transport = InMemoryTransport { request in
      guard request.url.hasSuffix("/api/json/v1/1/search.php?s=soup") else {
        return .json("{}", status: 404)
      }
      return .json(
        #"{"meals":[{"idMeal":"52772","strMeal":"Soup","strSource":"","strMealThumb":"https://i.example/1.jpg","strIngredient1":"soy sauce","strMeasure1":"3/4 cup","strIngredient2":"salt","strMeasure2":" ","strIngredient3":"","strMeasure3":""}]}"#
      )
    }
    let result = try await walk(definition, over: transport)
    let listing = try #require(result.accepted.first?.listing)
    #expect(listing.url == "https://meals.example/meal/52772")
    #expect(listing.ingredients == ["3/4 cup soy sauce", "salt"])
    #expect(transport.requests.count == 1)
    let nobody = try await firstPage(definition, .json(#"{"meals":null}"#))
    #expect(nobody.listings.isEmpty)
  }

  @Test func `a wiki with a continuation and errors behind status 200`() async throws {
    let definition = try read(
      """
      {"definitionVersion": 1, "name": "wiki", "title": "Wiki", "baseURL": "https://wiki.example",
       "request": {"path": "/w/api.php", "query": {"action": "query", "list": "search",
         "srsearch": "{text}", "srnamespace": 102, "srlimit": "{limit}", "format": "json"}},
       "paging": {"style": "continue", "continue": "$.continue", "size": 10},
       "response": {"list": "$.query.search"},
       "fields": {
         "id": "$.pageid", "title": {"path": "$.title", "removePrefix": "Cookbook:"},
         "url": {"template": "https://wiki.example/wiki/{page}",
           "with": {"page": {"path": "$.title", "spaces": "_"}}}},
       "errors": [{"when": {"path": "$.error"}, "means": "failure", "message": "$.error.info"}]}
      """)
    let transport = InMemoryTransport { request in
      let start = request.number("sroffset") ?? 0
      let items = (start..<min(23, start + 10)).map {
        #"{"pageid":\#($0),"title":"Cookbook:Soup \#($0)","snippet":"<span>x</span>"}"#
      }.joined(separator: ",")
      let more = start < 20 ? #""continue":{"sroffset":\#(start + 10),"continue":"-||"},"# : ""
      return .json(#"{\#(more)"query":{"searchinfo":{"totalhits":23},"search":[\#(items)]}}"#)
    }
    let result = try await walk(definition, over: transport)
    #expect(result.ids == Shelf(count: 23).ids)
    #expect(result.accepted.first?.listing.title == "Soup 0")
    #expect(result.accepted.first?.listing.url == "https://wiki.example/wiki/Cookbook:Soup_0")
    #expect(transport.requests.count == 3)
    let error = try await failure(
      definition, .json(#"{"error":{"code":"cirrussearch-backend-error","info":"We are down"}}"#))
    #expect(error.message.contains("“We are down”"))
  }
}
