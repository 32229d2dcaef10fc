import PotluckSupport
import RecipeExchange
import RecipeModel
import TestSupport
import Testing

@Suite("Folders of recipes", .fewAtOnce)
struct FolderTests {
  @Test("A folder is walked with its pictures; links, hidden files and loops are not followed")
  func walk() throws {
    let folder = try TestFolder()
    try folder.write(SoupFile.cooklang, to: "soups/Lentil soup.cook")
    try folder.write(tinyPicture, to: "soups/Lentil soup.jpg")
    try folder.write(SoupFile.schema, to: "Nextcloud/Soup/recipe.json")
    try folder.write(tinyPicture + [1], to: "Nextcloud/Soup/full.jpg")
    try folder.write(SoupFile.schema, to: ".hidden/soup.json")
    symlink(folder.path, folder.path + "/soups/loop")
    symlink("/etc/passwd", folder.path + "/soups/secret.txt")
    let files = FolderFiles(folder.path, called: "mine")
    #expect(
      files.paths == [
        "Nextcloud/Soup/full.jpg", "Nextcloud/Soup/recipe.json", "soups/Lentil soup.cook",
        "soups/Lentil soup.jpg",
      ])
    #expect(files.notes.map(\.place) == ["mine/soups/loop", "mine/soups/secret.txt"])
    let parts = Array(RecipeReader().parts(of: files))
    let recipes = parts.flatMap(\.recipes)
    #expect(recipes.map { $0.pictures.last?.name } == ["full.jpg", "Lentil soup.jpg"])
    #expect(parts.map(\.place).contains("mine/soups/Lentil soup.cook"))
    #expect(throws: ZipFailure.self) { try files.bytes(of: "soups/secret.txt") }
  }

  @Test("A folder that cannot be read is told")
  func unread() {
    let files = FolderFiles("/there/is/none", called: "mine")
    #expect(files.paths.isEmpty)
    #expect(files.notes.map(\.place) == ["mine/"])
    #expect(files.notes.map(\.text) == ["It cannot be read: No such file or directory."])
  }

  @Test("A recipe of Chowdown has its components' ingredients and steps; what lacks is told")
  func components() throws {
    let folder = try TestFolder()
    func write(_ name: String, _ head: String) throws {
      try folder.write("---\nlayout: recipe\n\(head)\n---\nGood.\n", to: name)
    }
    try write(
      "_recipes/tart.md",
      "title: Tart\ndirections:\n- Fill the crust\ncomponents:\n- Nut Crust\n- \"Cream\"\n- Jam")
    try write(
      "_components/nut-crust.md",
      "title: Nut Crust\ningredients:\n- 100 g nuts\n- 50 g butter\ndirections:\n- Press")
    try write("_components/cream.md", "title: Cream\ningredients:\n- 1 l cream")
    let reading = Array(RecipeReader().parts(of: FolderFiles(folder.path, called: "mine")))
    let tart = try #require(reading.flatMap(\.recipes).first { $0.recipe.listing.title == "Tart" })
    #expect(tart.recipe.ingredientGroups.map(\.name) == ["Nut Crust", "Cream"])
    #expect(tart.recipe.listing.ingredients == ["100 g nuts", "50 g butter", "1 l cream"])
    #expect(tart.recipe.sections.map(\.name) == ["Nut Crust", nil])
    #expect(tart.recipe.instructions == ["Press", "Fill the crust"])
    let notes = reading.flatMap(\.notes)
    #expect(notes.map(\.text) == ["Tart is made with Jam, which is not beside it."])
    #expect(notes.map(\.place) == ["mine/_recipes/tart.md"])
  }
}
