import { readFileSync } from "node:fs";
import { judgeFor, readPerson } from "../../../server/dietary/engine/judging/judge";
import { parseLine } from "../../../server/dietary/engine/lines/parse-line";
import { hasTrait } from "../../../server/dietary/engine/model/knowledge";
import { loadKnowledge } from "../../../server/dietary/load-knowledge";
import { markMenu } from "../../../server/dietary/mark-menu";
import type { Inputs, Round, Started, Took } from "./measured";

/**
 * One engine in a process of its own. It is bundled as the product runs: the loader that runs TypeScript directly names
 * every closure each time it is created, which makes a hot loop a fifth slower. It measures what it is asked for, one
 * round at a time.
 */
function took(work: () => void): Took {
  const clock = performance.now();
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return { cpuMs: (user + system) / 1000, clockMs: performance.now() - clock };
}

globalThis.gc?.();
const heapBefore = process.memoryUsage().heapUsed;
const loading = took(loadKnowledge);
const knowledge = loadKnowledge();
globalThis.gc?.();
const heapMb = (process.memoryUsage().heapUsed - heapBefore) / 1_048_576;
const foods = knowledge.concepts.filter((each) => !hasTrait(each, "modifier")).map(({ name }) => name);

const inputs = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as Inputs;
const person = readPerson(inputs.settings, knowledge);
const personOfMany = readPerson(inputs.manySettings, knowledge);

function readLines(lines: readonly string[], { from, count }: Round, judged = person): void {
  for (let at = from; at < from + count; at++) {
    const line = lines[at] ?? "";
    const item = { id: line, name: parseLine(line, knowledge).name };
    judgeFor(judged, [item], { provenance: "recipe", kind: "ingredient" });
  }
}

function judgeMenus({ from, count }: Round): void {
  for (let at = from; at < from + count; at++)
    judgeFor(person, inputs.menus[at] ?? [], { provenance: "venue", kind: "menu" });
}

function again(count: number, work: () => void): void {
  for (let time = 0; time < count; time++) work();
}

const [known = []] = inputs.menus;
const FIGURES: Readonly<Record<Round["figure"], (round: Round) => void>> = {
  lines: (round) => readLines(inputs.lines, round),
  linesForMany: (round) => readLines(inputs.lines, round, personOfMany),
  foreignLines: (round) => readLines(inputs.foreignLines, round),
  newMenus: judgeMenus,
  knownMenu: ({ count }) => again(count, () => judgeFor(person, known, { provenance: "venue", kind: "menu" })),
  markedMenu: ({ count }) => again(count, () => markMenu(known, inputs.settings, knowledge)),
};

process.on("message", (round: Round) => {
  process.send?.(took(() => FIGURES[round.figure](round)));
});
process.send?.({ loading, heapMb, foods } satisfies Started);
