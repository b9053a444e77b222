import { clientId, issuer } from "./config";
import { fail } from "./errors";
import { type Session, session, setSession } from "./session";
import type { Profile } from "./types";

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

/** The body is read at once, because it can break off or be cancelled like the call. */
async function call(path: string, init: RequestInit, signal: AbortSignal): Promise<[answer: Response, body: string]> {
  try {
    const answer = await fetch(issuer + path, {
      ...init,
      signal,
      credentials: "omit",
      referrerPolicy: "strict-origin",
    });
    return [answer, await answer.text()];
  } catch (error) {
    throw signal.aborted ? fail("cancelled") : fail("network", String(error));
  }
}

type Failure = { detail?: string | { msg: string }[]; error_description?: string; error?: string };

/** @returns the content of a success. Everything else is a refusal, such as an HTML page from a proxy. */
function read<T>([{ ok }, body]: [Response, string]): T {
  let said = {} as T & Failure;
  try {
    said = JSON.parse(body);
    if (ok) return said;
  } catch {}
  const { detail } = said;
  throw fail(
    "refused",
    said.error_description ?? (detail as { msg: string }[])?.[0]?.msg ?? (detail as string) ?? said.error,
  );
}

const ask = <T>(path: string, init: RequestInit): Promise<T> =>
  together(async (signal) => read<T>(await call(path, init, signal)));

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/**
 * The first registered redirect address. Our page uses it for a request that names none, so the code's redemption must
 * name it too.
 */
export const firstRedirectUri = async (): Promise<string | undefined> =>
  (await ask<{ redirect_uris: string[] }>(`/oauth/client/${clientId}/redirect-uris`, {})).redirect_uris[0];

export async function redeem(code: string, verifier: string, redirectUri: string | undefined): Promise<Session> {
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    client_id: clientId,
    code,
    code_verifier: verifier,
    ...(redirectUri && { redirect_uri: redirectUri }),
  });
  type Tokens = { access_token: string; expires_in: number; scope: string };
  const askedAt = Date.now();
  const tokens = await ask<Tokens>("/oauth/token", { method: "POST", body });
  const user = await readProfile(tokens.access_token);
  return { token: tokens.access_token, scope: tokens.scope, expiresAt: askedAt + tokens.expires_in * 1000, user };
}

export const readProfile = (token: string): Promise<Profile> => ask("/oauth/userinfo", { headers: bearer(token) });

export const revoke = async (token: string): Promise<void> => {
  const body = new URLSearchParams({ client_id: clientId, token });
  // Sent with `keepalive` and outside the signal that sign-out aborts, so that leaving the page does not cut it off.
  await fetch(`${issuer}/oauth/revoke`, { method: "POST", body, keepalive: true, credentials: "omit" }).catch(() => {});
};

export async function recordVisit(token: string, venue: { venue_id?: string; internal_venue_id?: string }) {
  const headers = { ...bearer(token), "Content-Type": "application/json" };
  await ask("/api/visits/online", { method: "POST", headers, body: JSON.stringify(venue) });
}

export type Text = { name: string; description: string };
export type Marked = Text & { container_class: string };
export type Batch = { items: Marked[]; personalised: boolean; disclaimer: string };

/** Sends one call. If the token was revoked, it is forgotten, and the menu is marked as for an anonymous reader. */
export async function askMenu(items: readonly Text[], useBrackets: boolean, signal: AbortSignal): Promise<Batch> {
  const LONGEST_WAIT_SECONDS = 10; // If the wait is longer, the person decides whether to retry.
  const body = JSON.stringify({ client_id: clientId, items, use_brackets: useBrackets, only_marks: true });
  for (let isRetry = false; ; isRetry = true) {
    const token = session()?.token;
    const headers = { "Content-Type": "application/json", ...(token ? bearer(token) : {}) };
    const said = await call("/api/analysis/menu", { method: "POST", headers, body }, signal);
    const [{ status, headers: told }] = said;
    const seconds = +(told.get("Retry-After") ?? 1);
    if (status === 401 && token) {
      if (session()?.token === token) setSession(null);
    } else if ([429, 503].includes(status) && !isRetry && seconds <= LONGEST_WAIT_SECONDS)
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    else return read(said);
  }
}
