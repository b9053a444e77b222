"use client";

import { useMemo, useState } from "react";
import type { AllergyEditor } from "@/components/profile/use-allergies";
import { allergiesOf } from "@/lib/dietary/allergies";
import { type AllergyChange, applyAllergyChange } from "@/lib/dietary/allergy-changes";
import type { PreferencesWire } from "@/lib/schemas/profile";

type Held = Pick<PreferencesWire, "dietary" | "ingredientPreferences">;
const NOTHING: Held = { dietary: [], ingredientPreferences: [] };

/** The picker's editor for allergies that belong to no account: they are held here until they are sent. */
export function useOwnAllergies(): AllergyEditor {
  const [held, setHeld] = useState(NOTHING);
  return useMemo(
    () => ({
      allergies: allergiesOf(held),
      change: (change: AllergyChange) => setHeld((before) => applyAllergyChange(before, change)),
    }),
    [held],
  );
}
