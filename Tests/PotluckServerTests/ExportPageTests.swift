import PotluckServer
import RecipeExchange
import RecipeModel
import TestSupport
import Testing

@Suite("Serving: kept recipes as files", .fewAtOnce)
struct ExportPageTests {
  let folder: TestFolder
  let service: TableService

  init() throws {
    folder = try TestFolder()
    service = .keeping(in: folder)
  }

  private func serve(_ work: (Table) async throws -> Void) async throws {
    try await Table.serve(service) { table in
      for (food, tag) in [("leek", "winter"), ("kale", "winter"), ("plum", "<b>")] {
        _ = try await table.post(
          "/api/v1/kept", #"{"id":"alpha:\#(food)","tags":["\#(tag)"],"rating":4}"#)
      }
      try await work(table)
    }
  }

  @Test func `the list leads to the file of what it shows`() async throws {
    try await serve { table in
      let page = try await table.get("/kept?tag=winter").text
      #expect(page.contains("<form action=\"/kept/export\" method=\"get\">"))
      #expect(page.contains("<input type=\"hidden\" name=\"tag\" value=\"winter\"/>"))
      #expect(page.contains("<label for=\"format\">"))
      for format in ExportFormat.allCases {
        #expect(page.contains("<option value=\"\(format.rawValue)\">"), "\(format)")
      }
      let file = try await table.get("/kept/export?format=jsonld&tag=winter&order=title")
      #expect(file.status == 200)
      #expect(file["Content-Disposition"] == "attachment; filename=\"recipes.json\"")
      #expect(file["Content-Type"] == "application/ld+json")
      #expect(file["X-Content-Type-Options"] == "nosniff")
      let recipes = try #require(file.json.arrayValue)
      #expect(recipes.map { $0["name"]?.stringValue } == ["Kale soup", "Leek soup"])
      let all = try await table.get("/kept/export?format=jsonld")
      #expect(all.json.arrayValue?.count == 3)
      let head = try await table.get("/kept/export?format=jsonld", method: "HEAD")
      #expect(head.status == 200 && head.bytes.isEmpty)
    }
  }

  @Test(arguments: ExportFormat.allCases)
  func `a file of each format is read again`(_ format: ExportFormat) async throws {
    try await serve { table in
      let file = try await table.get("/kept/export?format=\(format.rawValue)")
      #expect(file.status == 200)
      let name = file["Content-Disposition"]?.split(separator: "\"").last.map(String.init)
      let read = RecipeReader().read(name: try #require(name), bytes: file.bytes)
      #expect(
        Set(read.recipes.map(\.recipe.listing.title)) == ["Leek soup", "Kale soup", "Plum soup"])
    }
  }

  @Test func `an export is there already when it is imported`() async throws {
    try await serve { table in
      let file = try await table.get("/kept/export?format=paprika")
      _ = try await table.upload([("recipes.paprikarecipes", file.bytes)])
      while true {
        let page = try await table.get("/kept/import").text
        if page.contains("data-running") {
          try await Task.sleep(for: .milliseconds(10))
          continue
        }
        #expect(page.contains("New: 0. There already: 3."))
        return
      }
    }
  }

  @Test func `what a format loses is shown before`() async throws {
    try await serve { table in
      let text = try await table.get("/kept/export?format=text&losses=yes").text
      #expect(text.contains("id=\"losses\"") && text.contains("<bdi>Leek soup</bdi>"))
      #expect(text.contains("<option value=\"text\" selected=\"selected\">"))
      let page = try await table.get("/kept/export").text
      #expect(page.contains("<label for=\"format\">") && !page.contains("id=\"losses\""))
      let none = try await table.get("/kept/export?format=jsonld&tag=none")
      #expect(none.status == 404)
      let wrong = try await table.get("/kept/export?format=docx")
      #expect(wrong.status == 400 && wrong.text.contains("jsonld"))
    }
  }
}
