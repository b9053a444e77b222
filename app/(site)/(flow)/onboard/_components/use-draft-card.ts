import { useMemo } from "react";
import type { FavoritesEditor } from "@/components/profile/favorites/use-favorites";
import type { HealthEditor } from "@/components/profile/use-health-concerns";
import type { Viewer } from "@/components/session/viewer";
import { type IdCardProfile, toIdCardProfile } from "@/lib/id-card/id-card";
import type { PreferencesWire } from "@/lib/schemas/profile";

type Drafts = { preferences: PreferencesWire; health: HealthEditor; favorites: FavoritesEditor };

/** The card as it will be after everything chosen is saved. */
export function useDraftCard(viewer: Viewer | null, { preferences, health, favorites }: Drafts): IdCardProfile | null {
  return useMemo(() => {
    if (!viewer) return null;
    return toIdCardProfile(viewer.user, {
      ...preferences,
      healthConcerns: [...health.chosen],
      favorites: [...favorites.favorites],
    });
  }, [viewer, preferences, health.chosen, favorites.favorites]);
}
