import ArgumentParser
import RecipeKeeping
import RecipeModel
import RecipeRendering

/// `potluck unkeep`: lets kept recipes go, until it is undone.
struct UnkeepCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "unkeep",
    abstract: "Let kept recipes go; --undo brings the last ones back.",
    discussion: "What was let go can be brought back for thirty days."
      + examples("unkeep lentil-soup", "unkeep 2 3", "unkeep --undo"))

  @Argument(
    help: ArgumentHelp(
      "A kept recipe's name, a number of the last list, provider:id or a link.", valueName: "ref"),
    completion: .keptNames)
  var references: [String] = []

  @Flag(help: "Bring back what was let go last.")
  var undo = false

  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func validate() throws {
    if undo == !references.isEmpty {
      throw ValidationError("Name recipes to let go, or write --undo alone.")
    }
  }

  func execute() async throws -> ExitStatus {
    let options = RecipeResolver.Options(configuration: configurationOptions.config)
    return try await RecipeResolver.use(options) { resolver in
      try await configurationOptions.use { library in
        if undo {
          let back = try await library.undoRemoval()
          tell(back, "kept again")
          if back.isEmpty { StandardError.write("There is nothing to bring back.\n") }
          return back.isEmpty ? .nothing : .results
        }
        var ids: [String] = []
        let status = try await ReferenceLoop.each(references) { word in
          let kept = try await resolver.kept(word, in: library)
          if !ids.contains(kept.id) { ids.append(kept.id) }
        }
        if !ids.isEmpty {
          tell(try await library.remove(ids), "let go; to undo: potluck unkeep --undo")
        }
        return status
      }
    }
  }

  private func tell(_ recipes: [KeptRecipe], _ what: String) {
    for kept in recipes {
      OutputStream.print(Printable.line("\(KeptText.name(kept)): \(what)") + "\n")
    }
  }
}
