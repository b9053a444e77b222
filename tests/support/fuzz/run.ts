import { writeFileSync } from "node:fs";
import fc from "fast-check";
import { type Case, casesOf } from "./calls";
import { faultOf } from "./judge";
import { type MadeCall, makeCall } from "./make-call";
import type { FuzzedOperation } from "./operations";
import type { Fuzzed } from "./world";

/** `npm run fuzz` sets these variables; without them, every run makes the same calls. */
export const SETTINGS = {
  seed: Number(process.env.FUZZ_SEED ?? 20_261_123),
  runs: Number(process.env.FUZZ_RUNS ?? 12),
  only: process.env.FUZZ_ONLY ?? "",
  timeoutMs: Number(process.env.FUZZ_MINUTES ?? 10) * 60_000,
};

const MOST_FAULTS_OF_A_CALL = 3;

export type Report = {
  calls: number;
  validBodies: number;
  statuses: Map<number, number>;
  /** Operations that answered 2xx or 3xx at least once. */
  succeeded: Set<string>;
  slowest: { name: string; seconds: number };
  faults: string[];
  print: (described: number, never: string[]) => void;
};

export function reportOf(): Report {
  const report: Report = {
    calls: 0,
    validBodies: 0,
    statuses: new Map(),
    succeeded: new Set(),
    slowest: { name: "", seconds: 0 },
    faults: [],
    print: (described, never) => {
      const statuses = [...report.statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
      const lines = [
        `seed ${SETTINGS.seed}, ${report.calls} calls, ${report.validBodies} with a body that the call's own rules take`,
        `answers ${statuses.join(", ")}`,
        `${report.succeeded.size} of ${described} described calls succeeded at least once; slowest ${report.slowest.name}, ${report.slowest.seconds.toFixed(1)} s`,
        ...(never.length > 0 ? [`never: ${never.join(", ")}`] : []),
      ];
      if (process.env.FUZZ_REPORT) writeFileSync(process.env.FUZZ_REPORT, `${lines.join("\n")}\n`);
    },
  };
  return report;
}

export function addTo(total: Report, part: Report): void {
  total.calls += part.calls;
  total.validBodies += part.validBodies;
  for (const [status, count] of part.statuses) total.statuses.set(status, (total.statuses.get(status) ?? 0) + count);
  for (const name of part.succeeded) total.succeeded.add(name);
  if (part.slowest.seconds > total.slowest.seconds) total.slowest = part.slowest;
  total.faults.push(...part.faults);
}

/** Calls one operation as often as the settings say, and records faults in its answers. */
export async function fuzz(operation: FuzzedOperation, world: Fuzzed, report: Report): Promise<void> {
  if (SETTINGS.only && !operation.name.includes(SETTINGS.only)) return;
  // Operations without a description only refuse, so a few calls are enough.
  const numRuns = operation.documented ? SETTINGS.runs : Math.ceil(SETTINGS.runs / 4);
  const cases = fc.sample(casesOf(operation), { numRuns, seed: SETTINGS.seed });
  const found = new Set<string>();
  for (const given of cases) {
    const fault = await tryCase(operation, given, world, report);
    if (fault) found.add(fault);
    if (found.size >= MOST_FAULTS_OF_A_CALL) break;
  }
  report.faults.push(...found);
}

async function tryCase(operation: FuzzedOperation, given: Case, world: Fuzzed, report: Report): Promise<string | null> {
  const peer = `10.${report.calls >> 16}.${(report.calls >> 8) & 255}.${report.calls & 255}`;
  report.calls += 1;
  const created = await makeCall(operation, given, world, peer).catch((error: unknown) => String(error));
  if (typeof created === "string") return `${operation.name}: ${created} ${JSON.stringify(given).slice(0, 500)}`;
  note(operation, created, report);
  const fault = faultOf(operation, given.caller, created, world);
  if (operation.method !== "GET" && created.status < 400) await world.mend();
  return fault && `${operation.name}: ${fault}\n  ${JSON.stringify(created.sent)}`;
}

function note({ name, documented }: FuzzedOperation, made: MadeCall, report: Report): void {
  report.statuses.set(made.status, (report.statuses.get(made.status) ?? 0) + 1);
  if (made.isValid) report.validBodies += 1;
  if (documented && made.status < 400) report.succeeded.add(name);
  if (made.seconds > report.slowest.seconds) report.slowest = { name, seconds: made.seconds };
}
