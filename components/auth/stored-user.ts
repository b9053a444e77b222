import type { SignInWire, UserWire } from "@/lib/schemas/auth";
import type { PreferencesWire } from "@/lib/schemas/profile";

/** The documented entry of the browser's storage. */
const STORAGE_KEY = "auth_user";

export type StoredUser = {
  id: string;
  email: string;
  name: string | null;
  picture: string | null;
  firstName: string | null;
  lastName: string | null;
  showsFullName?: true;
  accountType: UserWire["account_type"];
  accessToken: string;
  tokenType: string;
  preferences: PreferencesWire;
};

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** Written by us, but anything may have happened to it since: what is used of it blindly is looked at. */
function isStoredUser(value: unknown): value is StoredUser {
  if (typeof value !== "object" || value === null) return false;
  const { id, email, accessToken, tokenType, preferences } = value as Partial<Record<keyof StoredUser, unknown>>;
  return [id, email, accessToken, tokenType].every(isText) && typeof preferences === "object" && preferences !== null;
}

export const toStoredUser = (signIn: SignInWire): StoredUser => ({
  id: signIn.user.id,
  email: signIn.user.email,
  name: signIn.user.name,
  picture: signIn.user.picture,
  firstName: signIn.user.first_name,
  lastName: signIn.user.last_name,
  ...(signIn.user.shows_full_name ? { showsFullName: true as const } : {}),
  accountType: signIn.user.account_type,
  accessToken: signIn.access_token,
  tokenType: signIn.token_type,
  preferences: signIn.preferences,
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

/** The Authorization header: the token's type with its first letter in upper case, then the token. */
export const authorizationOf = (user: StoredUser): string =>
  `${user.tokenType.charAt(0).toUpperCase()}${user.tokenType.slice(1)} ${user.accessToken}`;

/** The expiry of a JWT in seconds since 1970, or null where there is none to be read. */
function expiryOf(token: string): number | null {
  try {
    const payload = token.split(".")[1] ?? "";
    const json = atob(payload.replace(/-/g, "+").replace(/_/g, "/"));
    const { exp } = JSON.parse(json) as { exp?: unknown };
    return typeof exp === "number" ? exp : null;
  } catch {
    return null;
  }
}

/** The stored user, if its token has not expired. Anything else that is stored is deleted. */
export function restoreUser(): StoredUser | null {
  try {
    const text = localStorage.getItem(STORAGE_KEY);
    if (text === null) return null;
    const stored: unknown = JSON.parse(text);
    const expiry = isStoredUser(stored) ? expiryOf(stored.accessToken) : null;
    if (isStoredUser(stored) && expiry !== null && expiry * 1000 > Date.now()) return stored;
    localStorage.removeItem(STORAGE_KEY);
    return null;
  } catch {
    forgetUser();
    return null;
  }
}

/** Storage may be full or forbidden; the session cookie then carries the sign-in alone. */
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
