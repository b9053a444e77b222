/** A host and an optional port. User names, and so `@`, are not allowed. */
const AUTHORITY = /^(\[[0-9a-f:.]+\]|[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?)(?::(\d{1,5}))?$/i;
const LOOPBACK_HOSTS = new Set(["127.0.0.1", "[::1]", "localhost"]);
/**
 * The loopback addresses of RFC 8252 7.3. `localhost` is not allowed, because a resolver may send it elsewhere (8.3).
 */
const LOOPBACK_LITERAL = /^http:\/\/(127\.0\.0\.1|\[::1\])(?::(\d{1,5}))?(\/.*)?$/;
/**
 * The characters of RFC 3986 2 without `#` and `*`. White space, control characters and backslashes are not among them.
 */
const URI_CHARACTERS = /^[A-Za-z0-9\-._~:/?[\]@!$&'()+,;=%]+$/;
const MAX_LENGTH = 2000;
const MAX_PORT = 65_535;

/**
 * The sentence that says why an address may not be registered, or null if it may. Allowed are https for every client,
 * http on the own machine, and private-use schemes with a dot for public clients (RFC 8252 7.1).
 */
export function redirectUriProblem(uri: string, { isPublic }: { isPublic: boolean }): string | null {
  if (uri.length > MAX_LENGTH) return `A redirect URI has at most ${MAX_LENGTH} characters`;
  if (uri.includes("#")) return "A redirect URI must not have a fragment (#)";
  if (uri.includes("*")) return "A redirect URI must not have a wildcard (*)";
  if (!URI_CHARACTERS.test(uri)) return "A redirect URI must not have spaces or characters that addresses cannot have";
  const [, scheme = "", rest = ""] = /^([a-z][a-z0-9+.-]*):(.+)$/i.exec(uri) ?? [];
  if (scheme === "") return "A redirect URI must be absolute, such as https://example.com/callback";
  const authority = /^\/\/([^/?]*)/.exec(rest)?.[1];
  if (authority?.includes("@")) return "A redirect URI must not have a user name";
  const name = scheme.toLowerCase();
  if (name === "https" || name === "http") return webProblem(name, uri, authority);
  if (!name.includes(".")) return "A redirect URI must begin with https://, or be an app's own scheme with a dot in it";
  return isPublic ? null : "Only public applications may use an app's own scheme";
}

function webProblem(scheme: "http" | "https", uri: string, authority: string | undefined): string | null {
  const [, host = "", port = "0"] = AUTHORITY.exec(authority ?? "") ?? [];
  if (host === "" || Number(port) > MAX_PORT || !URL.canParse(uri)) return "A redirect URI must name a host";
  if (scheme === "http" && !LOOPBACK_HOSTS.has(host.toLowerCase())) {
    return "A redirect URI must use https; http only works for 127.0.0.1, [::1] and localhost";
  }
  return null;
}

type Registration = { redirectUris: readonly string[]; isPublic: boolean };

/**
 * True if the requested address equals a registered one character by character (RFC 9700 4.1.3). A public client on its
 * own machine may use another port, which the system assigns at run time (RFC 8252 7.3). The registered address is
 * checked again, so that a bad value in the database cannot run script on our origin.
 */
export function matchesRegistered(requested: string, { redirectUris, isPublic }: Registration): boolean {
  if (redirectUriProblem(requested, { isPublic }) !== null) return false;
  return redirectUris.includes(requested) || (isPublic && redirectUris.some((one) => differsInPort(requested, one)));
}

function differsInPort(requested: string, registered: string): boolean {
  const [, host, port = "0", path = ""] = LOOPBACK_LITERAL.exec(requested) ?? [];
  const [, registeredHost, , registeredPath = ""] = LOOPBACK_LITERAL.exec(registered) ?? [];
  return host !== undefined && host === registeredHost && path === registeredPath && Number(port) <= MAX_PORT;
}

/** An application on the person's own device. Nothing proves who receives its redirects (RFC 8252 8.6). */
export const isNativeAddress = (uri: string): boolean => !/^https:/i.test(uri);

/** The part of an address that people are shown: the host, or the scheme of an application. */
export const shownHost = (uri: string): string =>
  /^https?:\/\/([^/?]+)/i.exec(uri)?.[1] ?? uri.slice(0, uri.indexOf(":"));

/** The registered address with parameters appended. `new URL` is not used, because it rewrites the address. */
export function withParameters(uri: string, parameters: Record<string, string | undefined>): string {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const query = new URLSearchParams(given).toString();
  if (query === "") return uri;
  return `${uri}${uri.includes("?") ? "&" : "?"}${query}`;
}
