import { clientId, issuer } from "./config";
import { fail } from "./errors";
import { waitOf } from "./schedule";
import type { Session } from "./session";
import type { Profile } from "./types";
import type { OnlineVisit, RedirectUris, Tokens } from "./wire.generated";

/** Cancels what is under way, whose answers are of no use after a sign-out or when the widget is removed. */
const running = new Set<AbortController>();
export const cancelCalls = (): void => {
  for (const calls of running) calls.abort();
};

/**
 * Runs calls that belong together: when one fails, or the given signal aborts, the others are cancelled.
 * AbortSignal.any, which links signals, is younger than the oldest browsers that run the widget.
 */
export async function together<T>(work: (signal: AbortSignal) => Promise<T>, given?: AbortSignal): Promise<T> {
  const calls = new AbortController(); // Its signal also ends the listener below.
  const stop = () => calls.abort();
  if (given?.aborted) stop();
  given?.addEventListener("abort", stop, calls);
  running.add(calls);
  try {
    return await work(calls.signal);
  } finally {
    stop();
    running.delete(calls);
  }
}

/**
 * The body is read at once, because it can break off or be cancelled like the call. A call that takes longer than
 * somebody waits has failed. A redirect is followed by none, because it would lead menus and tokens elsewhere.
 */
export async function call(
  path: string,
  init: RequestInit,
  given: AbortSignal,
): Promise<[answer: Response, body: string]> {
  const LONGEST_WAIT_MS = 12_000;
  const limit = new AbortController();
  const stop = () => limit.abort();
  if (given.aborted) stop();
  given.addEventListener("abort", stop, limit);
  const timer = setTimeout(stop, LONGEST_WAIT_MS);
  try {
    const answer = await fetch(issuer + path, {
      ...init,
      signal: limit.signal,
      credentials: "omit",
      redirect: "error",
      referrerPolicy: "strict-origin",
    });
    return [answer, await answer.text()];
  } catch (error) {
    throw given.aborted ? fail("cancelled") : fail("network", String(error));
  } finally {
    clearTimeout(timer);
    stop();
  }
}

type Invalid = { loc?: (string | number)[]; msg: string };
type Failure = { detail?: string | Invalid[]; error_description?: string; error?: string };

/** @returns the content of a success. Everything else is a refusal, such as an HTML page from a proxy. */
export function read<T extends object>([{ ok, status, headers }, body]: [Response, string]): T {
  let said: (T & Failure) | null = null;
  try {
    said = JSON.parse(body);
  } catch {}
  if (ok && said && typeof said === "object") return said;
  const { detail, error, error_description } = said ?? ({} as Failure);
  const invalid = Array.isArray(detail) ? detail : [];
  throw fail("refused", error_description ?? invalid[0]?.msg ?? (detail as string) ?? error, {
    status,
    wait: waitOf(headers.get("Retry-After")),
    refusedItems: invalid.map(({ loc }) => Number(loc?.[2])).filter((index) => index >= 0),
  });
}

const ask = <T extends object>(path: string, init: RequestInit): Promise<T> =>
  together(async (signal) => read<T>(await call(path, init, signal)));

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/**
 * The first registered redirect address. Our page uses it for a request that names none, so the code's redemption must
 * name it too.
 */
export const firstRedirectUri = async (): Promise<string | undefined> =>
  (await ask<RedirectUris>(`/oauth/client/${encodeURIComponent(clientId)}/redirect-uris`, {})).redirect_uris[0];

export async function redeem(code: string, verifier: string, redirectUri: string | undefined): Promise<Session> {
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    client_id: clientId,
    code,
    code_verifier: verifier,
    ...(redirectUri && { redirect_uri: redirectUri }),
  });
  const askedAt = Date.now();
  const tokens = await ask<Tokens>("/oauth/token", { method: "POST", body });
  if (!(tokens.expires_in > 0)) throw fail("refused");
  const user = await readProfile(tokens.access_token);
  return { token: tokens.access_token, scope: tokens.scope, expiresAt: askedAt + tokens.expires_in * 1000, user };
}

export async function readProfile(token: string): Promise<Profile> {
  const user = await ask<Profile>("/oauth/userinfo", { headers: bearer(token) });
  if (typeof user.sub !== "string") throw fail("refused"); // Not a card, so nothing is known about it.
  return user;
}

export const revoke = async (token: string): Promise<void> => {
  const body = new URLSearchParams({ client_id: clientId, token });
  // Sent with `keepalive` and outside the signal that sign-out aborts, so that leaving the page does not cut it off.
  await fetch(`${issuer}/oauth/revoke`, {
    method: "POST",
    body,
    keepalive: true,
    credentials: "omit",
    redirect: "error",
  }).catch(() => {});
};

export async function recordVisit(token: string, venue: OnlineVisit) {
  const headers = { ...bearer(token), "Content-Type": "application/json" };
  await ask("/api/visits/online", { method: "POST", headers, body: JSON.stringify(venue) });
}
