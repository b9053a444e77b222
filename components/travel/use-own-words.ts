import { useText } from "#use-text";
import type { TravelLanguageKey } from "@/lib/travel/languages";
import { inOwn, lineInOwn, type TravelKey, type TravelLine } from "@/lib/travel/travel-card";
import { terms } from "@/messages/en/terms";

/** A text as the card's owner reads it, and its language. */
export type Own = { words: string; lang: string };

/**
 * The texts below the kitchen's words, in the language of the interface. If the kitchen has the same language, phrases
 * are null, and so are the lines that have a translation.
 */
export function useOwnWords(kitchen: TravelLanguageKey) {
  const term = useText(terms);
  const { locale } = term;
  const isSame = locale === kitchen;
  return {
    phrase: (key: TravelKey): Own | null => (isSame ? null : { words: inOwn(locale, key), lang: locale }),
    line: (line: TravelLine): Own | null => {
      if (isSame && line.words !== null) return null;
      const words = lineInOwn(line, locale, term.known);
      return { words, lang: words === line.original ? "en" : locale };
    },
  };
}
