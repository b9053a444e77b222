import { clientId, issuer } from "./config";
import { fail } from "./errors";
import { type Session, session, setSession } from "./session";
import type { Profile } from "./types";

/** For longer waits the person decides whether to retry. */
const LONGEST_WAIT_SECONDS = 10;

/** Aborts calls whose answer is of no use any more, after a sign-out or when the widget is removed. */
let running = new AbortController();
export function cancelCalls(): void {
  running.abort();
  running = new AbortController();
}

async function call(path: string, init: RequestInit, signal = running.signal): Promise<Response> {
  try {
    return await fetch(issuer + path, { ...init, signal, credentials: "omit", referrerPolicy: "strict-origin" });
  } catch (error) {
    if (signal.aborted) throw fail("cancelled");
    throw fail("network", String(error));
  }
}

type Failure = { detail?: string | { msg: string }[]; error_description?: string; error?: string };

async function refusal(answer: Response): Promise<Error> {
  const said = (await answer.json().catch(() => ({}))) as Failure;
  const { detail } = said;
  return fail(
    "refused",
    said.error_description ?? (detail as { msg: string }[])?.[0]?.msg ?? (detail as string) ?? said.error,
  );
}

async function json<T>(answer: Response): Promise<T> {
  if (!answer.ok) throw await refusal(answer);
  return (await answer.json()) as T;
}

const ask = async <T>(path: string, init: RequestInit): Promise<T> => json<T>(await call(path, init));

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
  const asked = Date.now();
  const tokens = await ask<Tokens>("/oauth/token", { method: "POST", body });
  const user = await readProfile(tokens.access_token);
  return { token: tokens.access_token, scope: tokens.scope, expiresAt: asked + tokens.expires_in * 1000, user };
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

/** A signal that aborts with all current calls, or earlier if the given signal aborts. */
export const untilCancelled = (given?: AbortSignal): AbortSignal =>
  given && AbortSignal.any ? AbortSignal.any([given, running.signal]) : running.signal;

/** Sends one call. If the token was revoked, it is forgotten, and the menu is marked as for an anonymous reader. */
export async function askMenu(items: readonly Text[], useBrackets: boolean, signal: AbortSignal): Promise<Batch> {
  const body = JSON.stringify({ client_id: clientId, items, use_brackets: useBrackets });
  for (let isRetry = false; ; isRetry = true) {
    const token = session()?.token;
    const headers = { "Content-Type": "application/json", ...(token ? bearer(token) : {}) };
    const answer = await call("/api/analysis/menu", { method: "POST", headers, body }, signal);
    if (answer.status === 401 && token) {
      if (session()?.token === token) setSession(null);
    } else if ([429, 503].includes(answer.status) && !isRetry) {
      const seconds = +(answer.headers.get("Retry-After") ?? 1);
      if (!(seconds <= LONGEST_WAIT_SECONDS)) throw await refusal(answer);
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    } else return json<Batch>(answer);
  }
}
