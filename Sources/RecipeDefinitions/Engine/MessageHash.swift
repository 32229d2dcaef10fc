import PotluckSupport

/// The hashes of HTTP Digest, over texts of a few hundred bytes.
///
/// MD5 protects nothing any more; the services that ask for it leave no choice.
enum MessageHash: Sendable, Hashable {
  case md5
  case sha256

  /// The hash in hexadecimal digits.
  func callAsFunction(_ text: String) -> String {
    let message = padded(Array(text.utf8))
    var state = self == .md5 ? Self.startOfMD5 : Self.startOfSHA256
    for start in stride(from: 0, to: message.count, by: 64) {
      let words = stride(from: start, to: start + 64, by: 4).map { word(message[$0..<$0 + 4]) }
      let mixed = self == .md5 ? Self.mixMD5(words, state) : Self.mixSHA256(words, state)
      state = zip(state, mixed).map { $0 &+ $1 }
    }
    return Hexadecimal.encode(state.flatMap { bytes(of: $0) })
  }

  /// The bytes with what both hashes append: a bit, zeros, and their length in bits.
  private func padded(_ message: [UInt8]) -> [UInt8] {
    let padded = message + [0x80]
    let zeros = [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
    return padded + zeros + bytes(of: UInt64(message.count) * 8)
  }

  /// The bytes of a number: in MD5 the lowest first, in SHA-256 the highest.
  private func bytes(of number: some FixedWidthInteger) -> [UInt8] {
    let lowestFirst = stride(from: 0, to: number.bitWidth, by: 8).map {
      UInt8(truncatingIfNeeded: number >> $0)
    }
    return self == .md5 ? lowestFirst : lowestFirst.reversed()
  }

  /// The number that four bytes in the same order stand for.
  private func word(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    let highestFirst = self == .md5 ? bytes.reversed() : Array(bytes)
    return highestFirst.reduce(0) { $0 << 8 | UInt32($1) }
  }

  // MARK: MD5 (RFC 1321)

  private static let startOfMD5: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]

  private static let turns: [[UInt32]] = [
    [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
  ]

  /// The first 32 bits of the fractions of the sines of 1 to 64 (RFC 1321, 3.4).
  private static let sines: [UInt32] = [
    0xd76a_a478, 0xe8c7_b756, 0x2420_70db, 0xc1bd_ceee, 0xf57c_0faf, 0x4787_c62a, 0xa830_4613,
    0xfd46_9501, 0x6980_98d8, 0x8b44_f7af, 0xffff_5bb1, 0x895c_d7be, 0x6b90_1122, 0xfd98_7193,
    0xa679_438e, 0x49b4_0821, 0xf61e_2562, 0xc040_b340, 0x265e_5a51, 0xe9b6_c7aa, 0xd62f_105d,
    0x0244_1453, 0xd8a1_e681, 0xe7d3_fbc8, 0x21e1_cde6, 0xc337_07d6, 0xf4d5_0d87, 0x455a_14ed,
    0xa9e3_e905, 0xfcef_a3f8, 0x676f_02d9, 0x8d2a_4c8a, 0xfffa_3942, 0x8771_f681, 0x6d9d_6122,
    0xfde5_380c, 0xa4be_ea44, 0x4bde_cfa9, 0xf6bb_4b60, 0xbebf_bc70, 0x289b_7ec6, 0xeaa1_27fa,
    0xd4ef_3085, 0x0488_1d05, 0xd9d4_d039, 0xe6db_99e5, 0x1fa2_7cf8, 0xc4ac_5665, 0xf429_2244,
    0x432a_ff97, 0xab94_23a7, 0xfc93_a039, 0x655b_59c3, 0x8f0c_cc92, 0xffef_f47d, 0x8584_5dd1,
    0x6fa8_7e4f, 0xfe2c_e6e0, 0xa301_4314, 0x4e08_11a1, 0xf753_7e82, 0xbd3a_f235, 0x2ad7_d2bb,
    0xeb86_d391,
  ]

  private static func mixMD5(_ words: [UInt32], _ state: [UInt32]) -> [UInt32] {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    for step in 0..<64 {
      let (mix, word): (UInt32, Int) =
        switch step / 16 {
        case 0: (b & c | ~b & d, step)
        case 1: (d & b | ~d & c, (5 * step + 1) % 16)
        case 2: (b ^ c ^ d, (3 * step + 5) % 16)
        default: (c ^ (b | ~d), 7 * step % 16)
        }
      let sum = a &+ mix &+ sines[step] &+ words[word]
      let turn = turns[step / 16][step % 4]
      (a, d, c, b) = (d, c, b, b &+ (sum << turn | sum >> (32 - turn)))
    }
    return [a, b, c, d]
  }

  // MARK: SHA-256 (FIPS 180-4)

  private static let startOfSHA256: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]

  /// The first 32 bits of the fractions of the cube roots of the first 64 primes (4.2.2).
  private static let cubes: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]

  private static func mixSHA256(_ words: [UInt32], _ state: [UInt32]) -> [UInt32] {
    func right(_ word: UInt32, _ turn: UInt32) -> UInt32 { word >> turn | word << (32 - turn) }
    var words = words
    for index in 16..<64 {
      let (near, far) = (words[index - 2], words[index - 15])
      let first = right(far, 7) ^ right(far, 18) ^ far >> 3
      let second = right(near, 17) ^ right(near, 19) ^ near >> 10
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var now = state
    for index in 0..<64 {
      let (a, b, c, e) = (now[0], now[1], now[2], now[4])
      let choice = e & now[5] ^ ~e & now[6]
      let first =
        now[7] &+ (right(e, 6) ^ right(e, 11) ^ right(e, 25)) &+ choice &+ cubes[index]
        &+ words[index]
      let majority = a & b ^ a & c ^ b & c
      let second = (right(a, 2) ^ right(a, 13) ^ right(a, 22)) &+ majority
      now = [first &+ second, a, b, c, now[3] &+ first, e, now[5], now[6]]
    }
    return now
  }
}
