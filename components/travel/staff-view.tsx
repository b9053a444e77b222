"use client";

import * as RadixDialog from "@radix-ui/react-dialog";
import { type ReactNode, useState } from "react";
import { useLocale, useText } from "#use-text";
import { EnglishOnly } from "@/components/i18n/english-only";
import { AllergiesTitle, allergiesTitle, StaffAllergies, StaffRest, StaffSign } from "@/components/id-card/staff-sheet";
import { LanguageChoice } from "@/components/travel/language-choice";
import { TravelFace } from "@/components/travel/travel-face";
import { useScript } from "@/components/travel/use-script";
import { KeptAwake } from "@/components/ui/kept-awake";
import { directionOf } from "@/lib/i18n/locales";
import { forKitchen } from "@/lib/id-card/for-kitchen";
import type { IdCardProfile } from "@/lib/id-card/id-card";
import { langTagOf, type TravelLanguage, type TravelLanguageKey, travelLanguageOf } from "@/lib/travel/languages";
import { card } from "@/messages/en/card";

type StaffViewProps = {
  profile: IdCardProfile;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /**
   * The language of the country in which the card is shown, if known. It is offered as a choice; the reader's own
   * language stays the first, unless its letters are foreign to most staff.
   */
  spokenHere?: TravelLanguage | null;
  /** The name of the person for whom the card speaks, if that is not whoever shows it: a child. */
  speaksFor?: string | undefined;
  /** The language to begin with; by default that of the interface. */
  opensIn?: TravelLanguageKey;
};

/** The card as it is shown to a waiter: always light, whatever the theme. */
export function StaffView({
  profile: given,
  open,
  onOpenChange,
  spokenHere = null,
  speaksFor,
  opensIn,
}: StaffViewProps) {
  const profile = forKitchen(given);
  const [language, setLanguage] = useState(useFirstLanguage({ opensIn, spokenHere }));
  const t = useText(card);
  return (
    <KeptAwake data-theme="light" name="staff" onOpenChange={onOpenChange} open={open}>
      {/* At the bottom, because it is a control for the owner and the waiter reads from the top. */}
      {language === null ? (
        <>
          <EnglishOnly>
            <StaffAllergies
              allergies={profile.allergies}
              title={
                <RadixDialog.Title>
                  <StaffSign />
                  <AllergiesTitle count={profile.allergies.length} speaksFor={speaksFor} />
                </RadixDialog.Title>
              }
            />
          </EnglishOnly>
          <div>
            <EnglishOnly>
              <StaffRest profile={profile} />
            </EnglishOnly>
            <Choice language={language} onChange={setLanguage} spokenHere={spokenHere} />
          </div>
        </>
      ) : (
        <>
          <RadixDialog.Title className="sr-only">
            {allergiesTitle(t, profile.allergies.length, speaksFor)}
          </RadixDialog.Title>
          <TravelFace key={language} language={language} profile={profile} speaksFor={speaksFor} />
          <Choice language={language} onChange={setLanguage} spokenHere={null} />
        </>
      )}
    </KeptAwake>
  );
}

/**
 * Null: English. The reader's own language comes first where staff can at least spell it. Few can read the letters of
 * another script, so a reader of Arabic shows the language of the country, or English.
 */
function useFirstLanguage({
  opensIn,
  spokenHere,
}: Pick<StaffViewProps, "opensIn" | "spokenHere">): TravelLanguageKey | null {
  const own = useLocale();
  const first = directionOf(own) === "rtl" ? spokenHere : travelLanguageOf(own);
  return opensIn ?? first?.key ?? null;
}

type ChoiceProps = {
  language: TravelLanguageKey | null;
  onChange: (language: TravelLanguageKey | null) => void;
  spokenHere: StaffViewProps["spokenHere"];
};

const Choice = ({ language, onChange, spokenHere }: ChoiceProps) => {
  return (
    <div className="flex flex-wrap items-center gap-3 bg-[#fff] px-4 pb-4 tablet:px-8">
      {spokenHere && <Offer language={spokenHere} onChoose={() => onChange(spokenHere.key)} />}
      <LanguageChoice onChange={onChange} value={language} />
    </div>
  );
};

function Offer({ language, onChoose }: { language: TravelLanguage; onChoose: () => void }) {
  const t = useText(card);
  const script = useScript(language.key);
  const asWritten = (inside: ReactNode) => (
    <bdi lang={langTagOf(language.key)} style={script}>
      {inside}
    </bdi>
  );
  return (
    <button
      className="min-h-[44px] rounded-control border-2 border-solid border-herb bg-[#fff] px-3 font-semibold text-herb"
      onClick={onChoose}
      type="button"
    >
      {t.rich("inEnglishOwn", { english: t.known(language.english), own: language.own, bdi: asWritten })}
    </button>
  );
}
