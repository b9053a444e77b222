"use client";

import { type CSSProperties, useEffect, useState } from "react";
import type { TravelLanguageKey } from "@/lib/travel/languages";

type Font = { family: string };

/** The font of each script, loaded when a language needs it. The other languages use the product's own fonts. */
const FONTS: Partial<Record<TravelLanguageKey, () => Promise<Font>>> = {
  el: () => import("@/components/travel/fonts/greek"),
  vi: () => import("@/components/travel/fonts/vietnamese"),
  ar: () => import("@/components/travel/fonts/arabic"),
  he: () => import("@/components/travel/fonts/hebrew"),
  ja: () => import("@/components/travel/fonts/japanese"),
  ko: () => import("@/components/travel/fonts/korean"),
  zh: () => import("@/components/travel/fonts/chinese"),
  th: () => import("@/components/travel/fonts/thai"),
  hi: () => import("@/components/travel/fonts/devanagari"),
};

/**
 * Where a line may end. Browsers break Korean inside words, Chinese inside the names of foods and Japanese before a
 * long vowel unless they are told otherwise. The sheets still break a word that is wider than its column.
 */
const BREAKS: Partial<Record<TravelLanguageKey, CSSProperties>> = {
  ja: { wordBreak: "auto-phrase", lineBreak: "strict" },
  ko: { wordBreak: "keep-all" },
  zh: { wordBreak: "keep-all" },
};

/**
 * How a language is typeset: its font and its line breaks. The device's own font is used while offline, and until the
 * font is loaded.
 */
export function useScript(language: TravelLanguageKey): CSSProperties {
  const [loaded, setLoaded] = useState<{ language: TravelLanguageKey; family: string } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    FONTS[language]?.().then(
      ({ family }) => isCurrent && setLoaded({ language, family }),
      () => undefined, // the device's own font shows the words
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  const fontFamily = loaded?.language === language ? `"${loaded.family}", var(--sans)` : "var(--sans)";
  return { fontFamily, ...BREAKS[language] };
}
