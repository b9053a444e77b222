import { isIP } from "node:net";
import { importFailure } from "../import-failure";
import { isPublicAddress } from "./public-address";

/** Another port would be another service: mail, databases, printers. */
const WEB_PORTS = new Set(["", "80", "443"]);
/** Names that are valid only inside a network, and the tree of names for addresses. */
const INSIDE = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|home\.arpa|onion|alt)$/;

/** Host and port as FETCH_ALLOW_HOSTS names them: "127.0.0.1:8080". */
export const authorityOf = (url: URL): string =>
  `${url.hostname}:${url.port || (url.protocol === "https:" ? "443" : "80")}`;

/** The host without the brackets of IPv6 and without trailing dots. */
export const bareHost = (url: URL): string => url.hostname.replace(/^\[|\]$/g, "").replace(/\.+$/, "");

/**
 * Throws unless the text of an address allows fetching it; where its name leads is checked when connecting. The URL
 * parser has already normalised every notation of IPv4 (0x7f.1, 2130706433, 0177.0.0.1).
 * @throws importFailure
 */
export function requireFetchable(url: URL, allowed: readonly string[]): void {
  if (url.protocol !== "http:" && url.protocol !== "https:") throw importFailure("invalid_url");
  // A name and password in an address disguise where it leads, and would be stored with the recipe.
  if (url.username !== "" || url.password !== "") throw importFailure("address_not_allowed");
  if (allowed.includes(authorityOf(url))) return;
  if (!WEB_PORTS.has(url.port)) throw importFailure("address_not_allowed");
  const host = bareHost(url);
  const isFine = isIP(host) ? isPublicAddress(host) : host.includes(".") && !INSIDE.test(host);
  if (!isFine) throw importFailure("address_not_allowed");
}

/**
 * In characters, with letters of other scripts as they are percent-encoded. Longer addresses do not fit into the index.
 */
export const MAX_ADDRESS_LENGTH = 2000;

/** "www.soup.example/onion": people leave out what browsers add. */
const WITHOUT_SCHEME = /^www\.(?=[^\s/.]+\.[^\s]+$)/i;

/** Parses the address of a page that a person entered. @throws importFailure for text that is no web address */
export function parsePageAddress(text: string): URL {
  const trimmed = text.trim().replace(WITHOUT_SCHEME, "https://www.");
  // Browsers accept `https:example.com` and `http:/x` as addresses, but for people they are typing errors.
  if (!/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) throw importFailure("invalid_url");
  const url = new URL(trimmed);
  url.hash = "";
  if (url.href.length > MAX_ADDRESS_LENGTH) throw importFailure("invalid_url");
  return url;
}
