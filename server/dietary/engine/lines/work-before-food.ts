import type { Knowledge } from "../model/knowledge";
import { anyOf } from "../text/word-lists";
import { namesFood } from "./names-food";

const DONE = anyOf("done");
const ADVERB = anyOf("done_how");
/** A part of a line that says only what was done: "peeled", "and coarsely chopped", "not shredded". */
const ONLY_DONE = new RegExp(
  `^(?:(?:and|or|but|then|not)\\s+)?(?:${ADVERB}[ -]?)*${DONE}(?:\\s+(?:and|or)\\s+(?:${ADVERB}[ -]?)*${DONE})?$`,
  "iu",
);
const ONE_WORK = /^\p{L}+(?:ed|wn|rn|en)$/iu;
const LAST_WORK = /^(?:and|or|&)\s+(?=\p{L}+(?:ed|wn|rn|en|ut)\s+\p{L})/iu;

/**
 * "washed, dried, and torn kale": a list of work whose last part names the food. Its words need not be known: what ends
 * like a participle and names no food is work, and becomes a note.
 */
export function withoutWork(parts: string[], notes: string[], knowledge: Knowledge): string[] {
  let last = 0;
  while (ONE_WORK.test(parts[last] ?? "") && !namesFood(parts[last] ?? "", knowledge)) last++;
  const food = (parts[last] ?? "").replace(LAST_WORK, "");
  if (last === 0 || food === parts[last] || !namesFood(food, knowledge)) return parts;
  notes.push(...parts.slice(0, last));
  return [food, ...parts.slice(last + 1)];
}

/** "toasted, peeled, and chopped almonds": how many parts come before the one that names the food. */
export function doneBefore(parts: readonly string[], knowledge: Knowledge): number {
  let at = 0;
  while (at < parts.length - 1 && ONLY_DONE.test(parts[at] ?? "")) at++;
  return at > 0 && namesFood(parts[at] ?? "", knowledge) ? at : 0;
}
