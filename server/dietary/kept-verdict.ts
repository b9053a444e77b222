import { boundedMemo } from "@/lib/bounded-memo";
import { judge } from "./engine/judge";
import type { Knowledge } from "./engine/knowledge";
import type { ItemVerdict, Setting } from "./engine/verdict";

/** Some 10 MB at most. */
const MOST_KEPT = 8000;

/** Of one state of the knowledge; when administrators have reviewed something it is another object. */
const memos = new WeakMap<Knowledge, (key: string, make: () => ItemVerdict) => ItemVerdict>();
const keys = new WeakMap<readonly Setting[], string>();

/**
 * The verdict on the words of one ingredient or line of a recipe. It depends on nothing but the words, the settings
 * and the knowledge, so it is kept: a list of hundreds is held against the same settings at every look at it.
 */
export function keptVerdict(name: string, settings: readonly Setting[], knowledge: Knowledge): ItemVerdict {
  let memo = memos.get(knowledge);
  if (!memo) {
    memo = boundedMemo<ItemVerdict>(MOST_KEPT);
    memos.set(knowledge, memo);
  }
  return memo(`${keyOf(settings)} ${name}`, () => {
    const [verdict] = judge([{ id: "", name }], settings, knowledge, { provenance: "recipe", kind: "ingredient" });
    if (!verdict) throw new Error("The engine answers every item.");
    return verdict;
  });
}

/** Read once for an array: nobody changes one. */
function keyOf(settings: readonly Setting[]): string {
  const known = keys.get(settings);
  if (known !== undefined) return known;
  const key = JSON.stringify(settings);
  keys.set(settings, key);
  return key;
}
