import type { Client } from "../find-client";
import { invalidGrant } from "../protocol-error";
import { invalidProof } from "./check-proof";

/**
 * The key that tokens are bound to is the one that the code or the refresh token was issued for.
 * @param proofKey the thumbprint of the key that the caller holds; null: it sent no proof
 * @param bound the thumbprint that the code or refresh token asks for; null: any
 * @throws ProtocolError invalid_dpop_proof if the application must send a proof (RFC 9449 5.2), invalid_grant for another key
 */
export function requireProof(client: Client, proofKey: string | null, bound: string | null): void {
  if (proofKey === null && (client.requiresProofs || bound !== null)) {
    throw invalidProof("A DPoP proof is needed for this request");
  }
  if (bound !== null && bound !== proofKey) throw invalidGrant();
}
