import RecipeModel
import RecipeProviderKit

extension PagingGuess {
  /// What tells the end of the list.
  mutating func addEnds(_ headers: HTTPHeaders, style: String) {
    let total = totalPlace(headers)
    if let total {
      paging["total"] = total.json
      log.sure("\(total.text) is how many there are in all, \(total.value)")
    }
    if style == "page", paging["size"] == nil, let total, total.value > count {
      paging["size"] = .int(count)
      log.doubt("a page is taken to hold \(count), as this one does")
    }
    if style == "page", paging["first"] != 0,
      let last = first(GuessNames.lastPages, where: { ($0.value.intValue ?? 0) > 0 })
    {
      paging["lastPage"] = .string(last.path.text)
      log.sure("\(last.path.text) is the number of the last page")
    }
    if let more = first(GuessNames.mores, where: { $0.value.boolValue != nil }),
      style == "page" || style == "offset"
    {
      paging["more"] = .string(more.path.text)
      log.sure("\(more.path.text) says whether more follows")
    }
    if style == "none", let total, total.value > count {
      log.doubt(
        "there are \(total.value) in all and \(count) here, but the address has no parameter that"
          + " asks for more; add one and begin again")
    } else if style == "none" {
      log.doubt("no paging was found: one answer is taken to hold everything")
    }
  }

  private func totalPlace(_ headers: HTTPHeaders) -> (json: JSON, text: String, value: Int)? {
    // Beside a member for the next link, a count of as many as there are is the total.
    let hasNext = places.contains { $0.path.steps.count == 1 && $0.path.key == "next" }
    func isTotal(_ place: Place, above: Int) -> Bool {
      place.value.intValue.map { $0 >= above } == true
    }
    if let place = first(GuessNames.totals, where: { isTotal($0, above: count) })
      ?? first(
        ["value"],
        where: { place in
          isTotal(place, above: count) && place.path.keys.dropLast().last == "total"
        })
      ?? first(
        GuessNames.counts.filter { $0 != "value" },
        where: { isTotal($0, above: hasNext ? count : count + 1) })
    {
      return (.string(place.path.text), place.path.text, place.value.intValue ?? 0)
    }
    for name in ["X-Total-Count", "X-Total", "X-WP-Total", "Total-Count"] {
      guard let text = headers[name], let value = Int(text), value >= count else { continue }
      return (["header": .string(name)], "the header \(name)", value)
    }
    return nil
  }
}
