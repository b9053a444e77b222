import { judge } from "../../server/dietary/engine/judge";
import { parseLine } from "../../server/dietary/engine/parse-line";
import type { Setting } from "../../server/dietary/engine/verdict";
import { loadKnowledge } from "../../server/dietary/load-knowledge";
import { markMenu } from "../../server/dietary/mark-menu";
import { readFoodsForBench } from "../support/bench-menu";

/** npm run bench:engine: one process, one core, in processor time. Figures only; nothing here asserts. */
globalThis.gc?.();
const heapBefore = process.memoryUsage().heapUsed;
const started = process.cpuUsage();
const knowledge = loadKnowledge();
const loading = process.cpuUsage(started);
const loadMs = (loading.user + loading.system) / 1000;
globalThis.gc?.();
const heapMb = (process.memoryUsage().heapUsed - heapBefore) / 1_048_576;

const { menu, lines } = readFoodsForBench();
const settings: Setting[] = [
  { type: "diet", key: "vegetarian" },
  { type: "diet", key: "gluten_free" },
  { type: "ingredient", key: "nut", preference: "allergy" },
  { type: "health", key: "high_blood_pressure" },
];

const judgeMenu = () => judge(menu, settings, knowledge, { provenance: "venue", kind: "menu" });
const markedMenu = () => markMenu(menu, settings, knowledge);
const readLines = () => {
  for (const line of lines)
    judge([{ id: line, name: parseLine(line, knowledge).name }], settings, knowledge, {
      provenance: "recipe",
      kind: "ingredient",
    });
};

function median(values: number[]): number {
  values.sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? 0;
}

/** Milliseconds of processor time, so that other work on the computer changes little. */
function times(rounds: number, work: () => void): number[] {
  return Array.from({ length: rounds }, () => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
}

times(200, judgeMenu);
const menuMs = median(times(500, judgeMenu));
times(100, markedMenu);
const markedMs = median(times(300, markedMenu));
times(30, readLines);
const linesMs = median(times(60, readLines));
console.table([
  { figure: "knowledge loaded", value: `${loadMs.toFixed(0)} ms`, goal: "< 300 ms" },
  { figure: "heap it takes", value: `${heapMb.toFixed(1)} MB`, goal: "< 80 MB" },
  { figure: `${menu.length}-item menu judged, median`, value: `${menuMs.toFixed(3)} ms`, goal: "< 2 ms" },
  {
    figure: "the same, with highlights and marked up, median",
    value: `${markedMs.toFixed(3)} ms`,
    goal: "printed",
  },
  {
    figure: "ingredient lines parsed and judged",
    value: `${Math.round((lines.length * 1000) / linesMs)} a second`,
    goal: "> 20000",
  },
]);
