"use client";

import { useMemo } from "react";
import { usePreferenceChanges } from "@/components/profile/use-preference-changes";
import type { ReportMode } from "@/components/profile/use-report";
import { api } from "@/lib/api-client";
import { allergiesOf, type Restriction } from "@/lib/profile/allergies";
import { type AllergyChange, applyAllergyChange } from "@/lib/profile/allergy-changes";
import type { PreferencesWire } from "@/lib/schemas/profile";

/** The interface of the allergy picker, whether changes are saved at once or later. */
export type AllergyEditor = {
  /** All allergies, including unsaved ones. */
  allergies: readonly Restriction[];
  change: (change: AllergyChange) => void;
};

/** Sends a change and returns the saved state. */
export const sendAllergyChange = (change: AllergyChange): Promise<PreferencesWire> => {
  if (!change.on) return api.removeAllergy(change.key);
  const { severity, traces } = change;
  return api.setAllergy(change.key, { ...(severity && { severity }), ...(traces === undefined ? {} : { traces }) });
};

/** Saves every tap at once, and visibly rolls it back if that fails. */
export function useAllergies({ report = "toast" }: { report?: ReportMode } = {}): AllergyEditor {
  const { saved, pending, push } = usePreferenceChanges(sendAllergyChange, report);
  return useMemo(
    () => ({ allergies: allergiesOf(pending.reduce(applyAllergyChange, saved)), change: push }),
    [saved, pending, push],
  );
}
