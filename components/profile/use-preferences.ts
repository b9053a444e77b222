"use client";

import { useCallback } from "react";
import { useAuth } from "@/components/session/auth-provider";
import { frameApi } from "@/lib/frame-api";
import type { PreferencesWire } from "@/lib/schemas/profile";

const NOTHING_SAVED: PreferencesWire = { dietary: [], healthConcerns: [], ingredientPreferences: [], favorites: [] };

/** The saved preferences of the person, and how to change them. */
export function usePreferences() {
  const { viewer, setPreferences } = useAuth();
  /** Reloads after an answer showed that another tab or device made a change. */
  const reload = useCallback(async () => setPreferences(await frameApi.getPreferences()), [setPreferences]);
  return { saved: viewer?.preferences ?? NOTHING_SAVED, setSaved: setPreferences, reload };
}
