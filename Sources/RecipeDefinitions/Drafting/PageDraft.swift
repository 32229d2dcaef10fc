import RecipeModel
import RecipePages
import RecipeProviderKit

/// What a web page with results says about the source: where its rows and their fields are, and how
/// it leads on.
struct PageDraft {
  private(set) var rules: DraftedPage
  private(set) var log = Findings()
  private(set) var request: RequestAnalyzer

  /// Looks at the best list of a page.
  init(
    _ tree: HTMLTree, _ list: CardList, others: ArraySlice<CardList>, at address: RequestURL,
    _ request: RequestAnalyzer
  ) {
    self.request = request
    rules = DraftedPage(list)
    tell(list, others)
    let frame = ResultFrame(tree, address: address, count: list.cards.count)
    rules.turn(frame, address, request.rules.path)
    turn(frame, list.cards.count)
  }

  // MARK: The list

  private mutating func tell(_ list: CardList, _ others: ArraySlice<CardList>) {
    let count = list.cards.count
    log.sure("the answer is a web page; its rows are \(list.selector), \(count) of them")
    field("title", list.title, list.cards[0].title)
    field("url", list.url, list.cards[0].url)
    if let image = list.image {
      let filled = list.cards.count { $0.image != nil }
      log.sure("image: \(image), in \(filled) of \(count) rows")
    }
    if let time = list.time { log.sure("totalMinutes: \(time), read as text") }
    if let rating = list.rating {
      log.doubt(
        "rating: \(rating.selector) is taken to go up to \(JSON.double(rating.scale).text())")
    }
    for doubt in list.doubts { log.doubt("the list: \(doubt)") }
    let rivals = others.prefix(2).filter { $0.score * 2 > list.score }
      .map { "\($0.selector) (“\($0.cards[0].title)”)" }
    if !rivals.isEmpty {
      log.doubt("the list could be \(rivals.joined(separator: " or ")) as well")
    }
    log.doubt(
      "what the page says when nothing is found is not known; until \"none\" names it, a page"
        + " without rows counts as one without results")
  }

  private mutating func field(_ name: String, _ selector: String, _ sample: String) {
    log.sure("\(name): \(selector), such as “\(sample)”")
  }

  // MARK: Pages

  private mutating func turn(_ frame: ResultFrame, _ count: Int) {
    request.change { parameter in
      guard [.page, .offset, .end].contains(parameter.role) else { return }
      parameter.role = .constant
      parameter.written = nil
    }
    if let next = frame.next {
      log.sure("the next page is where \(next.selector) leads, here \(next.value.text)")
    } else if let parameter = rules.pageParameter {
      turn(parameter)
      log.doubt("paging: a status 404 is taken for the end of the pages")
    } else if let path = rules.paging.path {
      log.sure("further pages are at \(path.description), as the page's links have it")
      log.doubt("paging: a status 404 is taken for the end of the pages")
    } else if let second = frame.pages[2] {
      log.doubt(
        "the second page is \(second.text), but nothing tells how to get from one page to the next;"
          + " one page is taken to hold everything")
    } else {
      log.doubt("no link to a next page was found: one page is taken to hold everything")
    }
    total(frame, count)
  }

  private mutating func turn(_ parameter: PageParameter) {
    let (name, variable) = (parameter.name, ParameterValue.variable(parameter.variable))
    request.change { if $0.name == name { $0.written = variable } }
    if !request.parameters.contains(where: { $0.name == name }) {
      request.add(name, value: String(parameter.first), .page, written: variable)
    }
    let counts = parameter.size == nil ? "number of the page" : "number of its first row"
    log.sure("the parameter \(name) is the \(counts), as the page's links have it")
  }

  private mutating func total(_ frame: ResultFrame, _ count: Int) {
    if let total = frame.total {
      guard rules.paging.total != nil else {
        if total.value > count {
          log.doubt("\(total.selector) says \(total.value), but only \(count) are here")
        }
        return
      }
      let place = total.selector + (frame.totalAfter.map { " behind “\($0)”" } ?? "")
      log.doubt("\(place) is taken for how many there are in all, here \(total.value)")
    } else if let text = frame.hardTotal {
      log.doubt("“\(text)” seems to say how many there are, but not as its first number")
    }
  }
}
