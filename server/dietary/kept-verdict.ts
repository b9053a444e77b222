import { type KeptAnswers, keptAnswers } from "@/lib/bounded-memo";
import type { ItemVerdict, Setting } from "./engine/judge";
import { briefVerdict, judge } from "./engine/judge";
import type { Knowledge } from "./engine/knowledge";

/** Some 10 MB at most. */
const MOST_KEPT = 8000;

/** Of one state of the knowledge; when administrators have reviewed something it is another object. */
type Memo = KeptAnswers<ItemVerdict>;
const memos = new WeakMap<Knowledge, Memo>();
const keys = new WeakMap<readonly Setting[], string>();

/**
 * The verdict on the words of one ingredient or line of a recipe. It depends on nothing but the words, the settings
 * and the knowledge, so it is kept: a list of hundreds is held against the same settings at every look at it.
 */
export function keptVerdict(name: string, settings: readonly Setting[], knowledge: Knowledge): ItemVerdict {
  return memoOf(knowledge).get(keyOf(settings, name), () => {
    const [verdict] = judge([{ id: "", name }], settings, knowledge, { provenance: "recipe", kind: "ingredient" });
    if (!verdict) throw new Error("The engine answers every item.");
    return briefVerdict(verdict);
  });
}

export const isKept = (name: string, settings: readonly Setting[], knowledge: Knowledge): boolean =>
  memoOf(knowledge).has(keyOf(settings, name));

/** What another thread has judged by the same knowledge. */
export function keepVerdict(name: string, settings: readonly Setting[], knowledge: Knowledge, made: ItemVerdict): void {
  memoOf(knowledge).get(keyOf(settings, name), () => made);
}

function memoOf(knowledge: Knowledge): Memo {
  let memo = memos.get(knowledge);
  if (!memo) {
    memo = keptAnswers<ItemVerdict>(MOST_KEPT);
    memos.set(knowledge, memo);
  }
  return memo;
}

/** Read once for an array: nobody changes one. */
function keyOf(settings: readonly Setting[], name: string): string {
  const known = keys.get(settings);
  if (known !== undefined) return `${known} ${name}`;
  const key = JSON.stringify(settings);
  keys.set(settings, key);
  return `${key} ${name}`;
}
