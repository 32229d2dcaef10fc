public import ArgumentParser
public import PotluckSimulator

extension SimulatorStyle: ExpressibleByArgument {
  /// The style of that name, which is its kind's; names of earlier versions are understood too.
  public init?(argument: String) {
    self.init(rawValue: Self.formerNames[argument] ?? argument)
  }

  private static let formerNames = [
    "mealdb": "themealdb", "edamam2": "edamam", "nextcloud": "nextcloud-cookbook",
  ]
}
