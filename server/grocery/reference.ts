import { join } from "node:path";
import { foldedWords } from "@/server/dietary/engine/read";
import { readTable } from "@/server/dietary/read-table";

const SHOPPING_DIR = join(process.cwd(), "prisma", "reference", "shopping");

let synonyms: ReadonlyMap<string, string> | undefined;
let aisles: ReadonlyMap<string, string> | undefined;

/** Folded name → the name that a list shows for it, for things that a shop sells under several names. */
export function shoppingSynonyms(): ReadonlyMap<string, string> {
  synonyms ??= new Map(
    readTable(join(SHOPPING_DIR, "synonyms.tsv")).flatMap(([name = "", also = ""]) => [
      [foldedWords(name).join(" "), name] as const,
      [foldedWords(also).join(" "), name] as const,
    ]),
  );
  return synonyms;
}

/** Slug of a food in the ingredient tree → the aisle of it and of what is below it. */
export function aislesByConcept(): ReadonlyMap<string, string> {
  aisles ??= new Map(
    readTable(join(SHOPPING_DIR, "aisles.tsv")).map(([concept = "", aisle = ""]) => [concept, aisle] as const),
  );
  return aisles;
}
