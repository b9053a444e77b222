import type { Concept, Knowledge } from "@/server/dietary/engine/knowledge";
import { foldedWords, readFood } from "@/server/dietary/engine/read";
import { aislesByConcept } from "./reference";

export const OTHER_AISLE = "Other";

const TINS = "Tins & pulses";
/** Words that say how a food is sold, such as frozen. They decide the aisle before the kind of food does. */
const BY_WORD: readonly (readonly [RegExp, string])[] = [
  [/\bfrozen\b/i, "Frozen"],
  [/\b(canned|tinned)\b/i, TINS],
  [/^(dried|ground)\s|\s(powder|granules|flakes)$/i, ""],
  [/\bmilk$/i, "Dairy & eggs"],
];
const TINNED_UNITS = new Set(["can", "tin", "jar"]);
const DRIED: Readonly<Record<string, string>> = { "Fruit & vegetables": "Herbs & spices" };

/**
 * The aisle of a shop: by how the food is sold, else by its nearest ancestor in the ingredient tree that has an aisle.
 */
export function findAisle(name: string, unit: string | null, knowledge: Knowledge): string {
  const [pack = ""] = unit?.split(" (") ?? [];
  if (TINNED_UNITS.has(pack)) return TINS;
  const word = BY_WORD.find(([pattern]) => pattern.test(name));
  const ofFood = aisleOfFood(name, knowledge);
  if (!word) return ofFood ?? OTHER_AISLE;
  if (word[1] !== "") return /coconut milk/i.test(name) ? TINS : word[1];
  return (ofFood && DRIED[ofFood]) ?? ofFood ?? OTHER_AISLE;
}

function aisleOfFood(name: string, knowledge: Knowledge): string | undefined {
  const exact = knowledge.lexicon.concepts.get(foldedWords(name).join(" "));
  const concept = exact === undefined ? headOf(name, knowledge) : knowledge.concepts[exact];
  if (!concept) return undefined;
  for (const ancestor of concept.ancestors) {
    const aisle = aislesByConcept().get(knowledge.concepts[ancestor]?.id ?? "");
    if (aisle) return aisle;
  }
  return undefined;
}

function headOf(name: string, knowledge: Knowledge): Concept | null {
  const { mentions } = readFood(name, knowledge, { kind: "ingredient" });
  return mentions.find((mention) => mention.head)?.head ?? null;
}
