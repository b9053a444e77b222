import { forKitchen, isCoeliac } from "@/lib/id-card/for-kitchen";
import type { IdCardProfile } from "@/lib/id-card/id-card";
import type { Restriction } from "@/lib/profile/allergies";
import { DIETS } from "../dietary/diets";
import type { Locale } from "../i18n/locales";
import type { TravelLanguageKey } from "./languages";
import { pictogramOf } from "./pictograms";
import { ENGLISH, type TravelKey, WORDS } from "./words.generated";

export type { TravelKey } from "./words.generated";

/** A line of a card in another language. `words` is null if there is no translation, and then the original is shown. */
export type TravelLine = {
  key: string;
  words: string | null;
  /** The same in English, or as it was written. */
  original: string;
};

export type TravelAllergy = TravelLine & {
  /** The key of the allergy that this line belongs to. A group may have two lines. */
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
  /** True if even a trace of something on the card does harm. */
  isDangerous: boolean;
  isCoeliac: boolean;
};

/**
 * Groups whose foods get a line each, because a kitchen may know only one of them while the other is safe to handle.
 */
const GROUPS: Readonly<Record<string, readonly TravelKey[]>> = {
  nut: ["tree-nut", "peanut"],
  shellfish: ["crustacean", "mollusc"],
};

/** Foods that a kitchen knows by a wider word. The wider word leaves out more foods, never fewer. */
const WIDER: Readonly<Record<string, TravelKey>> = { milk: "dairy", prawn: "shrimp" };

const isTravelKey = (key: string): key is TravelKey => Object.hasOwn(ENGLISH, key);
const isFood = (key: string): key is TravelKey => isTravelKey(key) && !isPhrase(key);
const PHRASES = new Set<string>([
  ...["title", "allergic", "cannot_eat", "severe", "intolerance", "traces_fine", "no_traces", "even_little", "ask"],
  ...["coeliac", "clean", "also_in"],
  ...["question", "answer_no", "answer_yes", "answer_unknown", "not_eat", "diet", "none", "untranslated"],
]);
const isPhrase = (key: string) => PHRASES.has(key) || key.startsWith("diet.");

/** A phrase or a food in the language of the kitchen. */
export function say(language: TravelLanguageKey, key: TravelKey): string {
  const words = WORDS[language]?.[key];
  if (!words) throw new Error(`${language} has no words for ${key}`);
  return words;
}

export const inEnglish = (key: TravelKey): string => ENGLISH[key];

/** A phrase or a food as its owner reads it. */
export const inOwn = (locale: Locale, key: TravelKey): string => (locale === "en" ? ENGLISH[key] : say(locale, key));

/**
 * A line as its owner reads it; `known` finds the words of the reference in their language. What nobody has translated
 * stands as it was written.
 */
export function lineInOwn(line: TravelLine, locale: Locale, known: (english: string) => string): string {
  const translated = known(line.original);
  return locale !== "en" && translated === line.original && isFood(line.key) ? say(locale, line.key) : translated;
}

/** The lines of an allergy. A group that kitchens know as two foods gets two lines; no allergy is ever left out. */
function allergyLines(allergy: Restriction, language: TravelLanguageKey): TravelAllergy[] {
  const { key: of, label, severity, traces } = allergy;
  const keys = GROUPS[of] ?? [WIDER[of] ?? of];
  return keys.map((key) => ({
    key,
    of,
    severity,
    traces,
    words: isFood(key) ? say(language, key) : null,
    // The original keeps the person's own word, because two foods with one key may have different names.
    original: GROUPS[of] && isFood(key) ? inEnglish(key) : label,
    pictogram: pictogramOf(key),
  }));
}

/** The card holds the names of foods, not their keys. A name that is not in the word list is shown unchanged. */
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

/**
 * The card in a kitchen's language. It leaves out the rows of likes, favorites and health, but for coeliac disease and
 * lactose intolerance, which stand among the allergies.
 */
export function toTravelCard(
  profile: Pick<IdCardProfile, "allergies" | "diets" | "avoids"> & Partial<Pick<IdCardProfile, "health">>,
  language: TravelLanguageKey,
): TravelCard {
  const { allergies } = forKitchen(profile);
  return {
    language,
    allergies: allergies.flatMap((allergy) => allergyLines(allergy, language)),
    diets: profile.diets.map((label) => dietLine(label, language)),
    avoids: profile.avoids.map((name) => foodLine(name, language)),
    isDangerous: allergies.some(({ severity, traces }) => traces && severity !== "intolerance"),
    isCoeliac: isCoeliac(profile),
  };
}

/** The severity, and whether traces matter, in the kitchen's language; null for the usual case. */
export function weightIn(language: TravelLanguageKey, { severity, traces }: TravelAllergy): string | null {
  const words = [
    severity === "severe" ? say(language, "severe") : severity === "intolerance" ? say(language, "intolerance") : null,
    traces ? (severity === "severe" ? say(language, "no_traces") : null) : say(language, "traces_fine"),
  ];
  return words.filter(Boolean).join(" · ") || null;
}
