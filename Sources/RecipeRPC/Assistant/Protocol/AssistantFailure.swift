import RecipeModel

extension WireFailure {
  /// The failure with nothing in it that steers, hides or goes on for ever.
  var harmless: WireFailure {
    var failure = self
    failure.message = Clipping.line(message, to: 600)
    failure.hint = hint.map { Clipping.line($0, to: 600) }
    failure.provider = provider.map { Clipping.line($0, to: 120) }
    failure.url = url.map { Clipping.line($0, to: 1_500) }
    return failure
  }
}

extension WireError.Code {
  /// Nothing is at that address (MCP until 2025-11-25).
  static let resourceNotFound = WireError.Code(rawValue: -32002)

  /// The code for nothing being at an address: one of its own in the old era, that of a wrong
  /// parameter in the new one.
  static func notFound(_ era: ProtocolEra) -> WireError.Code {
    era == .stateless ? .invalidParams : .resourceNotFound
  }
}

extension WireError {
  /// A failure of the service where no tool can tell it; the protocol has few codes for that.
  init(_ failure: WireFailure, _ era: ProtocolEra, uri: String? = nil) {
    let failure = failure.harmless
    let code: Code =
      switch failure.kind {
      case .notFound: .notFound(era)
      case .invalidParams: .invalidParams
      default: .internalError
      }
    var data = failure.json.objectValue ?? [:]
    if let uri { data["uri"] = .string(uri) }
    self.init(code, failure.description, data: .object(data))
  }
}
