"use client";

import { OctagonAlert } from "lucide-react";
import { useId } from "react";
import { useText } from "#use-text";
import { useRowsInWords } from "@/components/sharing/row-words";
import { Switch } from "@/components/ui/switch";
import { cn } from "@/components/ui/variants";
import { allergyInWords, cardValueIn, type IdCardProfile } from "@/lib/id-card/id-card";
import { SHARE_ROWS, type ShareRow } from "@/lib/sight/share-rows";
import { terms } from "@/messages/en/terms";
import { visits } from "@/messages/en/visits";

export type ChoiceRow = {
  label: string;
  /** The rows that one switch turns on and off. */
  rows: readonly ShareRow[];
  values: (card: IdCardProfile) => readonly string[];
};

export const CHOICE_ROWS: readonly ChoiceRow[] = [
  { label: "Allergies", rows: ["allergies"], values: ({ allergies }) => allergies.map(allergyInWords) },
  { label: "Diet", rows: ["diet"], values: ({ diets }) => diets },
  { label: "Avoids", rows: ["avoids"], values: ({ avoids }) => avoids },
  { label: "Health", rows: ["health"], values: ({ health }) => health },
  {
    label: "Likes and favorites",
    rows: ["likes", "favorites"],
    values: ({ likes, favorites }) => [...likes, ...favorites],
  },
];

export const isOn = (row: ChoiceRow, chosen: readonly ShareRow[]): boolean =>
  row.rows.some((each) => chosen.includes(each));

/**
 * Lists the rows of a visit as the switches name them, so that as many are named as the button counted. Rows that were
 * chosen elsewhere may be half of a switch; then each is named by itself.
 */
export function useChoiceInWords(): (shared: readonly ShareRow[]) => string {
  const t = useText(visits);
  const rowsInWords = useRowsInWords();
  return (shared) => {
    const on = CHOICE_ROWS.filter((row) => isOn(row, shared));
    const isWhole =
      on.length === CHOICE_ROWS.length || on.some(({ rows }) => !rows.every((row) => shared.includes(row)));
    if (isWhole) return rowsInWords(shared);
    return new Intl.ListFormat(t.locale, { type: "conjunction" }).format(on.map(({ label }) => t.known(label)));
  };
}

type RowChoiceProps = {
  card: IdCardProfile;
  chosen: readonly ShareRow[];
  onChange: (rows: readonly ShareRow[]) => void;
  disabled: boolean;
  /** The rows that this card has; by default all. */
  offered?: readonly ChoiceRow[];
};

/** Switches for the rows that a venue may see, allergies first. */
export function RowChoice({ card, chosen, onChange, disabled, offered = CHOICE_ROWS }: RowChoiceProps) {
  const term = useText(terms);
  const t = useText(visits);
  const id = useId();
  const toggle = (row: ChoiceRow, on: boolean) =>
    onChange(SHARE_ROWS.filter((each) => (row.rows.includes(each) ? on : chosen.includes(each))));
  return (
    <ul className="m-0 list-none border-0 border-t-2 border-solid border-ink p-0">
      {offered.map((row) => {
        const on = isOn(row, chosen);
        const isAllergy = row.label === "Allergies";
        return (
          <li
            className="flex min-h-[64px] items-center gap-4 border-0 border-b border-solid border-line py-3"
            key={t.known(row.label)}
          >
            <div className="grid min-w-0 flex-1 gap-1 tablet:grid-cols-[160px_1fr] tablet:gap-4">
              <b
                className={cn("flex items-center gap-2", !on && "text-ink-soft", isAllergy && on && "text-tomato-ink")}
                id={`${id}-${row.rows[0]}`}
              >
                {isAllergy && <OctagonAlert aria-hidden="true" size={20} />}
                {t.known(row.label)}
              </b>
              <span className="text-ink-soft [overflow-wrap:anywhere]" id={`${id}-${row.rows[0]}-values`}>
                {shownValues(row, card, on)
                  .map((word) => t.known(cardValueIn(term.known, word)))
                  .join(", ")}
              </span>
            </div>
            <Switch
              checked={on}
              describedBy={`${id}-${row.rows[0]}-values`}
              disabled={disabled}
              labelledBy={`${id}-${row.rows[0]}`}
              onChange={(next) => toggle(row, next)}
            />
          </li>
        );
      })}
    </ul>
  );
}

function shownValues(row: ChoiceRow, card: IdCardProfile, on: boolean): readonly string[] {
  if (!on) return [row.label === "Health" ? "Off unless you turn it on" : "Off"];
  const values = row.values(card);
  return values.length > 0 ? values : ["Nothing recorded yet"];
}
