import { Agent, request } from "undici";
import { z } from "zod";
import { PRODUCT_NAME } from "@/lib/product";
import { env } from "@/server/env";
import type { PostResult } from "@/server/oauth/notices/send-notices";
import { connectPublicly } from "@/server/recipes/import/fetch/connect-publicly";
import { requireFetchable } from "@/server/recipes/import/fetch/page-address";

const TIME_LIMIT_MS = 10_000;
const MAX_ANSWER_BYTES = 16 * 1024;

const answered = z.object({ deleted: z.literal(true) });

/**
 * Pushes a notice to an address of the public web (RFC 8935 2), with the same protection as fetching pages: both the
 * address and the IP that it resolves to are checked, and redirects are not followed. Any failure means "not
 * delivered".
 */
export async function postNotice(address: string, token: string): Promise<PostResult> {
  const agent = new Agent({ connect: connectPublicly(env.FETCH_ALLOW_HOSTS), connections: 1, pipelining: 0 });
  try {
    const url = new URL(address);
    requireFetchable(url, env.FETCH_ALLOW_HOSTS);
    const answer = await request(url, {
      dispatcher: agent,
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      method: "POST",
      headers: {
        "content-type": "application/secevent+jwt",
        accept: "application/json",
        "user-agent": `Mozilla/5.0 (compatible; ${PRODUCT_NAME}; +${env.APP_URL})`,
      },
      body: token,
    });
    answer.body.on("error", () => undefined);
    const isDelivered = answer.statusCode >= 200 && answer.statusCode < 300;
    const text = isDelivered ? await beginning(answer.body) : "";
    answer.body.destroy();
    return { isDelivered, isAcknowledged: isDelivered && saysDeleted(text) };
  } catch {
    return { isDelivered: false, isAcknowledged: false };
  } finally {
    void agent.destroy().catch(() => undefined);
  }
}

async function beginning(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > MAX_ANSWER_BYTES) return "";
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function saysDeleted(text: string): boolean {
  try {
    return answered.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
