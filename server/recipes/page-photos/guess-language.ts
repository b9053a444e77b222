import { PAGE_LANGUAGES } from "@/lib/schemas/page-photos";
import type { PageLanguage } from "./page-text";

/** Short words that hardly any cookbook page lacks, and that rarely occur in the other languages. */
const WORDS: Record<PageLanguage, readonly string[]> = {
  en: "the and with until for into from add heat minutes of in a to over then salt cup cups stir oven".split(" "),
  de: "der die das und mit bis für den dem auf in zum eine etwas minuten prise el tl salz ofen dann nach stück".split(
    " ",
  ),
  fr: "le la les et avec jusqu pour des du au aux une dans de à sel cuillère four puis ajouter minutes".split(" "),
};
const SETS = new Map(PAGE_LANGUAGES.map((language) => [language, new Set(WORDS[language])]));
/**
 * A word of several languages counts for each of them, so another language needs this many times the words of the one
 * that the page was read in.
 */
const CLEAR = 1.6;
const FEWEST = 4;

/** The language of a text if it is clear, otherwise the one that it was read in. */
export function guessLanguage(text: string, readIn: PageLanguage): PageLanguage {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (language: PageLanguage) => words.filter((word) => SETS.get(language)?.has(word)).length;
  const best = [...PAGE_LANGUAGES].sort((a, b) => count(b) - count(a))[0] ?? readIn;
  return count(best) >= FEWEST && count(best) > CLEAR * count(readIn) ? best : readIn;
}
