import PotluckServer
import RecipeHTTP
import RecipeProviderKit

extension ServiceBackend {
  /// The bytes of a picture that a source has named.
  ///
  /// A private network is only asked where the source itself lies there, at every redirect too.
  /// - Throws: ``ProviderError``; `CancellationError`.
  func picture(at link: String, of provider: String) async throws -> [UInt8] {
    try await reloader.use { providers in
      let entry = providers.entries.first { $0.id == provider }
      let transport = providers.runtime.transport.scoped(to: entry?.origins ?? [])
      let response = try await transport.send(
        HTTPRequest(
          url: link, headers: ["Accept": "image/avif, image/webp, image/*"],
          timeout: .seconds(10), maxBodyBytes: TableOptions.mostPictureBytes))
      guard response.status == 200 else {
        throw ProviderError(
          .httpError, "the picture cannot be had (HTTP \(response.status))",
          httpStatus: response.status)
      }
      return response.body
    }
  }
}
