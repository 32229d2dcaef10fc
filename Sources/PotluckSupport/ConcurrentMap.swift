extension Sequence where Element: Sendable {
  /// What becomes of each element, in the order of the elements; all are worked on at once.
  /// - Throws: the first failure that comes; the other work is cancelled then.
  package func concurrentMap<Value: Sendable, Failure: Error>(
    _ transform: @escaping @Sendable (Element) async throws(Failure) -> Value
  ) async throws(Failure) -> [Value] {
    let outcome = await withTaskGroup(of: (Int, Result<Value, Failure>).self) { group in
      for (place, element) in enumerated() {
        group.addTask {
          // It has a name before it goes into the tuple: Swift 6.3 loses what stands before an
          // `await` there in optimized builds.
          let result: Result<Value, Failure>
          do throws(Failure) { result = .success(try await transform(element)) } catch {
            result = .failure(error)
          }
          return (place, result)
        }
      }
      var values: [(place: Int, value: Value)] = []
      var failure: Failure?
      for await (place, result) in group {
        switch result {
        case .success(let value): values.append((place, value))
        case .failure(let error):
          failure = failure ?? error
          group.cancelAll()
        }
      }
      let sorted = values.sorted { $0.place < $1.place }.map(\.value)
      return failure.map(Result<[Value], Failure>.failure) ?? .success(sorted)
    }
    return try outcome.get()
  }
}
