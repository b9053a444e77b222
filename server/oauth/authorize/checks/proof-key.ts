import { type Check, refuse } from "./check";

/** RFC 7638: a SHA-256 thumbprint in base64url. */
const THUMBPRINT = /^[A-Za-z0-9_-]{43}$/;

/** RFC 9449 10: `dpop_jkt` names the key that the code is for. */
export const proofKey: Check = (parameters) => {
  const thumbprint = parameters.get("dpop_jkt");
  if (thumbprint === undefined || THUMBPRINT.test(thumbprint)) return null;
  return refuse("invalid_request", "The dpop_jkt is no SHA-256 thumbprint");
};
