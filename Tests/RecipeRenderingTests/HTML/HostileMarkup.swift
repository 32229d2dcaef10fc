/// Texts that want to be markup, wherever on a page they land.
enum HostileMarkup {
  static let texts = [
    "<script>window.hacked = 1</script>", "\"><img src=x onerror=\"window.hacked = 1\">",
    "' onmouseover='window.hacked = 1' x='", "</title><script>window.hacked = 1</script>",
    "</svg><svg onload=\"window.hacked = 1\">", "</style><style>body { display: none }</style>",
    "<iframe src=\"https://evil.example/\"></iframe>", "]]><![CDATA[<b>bold</b>]]><!--",
    "--><base href=\"https://evil.example/\">", "<a href=\"javascript:window.hacked = 1\">tap</a>",
    "&lt;script&gt; &#60;script&#62; &amp;amp; &copy", "<foreignObject><form action=x><input>",
    "{{constructor}} ${7*7} <%= 7 %>", "</desc></text></g><use href=\"https://evil.example/#x\"/>",
    "<meta http-equiv=refresh content=\"0;url=https://evil.example/\">", "\u{0}<\u{0}b>\u{FFFF}",
  ]

  static let provider = "</title><img src=x onerror=\"window.hacked = 1\">"
}
