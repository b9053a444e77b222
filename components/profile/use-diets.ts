"use client";

import { useEffect, useMemo, useRef } from "react";
import { useText } from "#use-text";
import { useChangeQueue } from "@/components/profile/use-change-queue";
import { usePreferences } from "@/components/profile/use-preferences";
import { isOutdated, type ReportMode, useReport } from "@/components/profile/use-report";
import { api } from "@/lib/api-client";
import { type DietToggle, isSameChoice, replayDiets, toDietList } from "@/lib/dietary/diet-choice";
import type { DietKey } from "@/lib/dietary/diets";
import type { IngredientPreferenceWire, PreferencesWire, SetDietsWire } from "@/lib/schemas/profile";
import { profile } from "@/messages/en/profile";

/** The interface of the picker of ways of eating, whether changes are saved at once or later. */
export type DietEditor = {
  chosen: readonly DietKey[];
  toggle: (key: DietKey, on: boolean) => void;
};

/** Merges the server's answer into the saved state: the list, and the allergies that were kept. */
export function withSavedDiets(preferences: PreferencesWire, { dietary, displaced }: SetDietsWire): PreferencesWire {
  const kept = new Map<string, IngredientPreferenceWire>();
  for (const { ingredient_preference } of displaced)
    kept.set(ingredient_preference.ingredient_id, ingredient_preference);
  const others = preferences.ingredientPreferences.filter((each) => !kept.has(each.ingredient_id));
  return { ...preferences, dietary, ingredientPreferences: [...others, ...kept.values()] };
}

/** Saves every tap at once, and visibly rolls it back if that fails. */
export function useDiets({ report = "toast" }: { report?: ReportMode } = {}): DietEditor & { error: string | null } {
  const t = useText(profile);
  const { saved, setSaved, reload } = usePreferences();
  const { error, done, failed } = useReport(report);
  const savedDiets = useRef(saved.dietary);
  useEffect(() => {
    savedDiets.current = saved.dietary;
  }, [saved.dietary]);

  const queue = useChangeQueue<DietToggle>({
    send: async (toggle) => {
      const before = savedDiets.current;
      const ways = replayDiets(before, [toggle]);
      if (isSameChoice(ways, replayDiets(before, []))) return;
      const answer = await api.setDiets(toDietList(before, ways));
      savedDiets.current = answer.dietary;
      setSaved((current) => withSavedDiets(current, answer));
      done(t("dietaryPreferencesUpdated"));
    },
    onFailure: (reason) => {
      failed(t("dietsNotSaved"));
      if (isOutdated(reason)) void reload().catch(() => undefined);
    },
  });

  const { pending, push } = queue;
  return useMemo(
    () => ({
      chosen: replayDiets(saved.dietary, pending),
      toggle: (key: DietKey, on: boolean) => push({ key, on }),
      error,
    }),
    [saved.dietary, pending, push, error],
  );
}
