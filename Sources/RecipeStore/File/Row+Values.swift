import GRDB

extension Row {
  /// The integer of a column; nil for any other value.
  ///
  /// GRDB's own look-up ends the program instead.
  func integer(_ column: String) -> Int64? {
    Int64.fromDatabaseValue(self[column] as DatabaseValue)
  }

  /// The text of a column; nil for any other value.
  func text(_ column: String) -> String? {
    String.fromDatabaseValue(self[column] as DatabaseValue)
  }

  /// The bytes of a column; nil for any other value.
  func bytes(_ column: String) -> [UInt8]? {
    switch (self[column] as DatabaseValue).storage {
    case .blob(let data): Array(data)
    default: nil
    }
  }
}
