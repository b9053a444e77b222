import { join } from "node:path";
import type { Concept, Knowledge } from "./engine/knowledge";
import { type Substance, type SubstanceMask, substancesIn } from "./engine/knowledge";
import { readTable } from "./read-table";
import { REFERENCE_DIR } from "./reference-folder";

/**
 * Substances that follow from other ones: the reference states wheat's concepts as wheat, from which gluten follows.
 */
const STATED_AS: Partial<Record<Substance, readonly Substance[]>> = {
  gluten: ["wheat"],
  grain: ["wheat", "oats", "corn"],
  legume: ["peanut", "soy", "lupin"],
};

/** Returns the reviewed facts by which a concept contains these substances: "milk: dairy (team)" for butter. */
export type FactSources = (concept: Concept, mask: SubstanceMask) => string;

export function readFactSources(knowledge: Knowledge, folder: string = REFERENCE_DIR): FactSources {
  const sources = new Map(
    readTable(join(folder, "facts.tsv"))
      .filter(([, , value]) => value !== "no")
      .map(([concept, substance, , source]) => [`${concept} ${substance}`, source ?? ""]),
  );
  return (concept, mask) =>
    substancesIn(mask)
      .map((substance) => {
        for (const stated of [substance, ...(STATED_AS[substance] ?? [])])
          for (const index of concept.ancestors) {
            const holder = knowledge.concepts[index];
            const source = holder && sources.get(`${holder.id} ${stated}`);
            if (source) return `${substance}: ${holder.name} (${source})`;
          }
        return substance;
      })
      .join("; ");
}
