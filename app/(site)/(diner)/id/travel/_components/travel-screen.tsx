"use client";

import { Printer } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { useText } from "#use-text";
import { useGuestCard } from "@/components/guest-card/use-guest-card";
import { SignInPrompt } from "@/components/recipes/sign-in-prompt";
import { useAuth } from "@/components/session/auth-provider";
import { LanguageChoice } from "@/components/travel/language-choice";
import { StaffView } from "@/components/travel/staff-view";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { guestCardProfile, isGuestCardBlank } from "@/lib/guest-card/guest-card";
import { toIdCardProfile } from "@/lib/id-card/id-card";
import { LINKS } from "@/lib/links";
import { type TravelLanguage, type TravelLanguageKey, travelLanguageOf } from "@/lib/travel/languages";
import { myCard } from "@/messages/en/my-card";
import { PictogramLegend } from "./pictogram-legend";
import { TravelSheet } from "./travel-sheet";

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

/** One sheet for each language. The address holds the languages, so that the same selection can be opened again. */
export function TravelScreen({ isKept }: { isKept: boolean }) {
  const t = useText(myCard);
  const { viewer } = useAuth();
  const { card } = useGuestCard();
  const guest = card && !isGuestCardBlank(card) ? guestCardProfile(card) : null;
  const profile = viewer ? toIdCardProfile(viewer.user, viewer.preferences) : guest;
  const languages = languagesOf(useSearchParams().get("languages"));
  const [shown, setShown] = useState<TravelLanguageKey | null>(null);
  const [hasLooked, setHasLooked] = useState(false);
  useEffect(() => setHasLooked(true), []);

  const show = (next: readonly TravelLanguage[]) =>
    window.history.replaceState(null, "", next.length ? `?languages=${next.map(({ key }) => key).join(",")}` : "?");

  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-8 print:p-0">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 print:hidden">
        <h1 className="m-0">{t("travelCard")}</h1>
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
      {profile ? (
        languages.map((language) => (
          <TravelSheet
            key={language.key}
            language={language}
            onShow={() => setShown(language.key)}
            onRemove={() => show(languages.filter(({ key }) => key !== language.key))}
            profile={profile}
          />
        ))
      ) : hasLooked ? (
        <NobodyHere isKept={isKept} />
      ) : (
        <SkeletonGroup label={t("loadingTheCard")}>
          <Skeleton height="320px" />
        </SkeletonGroup>
      )}
      {profile && shown && (
        <StaffView key={shown} onOpenChange={() => setShown(null)} open opensIn={shown} profile={profile} />
      )}
      {profile && languages.length === 0 && (
        <EmptyState title={t("whereAreYouGoing")}>{t("addLanguageHint")}</EmptyState>
      )}
      {profile && <PictogramLegend profile={profile} />}
    </div>
  );
}

const NobodyHere = ({ isKept }: { isKept: boolean }) => {
  const t = useText(myCard);
  return isKept ? (
    <EmptyState title={t("noCardHere")}>{t("nobodySignedIn")}</EmptyState>
  ) : (
    <SignInPrompt title={t("signInFirst")}>
      {t.rich("travelSummary", { link: (inside) => <a href={LINKS.myId}>{inside}</a> })}
    </SignInPrompt>
  );
};
