import XCTest
@testable import ScrollKit
final class QuickTests: XCTestCase {
  func testPrint() {
    let f = Deceleration(position: 5076, velocity: 750)
    print("Q", f.duration, f.destination, f.reportedTarget)
    for (d,o,v,t) in [(0.998,400.0,0.480834,635.3333),(0.998,1755.67,0.30776,1904.33334),(0.998,2315.67,0.677054,2649.0),(0.998,4029.0,2.530246,5288.0),(0.99,8662.33,0.756662,8736.667),(0.99,9549.33,2.347413,9782.0)] {
      print("Q", PixelGrid(displayScale: 3).nearest(Deceleration(position: o, velocity: v*1000, rate: d).reportedTarget), t)
    }
    let b = Bounce(edge: 1000, overscroll: 0, velocity: 3000)
    print("Q", b.peak, b.duration, b.motion.position(at: b.duration), b.position(at: b.duration))
    let fl = Fling(position: 39088, velocity: 3125, range: 0...39148)
    print("Q", fl.edgeTime!, fl.destination, fl.duration)
    for s in [Spring(stiffness: 100, damping: 5), .bounce, Spring(stiffness: 121, damping: 22), Spring(stiffness: 100, damping: 40)] {
      for (p,v) in [(100.0,0.0),(0,1000),(100,-3000),(-5,400),(0.2,0.0)] {
        let m = SpringMotion(s, position: p, velocity: v)
        let t = m.lastTime(beyond: 0.5)
        // scan
        var last = 0.0; var u = 0.0; while u < 20 { if abs(m.position(at: u)) >= 0.5 { last = u }; u += 0.0005 }
        let h = 1e-6
        let num = (m.position(at: 0.1+h)-m.position(at: 0.1-h))/(2*h)
        print("Q", s.stiffness, s.damping, p, v, t, last, num - m.velocity(at: 0.1), m.turningTime ?? -1)
      }
    }
    print("Q", TimingCurve.easeIn.progress(at: 0.5), TimingCurve.ease.progress(at: 0.25), TimingCurve.spring(bounce: 0.3).progress(at: 0.999))
  }
}
