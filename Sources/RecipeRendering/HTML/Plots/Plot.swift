/// A drawing with its name and its description for those who do not see it.
struct Plot {
  /// Its name among the elements of the page: letters and hyphens.
  let id: String
  /// What it shows, as a title.
  let title: String
  /// What is to be seen in it, in sentences.
  let description: String

  /// A drawing that takes the width that there is; places on it are percentages of that.
  func fluid(height: Double, _ marks: [HTMLNode]) -> HTMLNode {
    .tag(
      "svg", attributes(style: "fluid", width: "100%", height: height),
      names + marks)
  }

  /// A drawing of a fixed size in points, which scrolls where it does not fit.
  func fixed(width: Double, height: Double, _ marks: [HTMLNode]) -> HTMLNode {
    let size = "0 0 \(PlotNumber.text(width)) \(PlotNumber.text(height))"
    return .tag(
      "svg",
      attributes(style: "fixed", width: PlotNumber.text(width), height: height, viewBox: size),
      names + marks)
  }

  private func attributes(
    style: String, width: String, height: Double, viewBox: String? = nil
  ) -> KeyValuePairs<StaticString, String?> {
    [
      "class": "plot \(style)", "role": "img", "aria-labelledby": "\(id)-title",
      "aria-describedby": "\(id)-desc", "width": width, "height": PlotNumber.text(height),
      "viewBox": viewBox,
    ]
  }

  private var names: [HTMLNode] {
    [
      .tag("title", ["id": "\(id)-title"], text: title),
      .tag("desc", ["id": "\(id)-desc"], text: description),
    ]
  }
}
