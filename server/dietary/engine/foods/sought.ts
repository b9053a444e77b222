import type { Concept, Knowledge } from "../model/knowledge";
import { ofSession } from "../model/session";
import type { SubstanceMask } from "../model/substances";

/** What a setting looks for in a mention: a class of substances, a food of the tree, or both. */
export type Sought = {
  readonly mask: SubstanceMask;
  readonly concept: Concept | null;
  /** By the index of a food: the plainest ingredient of it that contains what is looked for. */
  readonly sure: Ingredients;
  readonly perhaps: Ingredients;
};

/** Indexes of concepts by the index of a food: NOT_ASKED, NONE_FOUND or the index of the ingredient. */
type Ingredients = Int32Array;
const NOT_ASKED = -1;
const NONE_FOUND = -2;

/** Many people look for the same thing, so the answers are shared. */
const questions = ofSession(() => new Map<string, Sought>());
const MOST_QUESTIONS = 400;

export function soughtOf(mask: SubstanceMask, concept: Concept | null, knowledge: Knowledge): Sought {
  const known = questions(knowledge);
  const key = `${mask} ${concept?.index ?? ""}`;
  const before = known.get(key);
  if (before) return before;
  if (known.size >= MOST_QUESTIONS) known.clear();
  const sought: Sought = { mask, concept, sure: unasked(knowledge), perhaps: unasked(knowledge) };
  known.set(key, sought);
  return sought;
}

/** Calls `find` once for each food. */
export function foundIn(
  sought: Sought,
  how: "sure" | "perhaps",
  { index }: Concept,
  { concepts }: Knowledge,
  find: () => Concept | null,
): Concept | null {
  const found = sought[how];
  const known = found[index] as number;
  if (known !== NOT_ASKED) return concepts[known] ?? null;
  const answer = find();
  found[index] = answer?.index ?? NONE_FOUND;
  return answer;
}

const unasked = ({ concepts }: Knowledge): Ingredients => new Int32Array(concepts.length).fill(NOT_ASKED);
