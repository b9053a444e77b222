"use client";

import { useMemo, useState } from "react";
import type { AllergyEditor } from "@/components/profile/use-allergies";
import type { GuestCard } from "@/lib/guest-card/guest-card";
import { allergiesOf } from "@/lib/profile/allergies";
import { type AllergyChange, applyAllergyChange } from "@/lib/profile/allergy-changes";
import type { PreferencesWire } from "@/lib/schemas/profile";

type OwnProfile = Pick<PreferencesWire, "dietary" | "ingredientPreferences">;

/**
 * The allergy picker's editor for allergies of no account. It starts from the device's guest card, and keeps changes in
 * memory until they are sent.
 */
export function useOwnAllergies(card: GuestCard | null): AllergyEditor {
  const [changed, setHeld] = useState<OwnProfile | null>(null);
  const own = useMemo<OwnProfile>(
    () => changed ?? { dietary: [], ingredientPreferences: [...(card?.ingredientPreferences ?? [])] },
    [changed, card],
  );
  return useMemo(
    () => ({
      allergies: allergiesOf(own),
      change: (change: AllergyChange) => setHeld((before) => applyAllergyChange(before ?? own, change)),
    }),
    [own],
  );
}
