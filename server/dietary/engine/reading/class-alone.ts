import type { Concept } from "../model/knowledge";

/** "no gluten" and "sans lactose" are about the whole dish; "no eggs" and "no fish" may be about one part of it. */
export const isClassAlone = (concept: Concept): boolean => ONLY_CLASSES.has(concept.id);

const ONLY_CLASSES: ReadonlySet<string> = new Set(["gluten-grain", "wheat", "dairy", "sulphite", "lupin"]);
