import Foundation
import RecipeKeeping
import RecipeModel
import TestSupport
import Testing

@Suite("Processes that keep recipes", .fewAtOnce) struct ProcessTests {
  let folder: TestFolder

  init() throws { folder = try TestFolder() }

  @Test func `keep all ten at once`() async throws {
    try await withThrowingTaskGroup { group in
      for process in 0..<10 {
        let path = folder.path
        group.addTask {
          await #expect(processExitsWith: .success) {
            [path = path as String, process = process as Int] in
            let library = KeptDatabase(folder: path)
            for number in 0..<8 {
              let soup = Recipe.sample("Soup", id: "\(process) \(number)", provider: "p\(process)")
              _ = try await library.keep(KeepRequest(soup))
              var change = KeptChange()
              change.addedTags = ["p\(process)"]
              _ = try await library.change("soup", change)
            }
          }
        }
      }
      try await group.waitForAll()
    }
    let library = KeptDatabase(folder: folder.path)
    #expect(try await library.list(KeptFilter(words: "soup")).count == 80)
    #expect(try await library.recipe("soup")?.tags.count == 10)
    #expect(try await library.check() == [] && library.notices.isEmpty)
  }

  @Test func `lose nothing that they have answered when they are killed`() async throws {
    for turn in 0..<6 {
      let path = folder.path
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = path as String, turn = turn as Int] in
        let library = KeptDatabase(folder: path)
        let answers = try #require(fopen("\(path)/answers", "a"))
        for number in 0... {
          var request = KeepRequest(.sample("Soup \(turn) \(number)"))
          request.page = Array(repeating: 0x61, count: 20_000)
          request.pictures = [.sample()]
          let kept = try await library.keep(request).kept
          fputs("\(kept.id)\n", answers)
          fflush(answers)
          guard number == 0 else { continue }
          // Whatever it is doing then.
          Task.detached {
            try await Task.sleep(for: .milliseconds(1 + 17 * turn))
            kill(getpid(), SIGKILL)
          }
        }
      }
      let library = KeptDatabase(folder: path)
      let found = try await library.list(KeptFilter())
      let answers = (folder.text("answers") ?? "").split(separator: "\n").map(String.init)
      #expect(Set(answers).isSubset(of: Set(found.map(\.id))))
      #expect(found.allSatisfy { $0.hasPage && $0.pictureCount == 1 })
      #expect(try await library.check() == [] && library.notices.isEmpty)
    }
    #expect(folder.text("answers")?.isEmpty == false)
  }

  @Test(arguments: LibraryKind.allCases)
  func `write nothing in part where no room is left`(kind: LibraryKind) async throws {
    let first = kind.open(folder)
    let soup = try await first.keep(KeepRequest(.sample("Soup"))).kept
    let (path, name) = (folder.path, kind.rawValue)
    await #expect(processExitsWith: .success) { [path = path as String, name = name as String] in
      // No file may grow beyond this, as if the disk were full.
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 200_000, rlim_max: 200_000)
      setrlimit(rlimitFileSize, &limit)
      let library = try #require(LibraryKind(rawValue: name)).open(path)
      var request = KeepRequest(.sample("Stew"))
      request.page = Array(repeating: 0x61, count: 1_000_000)
      do {
        _ = try await library.keep(request)
        exit(3)
      } catch let failure as Failure {
        guard failure.fix != nil else { exit(4) }
      }
      // What is small enough still finds room.
      _ = try await library.keep(KeepRequest(.sample("Cake")))
    }
    let library = kind.open(folder)
    let titles = try await library.list(KeptFilter()).map(\.recipe.listing.title)
    #expect(Set(titles) == ["Soup", "Cake"])
    #expect(try await library.recipe(soup.id) == soup)
    #expect(try await library.check() == [] && library.notices.isEmpty)
    #expect(!folder.names.contains { $0.contains("tew") })
  }
}

#if canImport(Glibc)
  private let rlimitFileSize = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
#else
  private let rlimitFileSize = RLIMIT_FSIZE
#endif
