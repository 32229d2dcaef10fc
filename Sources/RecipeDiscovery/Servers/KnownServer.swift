import RecipeModel
import RecipeProviderKit

/// A server that people run themselves, with the one request that tells it from others.
struct KnownServer: Sendable {
  /// The bundled definition that speaks with it.
  let kind: String
  /// Its name.
  let title: String
  /// What is asked, behind the server's address.
  let path: String
  /// The query of that.
  var query: [(String, String)] = []
  /// Whether an answer is the server's.
  let isIts: @Sendable (HTTPResponse, JSON?) -> Bool

  /// Every server that is known, in the order in which one that is not is asked.
  static let all: [KnownServer] = [
    KnownServer(kind: "mealie", title: "Mealie", path: "api/app/about") { _, json in
      json?["demoStatus"] != nil && json?["allowSignup"] != nil
    },
    KnownServer(
      kind: "tandoor", title: "Tandoor", path: "api/server-settings/current/"
    ) { _, json in
      json?["shopping_min_autosync_interval"] != nil
    },
    KnownServer(
      kind: "kitchenowl", title: "KitchenOwl",
      path: "api/health/8M4F88S8ooi4sMbLBfkkV7ctWwgibW6V"
    ) { _, json in
      json?["min_frontend_version"] != nil
    },
    KnownServer(kind: "nextcloud-cookbook", title: "Nextcloud", path: "status.php") { _, json in
      json?["installed"] != nil && json?["productname"] != nil
    },
    KnownServer(kind: "recipesage", title: "RecipeSage", path: "api/health") { _, json in
      json?["prisma"]?.boolValue == true
    },
    KnownServer(
      kind: "mediawiki", title: "MediaWiki", path: "api.php",
      query: [("action", "query"), ("meta", "siteinfo"), ("format", "json")]
    ) { _, json in
      json?["query"]?["general"]?["generator"]?.stringValue?.hasPrefix("MediaWiki") == true
    },
    KnownServer(kind: "meilisearch", title: "Meilisearch", path: "version") { response, json in
      json?["pkgVersion"] != nil
        || json?["code"]?.stringValue == "missing_authorization_header"
        || ([401, 403].contains(response.status)
          && json?["link"]?.stringValue?
            .contains("meilisearch") == true)
    },
    KnownServer(
      kind: "solr", title: "Solr", path: "solr/admin/info/system", query: [("wt", "json")]
    ) { _, json in
      json?["lucene"]?["solr-spec-version"] != nil
    },
    KnownServer(kind: "grocy", title: "Grocy", path: "api/system/info") { _, json in
      json?["grocy_version"] != nil
    },
  ]

  /// The server that an answer at a server's own address is of: engines introduce themselves there.
  static func introduced(by response: HTTPResponse, _ json: JSON?) -> (kind: String, title: String)?
  {
    let tagline = json?["tagline"]?.stringValue ?? ""
    if tagline.hasPrefix("The OpenSearch Project") { return ("opensearch", "OpenSearch") }
    if tagline.hasPrefix("You Know, for Search") { return ("opensearch", "Elasticsearch") }
    let realm = response.headers["WWW-Authenticate"]?.lowercased() ?? ""
    if response.status == 401, realm.contains("realm=\"security\"") {
      return ("opensearch", "Elasticsearch")
    }
    return nil
  }

  /// The server that a page says it is of.
  static func named(by announced: PageAnnouncements) -> KnownServer? {
    let said = [announced.title, announced.generator].compactMap { $0?.lowercased() }
    return all.first { server in
      let name = server.title.lowercased()
      return said.contains { $0 == name || $0.hasSuffix(" \(name)") || $0.hasPrefix("\(name) ") }
    }
  }
}

extension RequestURL {
  /// Whether the address is one at which people run servers of their own: a port that browsers do
  /// not ask by themselves, a private address, or a name without a public domain.
  var isHomely: Bool {
    if let port, port != 80, port != 443 { return true }
    if host.hasPrefix("[") {
      return host == "[::1]" || host.hasPrefix("[fd") || host.hasPrefix("[fc")
        || host.hasPrefix("[fe80")
    }
    let parts = host.split(separator: ".").map { Int($0) }
    if parts.count == 4, let first = parts[0], let second = parts[1] {
      return first == 10 || first == 127 || (first == 192 && second == 168)
        || (first == 172 && 16...31 ~= second)
    }
    let ends = [".local", ".lan", ".home", ".internal", ".home.arpa", ".localhost"]
    return !host.contains(".") || ends.contains { host.hasSuffix($0) }
  }
}
