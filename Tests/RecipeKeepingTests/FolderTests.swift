import Foundation
import RecipeKeeping
import RecipeModel
import TestSupport
import Testing

@Suite("A folder of kept recipes", .fewAtOnce) struct FolderTests {
  let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func library(_ form: FolderForm = .cooklang) -> KeptFolder {
    KeptFolder(path: folder.path, form: form)
  }

  @Test func `holds what other programs have written, in folders too`() async throws {
    try folder.write(
      "---\ntitle: Pancakes\ntags: [sweet, quick]\n---\n\nMix @flour{200%g} and @eggs{2}.\n",
      to: "Pancakes.cook")
    try folder.write(
      #"{"@context":"https://schema.org","@type":"Recipe","name":"Miso soup","#
        + #""recipeIngredient":["1 l dashi"],"recipeInstructions":"Heat."}"#,
      to: "soups/Miso soup.json")
    try folder.write("GIF89a\u{1}\0\u{1}\0", to: "Pancakes.gif")
    try folder.write("secret", to: ".hidden/x.cook")
    try folder.write("notes", to: "readme.txt")
    let library = library()
    let all = try await library.list(KeptFilter())
    #expect(Set(all.map(\.id)) == ["Pancakes.cook", "soups/Miso soup.json"])
    let pancakes = try #require(try await library.recipe("Pancakes"))
    #expect(pancakes.recipe.listing.ingredients == ["200 g flour", "2 eggs"])
    #expect(pancakes.tags == ["quick", "sweet"] && pancakes.pictureCount == 1)
    #expect(try await library.pictures(of: "Pancakes").map(\.name) == ["Pancakes.gif"])
    #expect(
      try await library.list(KeptFilter(words: "dashi")).map(\.id) == ["soups/Miso soup.json"])
    #expect(try await library.check() == [] && library.notices.isEmpty)
  }

  @Test(arguments: FolderForm.allCases)
  func `takes what others change, and loses nothing of the rest`(form: FolderForm) async throws {
    let library = library(form)
    var request = KeepRequest(.sample(url: "https://site.example/1"))
    request.recipe.ingredientGroups = [
      IngredientGroup(name: "Soup", ingredients: request.recipe.listing.ingredients)
    ]
    request.recipe.images = [RecipeImage(url: "https://site.example/1.jpg", width: 3, height: 4)]
    request.notes = ["Mine."]
    request.rating = 5
    let id = try await library.keep(request).kept.id
    let text = try #require(folder.text(id))
    try folder.write(text.replacing("Wash the", with: "Rinse the"), to: id)
    let read = try #require(try await library.recipe(id))
    #expect(try read.recipe.instructions[at: 0].hasPrefix("Rinse the"))
    #expect(try read.recipe.instructions[at: 1] == request.recipe.instructions[at: 1])
    #expect(read.notes == ["Mine."] && read.rating == 5)
    #expect(read.recipe.images == request.recipe.images)
    #expect(read.recipe.listing.id == request.recipe.listing.id)
    #expect(read.recipe.ingredientGroups == request.recipe.ingredientGroups)
  }

  @Test(arguments: [
    (
      "Toast.cook",
      """
      ---
      title: Toast
      ---

      -- from the fridge door
      Toast @bread{4%slices} in a #pan{} for ~{5%minutes}.

      """, ["-- from the fridge door", "a #pan{} for ~{5%minutes}."]
    ), ("Bare.cook", "Boil @water{1%l} in a #pot.\n", ["in a #pot."]),
    ("Old.cook", ">> servings: 2\n\nBoil @water{1%l}.\n", ["servings: 2"]),
    (
      "Soup.json",
      #"{"@type":"Recipe","name":"Soup","recipeIngredient":["1 leek"],"x":{"shelf":"left"}}"#,
      [#""shelf": "left""#]
    ),
  ])
  func `leaves what others wrote where only its owner's part changes`(
    file: String, text: String, theirs: [String]
  ) async throws {
    try folder.write(text, to: file)
    let before = try #require(try await library().recipe(file)).recipe
    for rating in [3, 5] {
      var change = KeptChange()
      change.rating = rating
      change.addedTags = ["good"]
      _ = try await library().change(file, change)
    }
    let written = try #require(folder.text(file))
    for part in theirs { #expect(written.contains(part), "\(written)") }
    #expect(written.components(separatedBy: "potluck").count == 2)
    let kept = try #require(try await library().recipe(file))
    #expect(kept.rating == 5 && kept.tags.contains("good"))
    #expect(kept.recipe.instructions == before.instructions)
    #expect(kept.recipe.listing.ingredients == before.listing.ingredients)
  }

  @Test(arguments: [
    "---\ntitle: Toast\nshelf: left\n---\n\n-- from the door\nToast @bread{4%slices}.\n",
    "---\r\ntitle: Toast\r\n---\r\n\r\nToast @bread{4%slices}.  \r\n",
    "Toast @bread{4%slices}.\n\n\n  [- later -] Eat.",
    "\u{FEFF}Toast @bread{4%slices}.\n",
    ">> servings: 2\n\nToast @bread{4%slices}. -- well\n",
    "Toast @bread{4%slices}.\n\n>> servings: 2\npotluck: bring a plate",
  ])
  func `leaves a foreign file byte for byte but for our part, whatever changes`(
    text: String
  ) async throws {
    try folder.write(text, to: "Toast.cook")
    var change = KeptChange()
    change.recipe = try #require(try await library().recipe("Toast.cook")).recipe
    change.recipe?.listing.title = "My toast"
    change.recipe?.listing.ingredients = ["5 slices bread -- stale", "[- butter"]
    change.edited = [.title]
    for isRefresh in [false, true, false] {
      change.isRefresh = isRefresh
      _ = try await library().change("Toast.cook", change)
      let written = try #require(folder.text("Toast.cook"))
      var lines = written.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        .map { String(Substring($0)) }
      let ours = try #require(
        lines.firstIndex { $0.hasPrefix("potluck: {") || $0.hasPrefix(">> potluck: {") })
      let hasPlace = text.hasPrefix("---") || text.contains(">>")
      lines.removeSubrange(hasPlace ? ours...ours : ours - 1...ours + 2)
      #expect(
        lines.joined(separator: "\n").replacing("\u{FEFF}", with: "")
          == text.replacing("\u{FEFF}", with: ""), "\(written)")
      let kept = try #require(try await library().recipe("Toast.cook"))
      #expect(kept.recipe.listing.title == "My toast")
      #expect(kept.recipe.listing.ingredients == change.recipe?.listing.ingredients)
    }
  }

  @Test func `writes its own file anew where nobody else wrote in it`() async throws {
    let id = try await library().keep(KeepRequest(.sample())).kept.id
    var change = KeptChange()
    change.recipe = try #require(try await library().recipe(id)).recipe
    change.recipe?.listing.title = "Dal"
    _ = try await library().change(id, change)
    #expect(try #require(folder.text(id)).contains("\ntitle: \"Dal\"\n"))
  }

  @Test(arguments: FolderForm.allCases)
  func `is never written over what somebody changed meanwhile`(form: FolderForm) async throws {
    let library = library(form)
    let kept = try await library.keep(KeepRequest(.sample())).kept
    let theirs = try #require(folder.text(kept.id)).replacing("Simmer", with: "Boil")
    try folder.write(theirs, to: kept.id)
    var change = KeptChange()
    change.recipe = kept.recipe
    await #expect(throws: Failure.self) { try await library.change(kept.id, change) }
    #expect(folder.text(kept.id) == theirs)
    // A tag is added to what is there now.
    change = KeptChange()
    change.addedTags = ["good"]
    let changed = try await library.change(kept.id, change)
    #expect(try changed.recipe.instructions[at: 1].hasPrefix("Boil") && changed.tags == ["good"])
    // Once it has been looked at, it may be changed.
    change.recipe = changed.recipe
    change.recipe?.listing.title = "Dal"
    #expect(try await library.change(kept.id, change).recipe.listing.title == "Dal")
  }

  @Test func `tells what it cannot read, and goes on without`() async throws {
    try folder.write("{\"a\": ", to: "broken.json")
    try folder.write("{\"@type\": \"Person\"}", to: "person.json")
    try folder.write(Data([0xFF, 0xFE, 0, 1]), to: "odd.cook")
    try folder.write("Mix @flour{}.", to: "good.cook")
    let library = library()
    #expect(try await library.list(KeptFilter()).map(\.id) == ["good.cook"])
    #expect(library.notices.count == 3 && library.notices.allSatisfy { !$0.message.isEmpty })
    #expect(try await library.check().count == 3)
    try folder.write("Mix @flour{}.", to: "odd.cook")
    #expect(try await library.list(KeptFilter()).count == 2 && library.notices.count == 2)
  }

  @Test(arguments: [
    (Int.max, "9999-12-31T23:59:59Z"), (.min, "1970-01-01T00:00:00Z"),
    (1_777_660_200, "2026-05-01T18:30:00Z"),
  ])
  func `reads whatever time a file system holds`(_ seconds: Int, _ text: String) {
    #expect(KeptMoment.text(seconds: seconds) == text)
  }

  @Test func `gives every recipe a harmless name of its own`() async throws {
    let library = library()
    let titles = [
      "../../etc/passwd", "/", "..", ".", "", "soup", "Soup", "SOUP", "Söup", "a\u{0}b", "con",
      "\u{202E}evil", "-rf", String(repeating: "long ", count: 500),
      String(repeating: "ж", count: 900), "🍲", "12",
      "soup.page.html", "soup.picture-2", "C:\\x",
    ]
    for (number, title) in titles.enumerated() {
      var request = KeepRequest(.sample(title, id: "\(number)"))
      request.pictures = [.sample(), .sample("2")]
      request.page = [0x61]
      _ = try await library.keep(request)
    }
    #expect(try await library.list(KeptFilter()).count == titles.count)
    #expect(folder.names.count == 4 * titles.count)
    let folded = Set(folder.names.map { $0.lowercased() })
    #expect(folded.count == folder.names.count)
    #expect(folder.names.allSatisfy { $0.first != "." && $0.first != "-" && $0.utf8.count < 150 })
    let kept = try await library.list(KeptFilter())
    #expect(kept.allSatisfy { $0.pictureCount == 2 && $0.hasPage })
  }

  @Test func `keeps the rights of a file, and leaves links alone`() async throws {
    try folder.write("Mix @flour{}.", to: "a.cook")
    chmod("\(folder.path)/a.cook", 0o640)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/b.cook", withDestinationPath: "/etc/passwd")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/loop", withDestinationPath: folder.path)
    let library = library()
    var change = KeptChange()
    change.rating = 3
    _ = try await library.change("a", change)
    #expect(folder.mode("a.cook") == 0o640)
    #expect(try await library.list(KeptFilter()).map(\.id) == ["a.cook"])
  }

  @Test func `lets nothing in a file steer a terminal`() async throws {
    let library = library(.json)
    let id = try await library.keep(KeepRequest(.sample())).kept.id
    let text = try #require(folder.text(id))
    let part =
      #""potluck": {"owner": {"tags": ["a\u001b[2J"], "notes": ["b\u0007\u202e"], "keptAt": "x"}, "fields": {"summary": {"told": "?", "value": 3}}, "provider": "p\u001b", "source": "s"}"#
    var json = try #require(JSON(parsing: Array(text.utf8)).objectValue)
    json["potluck"] = try JSON(parsing: Array("{\(part)}".utf8))["potluck"]
    json["description"] = "evil\u{1B}[31m"
    try folder.write(JSON.object(json).text(), to: id)
    let kept = try #require(try await library.recipe(id))
    let texts = kept.tags + kept.notes + [kept.recipe.summary ?? ""]
    #expect(
      texts.allSatisfy { text in
        !text.unicodeScalars.contains { $0.value < 0x20 || $0 == "\u{202E}" }
      })
  }
}
