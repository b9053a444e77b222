import type { Concept, Knowledge } from "../model/knowledge";
import { ofSession } from "../model/session";

/**
 * Caches what was computed for a concept, per knowledge: reviewed foods make another knowledge of the same concepts,
 * with other names and facts. `undefined` is not cached.
 */
export function perConcept<Value>(
  workOut: (concept: Concept, knowledge: Knowledge) => Value,
): (concept: Concept, knowledge: Knowledge) => Value {
  // Created at full length: an array with large gaps is as slow as a map.
  const answersOf = ofSession(({ concepts }) => new Array<Value | undefined>(concepts.length));
  return (concept, knowledge) => {
    const answers = answersOf(knowledge);
    const known = answers[concept.index];
    if (known !== undefined) return known;
    const answer = workOut(concept, knowledge);
    answers[concept.index] = answer;
    return answer;
  };
}
