import { randomBytes } from "node:crypto";
import { invalidField } from "@/lib/errors";
import type { Transaction } from "@/server/db/client";

/**
 * OpenID Connect Core 8.1. The sector is the one host that all redirect URIs share; an app's own URI scheme has none.
 * Applications with the same owner and sector share a salt, so a person has the same `sub` in all of them. Other
 * owners with the same host do not share it, because anybody can register URIs of any host.
 */
export async function pairwiseOf(tx: Transaction, ownerId: string, redirectUris: readonly string[]) {
  const sectorIdentifier = sectorOf(redirectUris);
  if (sectorIdentifier === null) {
    throw invalidField("redirect_uris", "pairwiseOneHost");
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
