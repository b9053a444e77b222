import { createECDH, hkdfSync } from "node:crypto";
import { env } from "@/server/env";

export type ServerKeys = { readonly publicKey: string; readonly privateKey: string };

let known: { from: string; keys: ServerKeys } | undefined;

/**
 * The key pair by which push services know us (VAPID, RFC 8292 2), as base64url: an uncompressed point of P-256 and its
 * scalar. It is derived from AUTH_SECRET, so that every machine has the same one and nobody has to configure another
 * secret; with another AUTH_SECRET browsers have to be asked again, as people have to sign in again.
 */
export function serverKeys(): ServerKeys {
  const from = env.AUTH_SECRET;
  if (known?.from !== from) known = { from, keys: derived(from) };
  return known.keys;
}

function derived(secret: string): ServerKeys {
  const curve = createECDH("prime256v1");
  for (let attempt = 0; ; attempt += 1) {
    const scalar = Buffer.from(hkdfSync("sha256", secret, "", `forkprint push ${attempt}`, 32));
    try {
      curve.setPrivateKey(scalar);
    } catch {
      // One of four thousand million scalars is none of the curve.
      continue;
    }
    return { publicKey: curve.getPublicKey("base64url"), privateKey: scalar.toString("base64url") };
  }
}
