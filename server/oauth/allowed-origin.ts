import { domainToASCII } from "node:url";

/**
 * Whether a browser's Origin is on an application's list of web sites. An entry is a host name, which allows the site
 * on any port, or a host name with a port, which allows that port only. Only the whole host matches: neither a
 * subdomain nor a longer name that begins or ends like it. A rule for browsers, not authentication: programs can send
 * any Origin.
 */
export function isAllowedOrigin(origin: string, allowedDomains: readonly string[]): boolean {
  const url = readOrigin(origin);
  if (!url) return false;
  return allowedDomains.some((entry) => {
    const domain = entry.trim().toLowerCase();
    return (
      domain !== "" &&
      [domain, domainToASCII(domain)].some((host) => host === url.hostname || host === hostWithPort(url))
    );
  });
}

/**
 * Parses an origin written exactly as browsers serialise it (RFC 6454 6.2), else null: "null", or one with a path or a
 * user name.
 */
function readOrigin(origin: string): URL | null {
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return null;
  const url = new URL(origin);
  return url.origin === origin ? url : null;
}

const hostWithPort = (url: URL): string => `${url.hostname}:${url.port || (url.protocol === "https:" ? "443" : "80")}`;
