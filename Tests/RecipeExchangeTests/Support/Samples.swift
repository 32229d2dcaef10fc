import PotluckSupport
import RecipeExchange
import RecipeModel
import Testing

/// The smallest picture that is known as one.
let tinyPicture: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0] + [UInt8](repeating: 7, count: 60)
let tinyBase64 = Base64.encode(tinyPicture)

/// One soup in every format: what is read of each must say the same.
struct SoupFile: Sendable, CustomTestStringConvertible {
  var name: String
  var bytes: [UInt8]
  var format: ImportFormat
  /// What of the soup the format has no place for, or the file does not say.
  var lacks: Set<String> = []

  init(_ name: String, _ format: ImportFormat, lacks: Set<String> = [], _ bytes: [UInt8]) {
    (self.name, self.format, self.lacks, self.bytes) = (name, format, lacks, bytes)
  }

  init(_ name: String, _ format: ImportFormat, lacks: Set<String> = [], _ text: String) {
    self.init(name, format, lacks: lacks, Array(text.utf8))
  }

  var testDescription: String { name }

  static let link = "https://x.example/lentil-soup"

  static let paprika = """
    {"uid":"6A2D-1","name":"Lentil soup","ingredients":"Soup:\\n200 g red lentils\\n1 l water\\nTopping:\\n1 onion",
     "directions":"Wash the lentils.\\n\\nBoil for 20 minutes.","description":"","notes":"Freezes well.",
     "nutritional_info":"Calories: 300 kcal","servings":"4","difficulty":"","prep_time":"10 min",
     "cook_time":"35 min","total_time":"45 min","source":"x.example","source_url":"\(link)","image_url":"",
     "photo":null,"photo_data":"\(tinyBase64)","categories":["vegan"],"rating":4,
     "created":"2026-01-02 03:04:05","hash":"00"}
    """

  static let schema = """
    {"@context":"https://schema.org","@type":"Recipe","name":"Lentil soup","url":"\(link)",
     "recipeYield":"4 servings","prepTime":"PT10M","cookTime":"PT35M","totalTime":"PT45M",
     "recipeIngredient":["## Soup","200 g red lentils","1 l water","## Topping","1 onion"],
     "recipeInstructions":[{"@type":"HowToStep","text":"Wash the lentils."},"Boil for 20 minutes."],
     "image":"data:image/jpeg;base64,\(tinyBase64)"}
    """

  static let tandoor = """
    {"name":"Lentil soup","description":"","keywords":[{"name":"vegan"}],"steps":[
      {"name":"","instruction":"Wash the **lentils**.","ingredients":[
        {"is_header":true,"note":"Soup","food":null,"unit":null,"amount":0},
        {"food":{"name":"red lentils"},"unit":{"name":"g"},"amount":200.0,"note":"","is_header":false},
        {"food":{"name":"water"},"unit":{"name":"l"},"amount":1,"note":"","is_header":false},
        {"is_header":true,"note":"Topping"},
        {"food":{"name":"onion"},"unit":null,"amount":1,"note":""}]},
      {"name":"","instruction":"Boil for 20 minutes.","ingredients":[]}],
     "working_time":10,"waiting_time":35,"servings":4,"servings_text":"servings","source_url":"\(link)"}
    """

  static let mealie = """
    {"id":"c0ffee","slug":"lentil-soup","name":"Lentil soup","recipeYield":"4 servings","totalTime":"45 minutes",
     "prepTime":"10 minutes","performTime":"35 minutes","orgURL":"\(link)","rating":4,"tags":[{"name":"vegan"}],
     "recipeIngredient":[
       {"title":"Soup","quantity":200,"unit":{"name":"g"},"food":{"name":"red lentils"},"note":""},
       {"title":"","display":"1 l water"},
       {"title":"Topping","quantity":1,"unit":null,"food":{"name":"onion"},"note":""}],
     "recipeInstructions":[{"title":"","text":"Wash the lentils."},{"title":"","text":"Boil for 20 minutes."}],
     "notes":[{"title":"","text":"Freezes well."}],"dateAdded":"2026-01-02"}
    """

  static let mela = """
    {"id":"x","title":"Lentil soup","text":"","ingredients":"# Soup\\n200 g red lentils\\n1 l water\\n# Topping\\n1 onion",
     "instructions":"Wash the lentils.\\nBoil for 20 minutes.","notes":"Freezes well.","yield":"4 servings",
     "prepTime":"10 min","cookTime":"35 min","totalTime":"45 min","categories":["vegan"],
     "images":["\(tinyBase64)"],"link":"\(link)","nutrition":"","favorite":true}
    """

  static let crouton = """
    {"uuid":"U1","name":"Lentil soup","serves":4,"duration":10,"cookingDuration":35,"webLink":"\(link)",
     "tags":[{"name":"vegan"}],"notes":"Freezes well.","neutritionalInfo":"Calories: 300 kcal,\\nFat: 3 g",
     "images":["\(tinyBase64)"],"ingredients":[
      {"order":0,"ingredient":{"name":"red lentils"},"quantity":{"amount":200,"quantityType":"GRAMS"}},
      {"order":1,"ingredient":{"name":"water"},"quantity":{"amount":1,"quantityType":"LITRES"}},
      {"order":2,"ingredient":{"name":"onion"},"quantity":{"amount":1,"quantityType":"ITEM"}}],
     "steps":[{"step":"Wash the lentils.","isSection":false},{"step":"Boil for 20 minutes.","isSection":false}]}
    """

  static let kitchenOwl = """
    {"recipes":[{"name":"Lentil soup","description":"1. Wash the lentils.\\n2. Boil for 20 minutes.","time":45,
     "cook_time":35,"prep_time":10,"yields":4,"source":"\(link)","items":[
      {"name":"red lentils","description":"200 g"},{"name":"water","description":"1 l"},
      {"name":"onion","description":"1"}],"tags":["vegan"]}],"shoppinglists":["Home"]}
    """

  static let recipeSage = """
    {"recipes":[{"@context":"http://schema.org","@type":"Recipe","identifier":"0f0e0d0c-1111-2222-3333-444455556666",
     "name":"Lentil soup","prepTime":"PT10M","totalTime":"PT45M","recipeYield":"4 servings",
     "recipeCategory":["Soup"],"recipeIngredient":["[Soup]","200 g red lentils","1 l water","[Topping]","1 onion"],
     "recipeInstructions":[{"@type":"HowToSection","name":"Before"},{"@type":"HowToStep","text":"Wash the lentils."},
      {"@type":"HowToStep","text":"[Then]"},{"@type":"HowToStep","text":"Boil for 20 minutes."}],
     "creditText":"x.example","isBasedOn":"\(link)","image":["data:image/jpeg;base64,\(tinyBase64)"],
     "aggregateRating":{"ratingValue":"4","bestRating":"5"},
     "comment":[{"@type":"Comment","name":"Author Notes","text":"Freezes well."}]}]}
    """

  static let planToEat = """
    Title,Course,Url,Prep Time,Cook Time,Total Time,Servings,Ingredients,Directions,Tags,Rating
    Lentil soup,Soup,\(link),10,35,45,4,", Soup
    200 g red lentils
    1 l water
    , Topping
    1 onion","Wash the lentils.
    Boil for 20 minutes.",vegan,4
    """
}
