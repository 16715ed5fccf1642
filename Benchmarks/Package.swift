// swift-tools-version: 6.0

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "ScrollKitBenchmarks",
  products: [.executable(name: "scrollkit-bench", targets: ["ScrollKitBench"])],
  // By name, since a package by path is otherwise called after the folder of the checkout.
  dependencies: [.package(name: "ScrollKit", path: "..")],
  targets: [
    .target(name: "ScrollKitAllocations"),
    .target(name: "ScrollKitSteps"),
    // The bare arithmetic stands in a module of its own, as the library does.
    .target(name: "ScrollKitBaseline", swiftSettings: settings),
    .executableTarget(
      name: "ScrollKitBench",
      dependencies: [
        "ScrollKitAllocations", "ScrollKitBaseline", "ScrollKitSteps",
        .product(name: "ScrollKit", package: "ScrollKit"),
      ],
      swiftSettings: settings
    ),
  ]
)
