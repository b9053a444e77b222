import type { Concept, Knowledge } from "../model/knowledge";
import { tokenize } from "../text/tokens";
import { recognise } from "./recognise";

/** A slug of the tree, or a name that means one of its foods. */
export function conceptOf(key: string, knowledge: Knowledge): Concept | null {
  const index = knowledge.conceptIndex.get(key);
  if (index !== undefined) return knowledge.concepts[index] ?? null;
  const pieces = recognise(tokenize(key), knowledge);
  const [only] = pieces;
  return pieces.length === 1 && only?.kind === "concept" ? only.concept : null;
}
