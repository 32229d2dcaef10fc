/// Choices that show a part of what follows, without a script: the style sheet looks which one is
/// chosen.
///
/// What belongs to a choice has the classes `f` and `f1`, `f2` and so on; whatever has neither is
/// always shown, and so is all of it in a browser that cannot look.
struct PageFilter {
  /// Its name among the elements of the page: letters and hyphens.
  let name: String
  /// What is chosen.
  let legend: String
  /// What the choice is called that shows everything; nil where the first of the others is chosen.
  var all: String?
  /// The choices, each with the number of its class and what it is called.
  let choices: [(number: String, label: String)]

  /// The most choices that the style sheet knows.
  static let most = 24

  /// The choices, and under them what they filter.
  func node(_ content: [HTMLNode]) -> HTMLNode {
    guard choices.count > 1 else { return .group(content) }
    let everything = all.map { [(number: "0", label: $0)] } ?? []
    return .tag(
      "div", ["class": "filter \(name)-filter"],
      [
        .tag(
          "fieldset", [:],
          [.tag("legend", text: legend)]
            + (everything + choices).enumerated().map { choice($1, isFirst: $0 == 0) })
      ] + content)
  }

  private func choice(_ choice: (number: String, label: String), isFirst: Bool) -> HTMLNode {
    .tag(
      "label", [:],
      [
        .tag(
          "input",
          [
            "type": "radio", "name": name, "class": "c\(choice.number)",
            "checked": isFirst ? "checked" : nil,
          ]), .tag("bdi", text: choice.label),
      ])
  }
}
