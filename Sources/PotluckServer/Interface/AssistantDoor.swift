import RecipeModel
import RecipeRPC

/// The Model Context Protocol: `POST /mcp`, with the tokens of the interface for programs.
enum AssistantDoor {
  static let route = Route("POST", "/mcp") { site, visit in
    try visit.checkIsJSON()
    let endpoint = AssistantEndpoint(
      service: site.assistants, identity: identity(of: site, visit))
    let reply = await endpoint.reply(to: visit.body, headers: visit.headers)
    var answer: Answer
    switch reply.body {
    case .none: answer = Answer("text/plain", [])
    case .message(let bytes): answer = Answer("application/json", bytes)
    case .events(let work):
      answer = .events(
        ServerEvent.stream { send in
          await work { send(ServerEvent.text("message", String(decoding: $0, as: UTF8.self))) }
        })
    }
    answer.status = reply.status
    answer["Cache-Control"] = "no-store"
    return answer
  }

  /// What clients show of this server.
  private static func identity(of site: Site, _ visit: Visit) -> ServerIdentity {
    let icons = Files.icons.map { icon in
      (visit.address(icon.file.path), icon.file.type, "\(icon.size)x\(icon.size)")
    }
    return ServerIdentity(
      version: site.service.version, address: visit.address("/"),
      icons: [(visit.address(Files.icon.path), Files.icon.type, "any")] + icons)
  }
}
