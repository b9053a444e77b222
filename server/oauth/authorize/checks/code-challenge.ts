import { type Check, refuse } from "./check";

/** RFC 7636 4.2: the characters and lengths that a Base64url digest can have. */
const CHALLENGE = /^[A-Za-z0-9\-._~]{43,128}$/;

/**
 * PKCE (RFC 7636 4.3 and 4.4.1, RFC 9700 2.1.1): required of public clients and of those that chose to require it,
 * optional for others, and accepted with S256 only.
 */
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
