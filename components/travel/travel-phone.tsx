"use client";

import { Maximize2 } from "lucide-react";
import { useText } from "#use-text";
import { TravelFace } from "@/components/travel/travel-face";
import { Button } from "@/components/ui/button";
import type { IdCardProfile } from "@/lib/id-card/id-card";
import type { TravelLanguage } from "@/lib/travel/languages";
import { card as cardText } from "@/messages/en/card";
import { myCard } from "@/messages/en/my-card";

type TravelPhoneProps = {
  language: TravelLanguage;
  profile: IdCardProfile;
  speaksFor?: string | undefined;
  onShow: () => void;
};

/** The card as the phone shows it to a kitchen, in the frame of one, and the way to fill the screen with it. */
export function TravelPhone({ language, profile, speaksFor, onShow }: TravelPhoneProps) {
  const t = useText(myCard);
  const { known } = useText(cardText);
  const english = known(language.english);
  return (
    <figure className="m-0 grid w-full max-w-[340px] gap-3 justify-self-center print:hidden">
      <div className="overflow-hidden rounded-[28px] border-[1.5px] border-solid border-control shadow-card">
        <TravelFace isFramed language={language.key} profile={profile} speaksFor={speaksFor} />
      </div>
      <figcaption className="sr-only">{t("onThePhoneIn", { english })}</figcaption>
      <Button aria-label={t("holdUpIn", { english })} onClick={onShow} wide>
        <Maximize2 aria-hidden="true" size={20} />
        {t("holdItUp")}
      </Button>
    </figure>
  );
}
