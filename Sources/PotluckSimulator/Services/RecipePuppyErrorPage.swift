/// The HTML of RecipePuppy's failures: a whole page of a site where JSON was promised.
enum RecipePuppyErrorPage {
  static func html(_ title: String) -> String {
    """
    <!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" \
    "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">
    <html xmlns="http://www.w3.org/1999/xhtml">
      <head>
        <title>\(title)</title>
        <link href="/style.css?6" type="text/css" media="screen" rel="stylesheet">
      </head>
      <body>
        <div class="header"><h1><a href="/"><img src="/logo.png" alt="Search" /></a></h1></div>
        <div class="main">
          <h2>\(title)</h2>
        </div>
        <div class="foot">
          <div class="column"><h4>About</h4><a href="/about/contact">Contact</a><br></div>
          <div class="column">&copy;2017</div>
        </div>
        <script type="text/javascript">var share = { title: 'a recipe search', url: '/' };</script>
      </body>
    </html>

    """
  }
}
