package import RecipeModel

/// What was found out about how a site is searched.
///
/// There is ``chosen`` or ``refusal``, never both; of a saved page there may be neither, because
/// nothing was tried.
package struct Discovery: Sendable {
  /// The address that was asked about.
  package var address: String
  /// What the site calls itself; nil when it does not say.
  package var name: String?
  /// Every request that was made, in order.
  package var requests: [Asked] = []
  /// What its page announces.
  package var announced = PageAnnouncements()
  /// The ways to search it, the best first.
  package var ways: [SearchWay] = []
  /// The way that was proved, with the proof.
  package var chosen: Proof?
  /// Why there is none.
  package var refusal: Refusal?
  /// The configuration entry, without `id`.
  ///
  /// With ``definition`` it lacks `definition` too, which whoever writes that file adds. A refusal
  /// may have one: of a server that wants a key, or of a feed of the newest.
  package var entry: JSONObject?
  /// The definition that the entry needs; nil when it uses a bundled one.
  package var definition: JSON?
  /// The lines of robots.txt that touch the search, as written there.
  package var rules: [String] = []
  /// What else a person should know, in sentences.
  package var notes: [String] = []

  /// Creates a result of nothing.
  package init(address: String) { self.address = address }

  /// The result as a document.
  package var json: JSON { Self.codec.write(self) }

  /// How results are written; nothing is read back but plain texts.
  package static let codec: ObjectCodec<Discovery> = ObjectCodec(
    "Discovery", place: "a discovery", "How a site is searched.", draft: Discovery(address: ""),
    isOpen: true,
    [
      .required("address", \.address, .anyText, "The address that was asked about."),
      .optional("name", \.name, .anyText, "What the site calls itself."),
      .always("requests", \.requests, .list(.object(Asked.codec)), "Every request, in order."),
      .written(
        "announced", .object(PageAnnouncements.codec), "What its page announces.",
        get: \.announced),
      .always("ways", \.ways, .list(SearchWay.codec), "The ways to search it, the best first."),
      .deferred("way", SearchWay.codec, "The way that is taken.") {
        $0.chosen?.way ?? ($0.refusal == nil ? $0.ways.first : nil)
      },
      .deferred(
        "chosen", .object(Proof.codec), "That the search searches.",
        get: { $0.chosen.map(Optional.some) }),
      .optional("refusal", \.refusal, .object(Refusal.codec), "Why there is none."),
      .optional("entry", \.entry, .anyObject, "The configuration entry, without its id."),
      .optional("definition", \.definition, .any, "The definition that the entry needs."),
      .always("rules", \.rules, .list(.anyText), "Lines of robots.txt that touch the search."),
      .standard("notes", \.notes, .list(.anyText), "What else to know."),
    ])
}
