import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from "react";
import { addressWith, scaleFromAddress, scaleInAddress } from "@/components/recipes/cooking-address";
import {
  FRESH_SESSION,
  onCookingSession,
  readCookingSession,
  writeCookingSession,
} from "@/components/recipes/cooking-session";
import type { Scale } from "@/components/recipes/scale";
import type { RecipeWire } from "@/lib/schemas/recipes";

// The server has no layout, so useLayoutEffect is used in the browser only.
const useBeforePaint = typeof window === "undefined" ? useEffect : useLayoutEffect;

/**
 * Which lines are done, and the scale of the recipe. The address holds the scale, so that a reload, Back or a shared
 * link shows the same one; if the address has none, the scale stored in this tab is used.
 */
export function useCookingSession({ id, servings }: Pick<RecipeWire, "id" | "servings">) {
  const startScale = scaleFromAddress(useSearchParams(), servings);
  const read = useCallback(() => readCookingSession(id), [id]);
  const rendered = useMemo(
    () => (startScale === null ? FRESH_SESSION : { ...FRESH_SESSION, scale: startScale }),
    [startScale],
  );
  const session = useSyncExternalStore(onCookingSession, read, () => rendered);

  // Reads the address when a recipe opens, and on Back and Forward. Otherwise the session leads and the address follows
  // it.
  useBeforePaint(() => {
    const follow = () => {
      const kept = readCookingSession(id);
      const scale = scaleHere(servings);
      if (scale !== null && scale !== kept.scale) writeCookingSession(id, { ...kept, scale });
    };
    follow();
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [id, servings]);
  useEffect(() => {
    // Runs after the router has processed the address, which it would otherwise restore.
    const timer = setTimeout(() => {
      if (scaleHere(servings) === null) tell(readCookingSession(id).scale, servings);
    });
    return () => clearTimeout(timer);
  }, [id, servings]);

  return useMemo(() => {
    const struck = new Set(session.struck);
    return {
      scale: session.scale,
      setScale: (scale: Scale) => {
        writeCookingSession(id, { ...readCookingSession(id), scale });
        tell(scale, servings);
      },
      isStruck: (line: string) => struck.has(line),
      toggle: (line: string) => {
        const next = struck.has(line) ? session.struck.filter((each) => each !== line) : [...session.struck, line];
        writeCookingSession(id, { ...session, struck: next });
      },
    };
  }, [id, servings, session]);
}

const scaleHere = (servings: number | null) => scaleFromAddress(new URLSearchParams(window.location.search), servings);

function tell(scale: Scale, servings: number | null): void {
  const address = addressWith(scaleInAddress(scale, servings));
  const { pathname, search, hash } = window.location;
  if (address !== `${pathname}${search}${hash}`) window.history.replaceState(null, "", address);
}

export type Cooking = ReturnType<typeof useCookingSession>;
