"use client";

import { useText } from "#use-text";
import { cn } from "@/components/ui/variants";
import { type DietKey, dietLabel } from "@/lib/dietary/diets";
import { type MoreWayKey, wayOf } from "@/lib/dietary/more-ways";
import { type GuestCard, waysOfGuest } from "@/lib/guest-card/guest-card";
import { atTable } from "@/messages/en/at-table";
import { terms } from "@/messages/en/terms";
import type { CardEditors } from "./use-written-card";

/** The ways of eating that kitchens hear most; the card has all of them. */
const DIETS: readonly DietKey[] = ["vegetarian", "vegan"];
const WAYS: readonly MoreWayKey[] = ["not-halal", "no-pork"];

type EatPicksProps = { card: GuestCard; editors: Pick<CardEditors, "diet" | "way"> };

export function EatPicks({ card, editors }: EatPicksProps) {
  const t = useText(atTable);
  const term = useText(terms);
  const ways = waysOfGuest(card);
  const picks = [
    ...[...new Set([...DIETS, ...card.dietary])].map((key) => ({
      key,
      label: dietLabel(key),
      on: card.dietary.includes(key),
      toggle: (on: boolean) => editors.diet(key, on),
    })),
    ...[...new Set([...WAYS, ...ways])].map((key) => ({
      key,
      label: wayOf(key)?.label ?? key,
      on: ways.includes(key),
      toggle: (on: boolean) => editors.way(key, on),
    })),
  ];
  return (
    <section aria-labelledby="how-you-eat">
      <h2 className="mb-2 font-[620] font-sans text-body" id="how-you-eat">
        {t("howYouEat")}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {picks.map(({ key, label, on, toggle }) => (
          <li key={key}>
            <button
              aria-pressed={on}
              className={cn(
                "min-h-11 rounded-control border-[1.5px] px-3 font-semibold text-small",
                on ? "border-herb bg-herb text-on-herb" : "border-control bg-raised hover:border-ink",
              )}
              onClick={() => toggle(!on)}
              type="button"
            >
              {term.known(label)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
