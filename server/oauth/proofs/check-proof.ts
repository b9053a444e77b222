import { createHash } from "node:crypto";
import { calculateJwkThumbprint, EmbeddedJWK, errors, type JWTPayload, jwtVerify } from "jose";
import { PROOF_ALGORITHMS } from "@/lib/oauth/proof-algorithms";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { env } from "@/server/env";
import { ProtocolError } from "../protocol-error";
import { hashSecretValue } from "../secret-values";

/** How old a proof may be, and how far the application's clock may be ahead of ours. */
const MOST_AGE_SECONDS = 60;
const CLOCK_SECONDS = 30;
/** Until then a proof must be recognised when it is sent again. */
const KEPT_SECONDS = MOST_AGE_SECONDS + 2 * CLOCK_SECONDS;
const MOST_TEXT = 8000;
const MOST_ID_TEXT = 256;

/** RFC 9449 5. `description`: what is wrong with the proof, for the application's developer. */
export const invalidProof = (description: string): ProtocolError =>
  new ProtocolError("invalid_dpop_proof", description);

/** `thumbprint`: of the key that the caller holds (RFC 7638, SHA-256, base64url). `id`: of the proof, unique for its key. */
export type Proof = { thumbprint: string; id: string };

/**
 * Checks a proof of possession (RFC 9449 4.3), except whether it was used before.
 * @param proof the value of the DPoP header
 * @param token the access token that it must be for; absent at the token endpoint
 * @throws ProtocolError invalid_dpop_proof
 */
export async function checkProof(proof: string, request: Request, token?: string): Promise<Proof> {
  if (proof.length > MOST_TEXT) throw invalidProof("The DPoP proof is too long");
  const { payload, thumbprint } = await verify(proof);
  if (payload.htm !== request.method) throw invalidProof("The htm of the DPoP proof is not the method of the request");
  if (addressOf(payload.htu) !== addressOf(env.APP_URL + new URL(request.url).pathname)) {
    throw invalidProof("The htu of the DPoP proof is not the address of the request");
  }
  if (token !== undefined && payload.ath !== createHash("sha256").update(token).digest("base64url")) {
    throw invalidProof("The ath of the DPoP proof is not the hash of the access token");
  }
  const { jti } = payload;
  if (typeof jti !== "string" || jti === "" || jti.length > MOST_ID_TEXT) {
    throw invalidProof("The jti of the DPoP proof is missing or too long");
  }
  return { thumbprint, id: jti };
}

/**
 * Remembers a proof in the database, which all processes share, so that it works once (RFC 9449 11.1). Done last, so
 * that nobody without a token can fill the table.
 * @throws ProtocolError invalid_dpop_proof
 */
export async function takeProof({ thumbprint, id }: Proof): Promise<void> {
  const stored = await db.oAuthUsedProof.createMany({
    data: {
      hash: hashSecretValue(`${thumbprint} ${id}`),
      expiresAt: new Date(now().getTime() + KEPT_SECONDS * 1000),
    },
    skipDuplicates: true,
  });
  if (stored.count === 0) throw invalidProof("The DPoP proof was used before");
}

/** The signature, by the key that the proof names itself, the type, and the time. */
async function verify(proof: string): Promise<{ payload: JWTPayload; thumbprint: string }> {
  try {
    // EmbeddedJWK refuses a private or symmetric key.
    const { payload, protectedHeader } = await jwtVerify(proof, EmbeddedJWK, {
      typ: "dpop+jwt",
      algorithms: [...PROOF_ALGORITHMS],
      maxTokenAge: MOST_AGE_SECONDS,
      clockTolerance: CLOCK_SECONDS,
      currentDate: now(),
    });
    return { payload, thumbprint: await calculateJwkThumbprint(protectedHeader.jwk ?? {}) };
  } catch (error) {
    const isOld = error instanceof errors.JWTClaimValidationFailed || error instanceof errors.JWTExpired;
    throw invalidProof(isOld ? "The iat of the DPoP proof is too old or in the future" : "The DPoP proof is not valid");
  }
}

/** RFC 9449 4.3, 9: compared without query and fragment, after normalising. */
function addressOf(text: unknown): string | null {
  if (typeof text !== "string" || !URL.canParse(text)) return null;
  const { origin, pathname } = new URL(text);
  return origin + pathname;
}
