// What a person sees of a carousel: which picture is drawn at each of 40 points across it. It is
// computed from the frames of views and the names of pictures; the library has no part in it.

import UIKit

@MainActor struct Screen {
  /// The picture at each point; `nil` where there is none.
  let pictures: [UIImage?]

  init(_ scroll: UIScrollView, across width: CGFloat, origin: CGFloat = 0) {
    // The topmost view is the last.
    let images = scroll.subviews.reversed().compactMap { $0 as? UIImageView }
      .filter { !$0.isHidden && $0.image != nil }.map { ($0.frame.minX, $0.frame.maxX, $0.image) }
    let start = origin + scroll.contentOffset.x
    pictures = (0..<40).map { index in
      let x = start + width * (CGFloat(index) + 0.5) / 40
      return images.first { $0.0 <= x && x < $0.1 }?.2
    }
  }

  /// The one picture that is seen, if there is no other.
  var whole: String? {
    guard let first = pictures[0], pictures.allSatisfy({ $0 === first }) else { return nil }
    return first.name
  }

  var hasBlank: Bool { pictures.contains { $0 == nil } }

  var description: String { pictures.map { $0?.name ?? "-" }.joined(separator: " ") }
}
