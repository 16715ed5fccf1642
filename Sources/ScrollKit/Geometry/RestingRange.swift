/// The offsets at which content rests along an axis.
///
/// Each selection compiles to one instruction, without a branch.
struct RestingRange {
  let least: Double
  let greatest: Double

  /// The range of content in a viewport; both lengths are finite and not negative.
  init(viewport: Double, content: Double, insets: AxisInsets, alignment: Double = 0) {
    let slack = Self.slack(viewport: viewport, content: content, insets: insets)
    // Subtracted from zero rather than negated: no inset gives 0, which prints without a sign.
    least = 0 - (insets.leading + alignment * slack)
    // Content that leaves slack rests at one offset. Far out the two ends would round apart, and
    // content that is aligned by its slack would scroll.
    let end = slack > 0 ? least : content + insets.trailing - viewport
    greatest = end > least ? end : least
  }

  /// How much of the viewport between the insets the content leaves free, in points; not negative.
  static func slack(viewport: Double, content: Double, insets: AxisInsets) -> Double {
    let slack = viewport - insets.leading - insets.trailing - content
    return slack > 0 ? slack : 0
  }

  /// The nearest offset in the range; the least one for NaN.
  func clamped(_ offset: Double) -> Double {
    let raised = offset > least ? offset : least
    return raised < greatest ? raised : greatest
  }
}
