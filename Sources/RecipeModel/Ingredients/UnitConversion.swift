extension MeasuredIngredient {
  /// The line in the measures of a system: masses become masses, volumes become volumes.
  ///
  /// Unchanged stay pieces, loose measures (a heaping cup is no cup), and amounts that the line
  /// gives in the system already, as in `1 cup (240 ml)`. A volume never becomes a mass: that would
  /// need the density of what is measured.
  public func converted(to system: UnitSystem) -> MeasuredIngredient {
    var converted = self
    let neededBoth = isGiven(in: system, asSize: false)
    let sizesBoth = isGiven(in: system, asSize: true)
    for (index, measure) in measures.enumerated() {
      let isGiven = measure.role == .size ? sizesBoth : neededBoth
      guard !isGiven, !measure.isLoose, let unit = measure.amount.unit, let from = unit.system,
        from != system, let amount = measure.amount.expressed(in: system.unit(for: unit.dimension))
      else { continue }
      converted.measures[index].amount = amount
    }
    return converted
  }

  /// Whether an amount, or its equal beside it, is in the system already.
  private func isGiven(in system: UnitSystem, asSize: Bool) -> Bool {
    measures.contains { measure in
      guard measure.amount.unit?.system == system else { return false }
      switch measure.role {
      case .size: return asSize
      case .amount, .alternative: return !asSize
      case .addition, .other: return false
      }
    }
  }
}

extension UnitSystem {
  /// The unit in which converted amounts are kept; they are shown in whichever suits.
  func unit(for dimension: KitchenUnit.Dimension) -> KitchenUnit {
    switch self {
    case .metric: dimension == .mass ? .gram : .milliliter
    case .us: dimension == .mass ? .ounce : .cup
    }
  }
}
