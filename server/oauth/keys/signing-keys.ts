import { createPublicKey, type KeyObject } from "node:crypto";
import { calculateJwkThumbprint } from "jose";
import { MINUTE_MS } from "@/lib/durations";
import { env } from "@/server/env";

/** RFC 7517 4: the public half only. */
export type PublicJwk = { kty: "RSA"; n: string; e: string; kid: string; use: "sig"; alg: "RS256" };
export type SigningKey = { kid: string; privateKey: KeyObject; publicJwk: PublicJwk };

/** The time of a key's last signature is stored at most once in this interval. */
export const SIGNATURES_NOTED_WITHIN_MS = MINUTE_MS;

type Configured = typeof env.OAUTH_PRIVATE_KEY;
let prepared: { from: Configured; keys: Promise<SigningKey[]> } | undefined;

/** The configured keys, never empty. The first one signs; the others verify what they signed before. */
export function signingKeys(): Promise<SigningKey[]> {
  const from = env.OAUTH_PRIVATE_KEY;
  if (prepared?.from !== from) prepared = { from, keys: Promise.all(from.map(prepare)) };
  return prepared.keys;
}

/** The key that signs. */
export async function currentSigningKey(): Promise<SigningKey> {
  const [key] = await signingKeys();
  if (!key) throw new Error("there is no signing key");
  return key;
}

async function prepare({ kid, key }: Configured[number]): Promise<SigningKey> {
  const { n = "", e = "" } = createPublicKey(key).export({ format: "jwk" });
  const id = kid ?? (await calculateJwkThumbprint({ kty: "RSA", n, e }));
  return { kid: id, privateKey: key, publicJwk: { kty: "RSA", n, e, kid: id, use: "sig", alg: "RS256" } };
}
