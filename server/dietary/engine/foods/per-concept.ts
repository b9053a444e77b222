import type { Concept, Knowledge } from "../model/knowledge";

/**
 * Remembers what was worked out of a concept, for each knowledge by itself: what administrators have reviewed makes
 * another knowledge of the same concepts, in which other names and other facts hold. `undefined` is not remembered.
 */
export function perConcept<Value>(
  workOut: (concept: Concept, knowledge: Knowledge) => Value,
): (concept: Concept, knowledge: Knowledge) => Value {
  const byKnowledge = new WeakMap<Knowledge, (Value | undefined)[]>();
  let asked: Knowledge | undefined;
  let answers: (Value | undefined)[] = [];
  return (concept, knowledge) => {
    if (asked !== knowledge) {
      // With a place for each: a list with far gaps is searched like a map.
      answers = byKnowledge.get(knowledge) ?? new Array<Value | undefined>(knowledge.concepts.length);
      byKnowledge.set(knowledge, answers);
      asked = knowledge;
    }
    const known = answers[concept.index];
    if (known !== undefined) return known;
    const answer = workOut(concept, knowledge);
    // Working it out may have asked about another knowledge.
    const own = byKnowledge.get(knowledge);
    if (own) own[concept.index] = answer;
    return answer;
  };
}
