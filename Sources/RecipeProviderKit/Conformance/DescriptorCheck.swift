/// Checks that a provider says sensibly who it is and how it is walked.
enum DescriptorCheck {
  static func run(on subject: ConformanceSubject) -> [ConformanceDiagnostic] {
    let descriptor = subject.descriptor
    var findings: [ConformanceDiagnostic] = []
    func error(_ message: String, _ hint: String) {
      findings.append(ConformanceDiagnostic(.error, check: "descriptor", message, hint: hint))
    }
    if descriptor.id.isEmpty || descriptor.id.contains(":") {
      error("the identifier is empty or holds a colon", "use the identifier of the context")
    }
    for (name, text) in [("name", descriptor.name), ("kind", descriptor.kind)]
    where TextCleaning.clean(text) != text {
      error("the \(name) is empty or not clean", "give it a plain word")
    }
    if let homepage = descriptor.homepage, !WebLink.isWebLink(homepage) {
      error("the home page is no web link", "give an http or https address, or none")
    }
    if descriptor.capabilities.isDisjoint(with: [.text, .include, .browse]) {
      error(
        "it claims neither text, include nor browse, so nobody can ask it anything",
        "claim what the source answers")
    }
    if let size = descriptor.paging.pageSize, size < 1 {
      error("the page size is \(size)", "leave it out when it is unknown")
    }
    if case .opaque = descriptor.paging.first, descriptor.paging.gapTolerance > 0 {
      findings.append(
        ConformanceDiagnostic(
          .warning, check: "descriptor", "a gap tolerance needs numbered pages",
          hint: "failed pages behind a cursor cannot be looked past"))
    }
    return findings
  }
}
