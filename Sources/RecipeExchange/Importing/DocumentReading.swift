import RecipeModel
import RecipePages
import RecipeProviderKit
import RecipeRendering

/// Reads the recipes of one document.
struct DocumentReading {
  let file: ImportedFile
  /// The format that the person named.
  let format: ImportFormat?
  let text: ImportedText

  /// Reads the document; `bytes` are as they were, for readers that look for a declaration.
  func read(_ bytes: [UInt8], into reading: inout ImportReading) {
    if let format { return read(bytes, as: format, into: &reading) }
    if PageReader.isArchive(bytes) { return readPage(bytes, into: &reading) }
    switch text.first {
    case UInt8(ascii: "{"): readJSON(into: &reading)
    case UInt8(ascii: "["):
      // A text may begin with a bracket, too.
      let isJSON = file.ending.hasPrefix("json") || (try? JSON(parsing: text.utf8)) != nil
      if isJSON { readJSON(into: &reading) } else { readText(into: &reading) }
    case UInt8(ascii: "<"):
      if !readMarkup(into: &reading) { readPage(bytes, into: &reading) }
    default: readText(into: &reading)
    }
  }

  private func read(_ bytes: [UInt8], as format: ImportFormat, into reading: inout ImportReading) {
    switch format {
    case .html: readPage(bytes, into: &reading)
    case .cooklang, .markdown, .text, .csv: readText(as: format, into: &reading)
    case .mealMaster: readText(as: format, into: &reading)
    case .masterCook where text.first != UInt8(ascii: "<"):
      readText(as: format, into: &reading)
    case _ where Dialect.markup.contains { $0.format == format }:
      if !readMarkup(into: &reading) { reading.tell("It is no document of \(format.rawValue).") }
    default: readJSON(into: &reading)
    }
  }

  // MARK: JSON

  private func readJSON(into reading: inout ImportReading) {
    let json: JSON
    do throws(JSONParseError) {
      json = try JSON(parsing: text.utf8, limits: JSONLimits(maxMemory: 512 << 20))
    } catch {
      return reading.tell("It is not valid JSON: \(error.message).", line: error.line)
    }
    if MealieDatabase.fits(json) {
      for recipe in MealieDatabase.recipes(in: json) {
        take(recipe, of: .mealie, into: &reading)
      }
      return
    }
    // One recipe as several sources tell it.
    if json["version"] != nil, json["ref"] != nil, json["recipes"] != nil {
      return read(text.utf8, as: .json, .potluck, into: &reading)
    }
    let isList = json["@type"] == nil && json["@graph"] == nil
    let elements = json.arrayValue ?? (isList ? json["recipes"]?.arrayValue : nil) ?? [json]
    let isOwn = json["version"]?.intValue != nil
    for (index, element) in elements.enumerated() where !Task.isCancelled {
      let count = reading.recipes.count + reading.notes.count
      let own = isOwn ? element["recipe"] ?? element : element
      let element =
        element["recipe_ingredient"] == nil ? element : MealieDatabase.camelCased(element)
      let isTyped = element["@type"] != nil || element["@graph"] != nil
      if isOwn, own["title"] != nil {
        let document: JSON = ["version": 1, "recipe": own]
        read(document.bytes(), as: .json, .potluck, into: &reading)
      } else if let dialect = dialect(of: element), !isTyped {
        take(element, of: dialect, elements.count, into: &reading)
      } else {
        readSchema(element, elements.count, into: &reading)
      }
      if elements.count > 1, reading.recipes.count + reading.notes.count == count {
        reading.tell("Entry \(index + 1) is no recipe.")
      }
    }
  }

  private func dialect(of json: JSON) -> Dialect? {
    Dialect.json.first { format == nil || format == .jsonLD ? $0.fits(json) : $0.format == format }
  }

  private func readSchema(_ json: JSON, _ count: Int, into reading: inout ImportReading) {
    for found in SchemaOrgRecipe.all(in: json) {
      guard var recipe = ExchangedRecipe(found) else {
        reading.tell("A recipe in it has no name.")
        continue
      }
      if file.path.split(separator: "/").last == "recipe.json",
        found.object[OwnersMember.name] == nil
      {
        // Nextcloud Cookbook: these words are the owner's.
        recipe.tags = recipe.recipe.keywords
      }
      finish(recipe, names: found.pictureNames, isOnly: count == 1, into: &reading)
    }
  }

  // MARK: Markup

  private func readMarkup(into reading: inout ImportReading) -> Bool {
    guard let markup = MarkupReading(text.utf8, as: format) else { return false }
    do throws(ProviderError) {
      take(try markup.recipes(), markup.dialect.format, into: &reading)
    } catch { reading.tell(error) }
    return true
  }

  private func readPage(_ bytes: [UInt8], into reading: inout ImportReading) {
    do throws(ProviderError) {
      let page = try PageReader().recipe(in: bytes)
      var recipe = ExchangedRecipe(page.recipe)
      recipe.recipe.identify(as: .html, nil)
      reading.recipes.append(recipe)
      for note in page.notes { reading.tell(note) }
    } catch { reading.tell(error) }
  }

  // MARK: Text

  private func readText(as named: ImportFormat? = nil, into reading: inout ImportReading) {
    let string = text.string
    let lines = string.split(maxSplits: 400, whereSeparator: \.isNewline)
    let told: ImportFormat? =
      lines.contains(where: MealMasterText.isHeader)
      ? .mealMaster : lines.contains(where: MasterCookText.isHeader) ? .masterCook : nil
    switch named ?? told ?? ImportFormat(ending: file.ending) {
    case .mealMaster: take(MealMasterText.recipes(in: string), .mealMaster, into: &reading)
    case .masterCook: take(MasterCookText.recipes(in: string), .masterCook, into: &reading)
    case .csv:
      let table = TableText.rows(in: string)
      take(
        table.map { ($0.line, Dialect.planToEat.read(.json($0.row))) }, .csv, into: &reading)
      tellUnread(table.map(\.row), into: &reading)
    case .cooklang: read(text.utf8, as: .cooklang, .cooklang, into: &reading)
    case .markdown: read(text.utf8, as: .markdown, .markdown, into: &reading)
    case .html: readPage(text.utf8, into: &reading)
    case nil: reading.tell("It is no file of recipes that can be read.")
    default: read(PlainText.markdown(string), as: .markdown, .text, into: &reading)
    }
  }

  /// Names the columns that say something and are not read.
  private func tellUnread(_ rows: [JSON], into reading: inout ImportReading) {
    var known = Set(Dialect.planToEat.fields.map(\.place.text)).union(Dialect.passedColumns)
    let names = rows.prefix(2_000).flatMap { $0.objectValue?.members.map(\.name) ?? [] }
      .filter { known.insert($0).inserted }
    guard !names.isEmpty, !reading.recipes.isEmpty else { return }
    let named = names.prefix(10).map { TextCleaning.clean($0, limit: 60) ?? "" }
    reading.tell("These columns are not read: \(named.joined(separator: ", ")).", line: 1)
  }

  private func read(
    _ bytes: [UInt8], as kind: RecipeDocument.Kind, _ format: ImportFormat,
    into reading: inout ImportReading
  ) {
    do throws(ProviderError) {
      let id = ListingID(provider: ImportFormat.provider, id: file.path)
      var recipe = ExchangedRecipe(try RecipeDocument.recipe(in: bytes, as: kind, id: id))
      if recipe.recipe.listing.id == id {
        recipe.recipe.origins = [:]
        recipe.recipe.identify(as: format, nil)
      }
      if kind != .json { recipe.tags = recipe.recipe.keywords }
      if kind == .markdown { takeComponents(into: &recipe.recipe, &reading) }
      finish(recipe, names: kind == .markdown ? namedPictures : [], isOnly: true, into: &reading)
    } catch { reading.tell(error) }
  }

  /// Puts the ingredients and steps of Chowdown's components before the recipe's own, under their
  /// names; what is not there is told.
  private func takeComponents(into recipe: inout Recipe, _ reading: inout ImportReading) {
    let lines = text.string.split(maxSplits: 400, whereSeparator: \.isNewline).prefix(400)
    guard let start = lines.firstIndex(where: { $0.hasPrefix("components:") }) else { return }
    let names = lines[(start + 1)...].prefix { $0.trimmed.hasPrefix("-") && !$0.hasPrefix("--") }
      .map { $0.trimmed.dropFirst().trimmed.filter { !"\"'".contains($0) } }
    var groups: [IngredientGroup] = []
    var sections: [InstructionSection] = []
    for name in names.prefix(50) {
      let id = ListingID(provider: ImportFormat.provider, id: name)
      guard let bytes = file.pictures?.component(name, of: file.path),
        let part = try? RecipeDocument.recipe(in: bytes, as: .markdown, id: id)
      else {
        reading.tell("\(recipe.listing.title) is made with \(name), which is not beside it.")
        continue
      }
      let lines = part.listing.ingredients
      if !lines.isEmpty { groups.append(IngredientGroup(name: name, ingredients: lines)) }
      let steps = part.sections.flatMap(\.steps)
      if !steps.isEmpty { sections.append(InstructionSection(name: name, steps: steps)) }
    }
    guard !groups.isEmpty || !sections.isEmpty else { return }
    let own =
      recipe.ingredientGroups.isEmpty
      ? [IngredientGroup(name: nil, ingredients: recipe.listing.ingredients)]
      : recipe.ingredientGroups
    recipe.ingredientGroups = groups + own.filter { !$0.ingredients.isEmpty }
    recipe.listing.ingredients = recipe.ingredientGroups.flatMap(\.ingredients)
    recipe.sections = sections + recipe.sections
  }

  /// The pictures that a Markdown document names: in its head, or as one.
  private var namedPictures: [String] {
    text.string.split(maxSplits: 400, whereSeparator: \.isNewline).prefix(400).compactMap { line in
      if let open = line.firstRange(of: "]("), line.contains("![") {
        return String(line[open.upperBound...].prefix { $0 != ")" && $0 != " " })
      }
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, ["image", "picture", "photo"].contains(parts[0].lowercased()) else {
        return nil
      }
      return parts[1].trimmed.filter { $0 != "\"" && $0 != "'" }
    }
  }

  // MARK: Taking

  private func take(
    _ recipes: [(line: Int, recipe: ForeignRecipe?)], _ format: ImportFormat,
    into reading: inout ImportReading
  ) {
    for (line, recipe) in recipes {
      take(recipe, format, recipes.count, line: line, into: &reading)
    }
  }

  private func take(
    _ json: JSON, of dialect: Dialect, _ count: Int = 1, into reading: inout ImportReading
  ) {
    let recipes = reading.recipes.count
    take(dialect.read(.json(json)), dialect.format, count, into: &reading)
    let left = dialect.left(of: json)
    guard reading.recipes.count > recipes, !left.isEmpty else { return }
    let title = reading.recipes[recipes].recipe.listing.title
    reading.tell(
      "\u{201C}\(title)\u{201D} comes without its \(left.joined(separator: " and ")), which have no "
        + "place here.")
  }

  private func take(
    _ foreign: ForeignRecipe?, _ format: ImportFormat, _ count: Int = 1, line: Int? = nil,
    into reading: inout ImportReading
  ) {
    guard let foreign else { return reading.tell("A recipe is broken.", line: line) }
    guard let recipe = foreign.exchanged(format) else {
      return reading.tell("A recipe has neither ingredients nor steps.", line: line)
    }
    finish(recipe, names: foreign.pictureNames, isOnly: count == 1, into: &reading)
  }

  private func finish(
    _ recipe: ExchangedRecipe, names: [String], isOnly: Bool, into reading: inout ImportReading
  ) {
    var recipe = recipe
    if let pictures = file.pictures {
      recipe.pictures += pictures.pictures(of: file.path, named: names, isOnly: isOnly)
    }
    reading.recipes.append(recipe)
  }
}
