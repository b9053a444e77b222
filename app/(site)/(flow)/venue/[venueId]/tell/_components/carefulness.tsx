"use client";

import { useId } from "react";
import { useText } from "#use-text";
import { cn } from "@/components/ui/variants";
import type { Say } from "@/lib/i18n/area";
import type { Restriction, Severity } from "@/lib/profile/allergies";
import type { AllergyChange } from "@/lib/profile/allergy-changes";
import { atTable } from "@/messages/en/at-table";
import { terms } from "@/messages/en/terms";

/** How careful a kitchen must be, from one to three. */
type Care = 1 | 2 | 3;

type Choice = { care: Care; word: "tracesFine" | "allergy" | "severe"; severity: Severity; traces: boolean };

const CHOICES: readonly Choice[] = [
  { care: 1, word: "tracesFine", severity: "allergy", traces: false },
  { care: 2, word: "allergy", severity: "allergy", traces: true },
  { care: 3, word: "severe", severity: "severe", traces: true },
];

type Weight = Pick<Restriction, "severity" | "traces">;

export const careOf = ({ severity, traces }: Weight): Care => {
  if (severity === "severe") return 3;
  return traces && severity === "allergy" ? 2 : 1;
};

/** What is recorded, in words. A card may say what these three choices do not, and that is never rounded. */
export const careWords = (t: Say<typeof atTable>, { severity, traces }: Weight): string =>
  [severity === "allergy" && !traces ? null : t(severity), traces ? null : t("tracesFine")].filter(Boolean).join(", ");

export const CareSign = ({ care }: { care: Care }) => (
  <span aria-hidden="true" className="inline-flex gap-0.5">
    {CHOICES.map((choice) => (
      <span
        className={cn(
          "h-[13px] w-1.5 rounded-[1.5px] border-[1.5px] border-current",
          choice.care <= care && "bg-current",
        )}
        key={choice.care}
      />
    ))}
  </span>
);

type CarefulnessProps = { allergy: Restriction; onChange: (change: AllergyChange) => void };

export function Carefulness({ allergy, onChange }: CarefulnessProps) {
  const t = useText(atTable);
  const term = useText(terms);
  const id = useId();
  const { key, label } = allergy;
  return (
    <div
      aria-labelledby={id}
      className="col-span-full grid gap-2 rounded-control border-[1.5px] border-tomato bg-tomato-tint p-3"
      role="radiogroup"
    >
      <p className="m-0 font-[640] text-tomato-ink" id={id}>
        {t("howCareful", { food: term.known(label) })}
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(5.2em,calc(33%-6px))),1fr))] gap-1.5">
        {CHOICES.map(({ care, word, severity, traces }) => {
          const isChosen = severity === allergy.severity && traces === allergy.traces;
          return (
            <label
              className={cn(
                "grid min-h-[60px] cursor-pointer content-center justify-items-center gap-1.25 rounded-control border-[1.5px] px-1 py-1.5 text-center font-semibold text-small/[1.15] has-focus-visible:outline-3 has-focus-visible:outline-current has-focus-visible:outline-offset-2",
                isChosen ? "border-alarm bg-alarm text-on-alarm" : "border-control bg-raised",
              )}
              key={word}
            >
              <input
                checked={isChosen}
                className="sr-only"
                name={id}
                onChange={() => onChange({ on: true, key, label, severity, traces })}
                type="radio"
              />
              <CareSign care={care} />
              {t(word)}
            </label>
          );
        })}
      </div>
    </div>
  );
}
