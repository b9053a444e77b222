import { DAY_MS } from "@/lib/durations";
import type { UserWire } from "@/lib/schemas/auth";
import type { PreferencesWire } from "@/lib/schemas/profile";

/** The person whose card this device shows offline: the last one who the server said is signed in here. */
const STORAGE_KEY = "forkprint_card";
/** The link behind the QR code of that card (components/sharing/card-link.ts). */
export const CARD_LINK_KEY = "forkprint_card_link";
/** Longer than a session, because a card must not vanish from a phone that has no network for long. */
const KEPT_MS = 30 * DAY_MS;

type Viewer = { user: UserWire; preferences: PreferencesWire };
type KeptViewer = Viewer & { until: number };

function isKept(value: unknown): value is KeptViewer {
  if (typeof value !== "object" || value === null) return false;
  const { user, preferences, until } = value as Partial<Record<keyof KeptViewer, unknown>>;
  const isUser = typeof user === "object" && user !== null && typeof (user as Partial<UserWire>).id === "string";
  return isUser && typeof preferences === "object" && preferences !== null && typeof until === "number";
}

/**
 * Storage may be full or forbidden; the card then needs a connection, and an older card must not stay in its place. It is
 * replaced, never removed first: other tabs take a removal for a sign-out.
 */
export function keepViewer({ user, preferences }: Viewer): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ user, preferences, until: Date.now() + KEPT_MS }));
  } catch {
    forgetKeptViewer();
  }
}

export function keptViewer(): Viewer | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "null");
    if (isKept(kept) && kept.until > Date.now()) return { user: kept.user, preferences: kept.preferences };
  } catch {
    // Unreadable data is removed below.
  }
  forgetKeptViewer();
  return null;
}

export function forgetKeptViewer(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
    localStorage.removeItem(CARD_LINK_KEY);
  } catch {
    // Without storage there is nothing to remove.
  }
}

/**
 * Calls `listener` when another tab removes the card, as it does at sign-out. A browser without `auth_user` (it
 * cleared old entries, or signed in by cookie alone) learns of a sign-out only in this way. Returns a function that
 * unsubscribes.
 */
export function onKeptViewerGone(listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY && event.newValue === null) listener();
  };
  window.addEventListener("storage", heard);
  return () => window.removeEventListener("storage", heard);
}
