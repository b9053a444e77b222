import { Agent, request } from "undici";
import { env } from "@/server/env";
import type { PushOutcome, PushRequest } from "@/server/notifications/send-notifications";
import { connectPublicly } from "@/server/recipes/import/fetch/connect-publicly";
import { requireFetchable } from "@/server/recipes/import/fetch/page-address";

const TIME_LIMIT_MS = 10_000;
/** The service knows the subscription no longer (404, 410), or refuses our key for it (401, 403), or its form (400). */
const GONE: ReadonlySet<number> = new Set([400, 401, 403, 404, 410]);

/**
 * Posts an encrypted message to a push service of the public web. The address is a browser's word, so it is checked as an
 * imported page's is, redirects are not followed, and the answer is not read.
 */
export async function postPush({ endpoint, headers, body }: PushRequest): Promise<PushOutcome> {
  const agent = new Agent({ connect: connectPublicly(env.FETCH_ALLOW_HOSTS), connections: 1, pipelining: 0 });
  try {
    const url = new URL(endpoint);
    requireFetchable(url, env.FETCH_ALLOW_HOSTS);
    const answer = await request(url, {
      ...{ dispatcher: agent, method: "POST", headers, body },
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    answer.body.on("error", () => undefined);
    answer.body.destroy();
    if (answer.statusCode >= 200 && answer.statusCode < 300) return "taken";
    return GONE.has(answer.statusCode) ? "gone" : "later";
  } catch {
    return "later";
  } finally {
    void agent.destroy().catch(() => undefined);
  }
}
