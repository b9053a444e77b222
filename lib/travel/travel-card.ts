import type { Restriction } from "../dietary/allergies";
import { DIETS } from "../dietary/diets";
import type { IdCardProfile } from "../id-card";
import type { TravelLanguageKey } from "./languages";
import { ENGLISH, type TravelKey, WORDS } from "./words.generated";

/** One line of a card in another language. `words` null: not translated, so only the original can be shown. */
export type TravelLine = {
  key: string;
  words: string | null;
  /** What its owner reads: the same in English, or as it was written. */
  original: string;
};

export type TravelAllergy = TravelLine & {
  /** The key of the allergy that this stands for; a group may stand in two lines. */
  of: string;
  pictogram: string | null;
  severity: Restriction["severity"];
  traces: boolean;
};

export type TravelCard = {
  language: TravelLanguageKey;
  allergies: readonly TravelAllergy[];
  diets: readonly TravelLine[];
  avoids: readonly TravelLine[];
  /** Whether even a little of something on the card does harm. */
  isDangerous: boolean;
};

/** Kept apart on paper: a kitchen knows one of the two where the other is safe to touch. */
const GROUPS: Readonly<Record<string, readonly TravelKey[]>> = {
  nut: ["tree-nut", "peanut"],
  shellfish: ["crustacean", "mollusc"],
};

/** Foods that a kitchen knows by a wider word: it then leaves out more, never less. */
const WIDER: Readonly<Record<string, TravelKey>> = { milk: "dairy", prawn: "shrimp" };

/** The 14 allergens that EU food law names, by the key of our tree. */
const PICTOGRAMS: Readonly<Record<string, string>> = {
  "gluten-grain": "gluten",
  crustacean: "crustaceans",
  egg: "eggs",
  fish: "fish",
  peanut: "peanuts",
  soy: "soy",
  dairy: "milk",
  "tree-nut": "nuts",
  celery: "celery",
  mustard: "mustard",
  sesame: "sesame",
  sulphite: "sulphites",
  lupin: "lupin",
  mollusc: "molluscs",
};

const isTravelKey = (key: string): key is TravelKey => Object.hasOwn(ENGLISH, key);
const isFood = (key: string): key is TravelKey => isTravelKey(key) && !isPhrase(key);
const PHRASES = new Set<string>([
  ...["title", "allergic", "cannot_eat", "severe", "intolerance", "traces_fine", "no_traces", "even_little", "ask"],
  ...["question", "answer_no", "answer_yes", "answer_unknown", "not_eat", "diet", "none", "untranslated"],
]);
const isPhrase = (key: string) => PHRASES.has(key) || key.startsWith("diet.");

/** A phrase or a food in the kitchen's language. */
export function say(language: TravelLanguageKey, key: TravelKey): string {
  const words = WORDS[language]?.[key];
  if (!words) throw new Error(`${language} has no words for ${key}`);
  return words;
}

/** In its owner's language, beneath. */
export const inEnglish = (key: TravelKey): string => ENGLISH[key];

/** Every allergy of the card, a group that a kitchen knows as two foods in two lines; none is ever left out. */
function allergyLines(allergy: Restriction, language: TravelLanguageKey): TravelAllergy[] {
  const { key: of, label, severity, traces } = allergy;
  const keys = GROUPS[of] ?? [WIDER[of] ?? of];
  return keys.map((key) => ({
    key,
    of,
    severity,
    traces,
    words: isFood(key) ? say(language, key) : null,
    // The person's own word stays: two foods of one key may be called differently.
    original: GROUPS[of] && isFood(key) ? inEnglish(key) : label,
    pictogram: PICTOGRAMS[key] ?? null,
  }));
}

/** Foods are named on the card, not keyed; a name that is no key of the words is shown as it stands. */
const keyOfName = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, "-");

function foodLine(name: string, language: TravelLanguageKey): TravelLine {
  const key = keyOfName(name);
  const known = [key, key.replace(/s$/, ""), key.replace(/es$/, "")].find(isFood);
  return { key, words: known ? say(language, known) : null, original: name };
}

function dietLine(label: string, language: TravelLanguageKey): TravelLine {
  const key = `diet.${DIETS.find((diet) => diet.label === label)?.key}`;
  return { key: label, words: isTravelKey(key) ? say(language, key) : null, original: label };
}

/** The card in a kitchen's language. Rows of likes, favorites and health stay at home. */
export function toTravelCard(
  profile: Pick<IdCardProfile, "allergies" | "diets" | "avoids">,
  language: TravelLanguageKey,
): TravelCard {
  return {
    language,
    allergies: profile.allergies.flatMap((allergy) => allergyLines(allergy, language)),
    diets: profile.diets.map((label) => dietLine(label, language)),
    avoids: profile.avoids.map((name) => foodLine(name, language)),
    isDangerous: profile.allergies.some(({ severity, traces }) => traces && severity !== "intolerance"),
  };
}

/** How badly, and whether traces matter, in the kitchen's language; null where the usual is meant. */
export function weightIn(language: TravelLanguageKey, { severity, traces }: TravelAllergy): string | null {
  const words = [
    severity === "severe" ? say(language, "severe") : severity === "intolerance" ? say(language, "intolerance") : null,
    traces ? (severity === "severe" ? say(language, "no_traces") : null) : say(language, "traces_fine"),
  ];
  return words.filter(Boolean).join(" · ") || null;
}
