import { said } from "./config";
import { page } from "./page";

export const LANGUAGES = ["en", "de", "ar"] as const;
export type Language = (typeof LANGUAGES)[number];

const known = (tag = ""): Language | undefined => LANGUAGES.find((each) => each === tag.toLowerCase().split("-")[0]);

/**
 * The language of the widget's own texts: the one that the page chose for it ("auto": the visitor's), or that the page
 * is written in, or else the first one of the visitor's that we speak.
 */
export function languageOf(): Language {
  const { language } = said;
  const own = navigator.languages?.map(known).find(Boolean);
  return known(language) ?? (language === "auto" ? own : undefined) ?? known(page.documentElement.lang) ?? own ?? "en";
}

type Texts<Name extends string> = Record<Name, readonly [en: string, de: string, ar: string]>;

/** @returns a function that says a text; `#` stands for a value */
export const speaker =
  <Name extends string>(texts: Texts<Name>) =>
  (name: Name, ...values: (string | number)[]): string =>
    (texts[name][LANGUAGES.indexOf(languageOf())] as string).replace(/#/g, () => String(values.shift()));
