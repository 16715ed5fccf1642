// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "ScrollKitExamples",
  // By name, since a package by path is otherwise called after the folder of the checkout.
  dependencies: [.package(name: "ScrollKit", path: "..")],
  targets: [
    .executableTarget(
      name: "ScrollKitMillionRows",
      dependencies: [.product(name: "ScrollKit", package: "ScrollKit")],
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
    // A photo in a pager in a list, in a terminal.
    .executableTarget(
      name: "ScrollKitGallery",
      dependencies: [.product(name: "ScrollKit", package: "ScrollKit")],
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
    // Writes the pictures of README.md and of the documentation.
    .executableTarget(
      name: "ScrollKitPictures",
      dependencies: [
        .product(name: "ScrollKit", package: "ScrollKit"),
        .product(name: "ScrollKitTraces", package: "ScrollKit"),
      ],
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
  ]
)
