import type { Concept, Knowledge } from "../model/knowledge";
import { ofSession } from "../model/session";
import type { SubstanceMask } from "../model/substances";

/** What a setting looks for in a mention: a class of substances, a food of the tree, or both. */
export type Sought = {
  readonly mask: SubstanceMask;
  readonly concept: Concept | null;
  /** By the index of a food: the plainest ingredient of it that contains what is looked for. */
  readonly sure: Map<number, Concept | null>;
  readonly perhaps: Map<number, Concept | null>;
};

/** Many people look for the same thing, so the answers are shared. */
const questions = ofSession(() => new Map<string, Sought>());
const MOST_QUESTIONS = 400;
const MOST_FOUND = 2000;

export function soughtOf(mask: SubstanceMask, concept: Concept | null, knowledge: Knowledge): Sought {
  const known = questions(knowledge);
  const key = `${mask} ${concept?.index ?? ""}`;
  const before = known.get(key);
  if (before) return before;
  if (known.size >= MOST_QUESTIONS) known.clear();
  const sought: Sought = { mask, concept, sure: new Map(), perhaps: new Map() };
  known.set(key, sought);
  return sought;
}

/** Calls `find` once for each food. */
export function foundIn(
  sought: Sought,
  how: "sure" | "perhaps",
  { index }: Concept,
  find: () => Concept | null,
): Concept | null {
  const found = sought[how];
  const known = found.get(index);
  if (known !== undefined) return known;
  const answer = find();
  if (found.size >= MOST_FOUND) found.clear();
  found.set(index, answer);
  return answer;
}
