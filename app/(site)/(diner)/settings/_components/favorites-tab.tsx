"use client";

import { FavoritesPicker } from "@/components/profile/favorites/favorites-picker";
import { useFavorites } from "@/components/profile/favorites/use-favorites";

export function FavoritesTab() {
  return <FavoritesPicker editor={useFavorites()} />;
}
