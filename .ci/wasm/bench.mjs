// Times the scenarios that bench.swift exports and prints a JSON line each, or a table beside the
// native figures: node bench.mjs <file.wasm> <n,n,...> <rounds> [<file of native lines>]
import { readFileSync } from "node:fs";

const [file, numbers, rounds, native] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(file), { Math });
const kit = instance.exports;

function name(index) {
  let text = "";
  for (let byte; (byte = kit.nameByte(index, text.length)); ) text += String.fromCharCode(byte);
  return text;
}

const inThousandths = (number) => Math.round(number * 1000) / 1000;

// All scenarios at one number of rows, round by round, so that other load on the machine hits all of
// them alike. The first two rounds do not count: the code is compiled in them.
function measure(n) {
  const lines = [];
  for (let index = 0, end = kit.prepare(n); index < end; index += 1) {
    const engine = `${kit.isBare(index) ? "bare" : "scrollkit"}-wasm`;
    lines.push({ engine, op: name(index), n, count: kit.operations(index), times: [] });
  }
  for (let round = -2; round < rounds; round += 1) {
    lines.forEach(({ count, times }, index) => {
      const start = process.hrtime.bigint();
      kit.round(index);
      const time = Number(process.hrtime.bigint() - start) / count;
      if (round >= 0) times.push(time);
    });
  }
  return lines.map(({ times, ...line }) => {
    times.sort((a, b) => a - b);
    const middle = (times[(times.length - 1) >> 1] + times[times.length >> 1]) / 2;
    return {
      ...line,
      rounds: times.length,
      min_ns: inThousandths(times[0]),
      median_ns: inThousandths(middle),
    };
  });
}

const lines = numbers.split(",").flatMap((n) => measure(Number(n)));
if (native === undefined) {
  for (const line of lines) console.log(JSON.stringify(line));
} else {
  const others = readFileSync(native, "utf8").trim().split("\n").map(JSON.parse);
  console.log("| engine | operation | n | native, ns | WebAssembly, ns | quotient |");
  console.log("|---|---|---|---|---|---|");
  for (const { engine, op, n, min_ns } of lines) {
    const own = engine.replace("-wasm", "");
    const other = others.find((line) => line.engine === own && line.op === op && line.n === n);
    const quotient = (min_ns / other.min_ns).toFixed(2);
    console.log(`| ${own} | ${op} | ${n} | ${other.min_ns} | ${min_ns} | ${quotient} |`);
  }
}
