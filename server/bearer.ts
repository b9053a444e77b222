/**
 * The token of an Authorization header with the Bearer scheme, whose name may be written in any case (RFC 6750 2.1).
 * Undefined for another scheme, or for more or less than one token.
 */
export const bearerTokenIn = (authorization: string | null): string | undefined =>
  /^bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
