extension DraftSample {
  /// Servers that people run themselves, search engines, and odd forms of lists.
  static let ownServers: [DraftSample] = [
    DraftSample(
      "Mealie", "https://mealie.example/api/recipes?search=pasta&page=1&perPage=50",
      #"""
      {"page":1,"per_page":50,"total":2,"total_pages":1,"items":[
       {"id":"eab64457-97ba-4d6c-871c-cb1c724ccb51","userId":"u","groupId":"g","name":"Pasta mit Tomaten",
       "slug":"pasta-mit-tomaten","image":"9QMh","recipeYield":"4","totalTime":"1 hour 5 minutes",
       "prepTime":null,"rating":4.5,"orgURL":"https://k.example/1","tags":[{"id":"1","name":"quick"}]},
       {"id":"aab64457-97ba-4d6c-871c-cb1c724ccb52","userId":"u","groupId":"g","name":"Pasta",
       "slug":"pasta","image":null,"recipeYield":"","totalTime":null,"rating":null,"orgURL":null,"tags":[]}],
       "next":"/recipes?page=2&perPage=50&orderDirection=desc","previous":null}
      """#,
      [
        "/response/list": "$.items", "/fields/id": "$.id", "/fields/title": "$.name",
        "/fields/url": "$.orgURL", "/fields/totalMinutes/unit": "text",
        "/request/query/search": "{text}", "/paging/total": "$.total",
        "/request/query/perPage": "{limit}", "/paging/style": "page", "/fields/image": "",
        "/paging/lastPage": "$.total_pages", "/request/query/page": "{page}",
      ]),
    DraftSample(
      "Tandoor", "https://tandoor.example/api/recipe/?query=soup&page=1&page_size=25",
      #"""
      {"count":1,"next":null,"previous":null,"results":[{"id":7,"name":"Soup","description":null,
       "image":"https://tandoor.example/media/1.jpg","keywords":[{"id":1,"label":"easy"}],"working_time":10,
       "waiting_time":20,"servings":2,"servings_text":"bowls","rating":null,"created_at":"2024-01-01"}]}
      """#,
      [
        "/response/list": "$.results", "/fields/id": "$.id", "/fields/image": "$.image",
        "/paging/style": "page", "/request/query/page_size": "{limit}", "/paging/size": "25",
        "/paging/total": "$.count",
        "/fields/totalMinutes/sum/0": "$.working_time",
      ]),
    DraftSample(
      "KitchenOwl", "https://owl.example/api/recipe/search?query=soup&page=0&language=en",
      #"""
      [{"id":1,"name":"Onion soup","description":"","photo":"a.jpg","time":30,"cook_time":20,"prep_time":10,
       "yields":4,"source":"https://a.example/1","items":[{"id":3,"name":"Onion","description":"2","optional":false}],
       "tags":[{"name":"x"}]},
       {"id":2,"name":"Pea soup","photo":null,"time":0,"yields":0,"source":"grandma","items":[]}]
      """#,
      [
        "/response/list": "$", "/fields/id": "$.id", "/paging/first": "0", "/paging/style": "page",
        "/fields/ingredients/each": "$.items[*]", "/fields/totalMinutes": "$.time",
        "/request/query/language": "en", "/fields/image": "",
      ]),
    DraftSample(
      "Nextcloud", "https://cloud.example/index.php/apps/cookbook/api/v1/search/soup",
      #"""
      [{"id":"12","recipe_id":"12","name":"Soup","keywords":"a,b","dateCreated":"2024",
       "imageUrl":"/apps/cookbook/recipes/12/image","imagePlaceholderUrl":"/p.svg"},
       {"id":"13","recipe_id":"13","name":"Bread","keywords":null,"imageUrl":"/apps/cookbook/recipes/13/image"}]
      """#,
      [
        "/response/list": "$", "/request/path": "/apps/cookbook/api/v1/search/{text}",
        "/baseURL": "https://cloud.example/index.php", "/fields/id": "$.id",
      ]),
    DraftSample(
      "RecipeSage", "https://sage.example/compat/v2/recipes/searchRecipes?searchTerm=soup",
      #"""
      {"recipes":[{"id":"a1","title":"Soup","description":"","yield":"4","activeTime":"10 min",
       "totalTime":"1 hour","source":"Grandma","url":"https://a.example/1","rating":null,
       "recipeImages":[{"image":{"location":"https://i.example/1.jpg"}}],
       "recipeLabels":[{"label":{"title":"dinner"}}]}],"totalCount":1}
      """#,
      [
        "/response/list": "$.recipes", "/fields/image": "$.recipeImages[0].image.location",
        "/fields/totalMinutes/unit": "text", "/fields/publisher": "$.source",
        "/request/query/searchTerm": "{text}",
      ]),
    DraftSample(
      "Grocy", "https://grocy.example/api/objects/recipes?query[]=name~pasta&limit=2&offset=0",
      #"""
      [{"id":"1","name":"Pasta bake","description":"<p>x</p>","base_servings":"2","picture_file_name":null},
       {"id":"2","name":"Pasta soup","description":"","base_servings":"4","picture_file_name":"b.jpg"}]
      """#,
      [
        "/response/list": "$", "/request/query/query[]": "name~{text}",
        "/request/query/limit": "{limit}", "/request/query/offset": "{offset}",
        "/fields/title": "$.name",
      ]),
    DraftSample(
      "Wikibooks",
      "https://wikibooks.example/w/api.php?action=query&list=search&srsearch=soup&srnamespace=102&srlimit=2&sroffset=0&format=json&formatversion=2",
      #"""
      {"batchcomplete":true,"continue":{"sroffset":2,"continue":"-||"},"query":{"searchinfo":{"totalhits":320},
       "search":[{"ns":102,"title":"Cookbook:Soup","pageid":1,"size":10,"wordcount":2,"snippet":"a <b>soup</b>","timestamp":"2020"},
       {"ns":102,"title":"Cookbook:Pea Soup","pageid":2,"size":10,"wordcount":2,"snippet":"","timestamp":"2020"}]}}
      """#,
      [
        "/response/list": "$.query.search", "/fields/id": "$.pageid", "/paging/style": "continue",
        "/paging/continue": "$.continue", "/request/query/srsearch": "{text}",
        "/request/query/srlimit": "{limit}", "/request/query/sroffset": "",
        "/paging/total": "$.query.searchinfo.totalhits", "/request/query/srnamespace": "102",
      ]),
    DraftSample(
      "OpenSearch", "https://search.example/recipes/_search?q=soup&from=0&size=2",
      #"""
      {"took":1,"timed_out":false,"_shards":{"total":1,"successful":1,"skipped":0,"failed":0},
       "hits":{"total":{"value":40,"relation":"eq"},"max_score":1.0,"hits":[
       {"_index":"recipes","_id":"r1","_score":1.0,"_source":{"title":"Soup","link":"https://a.example/1"}},
       {"_index":"recipes","_id":"r2","_score":0.9,"_source":{"title":"Pea soup","link":"https://a.example/2"}}]}}
      """#,
      [
        "/response/list": "$.hits.hits", "/fields/title": "$.title", "/response/item": "$._source",
        "/fields/url": "$.link", "/paging/total": "$.hits.total.value",
        "/response/incomplete/0/path": "$.timed_out", "/request/query/size": "{limit}",
      ]),
    DraftSample(
      "OpenSearch without identity", "https://search.example/recipes/_search?q=soup&from=0&size=2",
      #"""
      {"hits":{"total":40,"hits":[
       {"_index":"recipes","_id":"r1","_score":1.0,"_source":{"title":"Soup","servings":1}},
       {"_index":"recipes","_id":"r2","_score":0.9,"_source":{"title":"Pea soup","servings":2}}]}}
      """#,
      [
        "/fields/title": "$._source.title", "/fields/id": "$._id", "/response/item": "",
        "/fields/yield": "$._source.servings",
      ]),
    DraftSample(
      "Meilisearch", "https://meili.example/indexes/recipes/search?q=soup",
      #"""
      {"hits":[{"id":1,"title":"Soup","url":"https://a.example/1"},{"id":2,"title":"Pea soup","url":"https://a.example/2"}],
       "query":"soup","processingTimeMs":1,"limit":20,"offset":0,"estimatedTotalHits":54}
      """#,
      [
        "/response/list": "$.hits", "/paging/style": "offset",
        "/request/query/offset": "{offset}", "/paging/total": "$.estimatedTotalHits",
      ]),
    DraftSample(
      "recipeapi.io", "https://recipeapi.example/api/v1/recipes?search=soup&page=1",
      #"""
      {"data":[{"id":1,"title":"Soup","slug":"soup","image_url":"https://i.example/1.jpg",
       "meta":{"total_time":"PT1H20M"}},{"id":2,"title":"Bread","slug":"bread",
       "image_url":"https://i.example/2.jpg","meta":{"total_time":"PT20M"}}],
       "links":{"first":"https://recipeapi.example/api/v1/recipes?page=1","prev":null,
       "next":"https://recipeapi.example/api/v1/recipes?page=2"},"meta":{"current_page":1,"last_page":5}}
      """#,
      [
        "/response/list": "$.data", "/paging/next": "$.links.next", "/paging/style": "next",
        "/fields/totalMinutes/unit": "iso8601", "/fields/totalMinutes/path": "$.meta.total_time",
      ]),
    DraftSample(
      "COOKRCP01", "http://openapi.example/api/sample0123456789abcdef/COOKRCP01/json/1/2",
      #"""
      {"COOKRCP01":{"total_count":"1146","row":[
       {"RCP_SEQ":"28","RCP_NM":"Tofu","RCP_PARTS_DTLS":"tofu, egg","ATT_FILE_NO_MAIN":"http://i.example/1.png"},
       {"RCP_SEQ":"29","RCP_NM":"Rice","RCP_PARTS_DTLS":"rice","ATT_FILE_NO_MAIN":"http://i.example/2.png"}],
       "RESULT":{"MSG":"ok","CODE":"INFO-000"}}}
      """#,
      [
        "/response/list": "$.COOKRCP01.row", "/fields/id": "$.RCP_SEQ",
        "/fields/title": "$.RCP_NM", "/paging/style": "offset", "/paging/first": "1",
        "/paging/size": "2", "/request/path": "/api/{key}/COOKRCP01/json/{offset}/{last}",
      ]),
    DraftSample(
      "WordPress", "https://blog.example/wp-json/wp/v2/posts?search=soup&page=1&per_page=2",
      #"""
      [{"id":1,"link":"https://blog.example/soup/","title":{"rendered":"Soup &amp; bread"},
       "excerpt":{"rendered":"<p>x</p>"},"_links":{"self":[{"href":"https://blog.example/wp-json/1"}]}},
       {"id":2,"link":"https://blog.example/pea/","title":{"rendered":"Pea soup"},
       "excerpt":{"rendered":""},"_links":{"self":[{"href":"https://blog.example/wp-json/2"}]}}]
      """#,
      [
        "/response/list": "$", "/fields/title": "$.title.rendered", "/fields/url": "$.link",
        "/paging/style": "page", "/request/query/per_page": "{limit}",
      ]),
    DraftSample(
      "Solr", "https://solr.example/solr/recipes/select?q=title:soup&rows=2&start=0",
      #"""
      {"responseHeader":{"status":0,"QTime":1,"params":{"q":"soup"}},"response":{"numFound":7,
       "start":0,"numFoundExact":true,"docs":[{"id":"1","title":["Soup"],"url":["https://a.example/1"]},
       {"id":"2","title":["Pea soup"],"url":["https://a.example/2"]}]}}
      """#,
      [
        "/response/list": "$.response.docs", "/fields/title": "$.title[0]",
        "/fields/url": "$.url[0]", "/paging/total": "$.response.numFound",
        "/request/query/rows": "{limit}", "/request/query/start": "{offset}",
        "/request/query/q/value": "title:{text}", "/request/query/q/quote": "lucene",
      ]),
    DraftSample(
      "a map", "https://map.example/v1/all.json?name=soup",
      #"""
      {"ok":true,"recipes":{"17":{"name":"Soup","image":"https://i.example/1.jpg"},
       "18":{"name":"Pea soup","image":"https://i.example/2.jpg"}}}
      """#,
      [
        "/response/list": "$.recipes", "/response/form": "map", "/fields/id": "{key}",
        "/fields/image": "$.image",
      ]),
    DraftSample(
      "columns", "https://columns.example/w/api.php?action=opensearch&search=soup",
      #"["soup",["Soup","Pea soup"],["",""],["https://a.example/1","https://a.example/2"]]"#,
      [
        "/response/list": "$", "/response/form": "columns", "/fields/title": "$[1]",
        "/fields/url": "$[3]",
      ]),
  ]
}
