import RecipeModel
import RecipeProviderKit

extension EditorMethod {
  static let executeCommand = EditorMethod(
    "workspace/executeCommand",
    "Runs search or recipe/get for clients that send only what LSP knows.", ExecuteCommand.self,
    result: .any(of: EditorCommand.allCases.map(\.method.result))
  ) { params, handler throws(Failure) in try params.work(handler.service) }
}

/// What `workspace/executeCommand` runs, for clients that cannot send methods of ours.
enum EditorCommand: String, CaseIterable, Sendable {
  case search = "potluck.search"
  case get = "potluck.get"

  /// The method that the command stands for.
  fileprivate var method: Method {
    switch self {
    case .search: .search
    case .get: .recipeGet
    }
  }

  /// The parameter that a bare text stands for.
  fileprivate func member(for text: String) -> String {
    switch self {
    case .search: "query"
    case .get: WebLink.isWebLink(text) ? "url" : "id"
    }
  }
}

/// `workspace/executeCommand`: a method of ours for clients that send only what LSP knows.
struct ExecuteCommand: MethodParams {
  var command = EditorCommand.search
  var arguments: [JSON] = []
  /// The token of the command, which is the method's when that has none of its own.
  var workDone: JSON?

  static let codec = ObjectCodec(
    params: "ExecuteCommandParams", ExecuteCommand(),
    [
      .required("command", \.command, .oneOfWords, "The command."),
      .standard(
        "arguments", \.arguments, .arguments,
        "The params of the method that the command stands for; a string alone is what to look "
          + "for, or the recipe's identifier or link."),
      // The method itself says what is wrong with it.
      .workDone(\.workDone, .any.described(as: ValueCodec<JSON>.token.schema)),
    ])

  /// The work of the method, with the place of a wrong parameter in the command's own params.
  func work(_ service: any RecipeService) throws(Failure) -> Work {
    do throws(Failure) {
      var work = try command.method.work(params, service)
      let body = work.body
      work.body = { call in
        do { return try await body(call) } catch let failure as Failure {
          throw failure.located(Self.place)
        }
      }
      return work
    } catch {
      throw error.located(Self.place)
    }
  }

  private static let place = "/arguments/0"

  private var params: JSONObject {
    let argument = arguments.first
    var object = argument?.objectValue ?? [:]
    if let text = argument?.stringValue { object[command.member(for: text)] = .string(text) }
    if object["workDoneToken"] == nil { object["workDoneToken"] = workDone }
    return object
  }
}

extension Failure {
  /// The failure with the place of its parameter inside another one.
  func located(_ place: String) -> Failure {
    var located = self
    located.place = self.place.map { place + $0 }
    return located
  }
}

extension ValueCodec where Value == [JSON] {
  /// The arguments of a command: one object, or one text.
  fileprivate static let arguments = list(
    ValueCodec<JSON>("an object or a string", ["type": ["object", "string"]]) { value in
      value.objectValue == nil && value.stringValue == nil ? .none : .some(value)
    }, expected: "a list with one object or one string", most: 1)
}
