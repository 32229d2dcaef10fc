import RecipeModel

@testable import RecipeSearch

/// Texts that a hostile or broken source might send.
enum HostileTexts {
  static let titles: [String] = [
    "\u{1B}[2J\u{1B}[1;1HRed \u{1B}[31mAlert\u{1B}[0m",
    "\u{1B}]8;;https://evil.example/\u{1B}\\Free Soup\u{1B}]8;;\u{1B}\\",
    "\u{1B}]0;owned\u{07} title\u{9B}31m\u{90}q\u{9C}",
    "Soup \u{202E}gpj.exe\u{202C} \u{2066}turned\u{2069} \u{200F}round",
    "NUL\u{0}byte \u{7F}delete\u{8}\u{8}\u{8}backspace",
    "Lines\r\nand\ttabs\u{2028}and\u{2029}paragraphs\u{85}and\u{B}more",
    String(repeating: "Long ", count: 2000),
    String(repeating: "W", count: 10_000),
    "ラーメン定食・麻婆豆腐・回鍋肉・青椒肉絲・小籠包・炒飯・餃子・春巻・担々麺・酸辣湯",
    "한국식 김치찌개와 돌솥비빔밥 그리고 해물파전과 떡볶이 모듬 한상차림",
    "👩‍👩‍👧‍👦👨‍👩‍👧‍👦 Family 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇫🇷🇯🇵 👍🏽 ❤️ 1️⃣ 🧑🏽‍🤝‍🧑🏿 soup",
    "Cre\u{301}me Bru\u{302}le\u{301}e Z\u{335}\u{322}\u{327}\u{310}\u{301}\u{342}a\u{489}l",
    "e" + String(repeating: "\u{301}", count: 500) + " zalgo",
    String(repeating: "👨\u{200D}", count: 300),
    "ที่นี่ น้ำตก क्षत्रिय पालक पनीर שָׁלוֹם مَرْحَبًا",
    "\u{200B}\u{FEFF}\u{2060}\u{00AD}",
    "   ",
    "",
    "[click](javascript:alert(1)) <img src=x onerror=alert(1)> | `code` | ![x](http://e.com/i.png)",
    "www.evil.example https://evil.example user@evil.example *bold* __bold__ ~~gone~~ # heading",
    "{\"json\": \"\\u0000\"} $(rm -rf ~) `reboot` ; & | > /dev/sda",
    "㍿ ﷽ ﷽ ㅤㅤㅤ ﾊﾝｶｸ ＦＵＬＬ",
  ]

  static let links: [String] = [
    "javascript:alert(1)", "data:text/html,<script>", "file:///etc/passwd", "ftp://e.com/",
    "https://e.com/\u{1B}]8;;\u{7}", "https://e.com/a b", "https://e.com/\u{202E}moc",
    "https://user@e.com/", "https://", "//e.com/", "HTTPS://E.com/ok?a=1&b=<>|`)", " https://e.com",
    "https://e.com/päth/日本", "https://e.com/" + String(repeating: "a", count: 2100),
  ]

  static let recipes: [MergedRecipe] = titles.enumerated().map { index, title in
    Fixtures.recipe([
      Fixtures.entry(
        "src\(index % 3)", "id-\(title.prefix(20))", rank: index + 1, title: title,
        url: links[index % links.count], publisher: title, image: links[(index + 3) % links.count],
        ingredients: [title, "salt"], rating: Rating(value: Double(index % 6), scale: 5),
        minutes: index * 37 + 1, makes: title, diets: [Diet(rawValue: title)])
    ])
  }
}
