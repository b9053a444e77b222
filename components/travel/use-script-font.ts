"use client";

import { useEffect, useState } from "react";
import type { TravelLanguageKey } from "@/lib/travel/languages";

type Font = { family: string };

/** The font of each script, loaded when a language needs it. Latin and Greek use the product's own fonts. */
const FONTS: Partial<Record<TravelLanguageKey, () => Promise<Font>>> = {
  ar: () => import("@/components/travel/fonts/arabic"),
  he: () => import("@/components/travel/fonts/hebrew"),
  ja: () => import("@/components/travel/fonts/japanese"),
  ko: () => import("@/components/travel/fonts/korean"),
  zh: () => import("@/components/travel/fonts/chinese"),
  th: () => import("@/components/travel/fonts/thai"),
  hi: () => import("@/components/travel/fonts/devanagari"),
};

/** The `font-family` for a language. Offline, and until the font is loaded, the device's own font is used. */
export function useScriptFont(language: TravelLanguageKey): string {
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
  return loaded?.language === language ? `"${loaded.family}", var(--sans)` : "var(--sans)";
}
