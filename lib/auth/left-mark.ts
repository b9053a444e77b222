/**
 * A cookie that our pages set at a sign-out, before the server is asked: the sign-in that a request with it carries is
 * over. Whatever request reaches the server first, with it the sign-in ends there too, also if the sign-out itself
 * never arrived. Scripts cannot remove the session cookie, which they cannot read. It has the prefix of the session
 * cookie, for the same reasons (server/auth/cookies.ts).
 */
export const leftMarkName = (isSecure: boolean): string => `${isSecure ? "__Host-" : ""}left`;
