import Foundation
import PotluckServer
import RecipeModel
import TestSupport
import Testing

@Suite("Serving: the languages", .fewAtOnce)
struct LanguageTests {
  /// The texts of the pages as their one file has them: each in English and in German.
  static let phrases: [(english: String, german: String)] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/PotluckServer/Pages/Language.swift")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "Phrase(").dropFirst().compactMap { piece in
      // Long texts are put together of several literals.
      let pieces = piece.replacing(#/"\s*\+\s*"/#, with: "").matches(of: #/"([^"]*)"/#).map(\.1)
      return pieces.count < 2 ? nil : (String(pieces[0]), String(pieces[1]))
    }
  }()

  @Test func `every text is there in both languages, with the same places to fill`() {
    #expect(Self.phrases.count > 120)
    for phrase in Self.phrases {
      #expect(!phrase.english.isEmpty && !phrase.german.isEmpty)
      for place in ["{0}", "{1}", "{2}"] {
        #expect(phrase.english.contains(place) == phrase.german.contains(place), "\(phrase)")
      }
    }
  }

  static let pages = [
    "/?query=soup&diet=vegan&avoid=milk&rating=60", "/?query=nothing", "/recipe?id=alpha:leek",
    "/kept", "/history", "/shopping", "/sources", "/compare", "/about", "/sign-in", "/offline",
    "/open", "/nothing",
  ]

  @Test(arguments: pages)
  func `a German page says nothing of the list in English`(_ target: String) async throws {
    let folder = try TestFolder()
    var service = TableService()
    service.folder = folder.path
    // Words that are the same in both, or names, or too short to tell.
    let english = Set(Self.phrases.filter { $0.english != $0.german }.map(\.english))
      .subtracting(Self.phrases.map(\.german))
    try await Table.serve(service) { table in
      let page = try await table.get(
        target, ["Accept-Language: de", "Accept: text/html"])
      #expect(page.text.contains("<html lang=\"de\">"))
      let texts = Self.texts(page.text)
      #expect(texts.count > 10)
      for text in texts { #expect(!english.contains(text), "\(text)") }
    }
  }

  /// The texts between tags, and those of labels; without what says that it is English.
  private static func texts(_ page: String) -> [String] {
    var texts: [String] = []
    // The element that says that it is English, and how many of its name are open within it.
    var english: (name: Substring, depth: Int)?
    for piece in page.split(separator: "<").dropFirst() {
      let parts = piece.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts[0].drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
      let isEnd = parts[0].hasPrefix("/")
      if let open = english {
        if name == open.name, !parts[0].hasSuffix("/") {
          english = open.depth == 0 && isEnd ? nil : (name, open.depth + (isEnd ? -1 : 1))
        }
        if english != nil { continue }
      } else if !isEnd, parts[0].contains(" lang=\"en\""), !name.elementsEqual("a") {
        english = (name, 0)
        continue
      }
      if let label = parts[0].firstRange(of: "aria-label=\"") {
        texts.append(String(parts[0][label.upperBound...].prefix { $0 != "\"" && $0 != ":" }))
      }
      if parts.count > 1 { texts.append(String(parts[1])) }
    }
    return texts.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      .filter { !$0.isEmpty }
  }
}
