"use client";

import { useText } from "#use-text";
import { useGuestEditors } from "@/components/guest-card/use-guest-card";
import { AllergyPicker } from "@/components/profile/allergy-picker";
import { DietaryPicker, DietCounter } from "@/components/profile/dietary-picker";
import { MoreWays } from "@/components/profile/more-ways";
import { TextField } from "@/components/ui/field";
import { GUEST_NAME_LENGTH, type GuestCard } from "@/lib/guest-card/guest-card";
import { myCard } from "@/messages/en/my-card";

/** The same steps as for an account's card, saved on this device after every change. */
export function GuestSteps({ card, onFailed }: { card: GuestCard; onFailed: () => void }) {
  const t = useText(myCard);
  const editors = useGuestEditors(card, onFailed);
  return (
    <div className="grid gap-8 print:hidden">
      <section aria-labelledby="guest-allergies" className="grid gap-3">
        <h2 className="m-0 text-step-3" id="guest-allergies">
          {t("allergies")}
        </h2>
        <p className="m-0 text-ink-soft">{t("allergiesHint")}</p>
        <AllergyPicker editor={editors.allergies} />
      </section>
      <section aria-labelledby="guest-diets" className="grid gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-3">
          <h2 className="m-0 text-step-3" id="guest-diets">
            {t("howYouEat")}
          </h2>
          <DietCounter editor={editors.diets} />
        </div>
        <DietaryPicker editor={editors.diets} />
        <MoreWays editor={editors.ways} />
      </section>
      <TextField
        autoComplete="given-name"
        className="max-w-[420px]"
        hint={t("whatCardShows")}
        label={t("name")}
        maxLength={GUEST_NAME_LENGTH}
        onChange={(event) => editors.name(event.target.value)}
        value={card.name}
      />
    </div>
  );
}
