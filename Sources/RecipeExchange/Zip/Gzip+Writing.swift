extension [UInt8] {
  /// The bytes as a gzip file without a name and a time, so that it is the same at any time.
  package var gzipped: [UInt8] { Deflation.gzip.write(self) }
}
