import { keptAnswers } from "@/lib/collections/bounded-memo";
import type { ItemVerdict, Setting } from "./engine/judge";
import { briefVerdict, judge } from "./engine/judge";
import { type Knowledge, ofSession } from "./engine/knowledge";

/** About 10 MB at most. */
const MOST_KEPT = 8000;

const verdicts = ofSession(() => keptAnswers<ItemVerdict>(MOST_KEPT));
const keys = new WeakMap<readonly Setting[], string>();

/**
 * The cached verdict on one ingredient or line. It depends only on the words, the settings and the knowledge, and a
 * list of hundreds of lines is judged by the same settings each time it is opened.
 */
export function keptVerdict(name: string, settings: readonly Setting[], knowledge: Knowledge): ItemVerdict {
  return verdicts(knowledge).get(keyOf(settings, name), () => {
    const [verdict] = judge([{ id: "", name }], settings, knowledge, { provenance: "recipe", kind: "ingredient" });
    if (!verdict) throw new Error("The engine answers every item.");
    return briefVerdict(verdict);
  });
}

export const isKept = (name: string, settings: readonly Setting[], knowledge: Knowledge): boolean =>
  verdicts(knowledge).has(keyOf(settings, name));

/** Caches a verdict that another thread made with the same knowledge. */
export function keepVerdict(name: string, settings: readonly Setting[], knowledge: Knowledge, made: ItemVerdict): void {
  verdicts(knowledge).get(keyOf(settings, name), () => made);
}

/** Computed once for each array, because arrays of settings never change. */
function keyOf(settings: readonly Setting[], name: string): string {
  const known = keys.get(settings);
  if (known !== undefined) return `${known} ${name}`;
  const key = JSON.stringify(settings);
  keys.set(settings, key);
  return `${key} ${name}`;
}
