import PotluckServerFiles
import RecipeModel

/// The files that pages load.
enum Files {
  /// One file: where it is, what it is, and its bytes.
  struct File: Sendable {
    let path: String
    let type: String
    let bytes: [UInt8]
    /// The address that pages name it by; it changes with the content.
    let address: String

    init(_ name: String, _ type: String, _ file: EmbeddedFile) {
      path = "/assets/\(name)"
      self.type = type
      bytes = Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
      address = "\(path)?v=\(Digest.name(bytes))"
    }
  }

  static let style = File("table.css", "text/css; charset=utf-8", .tableCss)
  static let script = File("table.js", "text/javascript; charset=utf-8", .tableJs)
  static let icon = File("icon.svg", "image/svg+xml", .icon)
  /// The icon for devices that take no drawing, by its side in pixels.
  static let icons: [(size: Int, file: File)] = [
    (180, File("icon-180.png", "image/png", .icon180)),
    (192, File("icon-192.png", "image/png", .icon192)),
    (512, File("icon-512.png", "image/png", .icon512)),
  ]

  /// What browsers run beside the pages; its address is its own, as that tells which pages it sees.
  static let worker = File("worker.js", "text/javascript; charset=utf-8", .workerJs)

  static let routes: [Route] =
    ([style, script, icon] + icons.map(\.file)).map { file in
      Route("GET", file.path, .anyone) { _, visit in
        var answer = Answer(file.type, file.bytes)
        answer["Cache-Control"] =
          visit.query["v"] == nil ? "no-cache" : "public, max-age=31536000, immutable"
        return answer
      }
    } + [
      Route("GET", "/assets/report.css", .anyone) { site, visit in
        guard let text = visit.query["v"].flatMap({ site.styles[$0] }) else {
          throw Problem(.notFound, "the style sheet is gone", fix: "open its page again")
        }
        var answer = Answer(style.type, Array(text.utf8))
        answer["Cache-Control"] = "public, max-age=31536000, immutable"
        return answer
      },
      Route("GET", "/picture", .anyone) { site, visit in
        // Who is shown what somebody keeps has to be that user; other pictures are public.
        if PictureProxy.isOfKept(visit) {
          try await site.accessControl.authorize(&visit, .reader, now: Site.now)
          guard visit.user == visit.query["w"] else {
            throw Problem(.unsigned, "another user keeps the picture")
          }
        }
        return try await site.pictures.answer(visit)
      },
    ]
}
