import RecipeExchange
import RecipeKeeping
import RecipeModel
import RecipeProviderKit
import RecipeRPC
import RecipeRendering

/// Keeps the recipes of files that somebody chooses, and shows how far that is.
struct ImportPage {
  let visit: Visit
  let site: Site

  static let routes: [Route] = [
    Route("GET", "/kept/import", isPage: true) { site, visit in
      ImportPage(visit: visit, site: site).answer()
    },
    Route("POST", "/kept/import", isForm: true, takesFiles: true) { site, visit in
      try await ImportPage(visit: visit, site: site).start()
    },
    Route("POST", "/kept/import/keep", isForm: true) { site, visit in
      try await ImportPage(visit: visit, site: site).keep()
    },
    Route("POST", "/kept/import/stop", isForm: true) { site, _ in
      site.imports.current?.stop()
      return .redirect(to: "/kept/import")
    },
  ]

  private var language: Language { visit.language }

  // MARK: Beginning and ending

  private func start() async throws -> Answer {
    let files = visit.upload?.files ?? []
    guard !files.isEmpty else {
      throw Problem(.usage, "no file was chosen", fix: "choose one or more files")
    }
    let tags = (visit.form["tags"] ?? "").split(separator: ",").compactMap {
      TextCleaning.clean(String($0))
    }
    return try await begin(
      ImportJob(files, tags: tags, isPreview: visit.form["preview"] != nil))
  }

  /// Keeps the files of a preview.
  private func keep() async throws -> Answer {
    guard let last = site.imports.current, last.shown.hasFiles else {
      throw Problem(.notFound, "the files are not here any more", fix: "choose them again")
    }
    return try await begin(ImportJob(last.files, tags: last.tags, isPreview: false))
  }

  private func begin(_ job: ImportJob) async throws -> Answer {
    let library = try await site.service.keptLibrary()
    let last = site.imports.current
    try site.imports.start(job, library, site.service)
    // The files of a preview are not needed any more.
    last?.stop()
    return .redirect(to: "/kept/import")
  }

  // MARK: Showing

  private func answer() -> Answer {
    let job = site.imports.current
    let shown = job?.shown
    var frame = PageFrame(visit: visit, site: site, title: language(.importRecipes))
    frame.goesOn = shown?.isRunning == true
    return frame.page([
      .tag("h1", text: frame.title),
      job.flatMap { job in shown.map { section($0, job, frame) } } ?? .nothing,
      frame.goesOn ? .nothing : form(frame),
      .tag("p", [:], [.tag("a", ["href": "/kept"], text: language(.kept))]),
    ])
  }

  private func form(_ frame: PageFrame) -> HTMLNode {
    let most = "\(Site.mostFileBytes >> 20)"
    return frame.form(
      "/kept/import",
      [
        .tag("p", text: language(.importLead, most)),
        .tag(
          "p", ["class": "field"],
          [
            .tag("label", ["for": "files"], text: language(.importFiles)),
            .tag(
              "input",
              [
                "id": "files", "name": "files", "type": "file", "multiple": "multiple",
                "required": "required", "data-most": "\(Site.mostFileBytes)",
                "data-too-large": language(.filesTooLarge, most),
              ]),
          ]),
        Piece.field("tags", language(.importTags), value: nil, hint: language(.commas)),
        .tag(
          "p", [:],
          [
            .tag(
              "label", [:],
              [
                .tag("input", ["type": "checkbox", "name": "preview", "value": "yes"]),
                .text(" " + language(.importPreview)),
              ])
          ]),
        .tag("p", [:], [Piece.button(language(.importNow))]),
      ], takesFiles: true)
  }

  /// The last import: how far it is, or what it has come to.
  private func section(
    _ shown: ImportJob.Shown, _ job: ImportJob, _ frame: PageFrame
  ) -> HTMLNode {
    let count = shown.new + shown.known
    let counts =
      job.isPreview
      ? language(.readCounts, "\(count)", "\(shown.noteCount)")
      : language(.importCounts, "\(shown.new)", "\(shown.known)", "\(shown.noteCount)")
    let heading = HTMLNode.tag(
      "h2", ["id": "import-heading"], text: heading(shown.state, isPreview: job.isPreview))
    let state = HTMLNode.tag(
      "div", ["id": "import-state", "role": shown.isRunning ? nil : "status"],
      (shown.isRunning ? [progress(shown)] : []) + [.tag("p", text: counts)])
    guard !shown.isRunning else {
      return .tag(
        "section",
        ["id": "import", "data-running": "yes", "aria-labelledby": "import-heading"],
        [
          heading, state,
          .tag("p", [:], [.tag("a", ["href": "/kept/import"], text: language(.refreshPage))]),
          frame.form("/kept/import/stop", [Piece.button(language(.stopImport), isQuiet: true)]),
        ])
    }
    return .tag(
      "section", ["id": "import", "aria-labelledby": "import-heading"],
      [
        heading, reason(shown.state), state,
        shown.hasFiles
          ? frame.form("/kept/import/keep", [Piece.button(language(.keepThese))]) : .nothing,
        list(shown.titles.map { [.said($0)] }, of: job.isPreview ? count : 0),
        shown.notes.isEmpty ? .nothing : .tag("h3", text: language(.notes)),
        list(
          shown.notes.map {
            [.said($0.place), .text(": "), Piece.remark($0.text, language)]
          }, of: shown.noteCount),
      ])
  }

  private func heading(_ state: ImportJob.Shown.State, isPreview: Bool) -> String {
    switch state {
    case .running: language(.importing)
    case .done: language(isPreview ? .previewDone : .importDone)
    case .stopped: language(.importStopped)
    case .broken: language(.importBroke)
    }
  }

  private func reason(_ state: ImportJob.Shown.State) -> HTMLNode {
    guard case .broken(let failure) = state else { return .nothing }
    return .tag(
      "p", ["class": "problem"],
      [Piece.remark(Wording.sentence(failure.description), language)])
  }

  /// How far the file is that is being read.
  private func progress(_ shown: ImportJob.Shown) -> HTMLNode {
    guard let progress = shown.progress else {
      return .tag("p", [:], [language.sentence(.readingFile, .said(shown.file))])
    }
    let text = language.sentence(
      .importedOf, .text("\(progress.number)"), .text("\(progress.count)"), .said(progress.place))
    return .group([
      .tag("p", ["id": "import-progress"], [text]),
      .tag(
        "progress",
        [
          "value": "\(progress.number)", "max": "\(progress.count)",
          "aria-labelledby": "import-progress",
        ]),
    ])
  }

  /// The first of so many things.
  private func list(_ items: [[HTMLNode]], of count: Int) -> HTMLNode {
    guard !items.isEmpty else { return .nothing }
    let more = count - items.count
    return .group([
      .tag("ul", [:], items.map { .tag("li", [:], $0) }),
      more > 0 ? .tag("p", text: language(.andMore, "\(more)")) : .nothing,
    ])
  }
}
