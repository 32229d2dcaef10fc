import RecipeModel
import RecipeProviderKit
import RecipeResilience
import Synchronization
import TestSupport
import Testing

@Suite(.fewAtOnce) struct `Writing kept answers` {
  /// A store that writes when it is told to.
  final class SlowStore: ResponseStore {
    private let inner = MemoryResponseStore()
    private let gate = Mutex((isOpen: false, waiting: [CheckedContinuation<Void, Never>]()))

    var isWriting: Bool { gate.withLock { !$0.waiting.isEmpty } }
    var count: Int { inner.count }

    func open() {
      let waiting = gate.withLock { gate in
        gate.isOpen = true
        return gate.waiting
      }
      for continuation in waiting { continuation.resume() }
    }

    func mark() async -> String { await inner.mark() }

    func seal(_ secret: [UInt8], with key: [UInt8]) -> [UInt8]? { inner.seal(secret, with: key) }

    func open(_ sealed: [UInt8], with key: [UInt8]) -> [UInt8]? { inner.open(sealed, with: key) }

    func fingerprint(of material: [UInt8]) async -> String {
      await inner.fingerprint(of: material)
    }

    func response(for key: ResponseKey, now: Int64) async -> StoredResponse? {
      await inner.response(for: key, now: now)
    }

    func apply(_ changes: [ResponseChange]) async {
      await withCheckedContinuation { continuation in
        let isOpen = gate.withLock { gate in
          if !gate.isOpen { gate.waiting.append(continuation) }
          return gate.isOpen
        }
        if isOpen { continuation.resume() }
      }
      await inner.apply(changes)
    }

    func removeAll(providers: [String]?) async { await inner.removeAll(providers: providers) }
  }

  @Test func `holds no page back, and what waits is found`() async throws {
    let store = SlowStore()
    let service = Service.pages()
    let run = Run(service, responses: store, time: FakeTime())
    for _ in 0..<2 {
      let result = await PageWalk(
        provider: run.provider, query: SearchQuery(text: "soup"), wanted: 100
      ).run()
      #expect(result.accepted.count == 3)
    }
    try await eventually { store.isWriting }
    #expect(service.count == 6 && store.count == 0)
    store.open()
    await run.resilience.settle([ProviderResult(id: "shelf", .answered())])
    #expect(store.count == 6)
  }
}
