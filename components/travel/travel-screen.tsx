"use client";

import { Printer } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { useAuth } from "@/components/auth/auth-provider";
import { useGuestCard } from "@/components/guest-card/use-guest-card";
import { SignInPrompt } from "@/components/recipes/sign-in-prompt";
import { LanguageChoice } from "@/components/travel/language-choice";
import { TravelSheet } from "@/components/travel/travel-sheet";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { guestCardProfile, isGuestCardBlank } from "@/lib/guest-card/guest-card";
import { toIdCardProfile } from "@/lib/id-card";
import { LINKS } from "@/lib/links";
import { type TravelLanguage, travelLanguageOf } from "@/lib/travel/languages";

/** In the order in which they were added, each once; what the address cannot mean is left out. */
function languagesOf(value: string | null): TravelLanguage[] {
  const keys = new Set((value ?? "").split(","));
  return [...keys].flatMap((key) => travelLanguageOf(key) ?? []);
}

/** One sheet a language; the address says which, so that a printed choice can be opened again. */
export function TravelScreen({ isKept }: { isKept: boolean }) {
  const { viewer } = useAuth();
  const { card } = useGuestCard();
  const guest = card && !isGuestCardBlank(card) ? guestCardProfile(card) : null;
  const profile = viewer ? toIdCardProfile(viewer.user, viewer.preferences) : guest;
  const languages = languagesOf(useSearchParams().get("languages"));
  const [hasLooked, setHasLooked] = useState(false);
  useEffect(() => setHasLooked(true), []);

  const show = (next: readonly TravelLanguage[]) =>
    window.history.replaceState(null, "", next.length ? `?languages=${next.map(({ key }) => key).join(",")}` : "?");

  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-8 print:p-0">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 print:hidden">
        <h1 className="m-0">Travel card</h1>
        <p className="lead m-0">
          Your allergies in the kitchen's language. Print, fold twice, keep it in your wallet, or hold up the phone.
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <LanguageChoice
            label="Add a language"
            onChange={(key) => {
              const added = travelLanguageOf(key);
              if (added && !languages.some((language) => language.key === added.key)) show([...languages, added]);
            }}
            value={null}
            without="Choose one"
          />
          {languages.length > 0 && (
            <Button onClick={() => window.print()} variant="primary">
              <Printer size={20} />
              {languages.length === 1 ? "Print the card" : "Print the cards"}
            </Button>
          )}
        </div>
      </div>
      {profile ? (
        languages.map((language) => (
          <TravelSheet
            key={language.key}
            language={language}
            onRemove={() => show(languages.filter(({ key }) => key !== language.key))}
            profile={profile}
          />
        ))
      ) : hasLooked ? (
        <NobodyHere isKept={isKept} />
      ) : (
        <SkeletonGroup label="Loading the card">
          <Skeleton height="320px" />
        </SkeletonGroup>
      )}
      {profile && languages.length === 0 && (
        <EmptyState title="Where are you going?">
          Add a language, and the sheet for that kitchen stands here. Words that nobody has translated are shown as you
          wrote them, and say so.
        </EmptyState>
      )}
    </div>
  );
}

const NobodyHere = ({ isKept }: { isKept: boolean }) =>
  isKept ? (
    <EmptyState title="No card is kept on this device.">
      Nobody is signed in here. With a connection you can sign in, and the card then opens without one.
    </EmptyState>
  ) : (
    <SignInPrompt title="Please sign in to see your travel card.">
      It says your allergies in the kitchen's language, to hold up or to print and fold. Without an account,{" "}
      <a href={LINKS.myId}>make a card on this device</a> first.
    </SignInPrompt>
  );
