"use client";

import { useCallback, useEffect } from "react";
import { cardText } from "@/components/offline/kept";
import { useServiceWorker } from "@/components/offline/use-service-worker";
import { useNewTable } from "@/components/query/new-table";
import { useAuth } from "@/components/session/auth-provider";

/** What the page itself wants comes first. */
const AFTER_MS = 4000;

/** Rendered where recipes are: makes the person's own available without a network. */
export function RecipesOffline() {
  const { viewer } = useAuth();
  const owner = viewer?.user.id ?? null;
  const preferences = viewer?.preferences ?? null;
  useServiceWorker(owner !== null);
  const keep = useCallback(
    (isAnew: boolean) => {
      if (!owner || isSparing()) return;
      void import("./keep-recipes")
        .then(({ keepRecipes }) => keepRecipes(owner, cardText(preferences), isAnew))
        .catch(() => undefined); // Without a network, what is stored stays as it is.
    },
    [owner, preferences],
  );
  useEffect(() => {
    const timer = setTimeout(() => keep(false), AFTER_MS);
    return () => clearTimeout(timer);
  }, [keep]);
  useNewTable(() => keep(true));
  return null;
}

/** The person asked their browser to spend little. */
const isSparing = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
