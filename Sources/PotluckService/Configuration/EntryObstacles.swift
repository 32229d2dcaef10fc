import PotluckSupport
import RecipeModel
package import RecipeProviderKit

extension Configuration.Entry {
  /// What is not there now and would keep the source from being asked, found without asking it.
  package struct Obstacle {
    /// The member of the entry that names it.
    package var member: String
    /// What is missing, and the fix.
    package var error: ProviderError
  }

  /// The secrets, folders and programs that are not there now, in the order of their names.
  package var obstacles: [Obstacle] {
    let secrets = secrets.sorted { $0.key < $1.key }.compactMap { name, source in
      SecretResolver().obstacle(to: source, for: name).map { Obstacle(member: name, error: $0) }
    }
    return secrets + missingPaths + [missingProgram].compactMap(\.self)
  }

  private var missingPaths: [Obstacle] {
    (kind?.settings ?? []).filter { $0.form == .path }.compactMap { setting in
      guard let path = settings[setting.name]?.stringValue, access(path, F_OK) != 0 else {
        return nil
      }
      return Obstacle(
        member: setting.name,
        error: ProviderError(
          .misconfigured, "there is no \(path)", fix: "correct \"\(setting.name)\""))
    }
  }

  private var missingProgram: Obstacle? {
    guard let program, let problem = ProgramLookup.problem(with: program) else { return nil }
    return Obstacle(
      member: EntryReader.Origin.program.rawValue,
      error: ProviderError(
        .misconfigured, "the program \(program.command[0]) \(problem.what)", fix: problem.fix))
  }
}
