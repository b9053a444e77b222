import { DAY_SECONDS } from "@/lib/durations";
import type { SignInWire, UserWire } from "@/lib/schemas/auth";
import type { PreferencesWire } from "@/lib/schemas/profile";

/**
 * The documented entry of the browser's storage: who is signed in here, for the other tabs and for when there is no
 * network. What signs in is the session cookie alone, which no script can read; nothing that stands here proves anything.
 */
const STORAGE_KEY = "auth_user";
/** As long as a sign-in lasts. */
const KEPT_SECONDS = 14 * DAY_SECONDS;

export type StoredUser = {
  id: string;
  email: string;
  name: string | null;
  picture: string | null;
  firstName: string | null;
  lastName: string | null;
  showsFullName?: true;
  accountType: UserWire["account_type"];
  preferences: PreferencesWire;
  /** Tells this sign-in from the next one of the same person. */
  since: number;
  until: number;
};

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
const isTime = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

/** Written by us, but anything may have happened to it since: what is used of it blindly is looked at. */
function isStoredUser(value: unknown): value is StoredUser {
  if (typeof value !== "object" || value === null) return false;
  const { id, email, preferences, since, until } = value as Partial<Record<keyof StoredUser, unknown>>;
  return (
    [id, email].every(isText) && typeof preferences === "object" && preferences !== null && [since, until].every(isTime)
  );
}

export const toStoredUser = ({ user, preferences, expires_in }: SignInWire): StoredUser => ({
  id: user.id,
  email: user.email,
  name: user.name,
  picture: user.picture,
  firstName: user.first_name,
  lastName: user.last_name,
  ...(user.shows_full_name ? { showsFullName: true as const } : {}),
  accountType: user.account_type,
  preferences,
  since: Date.now(),
  until: Date.now() + expires_in * 1000,
});

export const toUserWire = (user: StoredUser): UserWire => ({
  id: user.id,
  email: user.email,
  name: user.name,
  picture: user.picture,
  first_name: user.firstName,
  last_name: user.lastName,
  ...(user.showsFullName ? { shows_full_name: true as const } : {}),
  account_type: user.accountType,
});

/** As an earlier version kept it, with a token in it: the token goes, the rest keeps the tabs in step. */
function withoutToken(value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("accessToken" in value)) return value;
  const { accessToken: _, tokenType: __, ...rest } = value as Record<string, unknown>;
  const kept = { ...rest, since: Date.now(), until: Date.now() + KEPT_SECONDS * 1000 };
  localStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  return kept;
}

/** The stored user, while the sign-in lasts. Anything else that is stored is deleted. */
export function restoreUser(): StoredUser | null {
  try {
    const text = localStorage.getItem(STORAGE_KEY);
    if (text === null) return null;
    const stored = withoutToken(JSON.parse(text));
    if (isStoredUser(stored) && stored.until > Date.now()) return stored;
    localStorage.removeItem(STORAGE_KEY);
    return null;
  } catch {
    forgetUser();
    return null;
  }
}

/** Storage may be full or forbidden; then the tabs learn of each other only from the server. */
export function storeUser(user: StoredUser): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(user));
  } catch {
    forgetUser();
  }
}

export function storePreferences(preferences: PreferencesWire): void {
  const user = restoreUser();
  if (user) storeUser({ ...user, preferences });
}

export function forgetUser(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // No storage, nothing stored.
  }
}

/** Calls back when another tab signs in or out. Returns how to stop listening. */
export function onStoredUserChange(listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY || event.key === null) listener();
  };
  window.addEventListener("storage", heard);
  return () => window.removeEventListener("storage", heard);
}
