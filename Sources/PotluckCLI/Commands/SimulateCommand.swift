public import ArgumentParser
import PotluckService
public import PotluckSimulator
import RecipeModel
import RecipeRendering

/// `potluck simulate`: imitations of recipe services, on this machine.
struct SimulateCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate",
    abstract: "Run imitations of recipe services and sites on this machine, quirks included.",
    discussion: """
      Runs until Ctrl-C. A configuration that searches the simulators goes to standard output, \
      everything else to standard error.
      """
        + examples(
          "simulate > simulated.json",
          "simulate mealie --port 8080 --log",
          "simulate wordpress-blog --site refusal=rest_disabled --log"))

  @Argument(help: "The services and sites to imitate; all of them when none is named.")
  var styles: [SimulatorStyle] = []

  @Option(
    help: ArgumentHelp(
      "The port of the first simulator, the others follow; free ones unless given.",
      valueName: "n"))
  var port: Int = 0

  @Option(
    help: ArgumentHelp("A plan of what goes wrong, as JSON.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var faults: String?

  @Option(
    help: ArgumentHelp(
      "How the sites are set up, such as wall=captcha or robots=no-search; may be repeated.",
      valueName: "name=value"))
  var site: [String] = []

  @Flag(help: "Print a line for each request.")
  var log = false

  func validate() throws {
    guard (0...65535 - SimulatorStyle.allCases.count).contains(port) else {
      throw ValidationError(
        "--port takes a number from 0 to \(65535 - SimulatorStyle.allCases.count).")
    }
    if Set(styles).count < styles.count {
      throw ValidationError("Name each service once.")
    }
    _ = try settings()
  }

  func execute() async throws -> ExitStatus {
    let bench = try await SimulationBench.start(
      styles.isEmpty ? SimulatorStyle.allCases : styles, faults: try plan(), firstPort: port,
      site: settings())
    announce(bench)
    var told: [SimulatorStyle: Int] = [:]
    while !Task.isCancelled {
      if log { tell(bench, &told) }
      try? await Task.sleep(for: .milliseconds(100))
    }
    if log { tell(bench, &told) }
    await bench.stop()
    return .results
  }

  private func settings() throws -> SiteSettings {
    var settings = SiteSettings()
    for choice in site {
      if let problem = SiteChoice.put(choice, into: &settings) {
        throw ValidationError("--site: \(problem).")
      }
    }
    return settings
  }

  private func plan() throws -> FaultPlan {
    guard let faults else { return FaultPlan() }
    let bytes = try FileBytes.read(faults, called: "the fault plan \(faults)")
    do throws(FaultPlanError) {
      return try FaultPlan(parsing: bytes)
    } catch {
      // What is no JSON has its place already.
      let positions = error.problems.first?.place == nil ? JSONPositions(of: bytes) : nil
      let problems = error.problems.map { problem in
        var problem = problem
        problem.place = problem.place ?? positions?.names[problem.pointer]
        return problem
      }
      StandardError.tell(problems, of: faults)
      throw Failure(
        "the fault plan \(faults) has errors", fix: "correct the places above")
    }
  }

  private func announce(_ bench: SimulationBench) {
    let kinds = KindCatalog.current
    var notes = bench.simulators.map { simulator in
      let missing =
        simulator.style.isBuiltIn(kinds) || simulator.style.isSite
        ? "" : "  (no provider in this program speaks to it)"
      return "\(simulator.style.displayName) listens on \(simulator.address)\(missing)"
    }
    if let site = bench.simulators.first(where: \.style.isSite) {
      notes.append("A site is added by its address: potluck providers add \(site.address)")
    }
    let entries = bench.entries(kinds)
    if entries.contains(where: { $0.text().contains(SimulationBench.keyVariable) }) {
      notes.append(
        "Key: export \(SimulationBench.keyVariable)=\(SimulatorOptions.demoKey)")
    }
    notes.append("The configuration for potluck search --config follows; Ctrl-C ends.")
    StandardError.line(notes.joined(separator: "\n"))
    let document: JSON = ["version": 1, "providers": .array(entries)]
    OutputStream.print(document)
  }

  private func tell(_ bench: SimulationBench, _ told: inout [SimulatorStyle: Int]) {
    for simulator in bench.simulators {
      let from = told[simulator.style] ?? 0
      // A request is told once it is decided; those behind it wait, so that the order stays.
      let settled = simulator.requests.dropFirst(from).prefix { $0.status != nil }
      for request in settled {
        let faults = request.faults.isEmpty ? "" : "  [\(request.faults.joined(separator: ", "))]"
        let status = request.status.map(String.init) ?? "-"
        let target = Sanitizer.terminal(Self.withoutKeys(request, of: simulator.style))
        StandardError.line(
          "\(simulator.style.rawValue)  \(request.method) \(target)  \(status)\(faults)")
      }
      told[simulator.style] = from + settled.count
    }
  }

  /// The target with the values of its keys hidden, as in every other log.
  private static func withoutKeys(_ request: SimulatedRequest, of style: SimulatorStyle) -> String {
    let parts = request.target.split(separator: "?", maxSplits: 1)
    guard parts.count == 2 else { return request.target }
    let query = parts[1].split(separator: "&").map { item in
      let name = item.prefix { $0 != "=" }
      let isSecret = item.count > name.count && style.secretParameters.contains(String(name))
      return isSecret ? "\(name)=•••" : String(item)
    }
    return "\(parts[0])?\(query.joined(separator: "&"))"
  }
}

extension SimulatorStyle: ExpressibleByArgument {
  /// The style of that name, which is its kind's; names of earlier versions are understood too.
  public init?(argument: String) { self.init(named: argument) }
}
