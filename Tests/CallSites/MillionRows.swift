// A million rows in a few views.

import ScrollKit
import UIKit

final class MillionRowsView: UIView, UIScrollViewDelegate {
  private let s = UIScrollView()
  private var cells: [RowCell] = []
  private var rows = RowLengths(count: 1_000_000, length: 44, spacing: 1), pool = ReusePool()
  private var width: Double { s.bounds.width }

  override init(frame: CGRect) {
    super.init(frame: frame)
    s.delegate = self
    addSubview(s)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    s.frame = bounds
    s.contentSize = CGSize(width: bounds.width, height: rows.contentLength)
    scrollViewDidScroll(s)
    // Rows that stay keep their cells. They may have other numbers now, and lie elsewhere.
    for row in pool.rows {
      guard let view = pool.view(of: row) else { continue }
      cells[view].number = row
      cells[view].frame = rows.frame(of: row, crossLength: width)
    }
  }

  func scrollViewDidScroll(_ s: UIScrollView) {
    for change in pool.show(
      rows.visibleRange(in: s.bounds, overscan: .points(behind: 100, ahead: 300)))
    {
      switch change {
      case .create(let view, let row), .rebind(let view, let row):
        cell(view).show(row)
        cell(view).frame = rows.frame(of: row, crossLength: width)
      case .hide(let view): cell(view).isHidden = true
      }
    }
  }

  func measured(_ measured: Double, of row: Int) {
    s.contentOffset.y += rows.setLength(measured, of: row, keeping: s.contentOffset.y)
    setNeedsLayout()
  }

  func prepend(_ count: Int) {
    s.contentOffset.y += rows.insert(
      count: count, at: 0,
      keeping: .init(offset: s.contentOffset.y, length: s.bounds.height))
    pool.insert(count: count, at: 0)
    setNeedsLayout()
  }

  func row(at point: CGPoint) -> Int? {
    cells.firstIndex { !$0.isHidden && $0.frame.contains(point) }.flatMap { pool.row(of: $0) }
  }

  func scroll(to row: Int) {
    let y = rows.contentOffset(
      of: row, alignment: .nearest,
      in: AxisViewport(offset: s.contentOffset.y, length: s.bounds.height))
    s.setContentOffset(CGPoint(x: 0, y: y), animated: true)
  }

  private func cell(_ view: Int) -> RowCell {
    if view == cells.count {
      cells.append(RowCell())
      s.addSubview(cells[view])
    }
    return cells[view]
  }
}

final class RowCell: UILabel {
  var number = 0 { didSet { text = "Row \(number)" } }

  func show(_ row: Int) {
    isHidden = false
    number = row
  }
}
