// swift-tools-version: 6.3
import PackageDescription

// Each recipe provider is one line here, one folder under `Providers/`, and its import and its
// name in `Sources/potluck/main.swift`. Delete these and everything else still builds and passes.
let providers = [
  "Cookbook",
  "Food2Fork",
  "RecipePuppy",
]

// Those of them whose services the server brings back.
let closed = providers.filter { ["Food2Fork", "RecipePuppy"].contains($0) }

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, exclude: ["README.md"], swiftSettings: settings)
}

// A module in C has files that the program carries: `#embed` costs the compiler nothing, where
// SwiftPM's `.embedInCode` makes array literals of bytes (see Documentation/Decisions/0008).
func files(_ name: String, path: String? = nil) -> Target { .target(name: name, path: path) }

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], exclude: exclude,
    swiftSettings: settings)
}

let nio: [Target.Dependency] = ["NIOCore", "NIOPosix", "NIOHTTP1"].map {
  .product(name: $0, package: "swift-nio")
}
let tls: [Target.Dependency] = [
  .product(name: "NIOSSL", package: "swift-nio-ssl"),
  .product(name: "NIOTLS", package: "swift-nio"),
]
let httpClient = Target.Dependency.product(name: "AsyncHTTPClient", package: "async-http-client")
let httpParts = Target.Dependency.product(name: "NIOHTTPTypes", package: "swift-nio-extras")
let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
let subprocess: [Target.Dependency] = [
  .product(name: "Subprocess", package: "swift-subprocess"),
  .product(name: "SystemPackage", package: "swift-system", condition: .when(platforms: [.linux])),
]

let sqlite = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let hummingbird: [Target.Dependency] = [
  .product(name: "HummingbirdCore", package: "hummingbird"),
  .product(name: "HTTPTypes", package: "swift-http-types"),
  .product(name: "Logging", package: "swift-log"),
  .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
]

let package = Package(
  name: "potluck",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "potluck", targets: ["potluck"]),
    .library(name: "RecipeSearch", targets: ["RecipeModel", "RecipeProviderKit", "RecipeSearch"]),
    .library(
      name: "RecipeDefinitions", targets: ["RecipeModel", "RecipeProviderKit", "RecipeDefinitions"]),
    .library(
      name: "RecipeResilience",
      targets: ["RecipeModel", "RecipeProviderKit", "RecipeResilience", "RecipeStore"]),
    .library(
      name: "RecipeProcess", targets: ["RecipeModel", "RecipeProviderKit", "RecipeProcess"]),
    .library(name: "RecipeHTTP", targets: ["RecipeHTTP"]),
    .library(name: "PotluckSimulator", targets: ["PotluckSimulator"]),
  ],
  traits: [
    .trait(name: "PostgreSQL", description: "Instances on several machines share one database")
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl.git", from: "2.37.6"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
    .package(url: "https://github.com/apple/swift-system", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    module("PotluckSupport"),
    module("RecipeModel", ["PotluckSupport"]),
    .target(
      name: "RecipeVocabulary", dependencies: ["RecipeModel", "RecipeVocabularyFiles"],
      exclude: ["README.md", "Words"], swiftSettings: settings),
    files("RecipeVocabularyFiles"),
    module("RecipeProviderKit", ["PotluckSupport", "RecipeModel"]),
    module("RecipeScreening", ["PotluckSupport", "RecipeModel"]),
    module(
      "RecipeSearch",
      [
        "PotluckSupport", "RecipeModel", "RecipeVocabulary", "RecipeProviderKit", "RecipeScreening",
      ]),
    module(
      "RecipeShopping",
      ["PotluckSupport", "RecipeModel", "RecipeProviderKit", "RecipeSearch", "RecipeVocabulary"]),
    module(
      "RecipeDefinitions", ["PotluckSupport", "RecipeModel", "RecipeProviderKit", "RecipePages"]),
    module(
      "RecipeDiscovery",
      ["PotluckSupport", "RecipeModel", "RecipeProviderKit", "RecipePages", "RecipeDefinitions"]),
    module("RecipeProcess", ["PotluckSupport", "RecipeModel", "RecipeProviderKit"] + subprocess),
    module("RecipeResilience", ["PotluckSupport", "RecipeModel", "RecipeProviderKit"]),
    module(
      "RecipeStore",
      [
        "PotluckSupport", "RecipeModel", "RecipeProviderKit", "RecipeResilience", "SystemSQLite",
        sqlite, crypto,
      ]),
    // Nothing imports it: it is here so that a build without SQLite's headers names their package.
    .systemLibrary(
      name: "SystemSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .yum(["sqlite-devel"]), .brew(["sqlite"])]),
    module(
      "RecipeHTTP",
      ["PotluckSupport", "RecipeModel", "RecipeProviderKit", "SystemZlib", httpClient] + nio + tls),
    module("RecipePages", ["PotluckSupport", "RecipeModel", "RecipeProviderKit"]),
    module(
      "RecipeRendering",
      [
        "PotluckSupport", "RecipeModel", "RecipeProviderKit", "RecipeSearch", "RecipeScreening",
        "RecipeShopping",
      ]),
    .systemLibrary(
      name: "SystemZlib", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .yum(["zlib-devel"]), .brew(["zlib"])]),
    module(
      "RecipeExchange",
      [
        "PotluckSupport", "RecipeModel", "RecipeProviderKit", "RecipePages", "RecipeSearch",
        "RecipeRendering", "SystemZlib",
      ]),
    module(
      "RecipeKeeping",
      [
        "PotluckSupport", "RecipeModel", "RecipeVocabulary", "RecipeProviderKit", "RecipePages",
        "RecipeSearch", "RecipeScreening", "RecipeStore", "RecipeRendering", "RecipeExchange",
        sqlite,
      ]),
    .systemLibrary(
      name: "SystemPostgreSQL", pkgConfig: "libpq",
      providers: [.apt(["libpq-dev"]), .yum(["libpq-devel"]), .brew(["libpq"])]),
    module(
      "RecipePostgreSQL",
      [
        "PotluckSupport", "RecipeModel", "RecipeVocabulary", "RecipeProviderKit",
        "RecipeResilience", "RecipeStore", "RecipeSearch", "RecipeKeeping",
        .target(name: "SystemPostgreSQL", condition: .when(traits: ["PostgreSQL"])),
      ]),
    module(
      "RecipeRPC",
      [
        "PotluckSupport", "RecipeModel", "RecipeProviderKit", "RecipeSearch", "RecipeScreening",
        "RecipeShopping", "RecipeKeeping", "RecipeRendering",
      ]),
    .target(
      name: "PotluckServer",
      dependencies: [
        "PotluckSupport", "RecipeModel", "RecipeVocabulary", "RecipeProviderKit", "RecipeSearch",
        "RecipeScreening", "RecipeShopping", "RecipeKeeping", "RecipeRendering", "RecipeExchange",
        "RecipeRPC", "PotluckServerFiles", crypto, httpParts,
      ] + hummingbird + nio, exclude: ["README.md", "Assets", "Languages/Texts"],
      swiftSettings: settings),
    files("PotluckServerFiles"),
    .target(
      name: "PotluckSimulator",
      dependencies: ["PotluckSupport", "RecipeModel", "PotluckSimulatorFiles"] + nio,
      exclude: ["README.md", "Dishes.txt", "Services/Shapes"], swiftSettings: settings),
    files("PotluckSimulatorFiles"),
    module(
      "PotluckService",
      [
        "PotluckSupport", "RecipeModel", "RecipeProviderKit", "RecipeSearch", "RecipeHTTP",
        "RecipeRendering", "RecipeDefinitions", "RecipeProcess", "RecipeResilience", "RecipeStore",
        "RecipeRPC", "RecipePages", "RecipeDiscovery", "RecipeScreening", "RecipeShopping",
        "RecipeKeeping", "RecipePostgreSQL",
      ] + subprocess),
    module(
      "PotluckCLI",
      [
        "PotluckSupport", "RecipeModel", "RecipeProviderKit", "RecipeSearch", "RecipeHTTP",
        "RecipeRendering", "RecipeDefinitions", "RecipeProcess", "RecipeResilience", "RecipeStore",
        "RecipeRPC", "RecipePages", "RecipeDiscovery", "RecipeScreening", "RecipeShopping",
        "RecipeKeeping", "RecipeExchange", "RecipePostgreSQL", "PotluckService", "PotluckServer",
        "PotluckSimulator", argumentParser,
      ] + subprocess),
    .target(
      name: "BundledDefinitions", dependencies: ["BundledDefinitionFiles"],
      path: "Providers/Definitions/Module", swiftSettings: settings),
    files("BundledDefinitionFiles", path: "Providers/Definitions/Files"),
    .executableTarget(
      name: "potluck",
      dependencies: ["BundledDefinitions", "PotluckCLI", "PotluckService", "RecipeProviderKit"]
        + providers.map { .byName(name: $0) },
      exclude: ["README.md"], swiftSettings: settings,
      // A static program would list each of its functions for libraries that it does not load, and
      // correct 160,000 addresses at each start (see Documentation/Decisions/0024).
      linkerSettings: [
        .unsafeFlags(
          ["-use-ld=lld", "-Xlinker", "--no-export-dynamic", "-Xclang-linker", "-no-pie"],
          .when(platforms: [.linux], configuration: .release))
      ]),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    tests("PotluckSupportTests", ["PotluckSupport"]),
    tests("RecipeModelTests", ["RecipeModel"]),
    tests("RecipeVocabularyTests", ["RecipeModel", "RecipeVocabulary"]),
    tests("RecipeProviderKitTests", ["PotluckSupport", "RecipeModel", "RecipeProviderKit"]),
    tests(
      "RecipeSearchTests",
      ["RecipeModel", "RecipeVocabulary", "RecipeProviderKit", "RecipeScreening", "RecipeSearch"]),
    tests(
      "RecipeDefinitionsTests",
      [
        "PotluckSupport", "RecipeModel", "RecipeProviderKit", "RecipePages", "RecipeDefinitions",
        "RecipeHTTP", "RecipeResilience",
      ]),
    tests(
      "RecipeDiscoveryTests",
      [
        "PotluckSupport", "RecipeModel", "RecipeProviderKit", "RecipePages", "RecipeDefinitions",
        "RecipeHTTP", "RecipeDiscovery", "PotluckSimulator", "BundledDefinitions",
      ]),
    tests(
      "RecipeProcessTests",
      ["PotluckSupport", "RecipeModel", "RecipeProviderKit", "RecipeProcess"] + subprocess,
      exclude: ["Programs"]),
    tests(
      "RecipeResilienceTests",
      ["PotluckSupport", "RecipeModel", "RecipeProviderKit", "RecipeResilience", "RecipeStore"]),
    tests(
      "RecipeStoreTests",
      [
        "RecipeModel", "RecipeProviderKit", "RecipeResilience", "RecipeStore", "RecipeDefinitions",
        "RecipeProcess", "RecipeRPC", sqlite,
      ]),
    .testTarget(
      name: "BundledDefinitionsTests",
      dependencies: [
        "BundledDefinitions", "RecipeDefinitions", "RecipeHTTP", "RecipeModel",
        "RecipeProviderKit", "RecipeSearch", "PotluckSimulator", "TestSupport",
      ],
      path: "Providers/Definitions/Tests", exclude: ["Recordings"], swiftSettings: settings),
    tests(
      "RecipeHTTPTests",
      [
        "PotluckSupport", "RecipeModel", "RecipeProviderKit", "RecipeHTTP", "PotluckSimulator",
        .product(name: "NIOEmbedded", package: "swift-nio"),
      ] + tls + nio),
    tests(
      "RecipeRenderingTests",
      [
        "RecipeModel", "RecipeProviderKit", "RecipeSearch", "RecipeShopping", "RecipeRendering",
      ],
      exclude: ["Golden"]),
    tests(
      "RecipeRPCTests",
      [
        "PotluckSupport", "RecipeModel", "RecipeProviderKit", "RecipeSearch", "RecipeScreening",
        "RecipeShopping", "RecipeKeeping", "RecipeRendering", "RecipeRPC",
      ]),
    tests(
      "RecipePagesTests", ["PotluckSupport", "RecipeModel", "RecipeProviderKit", "RecipePages"]),
    tests("RecipeScreeningTests", ["RecipeModel", "RecipeScreening"]),
    tests(
      "RecipeShoppingTests", ["PotluckSupport", "RecipeModel", "RecipeSearch", "RecipeShopping"]),
    tests(
      "RecipeExchangeTests",
      [
        "PotluckSupport", "RecipeModel", "RecipeProviderKit", "RecipeRendering", "RecipeExchange",
        "SystemZlib",
      ]),
    tests(
      "RecipeKeepingTests",
      [
        "PotluckSupport", "RecipeModel", "RecipeProviderKit", "RecipeSearch", "RecipeScreening",
        "RecipeStore", "RecipeRendering", "RecipeKeeping", sqlite,
      ]),
    tests(
      "RecipePostgreSQLTests",
      [
        "PotluckSupport", "RecipeModel", "RecipeProviderKit", "RecipeResilience", "RecipeStore",
        "RecipeSearch", "RecipeKeeping", "RecipePostgreSQL", sqlite,
      ]),
    .testTarget(
      name: "PotluckServerTests",
      dependencies: [
        "PotluckSupport", "RecipeModel", "RecipeProviderKit", "RecipeSearch", "RecipeScreening",
        "RecipeShopping", "RecipeKeeping", "RecipeRendering", "RecipeExchange", "RecipeRPC",
        "PotluckServer", "TestSupport",
      ] + hummingbird + nio + closed.map { .byName(name: $0) },
      swiftSettings: settings + (closed.count == 2 ? [.define("OLD_CLIENTS")] : [])),
    // Apart from the server's other tests: beside NIO's modules their own sockets do not build.
    tests(
      "PotluckConnectionTests",
      [
        "PotluckServer", httpParts, .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
      ] + nio),
    tests("PotluckSimulatorTests", ["RecipeModel", "PotluckSimulator"] + nio),
    tests(
      "PotluckCLITests",
      [
        "PotluckSupport", "PotluckService", "PotluckCLI", "RecipeModel", "RecipeProviderKit",
        "RecipeKeeping", "PotluckSimulator", "potluck",
      ] + subprocess,
      exclude: ["Fixtures", "Golden"]),
  ]
    + providers.flatMap { name in
      [
        .target(
          name: name, dependencies: ["RecipeModel", "RecipeVocabulary", "RecipeProviderKit"],
          path: "Providers/\(name)/Sources", swiftSettings: settings),
        .testTarget(
          name: "\(name)Tests",
          dependencies: [
            "RecipeModel", "RecipeProviderKit", "RecipeHTTP", "PotluckSimulator", "TestSupport",
            .byName(name: name),
          ],
          path: "Providers/\(name)/Tests", swiftSettings: settings),
      ]
    },
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
