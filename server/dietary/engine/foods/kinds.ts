import type { Concept, Knowledge } from "../model/knowledge";
import { perConcept } from "./per-concept";

const NONE: readonly number[] = [];

/**
 * All that a food is a kind of: itself, what is above it in the tree, and the classes that cross the tree
 * (members-of-classes.tsv), with all that these are kinds of. This is the relation that settings, searches and lists
 * follow. A food inherits facts from `ancestors` only: a potato that is a nightshade is nothing else because of that.
 */
export const kindsAbove = perConcept((concept, knowledge): readonly number[] =>
  crossed(concept.ancestors, knowledge, "sure"),
);

/** What the food may be meant by: all that it is a kind of, without the classes that nobody says for it. */
export const namesFor = perConcept((concept, knowledge): readonly number[] =>
  crossed(concept.ancestors, knowledge, "meant"),
);

/** The classes that some foods of this name are of, with all that these are kinds of: game, for duck. */
export const perhapsAbove = perConcept((concept, knowledge): readonly number[] => {
  const sure = kindsAbove(concept, knowledge);
  const classes = sure.flatMap((index) => knowledge.classesOf.get(index)?.perhaps ?? NONE);
  if (classes.length === 0) return NONE;
  const above = classes.flatMap((index) => kindsAbove(knowledge.concepts[index] as Concept, knowledge));
  return [...new Set(above)].filter((index) => !sure.includes(index));
});

/** True if every food of the concept is one of the class with this index. */
export const isKindOf = (concept: Concept, index: number, knowledge: Knowledge): boolean =>
  kindsAbove(concept, knowledge).includes(index);

/** A class may be of a class, and two words for one class may name each other, so each is visited once. */
function crossed(from: readonly number[], { classesOf, concepts }: Knowledge, by: "sure" | "meant"): readonly number[] {
  let all: Set<number> | null = null;
  const open = [...from];
  for (let at = 0; at < open.length; at++)
    for (const found of classesOf.get(open[at] as number)?.[by] ?? NONE)
      for (const above of concepts[found]?.ancestors ?? NONE) {
        all ??= new Set(from);
        if (all.has(above)) continue;
        all.add(above);
        open.push(above);
      }
  return all ? open : from;
}
