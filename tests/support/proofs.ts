import { createHash, randomUUID } from "node:crypto";
import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from "jose";
import { now } from "@/server/clock";

export type ProofKey = { privateKey: CryptoKey; jwk: Record<string, unknown>; thumbprint: string; alg: string };

export async function createProofKey(alg = "ES256"): Promise<ProofKey> {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  const jwk = await exportJWK(publicKey);
  return { privateKey, jwk: { ...jwk }, thumbprint: await calculateJwkThumbprint(jwk), alg };
}

type ProofOptions = {
  method?: string;
  path?: string;
  /** The access token that the proof is for. */
  token?: string;
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  secondsAgo?: number;
};

/** A proof of possession (RFC 9449 4.2), correct unless stated. A claim that is undefined is left out. */
export async function proofOf(key: ProofKey, options: ProofOptions = {}): Promise<string> {
  const { method = "POST", path = "/oauth/token", token, secondsAgo = 0 } = options;
  const claims = {
    jti: randomUUID(),
    htm: method,
    htu: `http://localhost:3000${path}`,
    iat: Math.floor(now().getTime() / 1000) - secondsAgo,
    ...(token === undefined ? {} : { ath: createHash("sha256").update(token).digest("base64url") }),
    ...options.claims,
  };
  return new SignJWT(claims)
    .setProtectedHeader({ typ: "dpop+jwt", alg: key.alg, jwk: key.jwk, ...options.header })
    .sign(key.privateKey);
}
