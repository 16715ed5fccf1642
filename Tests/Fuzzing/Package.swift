// swift-tools-version: 6.0

import PackageDescription

// Built by `run`, which tells the compiler to link with libFuzzer.
let package = Package(
  name: "Fuzzing",
  dependencies: [.package(name: "ScrollKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "ScrollKitFuzzing",
      dependencies: [
        .product(name: "ScrollKit", package: "ScrollKit"),
        .product(name: "ScrollKitTraces", package: "ScrollKit"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)
