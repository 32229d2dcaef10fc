import Dispatch
import PotluckSupport
import RecipeExchange
import RecipeKeeping
import RecipeModel
import RecipeProviderKit
import RecipeRPC
import Synchronization

/// The imports of the page: one at a time for a user, each going on when its browser leaves.
final class ImportJobs: Sendable {
  /// The most imports under way.
  private static let most = 4
  /// The most bytes of files that wait to be kept after a preview; the files of all go above it.
  private static let mostWaiting = 128 << 20
  /// How long the end waits for imports to stop.
  private static let grace = Duration.seconds(1).patient

  private let jobs = Mutex<[UserScoped<Int>: ImportJob]>([:])
  /// Files are read here: reading a long one would keep a thread from all other requests.
  private let thread = ImportThread()

  private var key: UserScoped<Int> { UserScoped(0) }

  /// The user's last import; nil where there is none.
  var current: ImportJob? { jobs.withLock { $0[key] } }

  /// Begins an import for the user.
  /// - Throws: a ``Problem`` where one of the user's, or too many of others, are under way.
  func start(_ job: ImportJob, _ library: any KeptLibrary, _ service: any RecipeService) throws {
    try jobs.withLock { jobs throws(Problem) in
      if jobs[key]?.shown.isRunning == true {
        throw Problem(
          .overloaded, "an import of yours is under way", fix: "wait for its end, or stop it")
      }
      guard jobs.values.count(where: \.shown.isRunning) < Self.most else {
        throw Problem(
          .overloaded, "others import recipes at the moment", fix: "try again in a minute")
      }
      jobs[key] = job
      let waiting = jobs.values.filter(\.shown.hasFiles)
      if waiting.reduce(0, { $0 + $1.size }) > Self.mostWaiting {
        for other in waiting { other.stop() }
      }
    }
    job.start(library, service, on: thread)
  }

  /// Stops all imports.
  func end() async {
    let running = jobs.withLock { Array($0.values) }
    for job in running { job.stop() }
    let ending = CancellableCall { for job in running { await job.end() } }
    // The server ends by cancellation, which must not cut this short.
    await Task { _ = await ending.answer(within: Self.grace) }.value
  }
}

/// Runs tasks one at a time on a thread of its own.
private final class ImportThread: TaskExecutor {
  private let queue = DispatchQueue(label: "potluck.imports")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

/// One import: what it is about, how far it is, and what it has come to.
final class ImportJob: Sendable {
  /// What is shown of an import.
  struct Shown: Sendable {
    /// How an import stands.
    enum State: Sendable {
      case running
      case done
      case stopped
      /// It broke off, for a reason that may be told.
      case broken(Failure)
    }

    var state = State.running
    /// The file that is being read, and how far it is; nil where nothing of it is kept yet.
    var file = ""
    var progress: KeptImport.Progress?
    var (new, known) = (0, 0)
    /// The first titles, where nothing is kept.
    var titles: [String] = []
    /// The first notes, and how many there are.
    var notes: [ExchangeNote] = []
    var noteCount = 0
    /// Whether the files are still there, so that they can be kept after all.
    var hasFiles = false

    var isRunning: Bool { if case .running = state { true } else { false } }
  }

  private struct Status {
    var shown = Shown()
    var files: [MultipartForm.File]
    var task: Task<Void, Never>?
  }

  /// The most notes and titles that are shown, and the most characters of one.
  private static let most = 200
  private static let mostCharacters = 500
  /// How long the files of a preview are there to be kept.
  private static let patience = Duration.seconds(900)

  let tags: [String]
  /// Whether it only shows what would be kept.
  let isPreview: Bool
  private let status: Mutex<Status>

  init(_ files: [MultipartForm.File], tags: [String], isPreview: Bool) {
    (self.tags, self.isPreview) = (tags, isPreview)
    status = Mutex(Status(files: files))
  }

  var shown: Shown { status.withLock(\.shown) }

  /// The files, until they were imported or a preview of them has grown old.
  var files: [MultipartForm.File] { status.withLock(\.files) }

  /// The bytes of the files.
  var size: Int { files.reduce(0) { $0 + $1.bytes.count } }

  private func dropFiles() { status.withLock { ($0.files, $0.shown.hasFiles) = ([], false) } }

  /// Stops the import, or lets the files of a preview go.
  func stop() { status.withLock(\.task)?.cancel() }

  /// Waits for the end.
  func end() async { await status.withLock(\.task)?.value }

  func start(
    _ library: any KeptLibrary, _ service: any RecipeService, on thread: any TaskExecutor
  ) {
    let task = Task(executorPreference: thread) { [self] in
      await run(into: isPreview ? nil : library, service)
      FreedMemory.returnAll()
      guard shown.hasFiles else { return }
      try? await Task.sleep(for: Self.patience)
      dropFiles()
    }
    status.withLock { $0.task = task }
  }

  private func run(into library: (any KeptLibrary)?, _ service: any RecipeService) async {
    let files = files
    if !isPreview { dropFiles() }
    var work = KeptImport(
      into: library, tags: tags, links: service.importedLinks(), report: { self.take($0) })
    var state = Shown.State.done
    do {
      for file in files {
        status.withLock { ($0.shown.file, $0.shown.progress) = (file.name, nil) }
        let feeds = try await work.take(file.bytes, called: file.name)
        if !feeds.isEmpty {
          let addresses = feeds.prefix(5).map(\.address).joined(separator: ", ")
          take(
            .note(
              ExchangeNote(
                place: file.name,
                text: "It names feeds, which can be added as sources: \(addresses).")))
        }
      }
    } catch is CancellationError {
      state = .stopped
    } catch {
      state = .broken(PathRedaction.redacted(Failure(wrapping: error)))
    }
    status.withLock { status in
      status.shown.state = state
      if case .done = state { status.shown.hasFiles = isPreview && status.shown.new > 0 }
      if !status.shown.hasFiles { status.files = [] }
    }
  }

  private func take(_ event: KeptImport.Event) {
    status.withLock { status in
      switch event {
      case .progress(let progress): status.shown.progress = progress
      case .note(let note):
        status.shown.noteCount += 1
        guard status.shown.notes.count < Self.most else { return }
        status.shown.notes.append(
          ExchangeNote(
            place: String(note.place.prefix(Self.mostCharacters)),
            text: String(note.text.prefix(Self.mostCharacters))))
      case .recipe(let recipe):
        if recipe.status == .known { status.shown.known += 1 } else { status.shown.new += 1 }
        let title = recipe.exchanged.recipe.listing.title
        status.shown.add(title: recipe.status == .read ? title : nil, most: Self.most)
      case .address(let address, _):
        status.shown.new += 1
        status.shown.add(title: address, most: Self.most)
      }
    }
  }
}

extension ImportJob.Shown {
  fileprivate mutating func add(title: String?, most: Int) {
    if let title, titles.count < most { titles.append(String(title.prefix(200))) }
  }
}
