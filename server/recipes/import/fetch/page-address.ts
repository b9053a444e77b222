import { isIP } from "node:net";
import { importFailure } from "../import-failure";
import { isPublicAddress } from "./public-address";

/** A request to another port is a request to another service: mail, databases, printers. */
const WEB_PORTS = new Set(["", "80", "443"]);
/** Names that only mean something inside a network, and the addresses' own tree. */
const INSIDE = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|home\.arpa|onion|alt)$/;

/** Host and port as FETCH_ALLOW_HOSTS names them: "127.0.0.1:8080". */
export const authorityOf = (url: URL): string =>
  `${url.hostname}:${url.port || (url.protocol === "https:" ? "443" : "80")}`;

/** The host without the brackets of IPv6 and dots at its end. */
export const bareHost = (url: URL): string => url.hostname.replace(/^\[|\]$/g, "").replace(/\.+$/, "");

/**
 * An address that may be fetched as far as its text tells; where its name leads is looked at when connecting. The URL
 * parser has already made one number of every notation of IPv4 (0x7f.1, 2130706433, 0177.0.0.1).
 * @throws importFailure
 */
export function requireFetchable(url: URL, allowed: readonly string[]): void {
  if (url.protocol !== "http:" && url.protocol !== "https:") throw importFailure("invalid_url");
  // A name and password in an address hide where it leads, and would be kept with the recipe.
  if (url.username !== "" || url.password !== "") throw importFailure("address_not_allowed");
  if (allowed.includes(authorityOf(url))) return;
  if (!WEB_PORTS.has(url.port)) throw importFailure("address_not_allowed");
  const host = bareHost(url);
  const isFine = isIP(host) ? isPublicAddress(host) : host.includes(".") && !INSIDE.test(host);
  if (!isFine) throw importFailure("address_not_allowed");
}

/** Characters, every other script's letters written as they travel. Longer ones are kept by no index. */
export const MAX_ADDRESS_LENGTH = 2000;

/** @throws importFailure for text that is no web address */
export function parsePageAddress(text: string): URL {
  const trimmed = text.trim();
  // `https:example.com` and `http:/x` are addresses to a browser and slips of the pen to everybody else.
  if (!/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) throw importFailure("invalid_url");
  const url = new URL(trimmed);
  url.hash = "";
  if (url.href.length > MAX_ADDRESS_LENGTH) throw importFailure("invalid_url");
  return url;
}
