import ArgumentParser
import PotluckService
import PotluckSupport
import RecipeModel
import RecipeProviderKit
import RecipeRendering
import RecipeSearch
import RecipeShopping

/// `potluck shop`: what to get for some recipes, as one list.
struct ShopCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "shop",
    abstract: "Make one shopping list of several recipes, by aisle.",
    discussion: """
      The recipes are named as for potluck show. The same food of several recipes is added where \
      its amounts are of one kind, and stands side by side where they are not: nothing is \
      converted from volume to mass. Aisles come from aisle.conf, and what you have and need not \
      buy from pantry.conf, both beside the configuration, in the forms of Cooklang.
      """
        + examples(
          "shop 1 3 --servings 1=6",
          "shop soup.cook mealie:42 --format markdown > list.md",
          "shop 2 --format ical > list.ics",
          "shop 1 2 --format todotxt >> ~/todo.txt"))

  @Argument(
    help: .references(), completion: .references)
  var references: [String]

  @Option(
    help: ArgumentHelp(
      "How many servings of a recipe, or of each where no recipe is named.", valueName: "ref=n"))
  var servings: [String] = []

  @OptionGroup(title: "Output") var output: ShopOutputOptions

  @Option(
    help: ArgumentHelp(
      "The foods that you have, instead of pantry.conf beside the configuration.",
      valueName: "file"),
    completion: .file())
  var pantry: String?

  @Option(
    help: ArgumentHelp(
      "Where foods are found, instead of aisle.conf beside the configuration.", valueName: "file"),
    completion: .file())
  var aisles: String?

  @Flag(help: "List all foods, also water and those that you have.")
  var allItems = false

  @Flag(help: "Ask nobody over the network: use only answers that are kept from before, and files.")
  var offline = false

  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func validate() throws {
    for wish in servings {
      let (reference, count) = Self.parts(wish)
      guard let count, SearchQuery.servings.contains(count) else {
        throw ValidationError(
          "--servings takes a number from \(SearchQuery.servings.lowerBound) to "
            + "\(SearchQuery.servings.upperBound), such as 1=6; not '\(wish)'.")
      }
      if let reference, !references.contains(reference) {
        throw ValidationError("--servings names '\(reference)', which is not on the list.")
      }
    }
  }

  func execute() async throws -> ExitStatus {
    let files = try ShoppingFiles(
      configuration: configurationOptions.config, aisles: aisles, pantry: pantry)
    files.warn()
    let options = RecipeResolver.Options(
      configuration: configurationOptions.config, isOffline: offline)
    return try await RecipeResolver.use(options) { resolver in
      var status = ExitStatus.results
      var recipes: [ShoppingRecipe] = []
      for text in references {
        do {
          let found = try await resolver.recipe(ShowReference(text))
          recipes.append(
            ShoppingRecipe(found.recipe, servings: servings(of: text), reference: text))
          for trouble in found.troubles { StandardError.line("potluck: \(trouble)") }
        } catch {
          try Task.checkCancellation()
          let failure = Failure(wrapping: error)
          if failure.exit.rawValue > status.rawValue { status = failure.exit }
          StandardError.tell(failure)
        }
      }
      guard !recipes.isEmpty else { return status }
      let list = ShoppingList(
        recipes, aisles: files.settings.aisles, atHome: allItems ? nil : files.settings.atHome)
      output.print(list)
      return status
    }
  }

  private func servings(of reference: String) -> Int? {
    let wishes = servings.map(Self.parts)
    return (wishes.last { $0.reference == reference } ?? wishes.last { $0.reference == nil })?.count
  }

  /// `REF=6` or `6`; links hold equals signs, too.
  private static func parts(_ text: String) -> (reference: String?, count: Int?) {
    guard let sign = text.lastIndex(of: "=") else { return (nil, Int(text)) }
    return (String(text[..<sign]), Int(text[text.index(after: sign)...]))
  }
}

/// How a shopping list is printed.
struct ShopOutputOptions: ParsableArguments {
  /// A format of the output.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// One item a line, by aisle.
    case text
    /// A Markdown document with boxes.
    case markdown
    /// A JSON document.
    case json
    /// Tasks of a todo.txt file.
    case todotxt
    /// Tasks of an iCalendar file.
    case ical
  }

  @Option(name: [.customShort("f"), .long], help: "The format; text unless set.")
  var format: Format?

  @Flag(name: [.customShort("j"), .long], help: "Print a JSON document.")
  var json = false

  @Flag(help: "Show the recipes' own lines under each item, in text and Markdown.")
  var explain = false

  @Option(help: ArgumentHelp("When to use colours.", valueName: "when"))
  var color: ColorChoice = .auto

  func validate() throws {
    if json, let format, format != .json {
      throw ValidationError("Choose one of --json and --format.")
    }
  }

  /// Prints a list, and beside it what it leaves out.
  func print(_ list: ShoppingList) {
    let console = Console()
    let format = format ?? (json ? .json : .text)
    switch format {
    case .text:
      OutputStream.print(
        ShoppingText(style: console.style(color: color), explain: explain).render(list))
    case .markdown: OutputStream.print(ShoppingMarkdown.render(list, explain: explain))
    case .json: OutputStream.print(ShoppingJSON.render(list))
    case .todotxt: OutputStream.print(ShoppingTodo.render(list))
    case .ical: OutputStream.print(ShoppingCalendar.render(list, now: time(nil)))
    }
    if format != .json {
      let style = console.errorStyle(color: color)
      StandardError.write(ShoppingText(style: style).remarks(list))
    }
  }
}
