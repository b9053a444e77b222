import { DAY_SECONDS } from "@/lib/durations";
import type { SignInWire, UserWire } from "@/lib/schemas/auth";
import type { PreferencesWire } from "@/lib/schemas/profile";

/**
 * The documented entry in the browser's storage: who is signed in here, for other tabs and for offline use. It is no
 * credential: only the session cookie, which scripts cannot read, signs in.
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
  /** Distinguishes this session from the same person's next one. */
  since: number;
  until: number;
};

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
const isTime = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

/**
 * The entry may have been changed by others, so the fields that are used without a check elsewhere are checked here.
 */
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

/** Earlier versions stored a token here. It is removed, and the rest still keeps the tabs in sync. */
function withoutToken(value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("accessToken" in value)) return value;
  const { accessToken: _, tokenType: __, ...rest } = value as Record<string, unknown>;
  const kept = { ...rest, since: Date.now(), until: Date.now() + KEPT_SECONDS * 1000 };
  localStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  return kept;
}

/** The stored user while the session lasts. Invalid or expired entries are deleted. */
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

/** Storage may be full or forbidden; then the tabs learn of each other only through the server. */
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

/** Calls `listener` when another tab signs in or out. Returns a function that stops it. */
export function onStoredUserChange(listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY || event.key === null) listener();
  };
  window.addEventListener("storage", heard);
  return () => window.removeEventListener("storage", heard);
}
