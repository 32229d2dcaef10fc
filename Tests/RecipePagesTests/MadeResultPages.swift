import Testing

/// Result pages made for tests: each lists the same soups, each in other markup.
struct MadeResultPage: CustomTestStringConvertible {
  let testDescription: String
  let html: String
  /// How many soups it lists.
  var count = 4
  /// Whether its rows show pictures.
  var hasPictures = true

  static let dishes = ["Leek soup", "Tomato soup", "Pea & mint soup", "Onion soup gratinée"]
  static let slugs = ["leek-soup", "tomato-soup", "pea-mint-soup", "onion-soup"]

  private init(
    _ name: String, hasPictures: Bool = true, head: String = "", before: String = "",
    after: String = "", _ row: (Int, String, String) -> String
  ) {
    testDescription = name
    self.hasPictures = hasPictures
    let rows = Self.dishes.indices.map {
      row($0, Self.dishes[$0].split(separator: "&").joined(separator: "&amp;"), Self.slugs[$0])
    }
    html = """
      <!DOCTYPE html><html><head><title>Search</title>\(head)</head><body class="search">
      <header class="site-header"><a href="/">Home</a><nav class="menu"><ul>
      <li><a href="/all-recipes/quick-dinners/">Quick dinners</a></li>
      <li><a href="/all-recipes/slow-dinners/">Slow dinners</a></li>
      <li><a href="/our-cook-book/">Our cook book</a></li>
      <li><a href="/kitchen-diary/">Kitchen diary</a></li><li><a href="/login">Log in</a></li>
      </ul></nav></header>
      <main><h1>4 results for soup</h1>\(before)\(rows.joined(separator: "\n"))\(after)</main>
      <aside class="sidebar"><h2>Popular</h2><ul>
      <li><a href="/r/pancakes/">Pancakes</a></li><li><a href="/r/waffles/">Waffles</a></li>
      </ul></aside>
      <footer><a href="/privacy/">Privacy</a><a href="/imprint/">Imprint</a>
      <a href="https://elsewhere.example/soup-of-others">Friends</a></footer></body></html>
      """
  }

  static let all: [MadeResultPage] = [
    MadeResultPage("articles with a heading", before: "<div class=\"posts\">", after: "</div>") {
      """
      <article class="post-\($0)1234 post type-post category-\($0) hentry"><a href="/r/\($2)/">\
      <img src="/p/\($2).jpg" alt=""></a><h2 class="entry-title"><a href="/r/\($2)/">\($1)</a></h2>
      <p class="meta">by <a href="/author/jane/" rel="author">Jane</a> in
      <a href="/category/soups/" rel="category tag">Soups</a></p>
      <p>A bowl of \($1) for two, with bread. <a href="/r/\($2)/#more">Read more</a></p></article>
      """
    },
    MadeResultPage("the card is the link") {
      """
      <a class="card" href="/r/\($2)/"><div class="pic"><img data-src="/p/\($2).jpg"
      src="data:image/gif;base64,R0lGOD"></div><div class="card__title">\($1)</div>
      <span class="time">3\($0) min</span></a>
      """
    },
    MadeResultPage("list items", before: "<ul class=\"results\">", after: "</ul>") {
      """
      <li><a href="r/\($2)"><img srcset="/p/\($2)-1.jpg 300w, /p/\($2).jpg 900w"></a>
      <h3><a href="r/\($2)">\($1)</a></h3>
      """
    },
    MadeResultPage("a table", before: "<table>", after: "</table>") {
      """
      <tr><td>\($0 + 1)<td><img src="/p/\($2).jpg"><td><a href="/r/\($2).html"><b>\($1)</b></a>
      <td>4 of 5 stars
      """
    },
    MadeResultPage(
      "a definition list", hasPictures: false, before: "<dl class=\"hits\">", after: "</dl>"
    ) {
      """
      <dt><a href="/r/\($2)?utm_source=search&amp;utm_term=\($0)">\($1)</a></dt>
      <dd>Number \($0), warm and good.</dd>
      """
    },
    MadeResultPage("nothing but boxes") {
      """
      <div><div><div><a href="/r/\($2)/"><img src="/p/\($2).jpg" alt="\($1)"></a></div></div>
      <div><a href="/r/\($2)/"><strong>\($1)</strong></a></div></div>
      """
    },
    MadeResultPage("a grid of grids", before: "<div class=\"grid\">", after: "</div>") {
      """
      \($0 % 2 == 0 ? "<div class=\"row\">" : "")<div class="col col-6"><div class="tile">
      <figure><picture><source srcset="/p/\($2).jpg 1x"><img src="/p/\($2).jpg"></picture>
      <figcaption><a href="/r/\($2)/">\($1)</a></figcaption></figure></div></div>
      \($0 % 2 == 1 ? "</div>" : "")
      """
    },
    MadeResultPage("two columns", before: "<div class=\"results\">", after: "</div>") {
      """
      \($0 % 2 == 0 ? "<ul class=\"col-\($0 == 0 ? "left" : "right")\">" : "")<li class="recipe">
      <a href="/r/\($2)/" title="\($1)"><img src="/p/\($2).jpg"></a>
      <a href="/r/\($2)/" class="recipe-name">\($1)</a></li>\($0 % 2 == 1 ? "</ul>" : "")
      """
    },
    MadeResultPage("three links a card, a category in the path", before: "<section>") {
      """
      <div class="teaser"><a href="/soups/\($2)/"><img src="/p/\($2).jpg"></a>
      <a class="kicker" href="/soups/">Soups</a><h4><a href="/soups/\($2)/">\($1)</a></h4>
      <a class="more" href="/soups/\($2)/">View recipe</a></div>\($0 == 3 ? "</section>" : "")
      """
    },
    MadeResultPage("a picture in a style") {
      """
      <div class="hit"><a href="/r/\($2)/"><div class="cover"
      style="width:100%;background-image: url('/p/\($2).jpg')"></div><h3>\($1)</h3></a></div>
      """
    },
    MadeResultPage("classes that a tool made") {
      """
      <div class="css-79elbk Card_root__0JC\($0 == 0 ? "Cu" : "Cu")"><a class="sc-bdVaJa" href="/r/\($2)/">
      <img data-lazy-src="/p/\($2).jpg" class="svelte-1b8ypn"></a>
      <a href="/r/\($2)/"><h3 class="Card_title__x9Kd2">\($1)</h3></a></div>
      """
    },
    MadeResultPage(
      "numbers in the query, and a base", head: "<base href=\"https://soups.example/r/\">"
    ) {
      """
      <div class="result"><a href="view.php?id=\($0 + 40)"><img src="../p/\($2).jpg"><h3>\($1)</h3></a>
      <a href="//soups.example/r/view.php?id=\($0 + 40)&amp;utm_campaign=x#c">Comments</a></div>
      """
    },
    MadeResultPage(
      "advertisements between the cards", before: "<div class=\"list\">", after: "</div>"
    ) {
      """
      \($0 == 2 ? "<div class=\"item sponsored\"><a href=\"/r/pans/\"><h3>Buy pans</h3></a></div>" : "")
      <div class="item"><a href="/r/\($2)/"><img src="/p/\($2).jpg"><h3>\($1)</h3></a></div>
      """
    },
    MadeResultPage("pictures for those without scripts only") {
      """
      <div class="recipe-card"><a href="/r/\($2)/"><noscript><img src="/p/\($2).jpg"></noscript>
      <span class="recipe-card-title">\($1)</span></a></div>
      """
    },
    MadeResultPage("pictures repeated for those without scripts") {
      """
      <div class="recipe-card"><a href="/r/\($2)/"><img src="data:," data-src="/p/\($2).jpg">
      <noscript><img src="/p/small-\($2).jpg"></noscript>
      <span class="recipe-card-title">\($1)</span></a></div>
      """
    },
    MadeResultPage(
      "links with more than an address, and a bought card", before: "<ul>", after: "</ul>"
    ) {
      """
      \($0 == 1 ? "<li class='card card--ad'><a rel=sponsored href='https://pans.example/'><img src=/p/pan.png><h3>A pan</h3></a></li>" : "")
      <li class="card"><a href="/r/\($2).html"><img src="/p/\($2).jpg"></a>
      <h3><span class="badge">New!</span> <a href="/r/\($2).html?from=list">\($1)</a></h3>
      <a href="/category/mains.html">Mains</a> <a href="/r/\($2).html#comments">3 comments</a></li>
      """
    },
    MadeResultPage("headings with badges and hidden words") {
      """
      <li class="entry"><a href="\n /r/\($2)/ \n"><img src="/p/\($2).jpg" alt="\($1)"></a>
      <h3><span class="badge">New!</span> <a href="/r/\($2)/">\($1)</a></h3><svg><title>x</title></svg>
      """
    },
  ]
}
