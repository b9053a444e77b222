"use client";

import { useCallback, useEffect, useMemo, useState } from "react";
import type { DietEditor } from "@/components/profile/use-diets";
import { withSavedDiets } from "@/components/profile/use-diets";
import { usePreferences } from "@/components/profile/use-preferences";
import { requirePerson } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import { type DietToggle, keptAllergies, replayDiets } from "@/lib/dietary/diet-choice";
import { type DietKey, isDietKey } from "@/lib/dietary/diets";

const STORAGE_KEY = "diet_draft";

const isToggle = (value: unknown): value is DietToggle =>
  typeof value === "object" &&
  value !== null &&
  "key" in value &&
  typeof value.key === "string" &&
  isDietKey(value.key) &&
  "on" in value &&
  typeof value.on === "boolean";

/** Taps that are not saved yet outlive a reload of this tab, for the same person only. */
function readDraft(userId: string): DietToggle[] {
  try {
    const draft = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null") as Partial<Draft> | null;
    const toggles = draft?.userId === userId && Array.isArray(draft.toggles) ? draft.toggles : [];
    return toggles.every(isToggle) ? toggles : [];
  } catch {
    return [];
  }
}

function writeDraft(userId: string, toggles: readonly DietToggle[]): void {
  try {
    if (toggles.length === 0) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ userId, toggles }));
  } catch {
    // No storage: the draft lives as long as the page.
  }
}

type Draft = { userId: string | null; toggles: readonly DietToggle[] };

/**
 * Gathers taps and saves them when told to. The draft is the taps, not a list: what another tab saved
 * meanwhile is kept, and the taps come on top of it. Signing in as somebody else starts anew.
 */
export function useDietDraft(userId: string | null): DietEditor & { isDirty: boolean; save: () => Promise<void> } {
  const { saved, setSaved } = usePreferences();
  const [draft, setDraft] = useState<Draft>({ userId, toggles: [] });

  useEffect(() => {
    if (!userId) return; // signed out in the middle: the taps wait for the same person
    setDraft((current) =>
      current.userId === userId && current.toggles.length > 0 ? current : { userId, toggles: readDraft(userId) },
    );
  }, [userId]);

  const toggle = useCallback(
    (key: DietKey, on: boolean) => {
      if (!userId) return;
      setDraft((current) => {
        const toggles = [...(current.userId === userId ? current.toggles : []), { key, on }];
        writeDraft(userId, toggles);
        return { userId, toggles };
      });
    },
    [userId],
  );

  const toggles = draft.userId === userId ? draft.toggles : NO_TOGGLES;
  const choice = useMemo(() => replayDiets(saved.dietary, toggles), [saved.dietary, toggles]);

  const save = useCallback(async () => {
    for (const list of choice.lists) {
      requirePerson(userId);
      const answer = await api.setDiets([...list]);
      setSaved((current) => withSavedDiets(current, answer));
    }
    if (!userId) return;
    // Taps made while this was under way are the next draft.
    setDraft((current) => {
      const later = current.userId === userId ? current.toggles.slice(toggles.length) : [];
      writeDraft(userId, later);
      return { userId, toggles: later };
    });
  }, [choice.lists, toggles.length, setSaved, userId]);

  return useMemo(() => {
    const displaced = choice.displaced.filter(({ allergy }) => !choice.chosen.includes(allergy));
    const kept = new Set([...keptAllergies(saved.ingredientPreferences), ...displaced.map(({ allergy }) => allergy)]);
    return { chosen: choice.chosen, kept: [...kept], displaced, toggle, isDirty: choice.lists.length > 0, save };
  }, [choice, saved.ingredientPreferences, toggle, save]);
}

const NO_TOGGLES: readonly DietToggle[] = [];
