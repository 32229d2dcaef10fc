/// The tint of a heat map's cell.
///
/// It is a class of the style sheet; the figure in the cell says the same.
enum HeatTone: Equatable {
  /// The figure is not defined: hatched.
  case undefined
  /// The cell is not part of the scale: an outline.
  case outline
  /// A share in eight steps, 0…7.
  case step(Int)
  /// A correlation in three steps each way, −3…3.
  case sign(Int)

  /// The tone of a share, 0…1: the lowest one for nothing and the highest for all alone.
  static func share(_ share: Double?) -> HeatTone {
    guard let share, share.isFinite else { return .undefined }
    if share <= 0 { return .step(0) }
    return share >= 1 ? .step(7) : .step(1 + min(5, Int(share * 6)))
  }

  /// The tone of a correlation, −1…1: none within a twentieth of 0.
  static func correlation(_ value: Double?) -> HeatTone {
    guard let value, value.isFinite else { return .undefined }
    if abs(value) < 0.05 { return .sign(0) }
    let step = min(3, 1 + Int(abs(value) * 3))
    return .sign(value < 0 ? -step : step)
  }

  /// The class.
  var look: String {
    switch self {
    case .undefined: "none"
    case .outline: "own"
    case .step(let step): "h\(step)"
    case .sign(let step): step < 0 ? "n\(-step)" : step > 0 ? "p\(step)" : "zero"
    }
  }
}
