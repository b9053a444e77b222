import { fail } from "./errors";
import { readMarks } from "./read-marks";
import { encodeForm } from "./text";
import type { Mark, MarkedItem, MarkedMenu, MenuText, Profile } from "./types";

export type Tokens = { access_token: string; refresh_token: string; expires_in: number; scope: string };
type Failure = { detail?: unknown; error_description?: string; error?: string };
type Target = { issuer: string; clientId: string; fetch: typeof globalThis.fetch };

const ITEMS_PER_CALL = 25;

/** The calls to Forkprint. A missing answer is the error `network`, an unsuccessful one is `refused`. */
export function callsOf({ issuer, clientId, fetch }: Target) {
  async function call<T>(path: string, init: RequestInit): Promise<T> {
    const answer = await fetch(issuer + path, init).catch(() => {
      throw fail("network");
    });
    const body = (await answer.json().catch(() => null)) as (T & Failure) | null;
    if (answer.ok && body !== null) return body;
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
    async markMenu(items: readonly MenuText[], token: string): Promise<MarkedMenu> {
      type Batch = {
        items: { name: string; description: string; verdict: Mark["kind"] | null }[];
        disclaimer: string;
      };
      const marked: MarkedItem[] = [];
      let disclaimer = "";
      for (let at = 0; at < items.length; at += ITEMS_PER_CALL) {
        const body = JSON.stringify({ client_id: clientId, items: items.slice(at, at + ITEMS_PER_CALL) });
        const headers = { ...bearer(token), "Content-Type": "application/json" };
        const batch = await call<Batch>("/api/analysis/menu", { method: "POST", headers, body });
        for (const { name, description, verdict } of batch.items)
          marked.push({ name: readMarks(name), description: readMarks(description), verdict });
        disclaimer = batch.disclaimer;
      }
      return { items: marked, disclaimer };
    },
  };
}
