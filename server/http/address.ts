import ipaddr from "ipaddr.js";
import { env } from "@/server/env";

/** Set by our own server from the socket's peer address; it overwrites whatever a client sent under this name. */
export const PEER_ADDRESS_HEADER = "x-forkprint-peer";

/**
 * The smallest network that an internet provider gives to one customer (RFC 6177): all addresses in it count as one
 * caller.
 */
const CUSTOMER_BITS_OF_IPV6 = 64;

/**
 * The caller's network address, in one spelling. A proxy's header counts only when CLIENT_IP_HEADER names it. Of a
 * list of addresses the last entry counts: the trusted proxy itself wrote it, the others may be forged.
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
 * The key that rate limits count by: an IPv4 address, or the network of an IPv6 address. Every spelling of one address
 * gives the same key: in capitals, with zeros, with a port or a zone, in brackets, or as IPv4 inside IPv6.
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
