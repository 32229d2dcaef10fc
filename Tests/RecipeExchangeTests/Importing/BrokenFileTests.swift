import RecipeExchange
import RecipeModel
import TestSupport
import Testing

@Suite("Broken and hostile files", .fewAtOnce)
struct BrokenFileTests {
  private func read(_ name: String, _ text: String) -> ImportReading {
    RecipeReader().read(name: name, bytes: Array(text.utf8))
  }

  @Test("What cannot be read is told with its file and line")
  func places() {
    let json = read("soup.json", "{\n\"name\":\n oops}")
    #expect(json.notes.map(\.place) == ["soup.json:3"])
    let zip = RecipeReader().read(
      name: "a.zip",
      bytes: TestZip.archive([("x/bad.json", "{"), ("x/soup.json", SoupFile.schema)]))
    #expect(zip.recipes.count == 1)
    #expect(zip.notes.map(\.place) == ["a.zip/x/bad.json:1"])
  }

  @Test("A broken recipe costs no other one")
  func neighbours() throws {
    let start = try #require(SoupFile.mx2.firstRange(of: "<RcpE")).lowerBound
    let recipe = SoupFile.mx2[start...].replacing("</mx2>", with: "")
    let cut = recipe.prefix(recipe.count / 2)
    let text = "<mx2>\n\(cut)\n\(recipe)\n<RcpE name=\"\"></RcpE>\n\(recipe)</mx2>"
    let reading = read("book.mx2", text)
    #expect(reading.recipes.count >= 2)
    #expect(reading.recipes.last?.recipe.listing.ingredients.count == 3)
    #expect(reading.notes.count == 1)
    #expect(try reading.notes[at: 0].place.hasPrefix("book.mx2:"))
    let list = read("list.json", "[\(SoupFile.schema), 7, {\"a\":1}, \(SoupFile.paprika)]")
    #expect(list.recipes.count == 2)
    #expect(list.notes.map(\.text) == ["Entry 2 is no recipe.", "Entry 3 is no recipe."])
  }

  @Test("MasterCook's stray marks in attributes are mended, its characters are those of Windows")
  func dirtyXML() throws {
    let text = """
      <?xml version="1.0" standalone="yes" encoding="ISO-8859-1"?>
      <mx2><RcpE name="Tom's "best" wrap" author=""><Serv qty="0"/>
      <IngR name="tortillas - (8" dia)" qty="6"/><IngR name="cream <light>" unit="cup" qty="1"/>
      <DirS><DirT>Don\u{92}t tear.</DirT></DirS></RcpE></mx2>
      """
    let bytes = text.unicodeScalars.map { UInt8($0.value) }
    let reading = RecipeReader().read(name: "a.mx2", bytes: bytes)
    let recipe = try #require(reading.recipes.first).recipe
    #expect(recipe.listing.title == "Tom's \"best\" wrap")
    #expect(recipe.listing.ingredients == ["6 tortillas - (8\" dia)", "1 cup cream <light>"])
    #expect(recipe.instructions == ["Don’t tear."])
    #expect(recipe.servings == nil)
  }

  @Test("Recipes without steps, and with a link alone, are recipes; empty ones are told")
  func bare() {
    let bare = #"{"@type":"Recipe","name":"List","recipeIngredient":["1 onion"]}"#
    #expect(read("a.json", bare).recipes.count == 1)
    let link =
      #"{"name":"Later","ingredients":"","directions":"","source_url":"https://x.example/a"}"#
    #expect(
      read("a.paprikarecipe", link).recipes.first?.recipe.listing.url == "https://x.example/a")
    let empty = read("a.json", #"{"name":"Nothing","ingredients":"","directions":""}"#)
    #expect(empty.recipes.isEmpty)
    #expect(empty.notes.count == 1)
  }

  @Test("No text of a file is markup or steers a terminal, and no address but a web link is taken")
  func hostileTexts() throws {
    let text =
      #"{"name":"<b>Soup</b>\u001b[2J\u202e","ingredients":"<script>x</script>1 onion","#
      + #""directions":"Cook.","source_url":"javascript:alert(1)","image_url":"file:///etc/passwd"}"#
    let recipe = try #require(read("a.paprikarecipe", text).recipes.first).recipe
    #expect(recipe.listing.title == "Soup[2J")
    #expect(recipe.listing.ingredients == ["1 onion"])
    #expect(recipe.listing.url == nil)
    #expect(recipe.images == [])
  }

  @Test("Bombs, archives in archives and names that lead out are told by name")
  func archives() {
    let zeros = TestZip.Entry("bomb.json", [UInt8](repeating: 0x20, count: 8 << 20))
    var bytes = TestZip.archive([zeros, TestZip.Entry("soup.json", SoupFile.schema)])
    var reading = RecipeReader().read(name: "a.zip", bytes: bytes)
    #expect(reading.recipes.count == 1)
    #expect(reading.notes.map(\.place) == ["a.zip/bomb.json"])

    for depth in 1...4 {
      bytes = TestZip.archive([TestZip.Entry("soup.json", SoupFile.schema)])
      for _ in 1..<depth { bytes = TestZip.archive([TestZip.Entry("inner.zip", bytes)]) }
      reading = RecipeReader().read(name: "a.zip", bytes: bytes)
      #expect(reading.recipes.count == (depth <= 2 ? 1 : 0))
      #expect(reading.notes.count == (depth <= 2 ? 0 : 1))
    }
    reading = RecipeReader().read(
      name: "a.zip", bytes: TestZip.archive([("../../soup.json", SoupFile.schema)]))
    #expect(reading.recipes.isEmpty)
    #expect(reading.notes.first?.text.contains("leads out") == true)
    let gzip = TestZip.deflate([UInt8](repeating: 0x20, count: 80 << 20), window: 31)
    #expect(RecipeReader().read(name: "a.paprikarecipe", bytes: gzip).notes.count == 1)
  }

  @Test("What systems leave in archives is passed over in silence")
  func leftovers() {
    let reading = RecipeReader().read(
      name: "a.zip",
      bytes: TestZip.archive([
        ("__MACOSX/._soup.json", "\0\u{5}"), (".DS_Store", "\0"), ("style.css", "a{}"),
        ("soup.json", SoupFile.schema),
      ]))
    #expect(reading.recipes.count == 1)
    #expect(reading.notes == [])
  }

  @Test("Whatever is done to a file, reading ends, and every recipe has a title")
  func mutations() {
    var random = SeededRandom(seed: 11)
    for file in FormatTests.files {
      for _ in 0..<40 {
        var bytes = file.bytes
        for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
          let place = Int.random(in: 0..<bytes.count, using: &random)
          switch Int.random(in: 0..<5, using: &random) {
          case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
          case 1: bytes.remove(at: place)
          case 2: bytes.removeSubrange(place...)
          case 3: bytes.insert(contentsOf: bytes[..<min(place, 200)], at: place)
          default: bytes[place] = UInt8(ascii: "<")
          }
        }
        for recipe in RecipeReader().read(name: file.name, bytes: bytes).recipes {
          #expect(!recipe.recipe.listing.title.isEmpty)
          #expect(!recipe.recipe.listing.id.id.isEmpty)
        }
      }
    }
  }

  @Test("A rating of any length is one of five stars")
  func ratings() {
    for digits in [1, 19, 20, 90, 400] {
      let row = "Soup,1 onion,Boil it.," + String(repeating: "9", count: digits)
      let reading = RecipeReader().read(
        name: "box.csv", bytes: Array("title,ingredients,directions,rating\n\(row)\n".utf8))
      #expect(reading.recipes.map(\.ownRating) == [5])
    }
  }

  @Test("Long files of nothing but beginnings are read in time that grows with their length")
  func floods() {
    let floods = [
      String(repeating: "<recipe ", count: 2_000),
      "<mx2>" + String(repeating: "<RcpE>", count: 300),
      String(repeating: "MMMMM----- Meal-Master\n", count: 300),
      String(repeating: "\"", count: 20_000),
      "<cookbook>" + String(repeating: "<recipe>", count: 300),
      "[" + String(repeating: "[", count: 5_000),
      String(repeating: "title,ingredients\n", count: 300),
      "recipe-details recipeingredients" + String(repeating: "recipe-details", count: 300),
    ]
    for flood in floods {
      for name in ["a.txt", "a.csv", "a.xml", "a.json"] { _ = read(name, flood) }
    }
  }

  @Test func `what a file has beyond the most recipes is left out and told`() {
    var reader = RecipeReader()
    reader.mostRecipes = 2
    let recipes = (1...3).map { number in
      #"{"@type":"Recipe","name":"Soup \#(number)","recipeIngredient":["1 leek"]}"#
    }
    let reading = reader.read(
      name: "soups.json", bytes: Array("[\(recipes.joined(separator: ","))]".utf8))
    #expect(reading.recipes.map(\.recipe.listing.title) == ["Soup 1", "Soup 2"])
    #expect(
      reading.notes.map(\.text) == [
        "1 of its recipes are left out: no more than 2 of one file are read. Split the file."
      ])
  }
}
