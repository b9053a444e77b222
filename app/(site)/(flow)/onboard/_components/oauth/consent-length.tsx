import { useId } from "react";
import { useText } from "#use-text";
import type { ConsentLength as Length } from "@/lib/oauth/api";
import { consentText } from "@/messages/en/consent";

const LENGTHS: readonly [Length, string][] = [
  ["visit", "This visit (4 hours)"],
  ["today", "Today"],
  ["month", "30 days"],
  ["always", "Until I revoke it"],
];

/** Chooses when the consent expires. */
export function ConsentLength({ value, onChange }: { value: Length; onChange: (length: Length) => void }) {
  const t = useText(consentText);
  const name = useId();
  return (
    <fieldset className="mt-5">
      <legend className="pb-2 font-[650]">{t("howLong")}</legend>
      <div className="grid grid-cols-1 gap-x-4 tablet:grid-cols-2">
        {LENGTHS.map(([length, words]) => (
          <label className="flex min-h-11 cursor-pointer items-center gap-3" key={length}>
            <input
              checked={value === length}
              className="size-[22px] flex-none accent-herb"
              name={name}
              onChange={() => onChange(length)}
              type="radio"
            />
            {t.known(words)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
