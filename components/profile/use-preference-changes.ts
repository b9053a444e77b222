import { useText } from "#use-text";
import { useChangeQueue } from "@/components/profile/use-change-queue";
import { usePreferences } from "@/components/profile/use-preferences";
import { isOutdated, type ReportMode, useReport } from "@/components/profile/use-report";
import type { PreferencesWire } from "@/lib/schemas/profile";
import { profile } from "@/messages/en/profile";

/**
 * Changes of allergies and ways of eating, which the server answers with the whole profile. Each is saved at once, and
 * visibly rolled back if that fails.
 */
export function usePreferenceChanges<Change>(send: (change: Change) => Promise<PreferencesWire>, report: ReportMode) {
  const t = useText(profile);
  const { saved, setSaved, reload } = usePreferences();
  const { done, failed } = useReport(report);
  const { pending, push } = useChangeQueue<Change>({
    send: async (change) => {
      const answer = await send(change);
      setSaved((current) => withSavedAllergies(current, answer));
      done(t("dietaryPreferencesUpdated"));
    },
    onFailure: (reason) => {
      failed(t("dietsNotSaved"));
      if (isOutdated(reason)) void reload().catch(() => undefined);
    },
  });
  return { saved, pending, push };
}

/** Takes from an answer with the whole profile the parts that such a change may affect. */
export const withSavedAllergies = (current: PreferencesWire, answer: PreferencesWire): PreferencesWire => ({
  ...current,
  dietary: answer.dietary,
  ingredientPreferences: answer.ingredientPreferences,
});
