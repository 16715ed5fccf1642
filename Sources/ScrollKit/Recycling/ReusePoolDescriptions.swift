// What the changes of a pool print. Not under Embedded Swift, where text costs too much.

#if !hasFeature(Embedded)
  extension ReusePool.Change: CustomStringConvertible {
    /// What to do: `rebind(view: 2, row: 119)`.
    public var description: String {
      switch self {
      case .create(let view, let row): "create(view: \(view), row: \(row))"
      case .rebind(let view, let row): "rebind(view: \(view), row: \(row))"
      case .hide(let view): "hide(view: \(view))"
      }
    }
  }
#endif
