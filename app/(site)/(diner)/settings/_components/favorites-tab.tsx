"use client";

import { FavoritesPicker } from "@/components/favorites/favorites-picker";
import { useFavorites } from "@/components/favorites/use-favorites";

export function FavoritesTab() {
  return <FavoritesPicker editor={useFavorites()} />;
}
