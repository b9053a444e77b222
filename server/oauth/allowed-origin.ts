import { domainToASCII } from "node:url";

/**
 * Whether a browser's Origin stands on an application's list of web sites. An entry is a host name, for the
 * site on any port, or a host name with its port, for that port only. Nothing but the whole host counts:
 * neither a subdomain nor a longer name that begins or ends like it. A browser rule, not authentication.
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

/** An origin exactly as browsers serialise it (RFC 6454 6.2), else null: "null", a path or a user name is none. */
function readOrigin(origin: string): URL | null {
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return null;
  const url = new URL(origin);
  return url.origin === origin ? url : null;
}

const hostWithPort = (url: URL): string => `${url.hostname}:${url.port || (url.protocol === "https:" ? "443" : "80")}`;
