import { useCallback } from "react";
import { storePreferences } from "@/components/session/stored-user";
import { useReturnToFront } from "@/components/session/use-return-to-front";
import type { Session } from "@/components/session/use-session";
import { frameApi } from "@/lib/frame-api";
import type { PreferencesWire } from "@/lib/schemas/profile";

export type SetPreferences = (next: PreferencesWire | ((current: PreferencesWire) => PreferencesWire)) => void;

/**
 * Keeps the preferences that the screens show: those that a screen changed, and those that another device changed while
 * this page was in the background.
 */
export function useShownPreferences({
  latest,
  setViewer,
  refresh,
  noteChange,
  changeCount,
}: Omit<Session, "viewer" | "actions">): SetPreferences {
  const lookAgain = useCallback(async () => {
    const before = latest.current;
    const count = changeCount();
    const preferences = before && (await frameApi.getPreferences().catch(() => null));
    if (!preferences || latest.current !== before || changeCount() !== count) return; // a newer change happened here
    if (JSON.stringify(preferences) === JSON.stringify(before.preferences)) return;
    storePreferences(preferences);
    setViewer({ ...before, preferences });
    refresh();
  }, [latest, setViewer, refresh, changeCount]);
  useReturnToFront(lookAgain);

  // Has a stable identity, so that effects may depend on it.
  return useCallback<SetPreferences>(
    (next) => {
      const before = latest.current;
      if (!before) return;
      const preferences = typeof next === "function" ? next(before.preferences) : next;
      noteChange();
      storePreferences(preferences);
      setViewer({ ...before, preferences });
    },
    [latest, setViewer, noteChange],
  );
}
