"use client";

import { useMemo } from "react";
import { usePreferenceChanges } from "@/components/profile/use-preference-changes";
import type { ReportMode } from "@/components/profile/use-report";
import { api } from "@/lib/api-client";
import type { MoreWayKey } from "@/lib/dietary/more-ways";
import { applyWayChange, type WayChange, waysOf } from "@/lib/profile/way-changes";

export type WayEditor = { chosen: readonly MoreWayKey[]; toggle: (key: MoreWayKey, on: boolean) => void };

const sendWayChange = ({ key, on }: WayChange) => (on ? api.setWay(key) : api.removeWay(key));

/** Saves every tap at once, and visibly rolls it back if that fails. */
export function useWays({ report = "toast" }: { report?: ReportMode } = {}): WayEditor {
  const { saved, pending, push } = usePreferenceChanges(sendWayChange, report);
  return useMemo(
    () => ({
      chosen: waysOf(pending.reduce(applyWayChange, saved).ingredientPreferences),
      toggle: (key, on) => push({ key, on }),
    }),
    [saved, pending, push],
  );
}
