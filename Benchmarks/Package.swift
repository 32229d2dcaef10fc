// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// A package of its own, so that nobody who builds Potluck builds this.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "potluck", path: "..")],
  targets: [
    .executableTarget(
      name: "MergeBenchmark",
      dependencies: [.product(name: "RecipeSearch", package: "potluck")],
      swiftSettings: settings),
    .executableTarget(
      name: "FanOutBenchmark",
      dependencies: [
        .product(name: "RecipeSearch", package: "potluck"),
        .product(name: "RecipeHTTP", package: "potluck"),
        .product(name: "PotluckSimulator", package: "potluck"),
      ],
      swiftSettings: settings),
    .executableTarget(name: "WireBenchmark", swiftSettings: settings),
    .executableTarget(name: "EmptyProgram", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
