import { type Check, refuse } from "./check";

/** RFC 7636 4.2: what may be the Base64url form of a digest. */
const CHALLENGE = /^[A-Za-z0-9\-._~]{43,128}$/;

/** RFC 7636 4.3 and 4.4.1, RFC 9700 2.1.1: public clients must, and others that said so; everybody may, and only with S256. */
export const codeChallenge: Check = (parameters, client) => {
  const challenge = parameters.get("code_challenge");
  const method = parameters.get("code_challenge_method");
  if (challenge === undefined && method !== undefined)
    return refuse("invalid_request", "The code_challenge is missing");
  if (challenge === undefined) {
    return client.isPublic || client.requiresPkce
      ? refuse("invalid_request", "This application must send a code_challenge")
      : null;
  }
  // An absent method would mean `plain`, which protects nothing.
  if (method !== "S256") return refuse("invalid_request", "The code_challenge_method must be S256");
  return CHALLENGE.test(challenge) ? null : refuse("invalid_request", "The code_challenge is malformed");
};
