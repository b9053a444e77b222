"use client";

import { useMemo } from "react";
import { withSavedAllergies } from "@/components/profile/use-allergies";
import { useChangeQueue } from "@/components/profile/use-change-queue";
import { usePreferences } from "@/components/profile/use-preferences";
import { isOutdated, type ReportMode, useReport } from "@/components/profile/use-report";
import { api } from "@/lib/api-client";
import type { MoreWayKey } from "@/lib/dietary/more-ways";
import { applyWayChange, type WayChange, waysOf } from "@/lib/dietary/way-changes";

export type WayEditor = { chosen: readonly MoreWayKey[]; toggle: (key: MoreWayKey, on: boolean) => void };

/** Saves every tap at once and rolls it back visibly when that fails. */
export function useWays({ report = "toast" }: { report?: ReportMode } = {}): WayEditor {
  const { saved, setSaved, reload } = usePreferences();
  const { done, failed } = useReport(report);
  const { pending, push } = useChangeQueue<WayChange>({
    send: async ({ key, on }) => {
      const answer = await (on ? api.setWay(key) : api.removeWay(key));
      setSaved((current) => withSavedAllergies(current, answer));
      done("Dietary preferences updated!");
    },
    onFailure: (reason) => {
      failed("Failed to save dietary preferences");
      if (isOutdated(reason)) void reload().catch(() => undefined);
    },
  });
  return useMemo(
    () => ({
      chosen: waysOf(pending.reduce(applyWayChange, saved).ingredientPreferences),
      toggle: (key, on) => push({ key, on }),
    }),
    [saved, pending, push],
  );
}
