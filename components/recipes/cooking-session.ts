import { isScale, type Scale } from "@/components/recipes/scale";

/** The progress of cooking one recipe. It is stored in this tab, so that it survives a reload. */
export type CookingSession = { readonly struck: readonly string[]; readonly scale: Scale };

export const FRESH_SESSION: CookingSession = { struck: [], scale: "1" };

const keyOf = (recipeId: string) => `cooking:${recipeId}`;
/** No recipe has more lines, so a longer list was not stored by this page. */
const MAX_STRUCK = 1000;

const sessions = new Map<string, CookingSession>();
const listeners = new Set<() => void>();

/** Returns the same object until something changes, as useSyncExternalStore requires. */
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

/** The storage may hold anything; an invalid value gives a fresh session. */
export function toCookingSession(value: unknown): CookingSession {
  if (typeof value !== "object" || value === null) return FRESH_SESSION;
  const { struck, scale } = value as Partial<Record<keyof CookingSession, unknown>>;
  const isList = Array.isArray(struck) && struck.length <= MAX_STRUCK && struck.every((id) => typeof id === "string");
  return { struck: isList ? struck : [], scale: typeof scale === "string" && isScale(scale) ? scale : "1" };
}
