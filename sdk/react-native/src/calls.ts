import { fail } from "./errors";
import { encodeForm } from "./text";
import type { MenuText, Profile } from "./types";
import type { MenuAnswer, MenuQuestion, Tokens } from "./wire.generated";

type Failure = { detail?: unknown; error_description?: string; error?: string };
type Target = { issuer: string; clientId: string; fetch: typeof globalThis.fetch };

/** Nobody waits longer for an answer. */
const LONGEST_WAIT_MS = 12_000;

/** Gives up waiting, and tells the call so. */
async function inTime<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const calls = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      calls.abort();
      reject(fail("network"));
    }, LONGEST_WAIT_MS);
  });
  return Promise.race([work(calls.signal), late]).finally(() => clearTimeout(timer));
}

/** The calls to Forkprint. A missing answer is the error `network`, an unsuccessful one is `refused`. */
export function callsOf({ issuer, clientId, fetch }: Target) {
  async function call<T extends object>(path: string, init: RequestInit): Promise<T> {
    const [answer, body] = await inTime(async (signal) => {
      const came = await fetch(issuer + path, { ...init, signal }).catch(() => {
        throw fail("network");
      });
      return [came, (await came.json().catch(() => null)) as (T & Failure) | null] as const;
    });
    if (answer.ok && body && typeof body === "object") return body;
    const detail = Array.isArray(body?.detail) ? (body.detail[0] as { msg?: string })?.msg : body?.detail;
    const words = body?.error_description ?? detail ?? body?.error;
    throw fail("refused", words === undefined ? undefined : String(words), answer.status);
  }
  const form = (fields: Record<string, string>): RequestInit => ({
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: encodeForm({ client_id: clientId, ...fields }),
  });
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

  return {
    redeem: (code: string, verifier: string, redirectUri: string): Promise<Tokens> => {
      const fields = { grant_type: "authorization_code", code, code_verifier: verifier, redirect_uri: redirectUri };
      return call("/oauth/token", form(fields));
    },
    refresh: (refreshToken: string): Promise<Tokens> =>
      call("/oauth/token", form({ grant_type: "refresh_token", refresh_token: refreshToken })),
    revoke: (token: string): Promise<unknown> => call("/oauth/revoke", form({ token })),
    readProfile: (token: string): Promise<Profile> => call("/oauth/userinfo", { headers: bearer(token) }),
    /** The content of one answer, which is not looked at here. */
    menu: async (items: readonly MenuText[], token: string): Promise<Partial<Record<keyof MenuAnswer, unknown>>> => {
      const headers = { ...bearer(token), "Content-Type": "application/json" };
      const question: MenuQuestion = { client_id: clientId, items };
      return call("/api/analysis/menu", { method: "POST", headers, body: JSON.stringify(question) });
    },
  };
}
