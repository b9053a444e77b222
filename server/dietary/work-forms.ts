import { ADJECTIVE_ENDINGS } from "./slavic-endings";

/** The endings of adjectives and participles behind their stem, by language. */
export const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  de: ["", "e", "em", "en", "er", "es"],
  nl: ["", "e"],
  fr: ["", "e", "s", "es"],
  it: ["o", "a", "i", "e"],
  es: ["o", "a", "os", "as"],
  pt: ["o", "a", "os", "as"],
  sv: ["", "a", "d", "de", "t"],
  da: ["", "de", "e", "t"],
  no: ["", "de", "e", "t", "te"],
  fi: ["", "a", "ja", "n", "t"],
  ro: ["", "ă", "e", "i"],
  el: ["α", "ες", "η", "ης", "ο", "οι", "ος", "ου", "ους", "ων"],
  ...ADJECTIVE_ENDINGS,
};

/** Further forms of a word of work: the short form of a participle, the case that says in which state something is. */
const WORK_ENDINGS: Readonly<Record<string, readonly string[]>> = {
  fi: [
    "tu",
    "tua",
    "tuja",
    "tuna",
    "tuina",
    "ut",
    "tujen",
    "ty",
    "tyä",
    "tyjä",
    "tynä",
    "tyinä",
    "yt",
    "nen",
    "stä",
    "siä",
  ],
  cs: ["", "a", "o", "y"],
  pl: ["o", "ą"],
  ru: ["", "а", "о", "ы", "ей", "ее", "яя", "юю", "его", "ему", "ую", "ою"],
  uk: ["о", "ої"],
};

/** Where the participle itself changes: "hackad", "hackat", "hackade"; "hakket", "hakkede". */
const CHANGED: Readonly<Record<string, readonly (readonly [ending: RegExp, forms: readonly string[]])[]>> = {
  sv: [[/ad$/, ["at", "ade"]]],
  da: [
    [/et$/, ["ede"]],
    [/t$/, ["te"]],
  ],
  no: [
    [/et$/, ["ede"]],
    [/t$/, ["te"]],
  ],
};

/** All forms in which the language writes a word of work or of size. Some may be no words: they occur in no text. */
export function formsOf(word: string, language: string): string[] {
  const endings = ["", ...(ENDINGS[language] ?? []), ...(WORK_ENDINGS[language] ?? [])];
  const changed = (CHANGED[language] ?? []).flatMap(([ending, forms]) =>
    ending.test(word) ? forms.map((form) => word.replace(ending, form)) : [],
  );
  return [...new Set([...endings.map((ending) => word + ending), ...changed])];
}
