"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { useChangeQueue } from "@/components/profile/use-change-queue";
import { usePreferences } from "@/components/profile/use-preferences";
import { isOutdated, type ReportMode, useReport } from "@/components/profile/use-report";
import { api } from "@/lib/api-client";
import { type DietToggle, type DisplacedAllergy, keptAllergies, replayDiets } from "@/lib/dietary/diet-choice";
import type { DietKey } from "@/lib/dietary/diets";
import type { IngredientPreferenceWire, PreferencesWire, SetDietsWire } from "@/lib/schemas/profile";

/** What the dietary picker needs, whichever way it is saved. */
export type DietEditor = {
  chosen: readonly DietKey[];
  /** Free-from keys that stand on the card as allergies although they are not chosen. */
  kept: readonly DietKey[];
  /** Allergies that just made room, for the note. */
  displaced: readonly DisplacedAllergy[];
  toggle: (key: DietKey, on: boolean) => void;
};

/** The answer of the server in what is known to be saved: the list, and the allergies it kept. */
export function withSavedDiets(preferences: PreferencesWire, { dietary, displaced }: SetDietsWire): PreferencesWire {
  const kept = new Map<string, IngredientPreferenceWire>();
  for (const { ingredient_preference } of displaced)
    kept.set(ingredient_preference.ingredient_id, ingredient_preference);
  const others = preferences.ingredientPreferences.filter((each) => !kept.has(each.ingredient_id));
  return { ...preferences, dietary, ingredientPreferences: [...others, ...kept.values()] };
}

/** Saves every tap at once and rolls it back visibly when that fails. */
export function useDiets({ report = "toast" }: { report?: ReportMode } = {}): DietEditor & { error: string | null } {
  const { saved, setSaved, reload } = usePreferences();
  const { error, done, failed } = useReport(report);
  const [displacedNow, setDisplacedNow] = useState<readonly DisplacedAllergy[]>([]);
  const savedDiets = useRef(saved.dietary);
  useEffect(() => {
    savedDiets.current = saved.dietary;
  }, [saved.dietary]);

  const queue = useChangeQueue<DietToggle>({
    send: async (toggle) => {
      const { lists, displaced } = replayDiets(savedDiets.current, [toggle]);
      for (const list of lists) {
        const answer = await api.setDiets([...list]);
        savedDiets.current = answer.dietary;
        setSaved((current) => withSavedDiets(current, answer));
      }
      if (displaced.length > 0) setDisplacedNow(displaced);
      if (lists.length > 0) done("Dietary preferences updated!");
    },
    onFailure: (reason) => {
      failed("Failed to save dietary preferences");
      if (isOutdated(reason)) void reload().catch(() => undefined);
    },
  });

  return useMemo(() => {
    const choice = replayDiets(saved.dietary, queue.pending);
    const displaced = choice.displaced.length > 0 ? choice.displaced : displacedNow;
    const kept = new Set([...keptAllergies(saved.ingredientPreferences), ...choice.displaced.map((d) => d.allergy)]);
    return {
      chosen: choice.chosen,
      kept: [...kept],
      displaced: displaced.filter(({ allergy }) => kept.has(allergy) && !choice.chosen.includes(allergy)),
      toggle: (key: DietKey, on: boolean) => queue.push({ key, on }),
      error,
    };
  }, [saved, queue.pending, queue.push, displacedNow, error]);
}
