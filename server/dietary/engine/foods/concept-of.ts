import type { Concept, Knowledge } from "../model/knowledge";
import { tokenize } from "../text/tokens";
import { recognise } from "./recognise";

/** Finds the concept by its slug, or by a name of the food. */
export function conceptOf(key: string, knowledge: Knowledge): Concept | null {
  const index = knowledge.conceptIndex.get(key);
  if (index !== undefined) return knowledge.concepts[index] ?? null;
  const pieces = recognise(tokenize(key), knowledge);
  const [only] = pieces;
  return pieces.length === 1 && only?.kind === "concept" ? only.concept : null;
}
