import { PROOF_ALGORITHMS } from "@/lib/oauth/proof-algorithms";
import { bearerTokenIn } from "@/server/bearer";
import { checkProof, invalidProof, takeProof } from "@/server/oauth/proofs/check-proof";
import { ProtocolError } from "@/server/oauth/protocol-error";
import { type OAuthAccess, type PresentedToken, resolveAccessToken } from "@/server/oauth/resolve-access-token";

/** RFC 9449 7.1: the challenge for whoever came with the DPoP scheme. */
export const proofChallenge = (error: "invalid_token" | "invalid_dpop_proof"): string =>
  `DPoP error="${error}", algs="${PROOF_ALGORITHMS.join(" ")}"`;

export const isByProof = (request: Request): boolean => /^dpop(\s|$)/i.test(request.headers.get("authorization") ?? "");

/**
 * The access token of the Authorization header: by the Bearer scheme, or by the DPoP scheme with a proof in the header
 * of that name (RFC 9449 7.1). Null for another scheme, or for more or less than one token.
 * @throws ProtocolError 401 invalid_dpop_proof
 */
export async function presentedToken(request: Request): Promise<PresentedToken | null> {
  const authorization = request.headers.get("authorization");
  if (!isByProof(request)) {
    const token = bearerTokenIn(authorization);
    return token === undefined ? null : { token, proof: null };
  }
  const token = /^dpop +(\S+)$/i.exec(authorization ?? "")?.[1];
  return token === undefined ? null : { token, proof: await challenging(proofBeside(token, request)) };
}

async function proofBeside(token: string, request: Request) {
  const proof = request.headers.get("dpop");
  if (proof === null) throw invalidProof("A DPoP proof is needed beside the access token");
  return checkProof(proof, request, token);
}

/**
 * What the presented token allows at this resource, or null.
 * @throws ProtocolError 401 invalid_dpop_proof
 */
export const accessOf = (presented: PresentedToken, resource: string | null = null): Promise<OAuthAccess | null> =>
  challenging(resolveAccessToken(presented, resource));

/** At a resource, a bad proof is answered with a challenge (RFC 9449 7.1). */
async function challenging<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ProtocolError) || error.code !== "invalid_dpop_proof") throw error;
    const headers = { "WWW-Authenticate": proofChallenge(error.code) };
    throw new ProtocolError(error.code, error.description, { status: 401, headers });
  }
}

/**
 * The thumbprint of the key that the caller of a protocol endpoint holds; null: it sent no proof.
 * @throws ProtocolError invalid_dpop_proof
 */
export async function presentedProof(request: Request): Promise<string | null> {
  const text = request.headers.get("dpop");
  if (text === null) return null;
  const proof = await checkProof(text, request);
  await takeProof(proof);
  return proof.thumbprint;
}
