"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useText } from "#use-text";
import { applyFavoriteChange, type FavoriteChange, refusalOf } from "@/components/profile/favorites/favorite-changes";
import { useChangeQueue } from "@/components/profile/use-change-queue";
import { usePreferences } from "@/components/profile/use-preferences";
import { isOutdated, type ReportMode, statusOf, useReport } from "@/components/profile/use-report";
import { ApiError } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import type { FavoriteItemWire, FavoriteType, FavoriteWire } from "@/lib/schemas/favorites";
import { profile } from "@/messages/en/profile";

type Problem = { type: FavoriteType; message: string };

export type FavoritesEditor = {
  /** The person's favourites, including changes that are still being sent. */
  favorites: readonly FavoriteWire[];
  add: (item: FavoriteItemWire) => void;
  /** `name` is the trimmed text of a search without results. */
  create: (name: string, type: FavoriteType) => void;
  remove: (favorite: FavoriteWire) => void;
  /** The section that could not accept an item, and why. */
  problem: Problem | null;
  loadFailed: boolean;
  retryLoad: () => void;
  onSearchFailed: () => void;
  /** Resolves when all changes have been answered: true if all of them succeeded. */
  settled: () => Promise<boolean>;
};

/**
 * The person's favourite foods and drinks, three each. Each change is saved on its own and rolled back visibly if it
 * fails. With `enabled` false, they are not loaded yet.
 */
export function useFavorites({
  report = "toast",
  enabled = true,
}: {
  report?: ReportMode;
  enabled?: boolean;
} = {}): FavoritesEditor {
  const t = useText(profile);
  const { saved, setSaved } = usePreferences();
  const { done, failed } = useReport(report);
  const [problem, setProblem] = useState<Problem | null>(null);
  const latest = useRef(saved.favorites);
  const changeCount = useRef(0);
  useEffect(() => {
    latest.current = saved.favorites;
  }, [saved.favorites]);

  const keep = useCallback(
    (favorites: readonly FavoriteWire[]) => {
      latest.current = [...favorites];
      setSaved((current) => ({ ...current, favorites: [...favorites] }));
    },
    [setSaved],
  );

  const queue = useChangeQueue<FavoriteChange>({
    send: async (change) => {
      if (change.kind === "remove") {
        const there = applyFavoriteChange(latest.current, change);
        const record = latest.current.find((each) => !there.includes(each));
        if (!record) return;
        await api.removeFavorite(record.id);
        keep(there);
        done(t("nameRemovedFromFavorites", { name: record.item.name }));
        return;
      }
      const added =
        change.kind === "add"
          ? await api.addFavorite(change.item.id)
          : await api.addCustomFavorite(change.name, change.type);
      keep([...latest.current.filter((each) => each.id !== added.id), added]);
      done(t("nameAddedToFavorites", { name: added.item.name }));
    },
    onFailure: (reason, change) => {
      if (isOutdated(reason)) void load();
      if (change.kind === "remove" && statusOf(reason) === 404) return; // it is already removed, as intended
      const type =
        change.kind === "remove" ? change.favorite.item.type : change.kind === "add" ? change.item.type : change.type;
      // A refusal by the server concerns this item; any other error concerns the connection.
      const refusal = reason instanceof ApiError && isOutdated(reason) ? reason.message : null;
      const message = change.kind === "remove" ? t("failedToRemoveFavorite") : (refusal ?? t("failedToAddFavorite"));
      failed(message);
      if (refusal || report === "inline") setProblem({ type, message });
    },
  });
  const { inTurn, push, settled } = queue;

  const { load, loadFailed } = useLoad(inTurn, keep);
  useEffect(() => {
    if (!enabled) return;
    void load().then((isLoaded) => {
      if (!isLoaded && report === "toast") failed(t("failedToLoadFavorites"));
    });
  }, [enabled, load, report, failed, t]);

  const favorites = useMemo(
    () => queue.pending.reduce(applyFavoriteChange, saved.favorites),
    [queue.pending, saved.favorites],
  );
  const attempt = useCallback(
    (change: FavoriteChange, item: FavoriteItemWire) => {
      const message = refusalOf(favorites, item);
      setProblem(message ? { type: item.type, message } : null);
      if (!message) push(change);
    },
    [favorites, push],
  );
  const nextId = useCallback(() => `${changeCount.current++}`, []);

  return useMemo(
    () => ({
      favorites,
      add: (item) => attempt({ kind: "add", id: nextId(), item }, item),
      create: (name, type) => attempt({ kind: "create", id: nextId(), name, type }, { id: "", name, type }),
      remove: (favorite) => {
        setProblem(null);
        push({ kind: "remove", id: nextId(), favorite });
      },
      problem,
      loadFailed,
      retryLoad: () => void load(),
      onSearchFailed: () => {
        if (report === "toast") failed(t("failedToSearchItems"));
      },
      settled,
    }),
    [favorites, attempt, nextId, push, problem, loadFailed, load, report, failed, settled, t],
  );
}

/** Loads the list in the same queue as the changes, so that an older answer never hides a newer favourite. */
function useLoad(
  inTurn: (task: () => Promise<void>) => Promise<void>,
  keep: (favorites: readonly FavoriteWire[]) => void,
) {
  const [loadFailed, setLoadFailed] = useState(false);
  const load = useCallback(async (): Promise<boolean> => {
    let isLoaded = false;
    await inTurn(async () => {
      try {
        keep(await api.listFavorites());
        isLoaded = true;
      } catch {
        // The caller reports the error; the previous list stays.
      }
    });
    setLoadFailed(!isLoaded);
    return isLoaded;
  }, [inTurn, keep]);
  return { load, loadFailed };
}
