import { processWideOnce } from "@/server/process-wide";
import { announceStale } from "./stale";

/** More are not remembered: they are read with all others. */
const MOST = 500;

const waiting = processWideOnce("recipes that are read first", () => new Set<string>());

/** Puts recipes that somebody is looking at before all others that await judgement. */
export function readFirst(ids: readonly string[]): void {
  if (ids.length === 0) return;
  for (const id of ids.slice(0, MOST - waiting().size)) waiting().add(id);
  announceStale();
}

/** Up to `most` of them, each once. */
export function takeFirst(most: number): string[] {
  const taken = [...waiting()].slice(0, most);
  for (const id of taken) waiting().delete(id);
  return taken;
}
