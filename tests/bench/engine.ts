import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { makeInputs } from "./engine/inputs";
import { median, type Round, type Took } from "./engine/measured";
import { bundleSubject, EngineProcess } from "./engine/process";

/**
 * npm run bench -- engine: the engine in one process on one core. It reports CPU time, which other work on the computer
 * hardly changes, and beside it elapsed time. It only prints figures; nothing is asserted.
 * `-- --against=FOLDER` compares it with the engine of another checkout: both read the same lines and menus by turns,
 * so that whatever else the machine does meets both alike. A ratio above 1 means that this engine is faster.
 */
const WARM_UP_LINES = 30_000;
const ROUNDS = 20;
const LINES_A_ROUND = 2_000;
const MENUS_A_ROUND = 50;
const STARTS = 5;

const counts = {
  lines: WARM_UP_LINES + 2 * ROUNDS * LINES_A_ROUND,
  foreignLines: 2 * ROUNDS * LINES_A_ROUND,
  menus: 3 * ROUNDS * MENUS_A_ROUND,
};

type Figure = {
  readonly says: string;
  readonly figure: Round["figure"];
  readonly count: number;
  /** Rounds before the first that counts. */
  readonly warmUp: number;
  readonly from: number;
};

const FIGURES: readonly Figure[] = [
  {
    says: "ingredient lines parsed and judged, all distinct",
    figure: "lines",
    count: LINES_A_ROUND,
    warmUp: WARM_UP_LINES / LINES_A_ROUND,
    from: 0,
  },
  {
    says: "the same for 20 settings",
    figure: "linesForMany",
    count: LINES_A_ROUND,
    warmUp: 0,
    from: WARM_UP_LINES + ROUNDS * LINES_A_ROUND,
  },
  { says: "lines in other languages", figure: "foreignLines", count: LINES_A_ROUND, warmUp: ROUNDS, from: 0 },
  { says: "25-item menu, read for the first time", figure: "newMenus", count: MENUS_A_ROUND, warmUp: ROUNDS, from: 1 },
  { says: "25-item menu, read before", figure: "knownMenu", count: 100, warmUp: 2, from: 0 },
  { says: "the same with highlights and marked up", figure: "markedMenu", count: 50, warmUp: 2, from: 0 },
];

type Row = Record<string, string>;
type Engine = { readonly folder: string; readonly bundle: string };

async function main(): Promise<void> {
  const against = process.argv.find((each) => each.startsWith("--against="))?.slice("--against=".length);
  const folders = [process.cwd(), ...(against ? [resolve(against)] : [])];
  const scratch = mkdtempSync(join(tmpdir(), "bench-engine-"));
  try {
    const engines = folders.map((folder, at): Engine => ({ folder, bundle: join(scratch, `engine-${at}.mjs`) }));
    for (const { folder, bundle } of engines) await bundleSubject(folder, bundle);
    console.table(await measureAll(engines, join(scratch, "inputs.json")));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function measureAll(engines: readonly Engine[], inputs: string): Promise<Row[]> {
  await writeInputs(engines, inputs);
  const starts = await measureStarts(engines, inputs);
  const running = await Promise.all(engines.map(({ folder, bundle }) => EngineProcess.start(folder, bundle, inputs)));
  try {
    const rows: Row[] = [];
    for (const figure of FIGURES) rows.push(rowOf(figure.says, figure.count, await measureByTurns(running, figure)));
    return [...starts, ...rows];
  } finally {
    for (const each of running) each.stop();
  }
}

/** The engines first say which foods they know. */
async function writeInputs(engines: readonly Engine[], inputs: string): Promise<void> {
  writeFileSync(inputs, JSON.stringify({ settings: [], manySettings: [], lines: [], foreignLines: [], menus: [] }));
  const foods: (readonly string[])[] = [];
  for (const { folder, bundle } of engines) {
    const asked = await EngineProcess.start(folder, bundle, inputs);
    foods.push(asked.started.foods);
    asked.stop();
  }
  writeFileSync(
    inputs,
    JSON.stringify(
      makeInputs(
        engines.map(({ folder }) => folder),
        foods,
        counts,
      ),
    ),
  );
}

/** Everything that happens once in a process is measured in several. */
async function measureStarts(engines: readonly Engine[], inputs: string): Promise<Row[]> {
  const loads: Took[][] = engines.map(() => []);
  const firsts: Took[][] = engines.map(() => []);
  const heaps: string[] = [];
  for (let start = 0; start < STARTS; start++) {
    for (const [at, { folder, bundle }] of engines.entries()) {
      const engine = await EngineProcess.start(folder, bundle, inputs);
      loads[at]?.push(engine.started.loading);
      heaps[at] = `${engine.started.heapMb.toFixed(1)} MB`;
      firsts[at]?.push(await engine.measure({ figure: "lines", from: 0, count: LINES_A_ROUND }));
      engine.stop();
    }
  }
  return [
    rowOf("knowledge loaded", 1, loads.map(median)),
    { figure: "heap it takes", here: heaps[0] ?? "", ...(heaps[1] && { there: heaps[1] }) },
    rowOf(`the first ${LINES_A_ROUND} lines after the start`, LINES_A_ROUND, firsts.map(median)),
  ];
}

/** The one that begins changes from round to round. */
async function measureByTurns(
  engines: readonly EngineProcess[],
  { figure, count, warmUp, from }: Figure,
): Promise<Took[]> {
  const times: Took[][] = engines.map(() => []);
  for (let round = 0; round < warmUp + ROUNDS; round++) {
    const order = [...engines.entries()];
    for (const [at, engine] of round % 2 === 0 ? order : order.reverse()) {
      const took = await engine.measure({ figure, from: from + round * count, count });
      if (round >= warmUp) times[at]?.push(took);
    }
  }
  return times.map(median);
}

function rowOf(figure: string, count: number, [here, there]: readonly Took[]): Row {
  if (!here) return { figure };
  const row = { figure, here: said(here.cpuMs, count), "here by clock": said(here.clockMs, count) };
  if (!there) return row;
  return {
    ...row,
    there: said(there.cpuMs, count),
    "there by clock": said(there.clockMs, count),
    ratio: (there.cpuMs / here.cpuMs).toFixed(2),
    "by clock": (there.clockMs / here.clockMs).toFixed(2),
  };
}

const said = (ms: number, count: number): string =>
  count === LINES_A_ROUND ? `${Math.round((count * 1000) / ms)} a second` : `${(ms / count).toFixed(2)} ms`;

await main();
