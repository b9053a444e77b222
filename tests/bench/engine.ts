import { judge, judgeFor, readPerson } from "../../server/dietary/engine/judging/judge";
import { parseLine } from "../../server/dietary/engine/lines/parse-line";
import { hasTrait } from "../../server/dietary/engine/model/knowledge";
import type { Setting } from "../../server/dietary/engine/model/verdict";
import { loadKnowledge } from "../../server/dietary/load-knowledge";
import { markMenu } from "../../server/dietary/mark-menu";
import { distinctLines, readMenuForBench } from "../support/bench-menu";

/**
 * npm run bench:engine: one process on one core. It reports CPU time, which other work on the computer hardly changes,
 * and beside it elapsed time. No line is read twice, so that only words are cached. It only prints figures; nothing is
 * asserted.
 */
const WARM_UP_LINES = 30_000;
const ROUNDS = 20;
const LINES_A_ROUND = 2_000;

type Took = { readonly cpuMs: number; readonly clockMs: number };

function took(work: () => void): Took {
  const clock = performance.now();
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return { cpuMs: (user + system) / 1000, clockMs: performance.now() - clock };
}

function median(times: readonly Took[]): Took {
  const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return { cpuMs: middle(times.map(({ cpuMs }) => cpuMs)), clockMs: middle(times.map(({ clockMs }) => clockMs)) };
}

const times = (rounds: number, work: (round: number) => void): Took[] =>
  Array.from({ length: rounds }, (_, round) => took(() => work(round)));

globalThis.gc?.();
const heapBefore = process.memoryUsage().heapUsed;
const loading = took(loadKnowledge);
const knowledge = loadKnowledge();
globalThis.gc?.();
const heapMb = (process.memoryUsage().heapUsed - heapBefore) / 1_048_576;

const settings: Setting[] = [
  { type: "diet", key: "vegetarian" },
  { type: "diet", key: "gluten_free" },
  { type: "ingredient", key: "nut", preference: "allergy" },
  { type: "health", key: "high_blood_pressure" },
];

/** The settings of somebody with many allergies, health concerns and preferences. */
const manySettings: Setting[] = [
  ...settings,
  { type: "diet", key: "dairy_free" },
  ...["diabetes", "high_cholesterol", "pregnancy", "kidney_disease"].map((key): Setting => ({ type: "health", key })),
  ...["peanut", "milk", "egg", "sesame", "celery", "mustard", "garlic"].map(
    (key): Setting => ({ type: "ingredient", key, preference: "allergy" }),
  ),
  ...["coriander", "mushroom"].map((key): Setting => ({ type: "ingredient", key, preference: "dislike" })),
  ...["chocolate", "cheese"].map((key): Setting => ({ type: "ingredient", key, preference: "love" })),
];

const foods = knowledge.concepts.filter((each) => !hasTrait(each, "modifier")).map(({ name }) => name);
const lines = distinctLines(WARM_UP_LINES + 2 * ROUNDS * LINES_A_ROUND, foods);
let person = readPerson(settings, knowledge);
const readLine = (line: string) => {
  const item = { id: line, name: parseLine(line, knowledge).name };
  judgeFor(person, [item], { provenance: "recipe", kind: "ingredient" });
};
const readLines = (from: number, count: number) => {
  for (let i = from; i < from + count; i++) readLine(lines[i] ?? "");
};

const first = took(() => readLines(0, LINES_A_ROUND));
readLines(LINES_A_ROUND, WARM_UP_LINES - LINES_A_ROUND);
const linesTook = median(times(ROUNDS, (round) => readLines(WARM_UP_LINES + round * LINES_A_ROUND, LINES_A_ROUND)));

person = readPerson(manySettings, knowledge);
const atMany = WARM_UP_LINES + ROUNDS * LINES_A_ROUND;
const manyTook = median(times(ROUNDS, (round) => readLines(atMany + round * LINES_A_ROUND, LINES_A_ROUND)));

const menu = readMenuForBench();
const judgeMenu = () => judge(menu, settings, knowledge, { provenance: "venue", kind: "menu" });
/** Added spaces change no meaning, but make the text one that is not cached. */
const judgeNewMenu = (round: number) =>
  judge(
    menu.map((item) => ({ ...item, name: item.name + " ".repeat(round) })),
    settings,
    knowledge,
    { provenance: "venue", kind: "menu" },
  );
const markedMenu = () => markMenu(menu, settings, knowledge);
times(100, judgeNewMenu);
const newMenuTook = median(times(500, (round) => judgeNewMenu(round % 100)));
times(200, judgeMenu);
const menuTook = median(times(500, judgeMenu));
times(100, markedMenu);
const markedTook = median(times(300, markedMenu));

const inMs = ({ cpuMs, clockMs }: Took) => ({ processor: `${cpuMs.toFixed(2)} ms`, clock: `${clockMs.toFixed(2)} ms` });
const perSecond = ({ cpuMs, clockMs }: Took) => ({
  processor: `${Math.round((LINES_A_ROUND * 1000) / cpuMs)} a second`,
  clock: `${Math.round((LINES_A_ROUND * 1000) / clockMs)} a second`,
});
console.table([
  { figure: "knowledge loaded", ...inMs(loading), goal: "< 300 ms" },
  { figure: "heap it takes", processor: `${heapMb.toFixed(1)} MB`, clock: "", goal: "< 80 MB" },
  { figure: `${menu.length}-item menu judged, median`, ...inMs(menuTook), goal: "< 0.7 ms" },
  { figure: "the same read for the first time, median", ...inMs(newMenuTook), goal: "< 1.5 ms" },
  { figure: "the same, with highlights and marked up, median", ...inMs(markedTook), goal: "printed" },
  { figure: "ingredient lines parsed and judged, all distinct", ...perSecond(linesTook), goal: "> 20000" },
  { figure: `the same for ${manySettings.length} settings`, ...perSecond(manyTook), goal: "printed" },
  { figure: `the first ${LINES_A_ROUND} after the start`, ...perSecond(first), goal: "printed" },
]);
