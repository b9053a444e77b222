import ipaddr from "ipaddr.js";
import { env } from "@/server/env";

/** Set by our own server from the socket, overwriting whatever a client sent under this name. */
export const PEER_ADDRESS_HEADER = "x-forkprint-peer";

/** What one customer of an internet provider is given at least (RFC 6177): addresses within it are one caller's. */
const CUSTOMER_BITS_OF_IPV6 = 64;

/**
 * The caller's network address, in one spelling. A proxy's header counts only when CLIENT_IP_HEADER names it; of a
 * list, the last entry, which is the one that the trusted proxy itself wrote.
 */
export function addressOf(request: { headers: Pick<Headers, "get"> }): string {
  const trusted = env.CLIENT_IP_HEADER;
  if (trusted) {
    const last = request.headers.get(trusted)?.split(",").at(-1)?.trim();
    if (last) return callerOf(last);
  }
  return callerOf(request.headers.get(PEER_ADDRESS_HEADER) ?? "unknown");
}

/**
 * What limits count by: an IPv4 address, or the network of an IPv6 one. However it is written: in capitals, with
 * zeros, with a port or a zone, in brackets, or as IPv4 inside IPv6.
 */
export function callerOf(text: string): string {
  const bare = withoutPort(text.trim().toLowerCase()).replace(/%.*$/s, "");
  if (!ipaddr.isValid(bare)) return text;
  const address = ipaddr.process(bare);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/${CUSTOMER_BITS_OF_IPV6}`);
  return `${network.toString()}/${CUSTOMER_BITS_OF_IPV6}`;
}

const withoutPort = (text: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
