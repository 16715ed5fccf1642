// swift-tools-version: 6.0

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "ScrollKit",
  products: [
    .library(name: "ScrollKit", targets: ["ScrollKit"]),
    .library(name: "ScrollKitTraces", targets: ["ScrollKitTraces"]),
    .executable(name: "scrollkit-replay", targets: ["ScrollKitReplay"]),
  ],
  targets: [
    .target(name: "ScrollKit", swiftSettings: settings),
    .target(name: "ScrollKitTraces", dependencies: ["ScrollKit"], swiftSettings: settings),
    .executableTarget(
      name: "ScrollKitReplay",
      dependencies: ["ScrollKit", "ScrollKitTraces"],
      resources: [.copy("Traces")],
      swiftSettings: settings
    ),
    .target(name: "ScrollKitTestSupport", path: "Tests/Support", swiftSettings: settings),
    .testTarget(
      name: "ScrollKitTests",
      dependencies: ["ScrollKit", "ScrollKitTestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ScrollKitTracesTests",
      dependencies: ["ScrollKit", "ScrollKitTraces", "ScrollKitReplay", "ScrollKitTestSupport"],
      swiftSettings: settings
    ),
  ]
)
