import RecipeModel
import RecipeSearch

/// One thing that Potluck does for a client: its input with the rules that the input must obey, and
/// the work.
///
/// A ``Method`` offers it over stdio and HTTP, with the input as ``MethodParams/codec`` reads it. An
/// ``AssistantTool`` is a bounded view of the same operation: it reads the same input within smaller
/// bounds, and shows a part of the output.
protocol Operation: MethodParams {
  associatedtype Output: Sendable

  /// Does the work.
  /// - Throws: ``Failure``; `CancellationError`.
  func run(_ context: OperationContext) async throws -> Output
}

/// What an operation works with.
struct OperationContext: Sendable {
  let service: any RecipeService
  /// Is given the events of a search, in order.
  let observe: @Sendable (SearchEvent) async -> Void

  init(
    _ service: any RecipeService,
    observe: @escaping @Sendable (SearchEvent) async -> Void = { _ in }
  ) { (self.service, self.observe) = (service, observe) }
}
