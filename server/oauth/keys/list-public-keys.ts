import { z } from "zod";
import { DAY_MS } from "@/lib/durations";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { type PublicJwk, SIGNATURES_NOTED_WITHIN_MS, signingKeys } from "./signing-keys";

const LISTED_AFTER_LAST_SIGNATURE_MS = DAY_MS + SIGNATURES_NOTED_WITHIN_MS;

const storedKey = z.object({ kty: z.literal("RSA"), n: z.string(), e: z.string() });

/** RFC 7517 5: the configured keys, and those that signed within the last day, also of other processes. */
export async function listPublicKeys(): Promise<PublicJwk[]> {
  const configured = (await signingKeys()).map((key) => key.publicJwk);
  const known = new Set(configured.map((key) => key.kid));
  const rows = await db.oAuthSigningKey.findMany({
    where: { lastSignedAt: { gt: new Date(now().getTime() - LISTED_AFTER_LAST_SIGNATURE_MS) } },
    orderBy: { kid: "asc" },
    select: { kid: true, publicJwk: true },
  });
  const retired = rows
    .filter(({ kid }) => !known.has(kid))
    .map(({ kid, publicJwk }): PublicJwk => ({ ...storedKey.parse(publicJwk), kid, use: "sig", alg: "RS256" }));
  return [...configured, ...retired];
}
