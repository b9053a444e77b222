import { useCallback, useMemo, useSyncExternalStore } from "react";
import {
  FRESH_SESSION,
  onCookingSession,
  readCookingSession,
  writeCookingSession,
} from "@/components/recipes/cooking-session";
import type { Scale } from "@/components/recipes/scale-quantity";

/** Which lines are done and at which scale the recipe is cooked. */
export function useCookingSession(recipeId: string) {
  const read = useCallback(() => readCookingSession(recipeId), [recipeId]);
  const session = useSyncExternalStore(onCookingSession, read, () => FRESH_SESSION);
  return useMemo(() => {
    const struck = new Set(session.struck);
    return {
      scale: session.scale,
      setScale: (scale: Scale) => writeCookingSession(recipeId, { ...session, scale }),
      isStruck: (id: string) => struck.has(id),
      toggle: (id: string) => {
        const next = struck.has(id) ? session.struck.filter((each) => each !== id) : [...session.struck, id];
        writeCookingSession(recipeId, { ...session, struck: next });
      },
    };
  }, [recipeId, session]);
}

export type Cooking = ReturnType<typeof useCookingSession>;
