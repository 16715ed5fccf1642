// Runs the demo and compares what it computes with numbers worked out by hand.
import { readFileSync } from "node:fs";

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), {});
const kit = instance.exports;
const [x, y] = [0, 1];
let failures = 0;
let checks = 0;

function expect(what, found, expected) {
  checks += 1;
  if (found === expected) return;
  console.error(`error: ${what} is ${found}, must be ${expected}`);
  failures += 1;
}

// Three pages of 320 points; the content's height is 0, so it does not scroll vertically.
kit.reset(320, 480);
kit.setContentSize(960, 0);
expect("greatest x", kit.maximumOffset(x), 640);
expect("greatest y", kit.maximumOffset(y), 0);

// 60 points past the end: the offset stays there until it is clamped.
kit.setOffset(700, -5);
expect("offset x", kit.offset(x), 700);
expect("clamped x", kit.clampedOffset(x), 640);
expect("clamped y", kit.clampedOffset(y), 0);
expect("overscroll x", kit.overscroll(x), 60);
expect("overscroll y", kit.overscroll(y), -5);

// A point that is not a number is refused whole.
kit.setOffset(NaN, 7);
expect("offset x after not a number", kit.offset(x), 700);
expect("offset y after not a number", kit.offset(y), -5);

// A photo of 640 x 960, seen whole at 0.5, then zoomed about the far corner of the screen. A pinch to
// twice the greatest scale shows one and a half times that scale.
kit.showPhoto(640, 960);
expect("scale beyond the greatest", kit.zoomTo(3, 320, 480), 1);
expect("photo's offset x", kit.photoOffset(x), 320);
expect("photo's offset y", kit.photoOffset(y), 480);
expect("pinched scale", kit.pinch(0, 0, 2), 1.5);
expect("photo's offset x after the pinch", kit.photoOffset(x), 480);

// A carousel of five pages. Half a page on, the next page is the middle one, and the offset is a page
// less. Backwards from the first page comes the last.
kit.showPages(5, 320);
expect("first page", kit.currentPage(), 0);
expect("shift within the page", kit.scrollPages(470), 0);
expect("shift to the next page", kit.scrollPages(500), -320);
expect("next page", kit.currentPage(), 1);
expect("shift to the first page", kit.scrollPages(100), 320);
expect("shift to the last page", kit.scrollPages(100), 320);
expect("last page", kit.currentPage(), 4);

// A drag of 100 points at 1000 points per second, 10 of them lost to the slop, and a fling: it rests at
// 90 + 0.499 * (1000 - 10) = 584.01, after 0.1 + ln(10 / 1000) / ln(0.998) / 1000 = 2.4003 s.
kit.setContentSize(2000, 0);
kit.setOffset(0, 0);
kit.start();
const [began, moved, ended] = [0, 1, 3];
kit.touch(began, 0, 300, 100, 0);
for (let i = 1; i <= 10; i += 1) kit.touch(moved, 0, 300 - 10 * i, 100, 10 * i);
kit.touch(ended, 0, 200, 100, 100);
kit.touch(250, 0, 0, 0, 100); // No such phase.
expect("scrolled by the finger", kit.scrolled(x), 90);
expect("moving after release", kit.frame(1100), 1);
// 90 + 499 * (1 - 0.998^1000)
expect("scrolled after a second", kit.scrolled(x), 522);
expect("moving just before its end", kit.frame(2400), 1);
expect("moving after it", kit.frame(2401), 0);
expect("scrolled at rest", kit.scrolled(x), 584);
expect("scrolled across", kit.scrolled(y), 0);

// A million rows of 44 points with gaps of 1; row 3, above the viewport, turns out 56 longer.
kit.showRows(1000000, 44, 1);
expect("first visible row", kit.firstVisibleRow(45010, 800), 1000);
expect("end of the visible rows", kit.endOfVisibleRows(45010, 800), 1018);
expect("shift for a longer row", kit.measureRow(3, 100, 45010), 56);
expect("first visible row after the shift", kit.firstVisibleRow(45066, 800), 1000);
for (let offset = 0; offset < 90000; offset += 30) kit.viewsNeeded(offset, 800);
expect("views for all rows", kit.viewsNeeded(0, 800), 19);
kit.viewsBound(3, 100, 0);
expect("views bound for rows that were renumbered", kit.viewsBound(13, 110, 10), 0);
expect("views bound for one row more", kit.viewsBound(13, 111, 0), 1);

// An array, so that memory is allocated and freed; more often than would fit without freeing.
for (let i = 0; i < 100000; i += 1) kit.axisCount();
expect("number of axes", kit.axisCount(), 2);
expect("pages of memory", kit.memory.buffer.byteLength <= 4 * 65536, true);

if (failures > 0) process.exit(1);
console.log(`${checks} numbers as expected`);
