"use client";

import { useCallback } from "react";
import { useAuth } from "@/components/auth/auth-provider";
import { frameApi } from "@/lib/frame-api";
import type { PreferencesWire } from "@/lib/schemas/profile";

const NOTHING_SAVED: PreferencesWire = { dietary: [], healthConcerns: [], ingredientPreferences: [], favorites: [] };

/** What the server is known to hold for the person, and how to change what is known. */
export function usePreferences() {
  const { viewer, setPreferences } = useAuth();
  /** For when an answer shows that another tab or device changed something. */
  const reload = useCallback(async () => setPreferences(await frameApi.getPreferences()), [setPreferences]);
  return { saved: viewer?.preferences ?? NOTHING_SAVED, setSaved: setPreferences, reload };
}
