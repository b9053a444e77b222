"use client";

import { createContext, type ReactNode, useContext, useMemo } from "react";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";

export type Words = {
  /** The language of this part of the screen. */
  locale: Locale;
  /** The language that the person chose; not every screen speaks it. */
  chosen: Locale;
  /** The translated texts that this page loaded, by area. English texts are part of the scripts. */
  areas: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

const WordsContext = createContext<Words>({ locale: DEFAULT_LOCALE, chosen: DEFAULT_LOCALE, areas: {} });

export const useWords = (): Words => useContext(WordsContext);

/** Adds areas to those of the outer provider. */
export function WordsProvider({ locale, chosen, areas, children }: Words & { children: ReactNode }) {
  const above = useWords();
  const words = useMemo(() => {
    const kept = above.locale === locale ? above.areas : {};
    return { locale, chosen, areas: { ...kept, ...areas } };
  }, [above, locale, chosen, areas]);
  return <WordsContext value={words}>{children}</WordsContext>;
}
