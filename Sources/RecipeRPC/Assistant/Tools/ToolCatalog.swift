import RecipeModel
import RecipeProviderKit

/// The tools, in the order in which they are listed, and how one is called.
struct ToolCatalog: Sendable {
  /// All tools.
  static let tools: [any AssistantTool] = [
    SearchRecipesTool(), GetRecipeTool(), CompareProvidersTool(), ListProvidersTool(),
  ]

  let service: any RecipeService
  let seen: SeenRecipes
  let form: AnswerForm

  /// The page of the list that a request asks for.
  func list(_ request: AssistantRequest) throws -> JSONObject {
    let page = try ListCursor.page(of: Self.tools, request)
    var object: JSONObject = ["tools": .array(page.entries.map(\.definition))]
    object["nextCursor"] = page.next
    return object
  }

  /// The work of a call.
  /// - Throws: ``WireError`` when there is no such tool, or the call is not one at all.
  func call(_ request: AssistantRequest) throws -> Work {
    let name = try request.text("name")
    guard let tool = Self.tools.first(where: { $0.name == name }) else {
      throw WireError(
        WireFailure.invalid(
          "/name", "there is no tool \"\(Clipping.line(name, to: 100))\"",
          hint: "the tools are " + Self.tools.map(\.name).joined(separator: ", ")))
    }
    let arguments = try request.object("arguments")
    return Work(isShort: !tool.isOpenWorld) { call in
      let progress = request.progressToken.map { ProgressReporter(call, token: $0) }
      let context = ToolContext(service: service, seen: seen, progress: progress)
      return form.result(try await run(tool, arguments, context), request.era)
    }
  }

  private func run(
    _ tool: any AssistantTool, _ arguments: JSONObject, _ context: ToolContext
  ) async throws -> JSONObject {
    do {
      let checked = try ToolArguments(arguments, of: tool.input)
      return ToolResult.members(try await tool.call(checked, context), of: tool)
    } catch is CancellationError {
      throw CancellationError()
    } catch let problems as ToolProblems {
      return ToolResult.members(problems.failures)
    } catch let failure as WireFailure {
      return ToolResult.members([failure])
    } catch {
      return ToolResult.members([WireFailure(ProviderError(wrapping: error))])
    }
  }
}
