import type { Concept, Knowledge } from "./knowledge";

/**
 * Remembers what was worked out of a concept, for each knowledge by itself: what administrators have reviewed makes
 * another knowledge of the same concepts, in which other names and other facts hold. `undefined` is not remembered.
 */
export function perConcept<Value>(
  workOut: (concept: Concept, knowledge: Knowledge) => Value,
): (concept: Concept, knowledge: Knowledge) => Value {
  const byKnowledge = new WeakMap<Knowledge, Value[]>();
  return (concept, knowledge) => {
    let answers = byKnowledge.get(knowledge);
    if (!answers) {
      answers = [];
      byKnowledge.set(knowledge, answers);
    }
    const known = answers[concept.index];
    if (known !== undefined) return known;
    const answer = workOut(concept, knowledge);
    answers[concept.index] = answer;
    return answer;
  };
}
