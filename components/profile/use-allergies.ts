"use client";

import { useMemo } from "react";
import { useChangeQueue } from "@/components/profile/use-change-queue";
import { usePreferences } from "@/components/profile/use-preferences";
import { isOutdated, type ReportMode, useReport } from "@/components/profile/use-report";
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

/** Of an answer that holds the whole profile, what a change of allergies may have changed. */
export const withSavedAllergies = (current: PreferencesWire, answer: PreferencesWire): PreferencesWire => ({
  ...current,
  dietary: answer.dietary,
  ingredientPreferences: answer.ingredientPreferences,
});

/** Saves every tap at once and rolls it back visibly when that fails. */
export function useAllergies({ report = "toast" }: { report?: ReportMode } = {}): AllergyEditor {
  const { saved, setSaved, reload } = usePreferences();
  const { done, failed } = useReport(report);
  const { pending, push } = useChangeQueue<AllergyChange>({
    send: async (change) => {
      const answer = await sendAllergyChange(change);
      setSaved((current) => withSavedAllergies(current, answer));
      done("Dietary preferences updated!");
    },
    onFailure: (reason) => {
      failed("Failed to save dietary preferences");
      if (isOutdated(reason)) void reload().catch(() => undefined);
    },
  });
  return useMemo(
    () => ({ allergies: allergiesOf(pending.reduce(applyAllergyChange, saved)), change: push }),
    [saved, pending, push],
  );
}
