import RecipeModel
import RecipeProviderKit
import Synchronization
import TestSupport
import Testing

@Suite(.fewAtOnce) struct PageWalkTimingTests {
  @Test func `requests keep the interval that the source asks for`() async {
    let clock = JumpingClock()
    let provider = ScriptedProvider(politeness: Politeness(minimumInterval: .milliseconds(500))) {
      token in
      SearchPage(
        listings: [listing(token.description)], next: token == .number(3) ? nil : token.successor)
    }
    let result = await provider.walk(clock: clock)
    #expect(result.titles == ["1", "2", "3"])
    #expect(clock.waits == [.milliseconds(500), .milliseconds(500)])
  }

  @Test func `a cancelled walk returns at once even when its provider does not react`() async {
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    let provider = ScriptedProvider { token in
      if token == .number(2) {
        // A task of its own does not hear of the cancellation.
        await Task.detached { for await _ in gate {} }.value
      }
      return SearchPage(listings: [listing(token.description)], next: token.successor)
    }
    let task = Task { await provider.walk() }
    while provider.asked.count < 2 { await Task.yield() }
    task.cancel()
    let result = await task.value
    // The provider is let go only now: a walk that waited for it would never come here.
    opener.finish()
    #expect(result.titles == ["1"])
    #expect(result.end == .cancelled)
    #expect(result.error?.code == .cancelled)
  }

  @Test func `a walk that is cancelled before it begins asks for nothing`() async {
    let provider = ScriptedProvider([.titles(["a"])])
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return await provider.walk()
    }
    task.cancel()
    let result = await task.value
    #expect(result.end == .cancelled)
    #expect(provider.asked.isEmpty)
  }

  @Test func `needed pages are asked for together and consumed in order`() async {
    let flight = Mutex((now: 0, most: 0, answered: Set<Int>()))
    let provider = ScriptedProvider(
      paging: PagingPolicy(pageSize: 2), politeness: Politeness(maxConcurrentRequests: 3)
    ) { token in
      guard case .number(let number) = token else { return SearchPage(listings: []) }
      flight.withLock { flight in
        flight.now += 1
        flight.most = max(flight.most, flight.now)
      }
      // Behind the first page, three at a time; and the later the page, the sooner its answer.
      func mayAnswer() -> Bool {
        flight.withLock { flight in
          number == 1 || flight.most == 3 && (number == 4 || flight.answered.contains(number + 1))
        }
      }
      while !mayAnswer() { try await Task.sleep(for: .milliseconds(1)) }
      flight.withLock { flight in
        flight.now -= 1
        flight.answered.insert(number)
      }
      let titles = ["\(number)a", "\(number)b"]
      return SearchPage(listings: titles.map(listing), next: .number(number + 1))
    }
    let result = await provider.walk(wanted: 8)
    #expect(result.titles == ["1a", "1b", "2a", "2b", "3a", "3b", "4a", "4b"])
    #expect(result.pages.asked == 4)
    #expect(result.end == .enough)
    #expect(flight.withLock { $0.most } == 3)
  }

  @Test func `no more pages are asked ahead than the total holds`() async {
    let provider = ScriptedProvider(
      paging: PagingPolicy(pageSize: 2), politeness: Politeness(maxConcurrentRequests: 8)
    ) { token in
      SearchPage(
        listings: [listing("\(token)a"), listing("\(token)b")],
        next: token == .number(3) ? nil : token.successor, total: 6)
    }
    let result = await provider.walk(wanted: 1_000)
    #expect(result.listings.kept == 6)
    #expect(result.total == 6)
    #expect(provider.asked.count == 3)
  }

  @Test(arguments: [Int.max, -1])
  func `a total that nobody can have counts for none`(total: Int) async {
    let provider = ScriptedProvider(
      paging: PagingPolicy(pageSize: 20), politeness: Politeness(maxConcurrentRequests: 8)
    ) { token in
      SearchPage(
        listings: [listing("\(token)")], next: token == .number(3) ? nil : token.successor,
        total: total)
    }
    let result = await provider.walk()
    #expect(result.listings.kept == 3)
    #expect(result.total == nil)
  }
}

extension PageToken {
  fileprivate var successor: PageToken? {
    if case .number(let number) = self { .number(number + 1) } else { nil }
  }
}
