import type { Concept, Knowledge } from "./knowledge";
import { makeupOf } from "./makeup";

/** How a food of a text stands to one that a person avoids or likes: it is that food or a kind of it, or holds it. */
export const IS_IT = 1;
export const HOLDS_IT = 2;
export const PERHAPS_HOLDS_IT = 4;
const ASKED = 8;

/** One byte for each concept, worked out when the concept is met. */
type Standings = Uint8Array;

/** Of the foods that people avoid most; some 2 MB. */
const MOST_KEPT = 200;

const byKnowledge = new WeakMap<Knowledge, Map<number, Standings>>();

/** One person's allergy is many people's: the answers are kept for all who avoid the same food. */
export function standingsTo(avoided: Concept, knowledge: Knowledge): Standings {
  let kept = byKnowledge.get(knowledge);
  if (!kept) {
    kept = new Map();
    byKnowledge.set(knowledge, kept);
  }
  const known = kept.get(avoided.index);
  if (known) return known;
  const standings = new Uint8Array(knowledge.concepts.length);
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value as number);
  kept.set(avoided.index, standings);
  return standings;
}

/** The bits of all of them together. */
export function standingOf(
  concepts: readonly Concept[],
  avoided: Concept,
  standings: Standings,
  knowledge: Knowledge,
): number {
  let bits = 0;
  for (let at = 0; at < concepts.length; at++) {
    const concept = concepts[at] as Concept;
    bits |= standings[concept.index] || askedOnce(concept, avoided, standings, knowledge);
  }
  return bits;
}

function askedOnce(concept: Concept, avoided: Concept, standings: Standings, knowledge: Knowledge): number {
  const { sure, perhaps } = makeupOf(concept, knowledge);
  let bits = ASKED;
  if (concept.ancestors.includes(avoided.index)) bits |= IS_IT;
  if (sure.has(avoided.index)) bits |= HOLDS_IT;
  if (perhaps.has(avoided.index)) bits |= PERHAPS_HOLDS_IT;
  standings[concept.index] = bits;
  return bits;
}
