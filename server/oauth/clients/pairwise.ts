import { randomBytes } from "node:crypto";
import { invalidField } from "@/lib/errors";
import type { Transaction } from "@/server/db/client";

/**
 * OpenID Connect Core 8.1. The sector is the one host that all return addresses have; an app's own scheme has none.
 * Applications of one owner and sector know a person by the same `sub`: they share what it is made with. Somebody
 * else's with the same host does not, for anybody can write a host.
 */
export async function pairwiseOf(tx: Transaction, ownerId: string, redirectUris: readonly string[]) {
  const sectorIdentifier = sectorOf(redirectUris);
  if (sectorIdentifier === null) {
    throw invalidField("redirect_uris", "A pairwise subject needs return addresses of one host");
  }
  const sibling = await tx.oAuthClient.findFirst({
    where: { ownerId, sectorIdentifier },
    select: { sectorSecret: true },
  });
  const sectorSecret = sibling?.sectorSecret ?? randomBytes(32).toString("base64url");
  return { isPairwise: true, sectorIdentifier, sectorSecret };
}

export function sectorOf(redirectUris: readonly string[]): string | null {
  const hosts = new Set(redirectUris.map((uri) => (/^https?:/i.test(uri) ? new URL(uri).host : null)));
  const [only] = hosts;
  return hosts.size === 1 ? (only ?? null) : null;
}
