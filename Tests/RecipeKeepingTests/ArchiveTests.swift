import Foundation
import RecipeKeeping
import RecipeModel
import TestSupport
import Testing

@Suite("An archive of kept recipes", .fewAtOnce) struct ArchiveTests {
  let folder: TestFolder

  init() throws { folder = try TestFolder() }

  @Test func `gives back every member, and adds nothing twice`() async throws {
    var random = SeededRandom(seed: 3)
    let library = KeptDatabase(folder: folder.path + "/one")
    for number in 0..<40 {
      var request = KeepRequest(Recipe.random(&random, number: number))
      request.tags = random.list { $0.text(1...2) }
      request.notes = random.list { $0.text() }
      request.rating = random.maybe { Int.random(in: 1...5, using: &$0) }
      request.isFromSource = number.isMultiple(of: 2)
      if number.isMultiple(of: 3) { request.pictures = [.sample("a"), .sample("b"), .sample("c")] }
      if number.isMultiple(of: 4) { request.page = Array("<p>\(number)".utf8) }
      let id = try await library.keep(request).kept.id
      var change = KeptChange()
      change.cooked = random.maybe { _ in ["2026-01-01"] } ?? []
      change.recipe = request.recipe
      change.edited = number.isMultiple(of: 5) ? [.title, .ingredients] : []
      _ = try await library.change(id, change)
    }
    let archive = folder.path + "/archive"
    #expect(try await KeptArchive.export(of: library, to: archive).added == 40)
    #expect(try await KeptArchive.export(of: library, to: archive).present == 40)
    #expect(try await KeptFolder(path: archive).check() == [])
    let other = KeptDatabase(folder: folder.path + "/two")
    #expect(try await KeptArchive.restore(archive, to: other).added == 40)
    #expect(try await KeptArchive.restore(archive, to: other).present == 40)
    let restored = try await other.list(KeptFilter())
    for kept in try await library.list(KeptFilter()) {
      #expect(restored.contains(kept), "\(kept.id)")
      #expect(try await library.pictures(of: kept.id) == other.pictures(of: kept.id))
      #expect(try await library.page(of: kept.id) == other.page(of: kept.id))
    }
    #expect(try await other.check() == [])
  }

  @Test func `adds nothing that came by another way, and both of two that are alike`() async throws
  {
    let library = KeptDatabase(folder: folder.path + "/one")
    for id in ["1", "2"] { _ = try await library.keep(KeepRequest(.sample(id: id))) }
    let archive = folder.path + "/archive"
    _ = try await KeptArchive.export(of: library, to: archive)
    let empty = KeptDatabase(folder: folder.path + "/two")
    #expect(try await KeptArchive.restore(archive, to: empty).added == 2)
    let imported = KeptDatabase(folder: folder.path + "/three")
    _ = try await imported.keep(KeepRequest(.sample(id: "soup.json", provider: "import")))
    let outcome = try await KeptArchive.restore(archive, to: imported)
    #expect(outcome.added == 0 && outcome.present == 2)
  }

  @Test func `is readable by people and by other programs`() async throws {
    let library = KeptDatabase(folder: folder.path + "/one", now: { 1_700_000_000_000 })
    var request = KeepRequest(.sample())
    request.tags = ["winter"]
    request.pictures = [.sample()]
    request.page = [0x61]
    _ = try await library.keep(request)
    _ = try await KeptArchive.export(of: library, to: folder.path + "/archive")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/archive")
    #expect(names.sorted() == ["lentil-soup.gif", "lentil-soup.json", "lentil-soup.page.html"])
    let text = try #require(folder.text("archive/lentil-soup.json"))
    #expect(text.contains("\"@type\": \"Recipe\"") && text.contains("\"200 g red lentils\""))
    #expect(text.contains("\"winter\"") && text.contains("\"2023-11-14T22:13:20Z\""))
  }
}
