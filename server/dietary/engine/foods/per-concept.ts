import type { Concept, Knowledge } from "../model/knowledge";
import { ofSession } from "../model/session";

/**
 * Remembers what was worked out of a concept, for each knowledge by itself: what administrators have reviewed makes
 * another knowledge of the same concepts, in which other names and other facts hold. `undefined` is not remembered.
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
