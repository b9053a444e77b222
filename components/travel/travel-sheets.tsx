"use client";

import { Printer } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { type ReactNode, useState } from "react";
import { useText } from "#use-text";
import { LanguageChoice } from "@/components/travel/language-choice";
import { PictogramLegend } from "@/components/travel/pictogram-legend";
import { StaffView } from "@/components/travel/staff-view";
import { TravelSheet } from "@/components/travel/travel-sheet";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { IdCardProfile } from "@/lib/id-card/id-card";
import { type TravelLanguage, type TravelLanguageKey, travelLanguageOf } from "@/lib/travel/languages";
import { myCard } from "@/messages/en/my-card";

/** The languages of the address in the order in which they were added, each once; invalid ones are left out. */
function languagesOf(value: string | null): TravelLanguage[] {
  const keys = new Set((value ?? "").split(","));
  return [...keys].flatMap((key) => travelLanguageOf(key) ?? []);
}

/** The longest wait for a script's font; without it the sheet prints in the device's own. */
const FONT_WAIT_MS = 3000;

async function printWithFonts() {
  await Promise.race([document.fonts.ready, new Promise((resolve) => setTimeout(resolve, FONT_WAIT_MS))]);
  window.print();
}

type TravelSheetsProps = {
  title: string;
  /** Null: there is no card, or it is not known yet. */
  profile: IdCardProfile | null;
  /** For a card of somebody else than the reader: the name of the person for whom it speaks. */
  speaksFor?: string;
  /** Shown instead of the sheets while there is no card. */
  children?: ReactNode;
};

/** One sheet for each language. The address holds the languages, so that the same selection can be opened again. */
export function TravelSheets({ title, profile, speaksFor, children }: TravelSheetsProps) {
  const t = useText(myCard);
  const languages = languagesOf(useSearchParams().get("languages"));
  const [shown, setShown] = useState<TravelLanguageKey | null>(null);
  const show = (next: readonly TravelLanguage[]) =>
    window.history.replaceState(null, "", next.length ? `?languages=${next.map(({ key }) => key).join(",")}` : "?");

  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-8 print:p-0">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 print:hidden">
        <h1 className="m-0">{title}</h1>
        <p className="lead m-0">{t("travelExplained")}</p>
        <div className="flex flex-wrap items-center gap-3">
          <LanguageChoice
            label={t("addALanguage")}
            onChange={(key) => {
              const added = travelLanguageOf(key);
              if (added && !languages.some((language) => language.key === added.key)) show([...languages, added]);
            }}
            value={null}
            without={t("chooseOne")}
          />
          {languages.length > 0 && (
            <Button onClick={printWithFonts} variant="primary">
              <Printer size={20} />
              {languages.length === 1 ? t("printTheCard") : t("printTheCards")}
            </Button>
          )}
        </div>
      </div>
      {profile
        ? languages.map((language) => (
            <TravelSheet
              key={language.key}
              language={language}
              onRemove={() => show(languages.filter(({ key }) => key !== language.key))}
              onShow={() => setShown(language.key)}
              profile={profile}
              speaksFor={speaksFor}
            />
          ))
        : children}
      {profile && shown && (
        <StaffView
          key={shown}
          onOpenChange={() => setShown(null)}
          open
          opensIn={shown}
          profile={profile}
          speaksFor={speaksFor}
        />
      )}
      {profile && languages.length === 0 && (
        <EmptyState title={t("whereAreYouGoing")}>{t("addLanguageHint")}</EmptyState>
      )}
      {profile && <PictogramLegend profile={profile} />}
    </div>
  );
}
