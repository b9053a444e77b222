/** The signatures that a DPoP proof may have (RFC 9449 5.1, `dpop_signing_alg_values_supported`): asymmetric ones only. */
export const PROOF_ALGORITHMS = ["ES256", "ES384", "EdDSA", "Ed25519", "PS256", "RS256"] as const;
