import { createSecretValue, hashSecretValue } from "../secret-values";

/** A client secret, and what is stored of it: the digest, and the end by which people tell secrets apart. */
export function newSecret() {
  const secret = createSecretValue("ocs_");
  return { secret, stored: { secretHash: hashSecretValue(secret), secretLast4: secret.slice(-4) } };
}
