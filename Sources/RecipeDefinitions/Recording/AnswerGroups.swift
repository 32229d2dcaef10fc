import RecipeModel
import RecipeProviderKit

/// The good JSON answers of a recording, those of searches apart from those of details.
struct AnswerGroups {
  /// Answers to search requests.
  private(set) var search: [JSON] = []
  /// Answers to detail requests.
  private(set) var detail: [JSON] = []

  /// Sorts the answers of a recording.
  init(_ recording: Recording, _ definition: ProviderDefinition) {
    for exchange in recording.cases.flatMap(\.exchanges) {
      guard (200...299).contains(exchange.response.status),
        case .json(let json) = exchange.response.body
      else { continue }
      if Self.isDetail(exchange.request, definition) {
        detail.append(json)
      } else {
        search.append(json)
      }
    }
  }

  private static func isDetail(
    _ request: RecordedRequest, _ definition: ProviderDefinition
  ) -> Bool {
    guard let detail = definition.detail?.request else { return false }
    let mine = fit(request, detail)
    return mine > 0 && mine > fit(request, definition.request)
  }

  /// How well a request fits rules: 0 for not at all, more for more text in common.
  private static func fit(_ request: RecordedRequest, _ rules: RequestRules) -> Int {
    guard request.method == rules.method else { return 0 }
    let parts = request.url.split(separator: "?", maxSplits: 1)
    var fit = 1
    var path = Substring(parts.first ?? "")
    // Placeholders of the base address and literal ones alike end where the path begins.
    if let close = path.firstIndex(of: "}") { path = path[path.index(after: close)...] }
    for (index, part) in rules.path.parts.enumerated() {
      guard case .literal(let text) = part else { continue }
      let isLast = index == rules.path.parts.count - 1
      if isLast {
        guard path.hasSuffix(text) else { return 0 }
        path = path.dropLast(text.count)
      } else {
        guard let range = path.firstRange(of: text) else { return 0 }
        path = path[range.upperBound...]
      }
      fit += text.count
    }
    let query = parts.count > 1 ? parts[1] : ""
    let names = Set(
      query.split(separator: "&").map { item in
        PercentEncoding.decode(item.prefix { $0 != "=" })
      })
    return fit + 4 * rules.query.count { names.contains($0.name) }
  }
}
