import { loadKnowledge } from "../../server/dietary/load-knowledge";
import { analyseLine } from "../../server/recipe-lines/analyse-line";
import { readJsonLines } from "./json-lines";

type Expected = { readonly lang?: string | null; readonly ingredients?: readonly string[] };

type Share = { lines: number; grams: number; nutrients: number; both: number };

/** A heading within a list ("For the sauce:") is not an ingredient. */
const isHeading = (line: string): boolean => /:\s*$/.test(line) || line.trim() === "";

/** The share of ingredient lines of real English recipes for which grams and nutrients are found. */
export async function nutrientShare(path: string): Promise<Share> {
  const knowledge = loadKnowledge();
  const counts: Share = { lines: 0, grams: 0, nutrients: 0, both: 0 };
  for await (const row of readJsonLines(path, [])) {
    const { lang, ingredients = [] } = row as Expected;
    if (!lang?.startsWith("en")) continue;
    for (const line of ingredients) {
      if (isHeading(line)) continue;
      const { grams, per100g } = analyseLine({ name: line, quantity: null, unit: null, note: null }, knowledge);
      counts.lines++;
      if (grams !== null) counts.grams++;
      if (per100g !== null) counts.nutrients++;
      if (grams !== null && per100g !== null) counts.both++;
    }
  }
  return counts;
}
