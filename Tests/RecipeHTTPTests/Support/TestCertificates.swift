import NIOSSL

/// Certificates for `localhost` and 127.0.0.1 that nobody but a test trusts, and their key.
enum TestCertificates {
  /// Valid from 2020 to 2200.
  static let valid = """
    -----BEGIN CERTIFICATE-----
    MIIBVTCB/KADAgECAgECMAoGCCqGSM49BAMCMBQxEjAQBgNVBAMMCWxvY2FsaG9z
    dDAgFw0yMDAxMDEwMDAwMDBaGA8yMjAwMDEwMTAwMDAwMFowFDESMBAGA1UEAwwJ
    bG9jYWxob3N0MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAECK+Wy+EzvIhWJPQW
    e1ShR6W4mmCgMdTggTS4l5qRQiJj6kwJJD3/kAD5NPNXU5136HTsSbyPMpdQTXDb
    gqMS76M9MDswGgYDVR0RBBMwEYIJbG9jYWxob3N0hwR/AAABMB0GA1UdDgQWBBR1
    xvB+PftnU1lqAmj6VqPrEI0gpDAKBggqhkjOPQQDAgNIADBFAiEAp0VmOQVOAn8L
    nZl9qbjwRHEBBTWC12WVEAt7QFss/L0CIEh/O30ZoabS85Rjfq1yLIYUpqzM0NMT
    RWvWR/2DoJ66
    -----END CERTIFICATE-----
    """

  /// Valid in January 2020.
  static let expired = """
    -----BEGIN CERTIFICATE-----
    MIIBUzCB+qADAgECAgEBMAoGCCqGSM49BAMCMBQxEjAQBgNVBAMMCWxvY2FsaG9z
    dDAeFw0yMDAxMDEwMDAwMDBaFw0yMDAyMDEwMDAwMDBaMBQxEjAQBgNVBAMMCWxv
    Y2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABAivlsvhM7yIViT0FntU
    oUeluJpgoDHU4IE0uJeakUIiY+pMCSQ9/5AA+TTzV1Odd+h07Em8jzKXUE1w24Kj
    Eu+jPTA7MBoGA1UdEQQTMBGCCWxvY2FsaG9zdIcEfwAAATAdBgNVHQ4EFgQUdcbw
    fj37Z1NZagJo+laj6xCNIKQwCgYIKoZIzj0EAwIDSAAwRQIhAMjjFEEIzBIsXEvq
    w7Nb8sb72svJfMRxCKkhBkxcRawMAiB3qy/8T524Gf8YgdyN9qz2Dt8oaRX0KH0Z
    m6sbM7aCdw==
    -----END CERTIFICATE-----
    """

  private static let key = """
    -----BEGIN EC PRIVATE KEY-----
    MHcCAQEEIPiNo61eIfejcNKQ6ZM2cpwbIhUpD7Lb2iMo/Td4E+XIoAoGCCqGSM49
    AwEHoUQDQgAECK+Wy+EzvIhWJPQWe1ShR6W4mmCgMdTggTS4l5qRQiJj6kwJJD3/
    kAD5NPNXU5136HTsSbyPMpdQTXDbgqMS7w==
    -----END EC PRIVATE KEY-----
    """

  /// What a server needs to answer over TLS.
  static func context(
    _ certificate: String = valid, newest: TLSVersion? = nil
  ) throws -> NIOSSLContext {
    var configuration = TLSConfiguration.makeServerConfiguration(
      certificateChain: [.certificate(try read(certificate))],
      privateKey: .privateKey(try NIOSSLPrivateKey(bytes: Array(key.utf8), format: .pem)))
    configuration.maximumTLSVersion = newest
    return try NIOSSLContext(configuration: configuration)
  }

  /// A certificate from its text.
  static func read(_ certificate: String) throws -> NIOSSLCertificate {
    try NIOSSLCertificate(bytes: Array(certificate.utf8), format: .pem)
  }
}
