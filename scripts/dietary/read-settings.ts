import { DIET_KEYS } from "../../lib/dietary/diets";
import { PREFERENCE_TYPES, type PreferenceType, type Setting } from "../../server/dietary/engine/judge";
import type { Knowledge } from "../../server/dietary/engine/knowledge";
import { conceptOf } from "../../server/dietary/engine/knowledge";
import { foldedWords } from "../../server/dietary/engine/read";
import { nearWords } from "./near-words";

/** The values of each option, in the order of the command line. */
export type WrittenSettings = Readonly<Record<"diet" | "health" | PreferenceType, readonly string[]>>;

/**
 * @throws an Error that names an unknown word and suggests what may have been meant. An unknown setting would get
 * "unknown" for every food, and so would a misspelt allergy, which must be noticed.
 */
export function readSettings(written: WrittenSettings, knowledge: Knowledge): Setting[] {
  const concerns = [...knowledge.healthRules.keys()].sort();
  return [
    ...written.diet.map((word) => ({ type: "diet", key: keyAmong(DIET_KEYS, word, "diet") }) as const),
    ...written.health.map((word) => ({ type: "health", key: keyAmong(concerns, word, "health concern") }) as const),
    ...PREFERENCE_TYPES.flatMap((preference) =>
      written[preference].map((word) => ({ type: "ingredient", key: foodAmong(word, knowledge), preference }) as const),
    ),
  ];
}

/** "Gluten-free" is gluten_free. */
function keyAmong<Key extends string>(known: readonly Key[], word: string, what: string): Key {
  const key = word
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, "_");
  const found = known.find((each) => each === key);
  if (found) return found;
  throw new Error(`${unknown(word, what, nearWords(key, known))} These are known: ${known.join(", ")}.`);
}

function foodAmong(word: string, knowledge: Knowledge): string {
  if (conceptOf(word, knowledge)) return word;
  const names = new Map(knowledge.lexicon.concepts);
  const near = nearWords(foldedWords(word).join(" "), names.keys());
  const foods = near.map((name) => knowledge.concepts[names.get(name) ?? -1]?.name ?? name);
  throw new Error(unknown(word, "food", [...new Set(foods)]));
}

const unknown = (word: string, what: string, meant: readonly string[]): string =>
  `'${word}' is no ${what} that we know.${meant.length > 0 ? ` Did you mean ${meant.join(" or ")}?` : ""}`;
