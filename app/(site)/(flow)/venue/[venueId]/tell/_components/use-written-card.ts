"use client";

import { useCallback, useMemo, useState } from "react";
import { beginGuestCard, saveGuestChange, useGuestCard } from "@/components/guest-card/use-guest-card";
import type { DietKey } from "@/lib/dietary/diets";
import type { MoreWayKey } from "@/lib/dietary/more-ways";
import { changeGuestCard, type GuestCard, type GuestChange } from "@/lib/guest-card/guest-card";
import type { AllergyChange } from "@/lib/profile/allergy-changes";

const NOTHING: GuestCard = { suffix: "0000", name: "", dietary: [], ingredientPreferences: [] };

export type CardEditors = {
  allergy: (change: AllergyChange) => void;
  diet: (key: DietKey, on: boolean) => void;
  way: (key: MoreWayKey, on: boolean) => void;
};

/**
 * The card of this device, which begins with the first tap. A browser that keeps nothing has it on this screen only,
 * and `isKept` is false then.
 */
export function useWrittenCard() {
  const { card: stored } = useGuestCard();
  const [loose, setLoose] = useState<GuestCard | null>(null);
  const isHere = stored !== null;
  const change = useCallback(
    (next: GuestChange) => {
      if ((isHere || beginGuestCard()) && saveGuestChange(next)) return;
      setLoose((before) => changeGuestCard(before ?? stored ?? NOTHING, next));
    },
    [isHere, stored],
  );
  const editors = useMemo<CardEditors>(
    () => ({
      allergy: (allergy) => change({ allergy }),
      diet: (key, on) => change({ diet: { key, on } }),
      way: (key, on) => change({ way: { key, on } }),
    }),
    [change],
  );
  return { card: loose ?? stored ?? NOTHING, editors, isKept: loose === null };
}
