"use client";

import { useMemo } from "react";
import { usePreferenceChanges } from "@/components/profile/use-preference-changes";
import type { ReportMode } from "@/components/profile/use-report";
import { api } from "@/lib/api-client";
import { allergiesOf, type Restriction } from "@/lib/dietary/allergies";
import { type AllergyChange, applyAllergyChange } from "@/lib/dietary/allergy-changes";
import type { PreferencesWire } from "@/lib/schemas/profile";

/** What the picker of allergies needs, whichever way it is saved. */
export type AllergyEditor = {
  /** Every one, with what is not saved yet. */
  allergies: readonly Restriction[];
  change: (change: AllergyChange) => void;
};

/** Sends one change and answers with what is saved now. */
export const sendAllergyChange = (change: AllergyChange): Promise<PreferencesWire> => {
  if (!change.on) return api.removeAllergy(change.key);
  const { severity, traces } = change;
  return api.setAllergy(change.key, { ...(severity && { severity }), ...(traces === undefined ? {} : { traces }) });
};

/** Saves every tap at once and rolls it back visibly when that fails. */
export function useAllergies({ report = "toast" }: { report?: ReportMode } = {}): AllergyEditor {
  const { saved, pending, push } = usePreferenceChanges(sendAllergyChange, report);
  return useMemo(
    () => ({ allergies: allergiesOf(pending.reduce(applyAllergyChange, saved)), change: push }),
    [saved, pending, push],
  );
}
