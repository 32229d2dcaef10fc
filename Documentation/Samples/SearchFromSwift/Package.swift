// swift-tools-version: 6.3
import PackageDescription

// A program that embeds Potluck. It is no part of Potluck's own package: outside of the repository,
// name the repository's address and a version instead of a path.
let package = Package(
  name: "SearchFromSwift",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "potluck", path: "../../..")],
  targets: [
    .executableTarget(
      name: "SearchFromSwift",
      dependencies: [
        .product(name: "RecipeSearch", package: "potluck"),
        .product(name: "RecipeDefinitions", package: "potluck"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
