import Foundation
import RecipeModel
import TestSupport
import Testing

/// Sources that mean no good, over real connections.
@Suite(.fewAtOnce) struct HostileSourceTests {
  /// Writes a configuration with a source at each address, all of one definition.
  private static func configuration(
    _ addresses: [String], _ response: String, in folder: borrowing TemporaryFolder
  ) throws -> String {
    try folder.write(
      """
      {"definitionVersion": 1, "name": "site", "title": "Site", "baseURL": "\(addresses[0])",
       "request": {"path": "/find", "query": {"q": "{text}", "p": "{page}"}},
       \(response)}
      """, to: "site.json")
    let entries = addresses.enumerated().map { index, address in
      #"{"id": "s\#(index)", "definition": "site.json", "baseURL": "\#(address)"}"#
    }
    return try folder.write(
      "{\"version\": 1, \"providers\": [\(entries.joined(separator: ", "))]}", to: "config.json")
  }

  @Test(.enabled(if: isLinux, "memory is counted in other units elsewhere"))
  func `forty answers of four kilobytes that hold two million values cost little memory`()
    async throws
  {
    let script = #"python3 -c 'print("[" + "0," * 2000000 + "0]")' | gzip -9 | base64 -w0"#
    let packed = try #require(Data(base64Encoded: try await Shell.run(script).output))
    #expect(packed.count < 5_000)
    let servers = try (0..<40).map { _ in
      try PageServer { _ in .init(type: "application/json", packed: Array(packed)) }
    }
    let folder = try TemporaryFolder()
    let file = try Self.configuration(
      servers.map(\.address),
      #""paging": {"style": "page", "first": 1}, "response": {"list": "$.recipes"}, "fields": {"title": "$.t", "id": "$.i"}"#,
      in: folder)
    let measure = #"""
      python3 -c 'import resource, subprocess, sys
      print(subprocess.run(sys.argv[1:]).returncode)
      print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss >> 10)' "$@"
      """#
    let result = try await Shell.run(
      measure, "sh", Potluck.path, "search", "soup", "--jsonl", "--config", file)
    let lines = result.output.split(separator: "\n").suffix(2).compactMap { Int($0) }
    #expect(lines.first == 2 && result.output.contains("more values than fit into"))
    // A program that was built for debugging has 70 MiB before any answer is read.
    #expect(try #require(lines.last) < 150)
    for server in servers { server.stop() }
  }

  /// A definition of pages that say themselves what they list.
  private static let marked =
    #""paging": {"style": "page", "first": 1}, "response": {"format": "schema.org"}"#

  private static let isLinux: Bool = {
    #if os(Linux)
      true
    #else
      false
    #endif
  }()

  @Test(arguments: [
    (#"{"count": 60, "rows": []}"#, "application/json", "60"),
    (
      #"<script type="application/ld+json">{"@context": "https://schema.org", "@type": "ItemList", "numberOfItems": 9, "itemListElement": []}</script>"#,
      "text/html", "9"
    ),
    (
      #"<div itemscope itemtype="https://schema.org/ItemList"><meta itemprop="numberOfItems" content="9"></div>"#,
      "text/html", "9"
    ),
  ])
  func `a list that counts recipes and brings none is no list without results`(
    _ body: String, _ type: String, _ count: String
  ) async throws {
    let server = try PageServer { _ in .init(type: type, body: body) }
    let folder = try TemporaryFolder()
    let json =
      #""paging": {"style": "page", "first": 1, "total": "$.count"}, "response": {"list": "$.rows"}, "fields": {"title": "$.t", "id": "$.i"}"#
    let file = try Self.configuration(
      [server.address], type == "text/html" ? Self.marked : json,
      in: folder)
    let result = try await Potluck.run(["search", "soup", "--config", file])
    #expect(result.code == 2, "\(result.transcript)")
    #expect(result.errors.contains("the source counts \(count) recipes and lists none"))
    server.stop()
  }

  @Test func `the page behind the last one may count as before`() async throws {
    let list = #""@context": "https://schema.org", "@type": "ItemList", "numberOfItems": 1"#
    let element =
      #"{"@type": "ListItem", "item": {"@type": "Recipe", "name": "Soup", "url": "/soup"}}"#
    let server = try PageServer { path in
      let elements = path.contains("p=1") ? element : ""
      return .page(
        "<script type=\"application/ld+json\">{\(list), \"itemListElement\": [\(elements)]}</script>"
      )
    }
    let folder = try TemporaryFolder()
    let file = try Self.configuration(
      [server.address],
      Self.marked,
      in: folder)
    let result = try await Potluck.run(["search", "soup", "--json", "--config", file])
    let document = try JSON(parsing: result.output)
    #expect(result.code == 0 && document["complete"] == true, "\(result.transcript)")
    server.stop()
  }
}
