"use client";

import { type ComponentType, lazy, Suspense } from "react";
import { useLocale, useText } from "#use-text";
import { TERMS } from "@/components/legal/terms-text";
import { type TextSection, TextSections } from "@/components/legal/text-sections";
import { BottomSheet } from "@/components/ui/dialog";
import type { Locale } from "@/lib/i18n/locales";
import { shell } from "@/messages/en/shell";

type Terms = { sections: readonly TextSection[]; binding?: string };

const InFull = ({ sections, binding }: Terms) => (
  <>
    {binding && (
      <p>
        <strong>{binding}</strong>
      </p>
    )}
    <TextSections headingLevel={3} sections={sections} />
  </>
);
const InEnglish = () => <InFull sections={TERMS} />;

/** Translations are loaded lazily, so that readers of other languages do not download them. */
const TRANSLATED: Partial<Record<Locale, ComponentType>> = {
  de: lazy(async () => {
    const { ENGLISH_BINDS, TERMS: sections } = await import("@/components/legal/de/terms-text");
    return { default: () => <InFull binding={ENGLISH_BINDS} sections={sections} /> };
  }),
};

/** The terms in a sheet over the current page. A click outside, the close button and Escape close it. */
export function TermsSheet({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const Terms = TRANSLATED[useLocale()] ?? InEnglish;
  return (
    <BottomSheet onOpenChange={onOpenChange} open={open} title={useText(shell)("termsTitle")}>
      <Suspense fallback={<InEnglish />}>
        <Terms />
      </Suspense>
    </BottomSheet>
  );
}
