import type { Concept, Knowledge } from "../model/knowledge";
import { perConcept } from "./per-concept";

/** Foods that are sold with a label and differ by brand. A cook can read the label; a guest cannot. */
export const isPackaged = perConcept(({ ancestors }: Concept, { packaged }: Knowledge): boolean =>
  ancestors.some((ancestor) => packaged.has(ancestor)),
);
