import type { Concept, Knowledge } from "../model/knowledge";
import { perConcept } from "./per-concept";

/** Foods that are bought with a label, and of which brands differ: in a recipe the label tells, on a menu nobody sees it. */
export const isPackaged = perConcept(({ ancestors }: Concept, { packaged }: Knowledge): boolean =>
  ancestors.some((ancestor) => packaged.has(ancestor)),
);
