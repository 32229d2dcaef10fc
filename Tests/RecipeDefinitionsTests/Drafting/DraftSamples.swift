/// Answers shaped like those of the recipe services that are known, with the address asked.
struct DraftSample: Sendable, CustomStringConvertible {
  let service: String
  let url: String
  let body: String
  /// The members of the draft that the answer settles, as `path in the draft: value`.
  let expected: [String: String]

  /// In which ways the draft's first request may differ: empty parameters and those that the first
  /// page does without are left out, and a walk begins at its first page.
  var requestDifferences: [String] { Self.differences[service] ?? [] }

  private static let differences = [
    "Food2Fork community": ["page (given, not asked)"],
    "Meilisearch": ["offset (not given)"],
    "RecipePuppy": ["p (given 3, asked 1)"],
    "Tasty": ["tags (given, not asked)"],
    "Wikibooks": ["sroffset (given, not asked)"],
    "recipeapi.io": ["page (given, not asked)"],
  ]

  var description: String { service }

  init(_ service: String, _ url: String, _ body: String, _ expected: [String: String]) {
    self.service = service
    self.url = url
    self.body = body
    self.expected = expected
  }

  static let all = publicServices + ownServers

  /// Services on the web.
  private static let publicServices: [DraftSample] = [
    DraftSample(
      "Food2Fork", "https://www.food2fork.example/api/search?key=abcdef0123&q=chocolate&page=1",
      #"""
      {"count":2,"recipes":[
       {"publisher":"Sweet","f2f_url":"http://f.example/view/1","title":"Chocolate cake",
        "source_url":"http://sweet.example/1","recipe_id":"35382",
        "image_url":"http://static.example/1.jpg","social_rank":100,"publisher_url":"http://sweet.example"},
       {"publisher":"Sour","f2f_url":"http://f.example/view/2","title":"Chocolate soup",
        "source_url":"http://sour.example/2","recipe_id":"b269c4",
        "image_url":"http://static.example/2.jpg","social_rank":99.9,"publisher_url":"http://sour.example"}]}
      """#,
      [
        "/response/list": "$.recipes", "/fields/id": "$.recipe_id", "/fields/title": "$.title",
        "/fields/url": "$.source_url", "/fields/image": "$.image_url",
        "/fields/publisher": "$.publisher", "/fields/rating/scale": "100",
        "/request/path": "/api/search", "/request/query/q": "{text}",
        "/request/query/page": "{page}", "/paging/style": "page", "/auth/0/name": "key",
        "/paging/total": "",
      ]),
    DraftSample(
      "Food2Fork community", "https://f2fca.example/api/recipe/search/?page=1&query=beef",
      #"""
      {"count":161,"next":"http://127.0.0.1:8000/api/recipe/search/?page=2&query=beef","previous":null,
       "results":[{"pk":1551,"title":"Beef and barley soup","publisher":"jessica",
       "featured_image":"https://cdn.example/1.jpg","rating":41,"source_url":"http://a.example/1",
       "description":"N/A","cooking_instructions":null,"ingredients":["barley","beef"]},
       {"pk":1552,"title":"Beef pie","publisher":"jessica","featured_image":"https://cdn.example/2.jpg",
       "rating":12,"source_url":null,"ingredients":["beef"]}]}
      """#,
      [
        "/response/list": "$.results", "/fields/id": "$.pk", "/fields/image": "$.featured_image",
        "/fields/url": "$.source_url", "/fields/ingredients": "$.ingredients",
        "/paging/style": "next", "/paging/next": "$.next", "/paging/follow": "path",
        "/paging/total": "$.count", "/request/path": "/api/recipe/search/",
        "/request/query/page": "",
      ]),
    DraftSample(
      "Forkify 1", "https://forkify.example/api/search?q=pizza",
      #"""
      {"count":1,"recipes":[{"publisher":"A","title":"Pizza dip","source_url":"http://a.example/1",
       "recipe_id":"41470","_id":"5cdfed","image_url":"http://forkify.example/i/1.jpg","social_rank":100,
       "publisher_url":"http://a.example"}]}
      """#,
      ["/response/list": "$.recipes", "/fields/url": "$.source_url", "/request/query/q": "{text}"]),
    DraftSample(
      "Forkify 2", "https://forkify.example/api/v2/recipes?search=pizza",
      #"""
      {"status":"success","results":2,"data":{"recipes":[
       {"publisher":"A","image_url":"http://f.example/1.jpg","title":"Pizza","id":"5ed6604591c37cdc054bcd09"},
       {"publisher":"B","image_url":"http://f.example/2.jpg","title":"Pizza roll","id":"5ed6604591c37cdc054bcd10"}]}}
      """#,
      [
        "/response/list": "$.data.recipes", "/fields/id": "$.id", "/fields/image": "$.image_url",
        "/request/query/search": "{text}", "/errors/0/when/path": "$.status", "/paging/total": "",
      ]),
    DraftSample(
      "RecipePuppy", "http://www.recipepuppy.example/api/?i=onions,garlic&q=omelet&p=3",
      #"""
      {"title":"Recipe Puppy","version":0.1,"href":"http:\/\/www.recipepuppy.example\/","results":[
       {"title":"Omelet \n","href":"http:\/\/a.example\/1","ingredients":"eggs, onions","thumbnail":""},
       {"title":"Pasta omelet","href":"http:\/\/a.example\/2","ingredients":"pasta, eggs","thumbnail":"http:\/\/img.example\/2.jpg"}]}
      """#,
      [
        "/response/list": "$.results", "/fields/url": "$.href", "/fields/image": "$.thumbnail",
        "/fields/ingredients/split": ",", "/request/query/q": "{text}",
        "/request/query/i/list": "include", "/request/query/p": "{page}", "/fields/id": "",
        "/request/path": "/api/",
      ]),
    DraftSample(
      "TheMealDB", "https://www.themealdb.example/api/json/v1/1/search.php?s=pie",
      #"""
      {"meals":[{"idMeal":"52882","strMeal":"Fish pie","strCategory":"Seafood","strArea":"British",
       "strMealThumb":"https://t.example/1.jpg","strTags":"Fish,Pie","strYoutube":"https://y.example/1",
       "strIngredient1":"Potatoes","strIngredient2":"Butter","strIngredient3":"","strMeasure1":"1kg",
       "strMeasure2":"Knob","strMeasure3":" ","strSource":null},
       {"idMeal":"52883","strMeal":"Apple pie","strMealThumb":"https://t.example/2.jpg","strTags":null,
       "strIngredient1":"Apples","strIngredient2":null,"strIngredient3":"","strMeasure1":"6",
       "strMeasure2":"","strMeasure3":"","strSource":"https://a.example/pie"}]}
      """#,
      [
        "/response/list": "$.meals", "/fields/id": "$.idMeal", "/fields/title": "$.strMeal",
        "/fields/image": "$.strMealThumb", "/fields/url": "$.strSource",
        "/fields/ingredients/numbered/to": "3",
        "/fields/ingredients/numbered/members/name": "strIngredient",
        "/fields/ingredients/numbered/members/measure": "strMeasure",
        "/request/path": "/api/json/v1/1/search.php", "/request/query/s": "{text}",
        "/paging/style": "",
      ]),
    DraftSample(
      "DummyJSON", "https://dummyjson.example/recipes/search?q=pizza&limit=2&skip=0",
      #"""
      {"recipes":[{"id":1,"name":"Classic pizza","ingredients":["Dough","Tomato"],"instructions":["Bake"],
       "prepTimeMinutes":20,"cookTimeMinutes":15,"servings":4,"difficulty":"Easy","cuisine":"Italian",
       "caloriesPerServing":300,"tags":["Pizza"],"userId":166,"image":"https://cdn.example/1.webp",
       "rating":4.6,"reviewCount":98,"mealType":["Dinner"]},
       {"id":2,"name":"Other pizza","ingredients":["Dough"],"instructions":["Bake"],
       "prepTimeMinutes":10,"cookTimeMinutes":15,"servings":2,"userId":166,"image":"https://cdn.example/2.webp",
       "rating":4.9,"reviewCount":26}],"total":5,"skip":0,"limit":2}
      """#,
      [
        "/response/list": "$.recipes", "/fields/title": "$.name", "/fields/id": "$.id",
        "/fields/image": "$.image", "/fields/ingredients": "$.ingredients",
        "/fields/totalMinutes/sum/1": "$.cookTimeMinutes", "/fields/totalMinutes/unit": "minutes",
        "/fields/yield": "$.servings", "/fields/rating/scale": "5", "/paging/style": "offset",
        "/paging/size": "2", "/paging/total": "$.total", "/request/query/skip": "{offset}",
        "/request/query/limit": "{limit}", "/baseURL": "https://dummyjson.example",
        "/name": "dummyjson",
      ]),
    DraftSample(
      "Spoonacular",
      "https://api.spoonacular.example/recipes/complexSearch?apiKey=0123456789abcdef&query=pasta&number=2&offset=0&addRecipeInformation=true&includeIngredients=tomato,cheese&maxReadyTime=60",
      #"""
      {"results":[{"vegetarian":false,"vegan":false,"glutenFree":true,
        "dairyFree":false,"preparationMinutes":-1,
       "spoonacularScore":90.0,"sourceName":"Pink","id":715538,"title":"Pasta bake","readyInMinutes":35,
       "servings":5,"sourceUrl":"http://p.example/1","image":"https://s.example/1.jpg","imageType":"jpg",
       "extendedIngredients":[{"id":1,"original":"3 cups pasta","name":"pasta","amount":3,"unit":"cups"}],
       "spoonacularSourceUrl":"https://s.example/r/1"},
       {"vegetarian":true,"vegan":false,"glutenFree":false,
        "dairyFree":true,"id":715539,"title":"Pasta salad",
       "readyInMinutes":45,"servings":2,"spoonacularSourceUrl":"https://s.example/r/2",
       "spoonacularScore":77.0,"image":"https://s.example/2.jpg","extendedIngredients":[]}],
       "offset":0,"number":2,"totalResults":5223}
      """#,
      [
        "/response/list": "$.results", "/fields/url/0": "$.sourceUrl",
        "/fields/url/1": "$.spoonacularSourceUrl", "/fields/totalMinutes/path": "$.readyInMinutes",
        "/fields/ingredients": "$.extendedIngredients[*].original",
        "/fields/diets/flags/gluten-free": "$.glutenFree",
        "/fields/diets/flags/dairy-free": "$.dairyFree", "/fields/publisher": "$.sourceName",
        "/auth/0/name": "apiKey", "/auth/0/secret": "apiKey", "/paging/total": "$.totalResults",
        "/request/query/number": "{limit}", "/request/query/offset": "{offset}",
        "/request/query/addRecipeInformation": "true",
        "/request/query/maxReadyTime": "{maxMinutes}",
        "/request/query/includeIngredients/list": "include",
      ]),
    DraftSample(
      "Edamam 2",
      "https://api.edamam.example/api/recipes/v2?type=public&q=nsima&app_id=a1b2c3d4&app_key=99887766554433221100",
      #"""
      {"from":1,"to":2,"count":44,"_links":{"next":{"href":"https://api.edamam.example/api/recipes/v2?q=nsima&app_key=99887766554433221100&_cont=CHc&type=public&app_id=a1b2c3d4","title":"Next page"}},
       "hits":[{"recipe":{"uri":"http://e.example/owl#recipe_1","label":"Nsima","image":"https://i.example/1.jpg",
       "images":{"SMALL":{"url":"https://i.example/1s.jpg","width":1}},"source":"Foodista","url":"http://f.example/1",
       "shareAs":"http://e.example/r/1","yield":2.0,"ingredientLines":["1 cup meal","2 cups water"],
       "ingredients":[{"text":"1 cup meal","quantity":1.0,"food":"meal"}],"totalTime":0.0,
       "totalNutrients":{"FAT":{"label":"Fat","quantity":2.7,"unit":"g"}}},
       "_links":{"self":{"title":"Self","href":"https://e.example/1"}}},
       {"recipe":{"uri":"http://e.example/owl#recipe_2","label":"Nsima cake","image":"https://i.example/2.jpg",
       "source":"Foodista","url":"http://f.example/2","shareAs":"http://e.example/r/2","yield":4.0,
       "ingredientLines":["1 cup meal"],"totalTime":30.0},"_links":{"self":{"title":"Self","href":"https://e.example/2"}}}]}
      """#,
      [
        "/response/list": "$.hits", "/response/item": "$.recipe", "/fields/title": "$.label",
        "/fields/id": "$.uri", "/fields/url": "$.url", "/fields/image": "$.image",
        "/fields/ingredients": "$.ingredientLines", "/fields/publisher": "$.source",
        "/fields/totalMinutes": "$.totalTime", "/fields/yield": "$.yield",
        "/paging/style": "next", "/paging/next": "$._links.next.href",
        "/auth/0/secret": "appId", "/auth/1/secret": "appKey", "/request/query/type": "public",
        "/paging/total": "$.count",
      ]),
    DraftSample(
      "Edamam 1",
      "https://api.edamam.example/search?q=chicken&app_id=a1b2c3d4&app_key=99887766554433221100&from=0&to=2",
      #"""
      {"q":"chicken","from":0,"to":2,"more":true,"count":1000,"hits":[
       {"recipe":{"uri":"u1","label":"Chicken soup","image":"https://i.example/1.jpg","url":"http://f.example/1"},"bookmarked":false},
       {"recipe":{"uri":"u2","label":"Chicken pie","image":"https://i.example/2.jpg","url":"http://f.example/2"},"bookmarked":false}]}
      """#,
      [
        "/paging/style": "offset", "/request/query/from": "{offset}", "/request/query/to": "{to}",
        "/paging/size": "2", "/paging/more": "$.more", "/response/item": "$.recipe",
      ]),
    DraftSample(
      "Tasty", "https://tasty.example/recipes/list?from=0&size=20&q=soup&tags=",
      #"""
      {"count":2,"results":[{"name":"Bean soup","slug":"bean-soup","thumbnail_url":"https://i.example/1.jpg",
       "yields":"Servings: 4","total_time_minutes":40,"user_ratings":{"score":0.93,"count_positive":3},
       "canonical_id":"recipe:4704","id":4704,"original_video_url":"https://v.example/1.mp4",
       "sections":[{"name":null,"components":[{"raw_text":"2 cups beans","position":1,"ingredient":{"name":"beans"}}]}]},
       {"name":"Leek soup","slug":"leek-soup","thumbnail_url":"https://i.example/2.jpg","yields":"Servings: 2",
       "total_time_minutes":null,"user_ratings":{"score":0.8},"canonical_id":"recipe:4705","id":4705,
       "original_video_url":null,"sections":[{"components":[{"raw_text":"1 leek","position":1}]}]}]}
      """#,
      [
        "/response/list": "$.results", "/fields/id": "$.id", "/fields/image": "$.thumbnail_url",
        "/fields/ingredients": "$.sections[*].components[*].raw_text",
        "/fields/rating/path": "$.user_ratings.score", "/fields/rating/scale": "1",
        "/fields/totalMinutes/unit": "minutes", "/request/query/size": "{limit}",
        "/fields/url": "",
      ]),
  ]
}
