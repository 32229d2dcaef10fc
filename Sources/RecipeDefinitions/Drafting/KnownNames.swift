/// The names that services give to members and parameters, compared across spellings.
enum KnownNames {
  /// A name as it is compared: its ASCII letters and digits in lower case, so that `source_url`,
  /// `sourceUrl` and `SourceURL` are one.
  static func key(_ name: String) -> String {
    let letters = name.utf8.prefix(80).filter { byte in
      let scalar = Unicode.Scalar(byte)
      return scalar.isLetter || scalar.isDigit
    }
    return String(decoding: letters, as: UTF8.self).lowercased()
  }

  /// The compared form of a name without the prefix of XML and of JSON-LD.
  static func keyWithoutPrefix(_ name: String) -> String {
    key(name.split(separator: ":").last.map(String.init) ?? name)
  }

  /// A name without its namespace: `totalResults` of `opensearch:totalResults`, `count` of
  /// `@odata.count` and `odata.count`.
  static func local(_ name: String) -> String {
    let start = name.lastIndex(of: ":").map { name.index(after: $0) } ?? name.startIndex
    let rest = name[start...]
    guard rest.hasPrefix("@") || rest.hasPrefix("odata."), let point = rest.lastIndex(of: ".")
    else {
      return String(rest)
    }
    return String(rest[rest.index(after: point)...])
  }

  /// Titles, the surest first.
  static let titles = [
    "title", "name", "label", "headline", "recipetitle", "recipename", "strmeal", "strdrink",
    "mealname", "dishname", "rcpnm",
  ]
  /// Names that end like a title's but name something else.
  static let notTitles = [
    "username", "authorname", "filename", "sourcename", "publishername", "sitename", "hostname",
    "displayname", "firstname", "lastname", "fullname", "subtitle", "categoryname", "unitname",
  ]
  static let ids = [
    "id", "recipeid", "idmeal", "iddrink", "rid", "pk", "uuid", "guid", "pageid", "objectid",
    "docid", "documentid", "itemid", "rcpseq", "canonicalid", "identifier", "uri", "slug", "code",
  ]
  static let links = [
    "sourceurl", "recipeurl", "url", "link", "href", "orgurl", "originalurl", "strsource",
    "canonicalurl", "permalink", "weburl", "htmlurl", "pageurl", "website", "source",
    "spoonacularsourceurl", "shareas", "f2furl",
  ]
  static let images = [
    "image", "imageurl", "featuredimage", "img", "imgurl", "imagesrc", "thumbnailurl",
    "thumbnail", "strmealthumb", "strdrinkthumb", "thumb", "photo", "photourl", "picture",
    "pictureurl", "cover", "poster", "images", "photos",
  ]
  static let publishers = [
    "publisher", "publishername", "source", "sourcename", "creditstext", "author", "authorname",
    "site", "sitename", "website", "username", "user",
  ]
  static let yields = [
    "recipeyield", "yield", "yields", "servingstext", "servings", "numservings",
    "numberofservings", "serves", "portions", "portion",
  ]
  static let ingredients = [
    "ingredientlines", "extendedingredients", "recipeingredient", "recipeingredients",
    "ingredients", "ingredientlist", "ingredientnames", "missedingredients", "components",
    "rcppartsdtls", "ingredient", "items",
  ]
  static let totalTimes = [
    "totaltime", "totaltimeminutes", "totalminutes", "totaltimemin", "totalmins",
    "readyinminutes", "readyin", "cookingtime", "duration", "totaltimeinseconds",
    "totaltimeseconds", "time", "timeminutes", "minutes",
  ]
  static let prepTimes = [
    "preptime", "preptimeminutes", "prepminutes", "preparationtime", "preparationminutes",
    "workingtime", "activetime",
  ]
  static let cookTimes = [
    "cooktime", "cooktimeminutes", "cookminutes", "cookingtime", "cookingminutes", "waitingtime",
    "performtime",
  ]
  static let ratings = [
    "rating", "ratingvalue", "averagerating", "avgrating", "ratingaverage", "stars", "starrating",
    "socialrank", "userrating", "score", "spoonacularscore",
  ]
  /// The whole text of a page, as an index for searching has it.
  static let fullTexts = [
    "text", "fulltext", "searchtext", "plaintext", "body", "content", "contents", "contenttext",
  ]
  static let lists = [
    "recipes", "results", "hits", "items", "meals", "drinks", "data", "docs", "documents", "list",
    "entries", "row", "rows", "matches", "search", "pages", "records", "content", "feed", "value",
    "member", "record",
  ]
  /// Members that hold lists of other things.
  static let notLists = [
    "links", "facets", "aggregations", "filters", "errors", "error", "tags", "categories",
    "ingredients", "instructions", "steps", "buckets", "stats", "statistics", "counts",
    "suggestions", "facetcounts", "facethits", "nutrition", "nutrients", "comments", "reviews",
    "authors", "users", "cuisines", "ads",
  ]
  /// Members of an item that hold something else than the recipe.
  static let notRecipes =
    notLists + publishers + images + [
      "category", "cuisine", "course", "rating", "ratings", "userratings", "highlight", "owner",
      "createdby", "video", "nutritioninfo", "totalnutrients",
    ]
  /// Members that count how often something occurs.
  static let frequencies = [
    "count", "doccount", "frequency", "occurrences", "recipecount", "recipescount",
  ]

  /// Parameters.
  static let queryParameters = [
    "q", "query", "search", "searchterm", "searchtext", "searchquery", "srsearch", "gsrsearch",
    "s", "term", "terms", "keyword", "keywords", "text", "words", "name", "title", "i", "what",
    "find", "phrase",
  ]
  static let includeParameters = [
    "include", "includeingredients", "ingredients", "ingredient", "withingredients", "i",
  ]
  static let excludeParameters = ["exclude", "excludeingredients", "excluded", "without"]
  static let timeParameters = ["maxreadytime", "maxtime", "maxtotaltime", "maxminutes"]
  static let pageParameters = [
    "page", "p", "pg", "pagenumber", "pagenum", "pageno", "pageindex", "currentpage", "paged",
  ]
  static let offsetParameters = [
    "offset", "skip", "from", "start", "startindex", "sroffset", "gsroffset", "begin", "first",
    "startrecord", "firstrecord",
  ]
  static let endParameters = ["to", "end", "until", "endindex", "last"]
  static let sizeParameters = [
    "limit", "size", "perpage", "pagesize", "number", "rows", "count", "take", "srlimit",
    "gsrlimit", "hitsperpage", "num", "max", "maxresults", "top", "resultsperpage",
    "maximumrecords", "maxrecords", "itemsperpage",
  ]
  /// Credentials.
  static let secrets = [
    "key", "apikey", "appkey", "appid", "token", "accesstoken", "authtoken", "apitoken", "auth",
    "secret", "clientid", "clientsecret", "subscriptionkey", "password", "passwd", "pass", "pwd",
    "grocyapikey", "rapidapikey", "accesskey", "secretkey", "sessionid", "session", "signature",
    "sig", "jwt", "sid", "license", "licence", "bearer", "credential", "credentials", "hmac",
  ]

  /// Members that say how long the whole list is, and need to say more than the page holds.
  static let counts = ["count", "results", "resultcount", "found", "value", "hits", "size"]
  /// Members that name the whole list's length without a doubt.
  static let totals = [
    "total", "totalcount", "totalresults", "totalhits", "estimatedtotalhits", "nbhits", "numfound",
    "totalitems", "totalelements", "totalrecipes", "totalrecords", "totalmatches", "recordcount",
    "odatacount", "numberofrecords", "numberofresults", "numberofhits", "totalrecordcount",
    "totalresultcount", "numresults", "hitcount", "nhits", "matchcount",
  ]
  static let lastPages = [
    "totalpages", "lastpage", "pagecount", "numpages", "nbpages", "pages", "maxpage",
  ]
  static let mores = ["more", "hasmore", "hasnext", "hasnextpage", "moreresults", "ismore"]
  static let nexts = ["next", "nexturl", "nextpage", "nexturi", "nextlink", "nextpageurl"]
  static let cursors = [
    "nextcursor", "cursor", "nextcursormark", "nextpagetoken", "pagetoken", "nexttoken",
    "continuationtoken", "endcursor", "nextpagecursor", "nextpage", "next", "nextrecordposition",
  ]
}

extension JSONPath {
  /// The names on the way as they are compared, without their prefixes: `title` for `dc:title`.
  var keys: [String] { names.map(KnownNames.keyWithoutPrefix) }

  /// The compared form of the last name; empty without one.
  var key: String { names.last.map(KnownNames.keyWithoutPrefix) ?? "" }

  /// The compared form of the last name but one; empty without one.
  var outerKey: String { keys.dropLast().last ?? "" }
}
