import { bearer, call, read } from "./calls";
import { clientId } from "./config";
import { fail } from "./errors";
import { session, setSession } from "./session";
import type { MenuAnswer, MenuQuestion } from "./wire.generated";

/** `gtin`: the code of a packaged food. */
export type Text = { name: string; description: string; gtin?: string };
export type Marked = Pick<MenuAnswer["items"][number], "name" | "description" | "container_class">;
export type Batch = Pick<MenuAnswer, "personalised" | "disclaimer"> & { items: (Marked | null)[] };

/** How a menu is read. `allergenKey`: what its codes stand for, as it prints it. */
export type Reading = { useBrackets: boolean; allergenKey: string };

/**
 * Sends one call. If the token was revoked, it is forgotten, which cancels the call, and the menu is marked as for an
 * anonymous reader. An answer that is not about the person of the token says nothing.
 */
export async function askMenu(
  items: readonly Text[],
  { useBrackets, allergenKey }: Reading,
  signal: AbortSignal,
): Promise<Batch> {
  const question: MenuQuestion = {
    client_id: clientId,
    items,
    ...(allergenKey && { allergen_key: allergenKey }),
    use_brackets: useBrackets,
    only_marks: true,
  };
  const body = JSON.stringify(question);
  const token = session()?.token;
  const headers = { "Content-Type": "application/json", ...(token && bearer(token)) };
  const said = await call("/api/analysis/menu", { method: "POST", headers, body }, signal);
  if (said[0].status === 401 && token) {
    if (session()?.token === token) setSession(null);
    throw fail("cancelled");
  }
  const batch = read<Batch>(said);
  if (!Array.isArray(batch.items) || (token && !batch.personalised)) throw fail("refused");
  return batch;
}
