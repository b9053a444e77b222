"use client";

import { useId } from "react";
import { useText } from "#use-text";
import { TRAVEL_LANGUAGES, type TravelLanguageKey, travelLanguageOf } from "@/lib/travel/languages";
import { card } from "@/messages/en/card";

type LanguageChoiceProps = {
  value: TravelLanguageKey | null;
  onChange: (language: TravelLanguageKey | null) => void;
  label?: string;
  /** The label of the option for no language; by default English. */
  without?: string;
};

/** Chooses the language that is shown beside English, in which the card is written. null: English only. */
export function LanguageChoice({ value, onChange, label, without }: LanguageChoiceProps) {
  const t = useText(card);
  const id = useId();
  return (
    <label
      className="inline-flex min-h-[44px] min-w-0 max-w-full flex-wrap items-center gap-2 text-small font-semibold"
      htmlFor={id}
    >
      {label ?? t("language")}
      <select
        className="min-h-[44px] min-w-0 max-w-full rounded-control border-2 border-solid border-control bg-raised px-2 text-body text-ink"
        id={id}
        onChange={(event) => onChange(travelLanguageOf(event.target.value)?.key ?? null)}
        value={value ?? ""}
      >
        <option value="">{without ?? t("english")}</option>
        {TRAVEL_LANGUAGES.map(({ key, english, own }) => (
          <option key={key} value={key}>
            {t.known(english)} ({own})
          </option>
        ))}
      </select>
    </label>
  );
}
