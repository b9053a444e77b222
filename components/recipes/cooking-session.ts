import { isScale, type Scale } from "@/components/recipes/scale-quantity";

/** How far the cooking of one recipe is: kept in this tab until it is closed, so that a reload loses nothing. */
export type CookingSession = { readonly struck: readonly string[]; readonly scale: Scale };

export const FRESH_SESSION: CookingSession = { struck: [], scale: "1" };

const keyOf = (recipeId: string) => `cooking:${recipeId}`;
/** A recipe has fewer lines than this; what is longer was not written by us. */
const MAX_STRUCK = 1000;

const sessions = new Map<string, CookingSession>();
const listeners = new Set<() => void>();

/** The same object until something changes. */
export function readCookingSession(recipeId: string): CookingSession {
  const known = sessions.get(recipeId);
  if (known) return known;
  const session = load(recipeId);
  sessions.set(recipeId, session);
  return session;
}

export function writeCookingSession(recipeId: string, session: CookingSession): void {
  sessions.set(recipeId, session);
  try {
    sessionStorage.setItem(keyOf(recipeId), JSON.stringify(session));
  } catch {
    // Storage may be full or forbidden: the lines stay struck until the page is left.
  }
  for (const listener of listeners) listener();
}

export function onCookingSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function load(recipeId: string): CookingSession {
  try {
    return toCookingSession(JSON.parse(sessionStorage.getItem(keyOf(recipeId)) ?? "null"));
  } catch {
    return FRESH_SESSION;
  }
}

/** Anything may stand in the storage; what is not a session is a fresh one. */
export function toCookingSession(value: unknown): CookingSession {
  if (typeof value !== "object" || value === null) return FRESH_SESSION;
  const { struck, scale } = value as Partial<Record<keyof CookingSession, unknown>>;
  const isList = Array.isArray(struck) && struck.length <= MAX_STRUCK && struck.every((id) => typeof id === "string");
  return { struck: isList ? struck : [], scale: typeof scale === "string" && isScale(scale) ? scale : "1" };
}
