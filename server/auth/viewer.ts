import "server-only";
import { cookies } from "next/headers";
import { cache } from "react";
import type { UserWire } from "@/lib/schemas/auth";
import type { PreferencesWire } from "@/lib/schemas/profile";
import type { TermsWire } from "@/lib/schemas/terms";
import { db } from "@/server/db/client";
import { isDatabaseUnavailable } from "@/server/db/errors";
import { log } from "@/server/log";
import { getPreferences } from "@/server/profile/get-preferences";
import { whileRunning } from "@/server/work/while-running";
import { claimsOfCookies } from "./cookie-claims";
import { toSignedIn } from "./resolve-caller";
import { getTerms } from "./terms";
import { toUserWire, userSelect } from "./wire";

export type Viewer = { user: UserWire; preferences: PreferencesWire };
type ViewerAndTerms = Viewer & { terms: TermsWire };

/** How long a page waits for the database to say who is looking, before it is shown without. */
const PATIENCE_MS = 5000;

/**
 * The person who looks at a server-rendered page, by the session cookie; read once per request. Throws when the
 * database is unavailable.
 */
export const getViewer = cache(async (): Promise<ViewerAndTerms | null> => {
  const over = new AbortController();
  const late = whileRunning(PATIENCE_MS, over.signal).then(
    () => Promise.reject(Object.assign(new Error("The database did not say who looks"), { code: "ETIMEDOUT" })),
    () => null, // The database answered in time.
  );
  try {
    return await Promise.race([readViewer(), late]);
  } finally {
    over.abort();
  }
});

async function readViewer(): Promise<ViewerAndTerms | null> {
  const sent = await cookies();
  const caller = await toSignedIn(await claimsOfCookies((name) => sent.get(name)?.value ?? null), "cookie");
  if (!caller) return null;
  const [user, preferences, terms] = await Promise.all([
    db.user.findUnique({ where: { id: caller.userId }, select: userSelect }),
    getPreferences(caller.userId),
    getTerms(caller),
  ]);
  return user && { user: toUserWire(user), preferences, terms };
}

/**
 * The same as `getViewer`, for the frame around every page: `undefined` while the database does not answer. Pages
 * without personal data then still work, and the others show their own errors.
 */
export async function findViewer(): Promise<ViewerAndTerms | null | undefined> {
  try {
    return await getViewer();
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    log.warn({ err: error }, "a page is shown without knowing who looks");
    return undefined;
  }
}
