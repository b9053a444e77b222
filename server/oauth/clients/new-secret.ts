import { createSecretValue, hashSecretValue } from "../secret-values";

/**
 * A new client secret with what is stored of it: its digest, and its last four characters, by which people recognise
 * it.
 */
export function newSecret() {
  const secret = createSecretValue("ocs_");
  return { secret, stored: { secretHash: hashSecretValue(secret), secretLast4: secret.slice(-4) } };
}
