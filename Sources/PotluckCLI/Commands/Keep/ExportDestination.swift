import PotluckService
import PotluckSupport
import RecipeExchange
import RecipeModel
import RecipeRendering

/// The file or folder that an export goes to.
struct ExportDestination {
  /// The path that the user gave; nil for the format's default name in the current folder.
  let path: String?
  /// Whether files that are there are replaced.
  let force: Bool

  // MARK: Formats

  /// Writes the files of a format, or prints the only one.
  /// - Throws: ``Failure``; before anything is written, when a file exists already or several would
  ///   have to be printed.
  func write(_ files: [ExportedFile], _ format: ExportFormat, of count: Int) throws {
    let isSingle = format.layout == .one || count == 1
    if path == "-" {
      return try print(Self.only(files, format, isSingle: isSingle).bytes, format)
    }
    let targets = try targets(files, format, isSingle: isSingle)
    if !force, let there = targets.first(where: { (try? ByteTarget($0.path))?.isThere == true }) {
      throw Self.isThere(there.path)
    }
    for target in targets { try Self.put(target.bytes, to: target.path, overwrites: force) }
    let name = targets.count == 1 ? targets[0].path : Paths.folder(of: targets[0].path)
    StandardError.line("\(Wording.count(count, "recipe")) written to \(name)")
  }

  /// The one file that a stream can hold.
  private static func only(
    _ files: [ExportedFile], _ format: ExportFormat, isSingle: Bool
  ) throws -> ExportedFile {
    guard isSingle, let file = files.first else {
      throw Failure(
        .usage, "\(format.label) writes one file per recipe", fix: "name a folder: -o recipes/")
    }
    if files.count > 1 {
      StandardError.warn("the picture is left out: a stream holds one file; name a file with -o")
    }
    return file
  }

  private func print(_ bytes: [UInt8], _ format: ExportFormat) throws {
    let isText = [.jsonld, .cooklang, .markdown, .html, .text].contains(format)
    guard isText || !Console().outputIsTerminal else {
      throw Failure(
        .usage, "\(format.label) files cannot be shown on a terminal", fix: "name a file with -o")
    }
    var output = OutputStream()
    output.write(bytes)
    output.flush()
  }

  /// The files with their paths.
  private func targets(
    _ files: [ExportedFile], _ format: ExportFormat, isSingle: Bool
  ) throws -> [ExportedFile] {
    guard let path else {
      let folder = isSingle ? "" : "recipes/"
      return files.map { ExportedFile(folder + $0.path, $0.bytes) }
    }
    let absolute = Paths.absolute(path, in: Paths.current)
    if (try? ByteTarget(absolute))?.isFile == false {
      return [try Self.only(files, format, isSingle: isSingle)].map {
        ExportedFile(absolute, $0.bytes)
      }
    }
    guard isSingle, !path.hasSuffix("/"), !Self.isFolder(absolute), let first = files.first else {
      let folder = absolute.hasSuffix("/") ? absolute : absolute + "/"
      return files.map { ExportedFile(folder + $0.path, $0.bytes) }
    }
    // The picture gets the name of the document.
    let name = Paths.folder(of: absolute) + "/" + Self.stem(absolute)
    return [ExportedFile(absolute, first.bytes)]
      + files.dropFirst().map { ExportedFile(name + Self.ending($0.path), $0.bytes) }
  }

  // MARK: Feeds

  /// Writes a feed's folder: writes only changed files, and deletes only files of earlier exports.
  /// - Returns: what the feed could not hold of the recipes.
  func publish(
    _ recipes: [ExchangedRecipe], title: String, base: String
  ) throws -> [ExchangeNote] {
    guard let export = FeedExport(title: title, base: base) else { return [] }
    let path = Paths.absolute(path ?? ".", in: Paths.current)
    let folder = path.hasSuffix("/") ? path : path + "/"
    let state = Self.read(folder + FeedExport.stateName)
    let written = FeedExport.written(state)
    let result = try export.write(recipes, state: state, now: Self.now)
    var changed: [ExportedFile] = []
    for file in result.files {
      let there = Self.read(folder + file.path)
      if there == file.bytes { continue }
      let isOwn =
        file.path == FeedExport.stateName
        ? state != nil && !written.isEmpty
        : there.map { FeedExport.fingerprint(of: $0) } == written[file.path]
      guard there == nil || isOwn || force else { throw Self.isThere(folder + file.path) }
      changed.append(file)
    }
    for file in changed { try Self.put(file.bytes, to: folder + file.path, overwrites: true) }
    for (path, print) in result.leftovers.sorted(by: { $0.key < $1.key }) {
      guard let there = Self.read(folder + path) else { continue }
      guard FeedExport.fingerprint(of: there) == print else {
        StandardError.warn("\(folder + path) was changed by somebody else, and stays")
        continue
      }
      unlink(folder + path)
    }
    let count = Wording.count(recipes.count, "recipe")
    StandardError.line(
      "\(count) published in \(folder), \(Wording.count(changed.count, "file")) changed")
    return result.notes
  }

  /// The time in UTC as RFC 3339.
  private static var now: String {
    var seconds = time(nil)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    var text = [CChar](repeating: 0, count: 32)
    let count = strftime(&text, text.count, "%Y-%m-%dT%H:%M:%SZ", &parts)
    return String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  // MARK: Files

  private static let mostBytes = 1 << 30

  /// The contents of a file; nil where there is no plain file.
  private static func read(_ path: String) -> [UInt8]? {
    // Reading a pipe would wait for somebody to write.
    guard case .file(let path, .some) = try? ByteTarget(path) else { return nil }
    return try? FileBytes.read(path, limit: mostBytes)
  }

  private static func put(_ bytes: [UInt8], to path: String, overwrites: Bool) throws {
    do throws(FileError) {
      try FileBytes.put(bytes, to: path, overwrites: overwrites)
    } catch {
      if error.number == EEXIST { throw isThere(path) }
      throw Failure(
        "cannot write \(path): \(error.reason)", fix: error.fix(or: "check the path"))
    }
  }

  private static func isThere(_ path: String) -> Failure {
    Failure("\(path) is there already", fix: "name another place with -o, or write --force")
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// A path's last part without its ending.
  private static func stem(_ path: String) -> Substring {
    let name = path.split(separator: "/").last ?? ""
    return name.dropFirst().lastIndex(of: ".").map { name[..<$0] } ?? name
  }

  private static func ending(_ path: String) -> Substring {
    path.lastIndex(of: ".").map { path[$0...] } ?? ""
  }
}
