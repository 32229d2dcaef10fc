import RecipeModel

/// One method of the protocol for editors: what it takes, what it gives, and what becomes of it.
///
/// **Adding one.** A file with its params and its ``EditorMethod``, and a line in ``all``; one of
/// Potluck's own is a ``Method`` and comes into this table by itself.
final class EditorMethod: Sendable {
  /// What becomes of a message of the method.
  enum Action: Sendable {
    /// A notification, for which nobody waits.
    case note(@Sendable (JSON?, EditorHandler) -> Disposition)
    /// A request that may come before `initialize`, answered at once.
    case greet(@Sendable (JSON?, EditorHandler) throws -> Disposition)
    /// A request that is answered at once.
    case answer(@Sendable (EditorHandler) -> Disposition)
    /// A request that takes time.
    case work(@Sendable (JSONObject, EditorHandler) throws(Failure) -> Work)
  }

  let name: String
  /// What it does, in one sentence.
  let about: String
  /// What the params look like; nil when there are none.
  let params: Schema?
  /// What the result looks like; nil for notifications.
  let result: Schema?
  let action: Action

  init(
    _ name: String, _ about: String, params: Schema?, result: Schema? = nil, _ action: Action
  ) {
    self.name = name
    self.about = about
    self.params = params
    self.result = result
    self.action = action
  }

  /// A request of the Language Server Protocol that takes time.
  convenience init<Params: MethodParams>(
    _ name: String, _ about: String, _: Params.Type, result: Schema,
    work: @escaping @Sendable (Params, EditorHandler) throws(Failure) -> Work
  ) {
    self.init(
      name, about, params: Params.schema, result: result,
      .work { object, handler throws(Failure) in try work(try Params(object), handler) })
  }

  private convenience init(_ method: Method) {
    self.init(
      method.name, method.about, params: method.params, result: method.result,
      .work { params, handler throws(Failure) in try method.work(params, handler.service) })
  }

  /// Whether nobody waits for an answer.
  var isNotification: Bool { if case .note = action { true } else { false } }

  /// Every method, in the order in which lists show them.
  static let all: [EditorMethod] =
    [initialize, initialized, ping] + Method.all.map(EditorMethod.init) + [
      executeCommand, didOpen, didChange, didClose, hover, codeAction, resolveCodeAction,
      cancelRequest, setTrace, shutdown, exit,
    ]

  /// Every method by its name.
  static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The names of the requests that are Potluck's own, not of the Language Server Protocol.
  static let own: [JSON] = ["ping"] + Method.all.map { .string($0.name) }
}
