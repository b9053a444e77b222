import { fail } from "./errors";
import type { Profile, SignedIn, Storage } from "./types";

export type Session = { accessToken: string; refreshToken: string; scope: string; expiresAt: number; user: Profile };

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

export function toAnswer({ accessToken, expiresAt, scope, user }: Session): SignedIn {
  const lists = Object.values(user).filter(Array.isArray);
  return {
    denied: false,
    signedOut: false,
    hasPreferences: lists.length === 0 || lists.some((list) => list.length > 0),
    authentication: { accessToken, expiresAt, scope, user },
    dietaryPreferences: listOf(user.dietary_preferences),
    healthConcerns: listOf(user.health_concerns),
  };
}

function isSession(kept: Partial<Session> | null): kept is Session {
  const texts = [kept?.accessToken, kept?.refreshToken, kept?.scope, kept?.user?.sub];
  return texts.every((each) => typeof each === "string") && typeof kept?.expiresAt === "number";
}

/** The session in the device's storage. Unreadable content counts as no session. */
export function sessionStore(storage: Storage | undefined, clientId: string) {
  const key = `forkprint.${clientId}`;
  /** Every error of the storage, immediate or asynchronous, becomes `storage`. */
  async function ask<T>(use: (storage: Storage) => Promise<T>): Promise<T | undefined> {
    try {
      return storage && (await use(storage));
    } catch {
      throw fail("storage");
    }
  }
  return {
    async read(): Promise<Session | null> {
      const text = await ask((each) => each.getItem(key));
      try {
        const kept = JSON.parse(text ?? "null") as Partial<Session> | null;
        return isSession(kept) ? kept : null;
      } catch {
        return null;
      }
    },
    write: (session: Session | null): Promise<unknown> =>
      ask((each) => (session ? each.setItem(key, JSON.stringify(session)) : each.removeItem(key))),
  };
}
