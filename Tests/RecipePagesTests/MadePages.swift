/// Pages in the manner of the systems that publish most recipes.
enum MadePages {
  /// A blog: one graph by an SEO plugin into which a recipe plugin hangs its recipe, with people,
  /// pictures and the organization told apart and referred to by their `@id`.
  static let blog = #"""
    <!DOCTYPE html>
    <html lang="en-US">
    <head>
    <meta charset="UTF-8" />
    <!-- This site is optimized -->
    <title>Onion &amp; Leek Tart - The Leek Blog</title>
    <link rel="canonical" href="https://leek.example/onion-tart/" />
    <script>window.data = {"a": "<script type='application/ld+json'>{}<\/script>"};</script>
    <script type="application/ld+json" class="seo-graph">{"@context":"https://schema.org","@graph":[
    {"@type":"Article","@id":"https://leek.example/onion-tart/#article","isPartOf":{"@id":"https://leek.example/onion-tart/"},"author":{"name":"Ann Baker","@id":"https://leek.example/#/schema/person/7"},"headline":"Onion &#038; Leek Tart","publisher":{"@id":"https://leek.example/#organization"}},
    {"@type":"WebPage","@id":"https://leek.example/onion-tart/","url":"https://leek.example/onion-tart/","name":"Onion Tart - The Leek Blog","primaryImageOfPage":{"@id":"https://leek.example/onion-tart/#primaryimage"}},
    {"@type":"ImageObject","@id":"https://leek.example/onion-tart/#primaryimage","url":"https://leek.example/wp-content/uploads/tart.jpg","width":1200},
    {"@type":"Organization","@id":"https://leek.example/#organization","name":"The Leek Blog Inc."},
    {"@type":"WebSite","@id":"https://leek.example/#website","url":"https://leek.example/","name":"The Leek Blog"},
    {"@type":"Person","@id":"https://leek.example/#/schema/person/7","name":"Ann Baker"},
    {"@type":"Recipe","name":"Onion &amp; Leek Tart","author":{"@id":"https://leek.example/#/schema/person/7"},"publisher":{"@id":"https://leek.example/#organization"},"description":"A tart for a cold evening.<br>Serve it warm.","datePublished":"2024-02-03T08:00:00+00:00","image":{"@id":"https://leek.example/onion-tart/#primaryimage"},"recipeYield":["6","6 slices"],"prepTime":"PT20M","cookTime":"PT45M","totalTime":"PT65M","recipeIngredient":["250 g flour","125 g cold butter (in cubes)","3  leeks","2 onions"],"recipeInstructions":[{"@type":"HowToSection","name":"Dough","itemListElement":[{"@type":"HowToStep","text":"Rub the butter into the flour.","name":"Rub the butter into the flour.","url":"https://leek.example/onion-tart/#wprm-0-0"},{"@type":"HowToStep","text":"Chill.","name":"Chill."}]},{"@type":"HowToStep","text":"Fry the leeks &amp; onions, fill, bake."}],"aggregateRating":{"@type":"AggregateRating","ratingValue":"4.86","ratingCount":"57"},"recipeCategory":["Main Course"],"recipeCuisine":["French"],"suitableForDiet":["https://schema.org/VegetarianDiet"],"keywords":"leek, tart","nutrition":{"@type":"NutritionInformation","calories":"410 kcal"},"@id":"https://leek.example/onion-tart/#recipe","isPartOf":{"@id":"https://leek.example/onion-tart/#article"},"mainEntityOfPage":"https://leek.example/onion-tart/"}
    ]}</script>
    </head>
    <body class="single"><p title="a > b">A tart.</p></body>
    </html>
    """#

  /// A large portal: an array in one script, types in a list, a publisher with a logo, and line
  /// breaks between all members.
  static let portal = #"""
    <!doctype html>
    <html>
    <head>
    <script id="schema_1-0" class="schema allrecipes-schema" type="application/ld+json">[
    {
    "@context": "http://schema.org",
    "@type": ["Recipe","NewsArticle"],
    "headline": "Beef Goulash",
    "author": [ {"@type": "Person","name": "Kim","url": "https://www.portal.example/cook/1"} ],
    "image": {"@type": "ImageObject","url": "https://www.portal.example/goulash.jpg","height": 1125},
    "publisher": {"@type": "Organization","name": "Portal","logo": {"@type": "ImageObject","url": "https://www.portal.example/logo.png"}},
    "name": "Beef Goulash",
    "aggregateRating": {"@type": "AggregateRating","ratingValue": "4.3","ratingCount": "1312"},
    "cookTime": "P0DT2H0M","prepTime": "P0DT15M","totalTime": "P0DT2H15M",
    "recipeCategory": ["Dinner","Entree"],"recipeCuisine": ["Hungarian"],
    "recipeIngredient": ["2 pounds beef", "1 tablespoon paprika"],
    "recipeInstructions": [{"@type": "HowToStep","text": "Brown the beef."},{"@type": "HowToStep","text": "Simmer."}],
    "recipeYield": ["8"],
    "mainEntityOfPage": {"@type": ["WebPage"],"@id": "https://www.portal.example/recipe/1/goulash/"}
    }]
    </script>
    </head><body></body></html>
    """#

  /// A page builder: one script for each thing, with a recipe that names neither page nor publisher
  /// and carries its steps as one text.
  static let builder = #"""
    <!doctype html><html xmlns:og="http://opengraphprotocol.org/schema/"><head>
    <script type="application/ld+json">{"url":"https://pan.example","name":"Pan &amp; Pot","@context":"http://schema.org","@type":"WebSite"}</script>
    <script type="application/ld+json">{"legalName":"Pan GmbH","@context":"http://schema.org","@type":"Organization","name":"Pan GmbH"}</script>
    <script type="application/ld+json">{"name":"Rösti — Pan","image":"http://static.example/r.jpg","headline":"Rösti","@type":"Article"}</script>
    </head><body><div data-block-json='{"html":"<script type=\"application/ld+json\">{}"}'>
    <script type='application/ld+json'>
    {"@context":"https://schema.org","@type":"Recipe","name":"Rösti","image":["/s/roesti.jpg"],
    "recipeYield":4,"recipeIngredient":"1 kg potatoes\n2 tbsp butter",
    "recipeInstructions":"<ol><li>Grate the potatoes.</li><li>Fry them.</li></ol>"}
    </script></div></body></html>
    """#

  /// A page without scripts: microdata with a nested author, a table, and lists under headings.
  static let marked = """
    <!doctype html><html lang="en"><head><meta charset="utf-8"><title>Soup | Blog</title>
    <meta property="og:image" content="/s.jpg"></head><body>
    <div itemscope itemtype="https://schema.org/Recipe" itemref="more"><h1 itemprop="name">Soup</h1>
    <span itemprop="author" itemscope itemtype="https://schema.org/Person"><b itemprop="name">Ann</b></span>
    <time itemprop="totalTime" datetime="PT35M">35 min</time></div>
    <div id="more"><h2>Ingredients</h2><ul><li itemprop="recipeIngredient">1 leek</li>
    <li itemprop="recipeIngredient">2 onions &amp; <i>salt</i></li></ul>
    <h2>Method</h2><ol><li>Cut the leek and the onions into rings.</li><li>Boil them.</li></ol></div>
    </body></html>
    """

  /// A page around one script's content.
  static func page(_ json: String, type: String = #"type="application/ld+json""#) -> String {
    "<!doctype html><html><head><title>Page</title><script \(type)>\(json)</script></head></html>"
  }
}
