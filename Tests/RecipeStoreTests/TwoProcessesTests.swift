import RecipeProviderKit
import RecipeResilience
import RecipeStore
import TestSupport
import Testing

@Suite(.fewAtOnce) struct `Two processes` {
  let folder: TestFolder
  let time = TestTime()

  init() throws { folder = try TestFolder() }

  func process() -> Process { Process(folder, time: time) }

  @Test func `share kept answers`() async {
    let service = InMemoryTransport { _ in .json("{}") }
    _ = await process().provider(service).walk()
    let second = await process().provider(service).walk()
    #expect(second.error == nil && service.requests.count == 1)
  }

  @Test func `honour what one of them was asked for`() async {
    let service = InMemoryTransport { _ in
      HTTPResponse(status: 429, headers: ["Retry-After": "3600"])
    }
    let first = process()
    let error = await first.provider(service).walk().error
    #expect(error?.code == .rateLimited)
    await first.resilience.settle([
      ProviderResult(id: "shelf", .failed(error ?? ProviderError(.drift, ""), waited: .zero))
    ])
    time.advance(.seconds(3_599))
    #expect(await process().provider(service).walk().error?.code == .suspended)
    #expect(service.requests.count == 1)
    time.advance(.seconds(1))
    #expect(await process().provider(service).walk().error?.code == .rateLimited)
    #expect(service.requests.count == 2)
  }

  @Test func `give one of them the right to try a source`() async {
    let key = SourceKey(provider: "shelf", fingerprint: "f")
    let ledgers = (0..<6).map { _ in process() }
    let service = InMemoryTransport { _ in .json("{}") }
    let down = InMemoryTransport { _ in throw ProviderError(.unreachable, "no") }
    let first = process()
    let error = await first.provider(down).walk().error ?? ProviderError(.drift, "")
    await first.resilience.settle([ProviderResult(id: "shelf", .failed(error, waited: .zero))])
    time.advance(.seconds(20))
    await withTaskGroup(of: PageWalkResult.self) { group in
      for process in ledgers { group.addTask { await process.provider(service).walk() } }
      var codes: [ProviderError.Code?] = []
      for await result in group { codes.append(result.error?.code) }
      #expect(codes.filter { $0 == nil }.count >= 1)
    }
    #expect(service.requests.count == 1)
    #expect(await first.state.record(for: key) == SourceRecord())
  }

  @Test func `share what a rate allows`() async {
    let service = InMemoryTransport { _ in .json("{}") }
    let politeness = Politeness(rates: [RequestRate(5, per: .seconds(3_600))])
    await withTaskGroup { group in
      for number in 0..<12 {
        let process = process()
        group.addTask {
          let url = "https://shelf.example/\(number)"
          _ = await process.provider(service, url: url, politeness: politeness).walk()
        }
      }
    }
    #expect(service.requests.count == 5)
  }

  @Test func `begin the same files at the same time`() async {
    await withTaskGroup(of: String.self) { group in
      for _ in 0..<8 {
        let process = process()
        group.addTask {
          let mark = await process.responses.mark()
          let print = await process.state.fingerprint(of: [1])
          return mark + print + "\(process.responses.notices)\(process.state.notices)"
        }
      }
      var words: Set<String> = []
      for await word in group { words.insert(word) }
      #expect(words.count == 1)
    }
  }
}
