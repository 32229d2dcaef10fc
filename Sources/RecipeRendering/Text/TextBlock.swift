/// A heading with labelled lines under it, wrapped with a hanging indent.
///
/// For a screen reader every field is `label: text` on a line of its own, not wrapped.
struct TextBlock {
  /// One line before it is wrapped; texts are sanitized.
  enum Line: Hashable {
    /// A sentence that begins the block.
    case heading(String)
    /// A label with what it says.
    case field(String, String, Paint.Role? = nil)
    /// More about the field before.
    case detail(String)
    /// An empty line.
    case blank
  }

  let style: TextStyle

  func render(_ lines: [Line]) -> String {
    let labels = lines.compactMap { line -> Int? in
      if case .field(let label, _, _) = line { DisplayWidth.of(label) } else { nil }
    }
    let width = style.width ?? 80
    // Our own labels fit from 40 columns on; identifiers may be any length.
    let longest = min(labels.max() ?? 0, max(8, min(16, width - 24), width / 3))
    let paint = Paint(style)
    var text = ""
    for line in lines {
      switch line {
      case .blank: text += "\n"
      case .heading(let heading):
        for part in wrap(heading, indent: 0) { text += paint(part, .heading) + "\n" }
      case .field(let label, let content, let role):
        text += field(label, content, role, labelWidth: longest, paint)
      case .detail(let detail):
        let indent = style.accessible ? 0 : longest + 4
        for part in wrap(detail, indent: indent) {
          text += String(repeating: " ", count: indent) + paint(part, .quiet) + "\n"
        }
      }
    }
    return text
  }

  private func field(
    _ label: String, _ content: String, _ role: Paint.Role?, labelWidth: Int, _ paint: Paint
  ) -> String {
    if style.accessible { return content.isEmpty ? "\(label)\n" : "\(label): \(content)\n" }
    let shown = TextFitting.truncate(label, to: labelWidth)
    let head = "  " + TextFitting.padEnd(shown, to: labelWidth)
    let indent = String(repeating: " ", count: labelWidth + 4)
    var text = ""
    for (index, part) in wrap(content, indent: labelWidth + 4).enumerated() {
      let painted = role.map { paint(part, $0) } ?? part
      text += (index == 0 ? head + "  " : indent) + painted + "\n"
    }
    return text
  }

  private func wrap(_ text: String, indent: Int) -> [String] {
    TextFitting.wrap(text, to: style.wrapWidth.map { max(8, $0 - indent) })
  }
}
