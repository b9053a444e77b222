import { useMemo } from "react";
import type { Area } from "@/lib/i18n/area";
import type { Locale } from "@/lib/i18n/locales";
import { type Text, textIn } from "./text";
import { useWords } from "./words-provider";

/** The texts of an area in the reader's language. Server components get use-text-on-server.ts under the same name. */
export function useText<A extends Area>(of: A): Text<A> {
  const { locale, areas } = useWords();
  const translated = areas[of.name];
  return useMemo(() => textIn(of, locale, translated), [of, locale, translated]);
}

export const useLocale = (): Locale => useWords().locale;
