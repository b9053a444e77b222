"use client";

import { useCallback, useEffect, useMemo, useState } from "react";
import { type AllergyEditor, sendAllergyChange } from "@/components/profile/use-allergies";
import { type DietEditor, withSavedDiets } from "@/components/profile/use-diets";
import { withSavedAllergies } from "@/components/profile/use-preference-changes";
import { usePreferences } from "@/components/profile/use-preferences";
import { requirePerson } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import { isSameChoice, replayDiets, toDietList } from "@/lib/dietary/diet-choice";
import { isFreeFrom } from "@/lib/dietary/diets";
import { allergiesOf } from "@/lib/profile/allergies";
import { applyAllergyChange } from "@/lib/profile/allergy-changes";
import type { PreferencesWire } from "@/lib/schemas/profile";
import { type DietaryDraft, NO_DRAFT, readDraft, writeDraft } from "./dietary-draft";

type DietaryEditors = {
  diets: DietEditor;
  allergies: AllergyEditor;
  /** The preferences as they will be after saving. No allergy is missing, wherever the server stores it. */
  preferences: PreferencesWire;
  isDirty: boolean;
  save: () => Promise<void>;
};

/**
 * Collects choices and saves them on request, allergies first. The draft consists of changes instead of a list, so that
 * what another tab saved meanwhile is kept. Signing in as another person starts a new draft.
 */
export function useDietaryDraft(userId: string | null): DietaryEditors {
  const { saved, setSaved } = usePreferences();
  const { draft, add, forget } = useDraft(userId);

  const drafted = useMemo(() => draft.allergies.reduce(applyAllergyChange, saved), [saved, draft.allergies]);
  const chosen = useMemo(() => replayDiets(drafted.dietary, draft.toggles), [drafted.dietary, draft.toggles]);
  const hasNewDiets = !isSameChoice(chosen, replayDiets(drafted.dietary, []));

  const save = useCallback(async () => {
    let { dietary } = saved;
    for (const change of draft.allergies) {
      requirePerson(userId);
      const answer = await sendAllergyChange(change);
      dietary = answer.dietary;
      setSaved((current) => withSavedAllergies(current, answer));
      forget({ toggles: [], allergies: [change] });
    }
    if (hasNewDiets) {
      requirePerson(userId);
      const answer = await api.setDiets(toDietList(dietary, chosen));
      setSaved((current) => withSavedDiets(current, answer));
    }
    forget({ toggles: draft.toggles, allergies: [] });
  }, [saved, draft, hasNewDiets, chosen, setSaved, forget, userId]);

  return useMemo(
    () => ({
      diets: { chosen, toggle: (key, on) => add({ toggles: [{ key, on }], allergies: [] }) },
      allergies: { allergies: allergiesOf(drafted), change: (change) => add({ toggles: [], allergies: [change] }) },
      preferences: { ...drafted, dietary: [...chosen, ...drafted.dietary.filter(isFreeFrom)] },
      isDirty: hasNewDiets || draft.allergies.length > 0,
      save,
    }),
    [chosen, drafted, hasNewDiets, draft.allergies.length, add, save],
  );
}

/** This person's choices. `forget` removes the saved ones; choices made while saving form the next draft. */
function useDraft(userId: string | null) {
  const [stored, setHeld] = useState({ userId, draft: NO_DRAFT });

  useEffect(() => {
    if (!userId) return; // signed out meanwhile: the draft waits for the same person
    setHeld((current) => {
      const isEmpty = current.draft.toggles.length + current.draft.allergies.length === 0;
      return current.userId === userId && !isEmpty ? current : { userId, draft: readDraft(userId) };
    });
  }, [userId]);

  const update = useCallback(
    (change: (draft: DietaryDraft) => DietaryDraft) => {
      if (!userId) return;
      setHeld((current) => {
        const draft = change(current.userId === userId ? current.draft : NO_DRAFT);
        writeDraft(userId, draft);
        return { userId, draft };
      });
    },
    [userId],
  );
  const add = useCallback(
    (more: DietaryDraft) =>
      update(({ toggles, allergies }) => ({
        toggles: [...toggles, ...more.toggles],
        allergies: [...allergies, ...more.allergies],
      })),
    [update],
  );
  const forget = useCallback(
    (saved: DietaryDraft) =>
      update(({ toggles, allergies }) => ({
        toggles: toggles.filter((each) => !saved.toggles.includes(each)),
        allergies: allergies.filter((each) => !saved.allergies.includes(each)),
      })),
    [update],
  );
  return { draft: stored.userId === userId ? stored.draft : NO_DRAFT, add, forget };
}
